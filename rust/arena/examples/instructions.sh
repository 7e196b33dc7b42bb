#!/usr/bin/env bash
# Instructions per decision of random play, counted by callgrind: a measure of speed that does not
# depend on the machine's mood.
#
#   rust/arena/examples/instructions.sh           prints the number
#   rust/arena/examples/instructions.sh BASELINE  fails if it is more than 5 % off the number given
#
# Two runs of different length are set against each other, so that loading the cards counts nothing.
set -euo pipefail
cd "$(dirname "$0")/../../.."

cargo build --quiet --release --package methuselah-arena --example workload
workload=${CARGO_TARGET_DIR:-target}/release/examples/workload
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT

# Prints the decisions of that many games, and the instructions that they took.
measure() {
    local decisions instructions
    decisions=$(valgrind --quiet --tool=callgrind --callgrind-out-file="$counts" "$workload" "$1")
    instructions=$(sed -n 's/^\(summary\|totals\): //p' "$counts" | head -n 1)
    echo "$decisions $instructions"
}

read -r few few_instructions < <(measure 5)
read -r many many_instructions < <(measure 25)
number=$(( (many_instructions - few_instructions) / (many - few) ))
echo "instructions per decision: $number"

if [[ $# -gt 0 ]] && (( number * 100 < $1 * 95 || number * 100 > $1 * 105 )); then
    echo "more than 5 % off the baseline of $1" >&2
    exit 1
fi
