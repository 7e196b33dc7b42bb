//! What a Methuselah can do: the options of a window, each of them legal.

mod ability;
mod action;
mod alike;
mod hand;
mod pick;
mod playable;
mod reduction;
mod spared;
mod take_over;
mod target;

pub(crate) use ability::ability_name;
