//! Short lists without heap.

use std::{
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

/// A short list that lives in place, so that a state is copied as plain memory.
///
/// A push beyond the capacity is refused, never a panic: the caller turns it into a
/// [`crate::GameError`].
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Whether there is no room for more.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Adds at the end; false if there is no room.
    #[must_use]
    pub fn push(&mut self, item: T) -> bool {
        let Some(slot) = self.items.get_mut(self.len as usize) else { return false };
        *slot = item;
        self.len += 1;
        true
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes out the one at the index; the order of the others stays.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Takes out the first one that is equal; false if there is none.
    pub fn take(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let found = self.iter().position(|x| *x == item);
        found.map(|at| self.remove(at)).is_some()
    }

    /// Keeps those that fit, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if keep(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.len = kept as u16;
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

// What lies beyond the length is left over: equal lists must be equal and hash equal without it.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

/// Goes over a copy, so that what it was copied from can change meanwhile.
impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = IntoIter<T, N>;

    fn into_iter(self) -> Self::IntoIter {
        IntoIter { list: self, next: 0 }
    }
}

/// Goes over a list of its own.
pub struct IntoIter<T, const N: usize> {
    list: List<T, N>,
    next: usize,
}

impl<T: Copy, const N: usize> Iterator for IntoIter<T, N> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let item = *self.list.get(self.next)?;
        self.next += 1;
        Some(item)
    }
}

/// Takes what there is room for.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items.into_iter().take(N) {
            let _ = list.push(item);
        }
        list
    }
}
