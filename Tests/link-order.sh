#!/bin/bash
# link-order.sh PRICETUI FILE: writes the names of the functions that printing the file and the
# first frames of its screen execute, in the order of their first execution, a name a line.
# A linker that places them so makes start-up touch few pages. Needs valgrind and script.
set -euo pipefail
program=$1 file=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Valgrind tells each block of code when it is executed for the first time.
trace="valgrind --tool=none --demangle=no --trace-flags=10000000 --trace-notbelow=0
  --vex-guest-chase=no --log-file=$folder"

# A key is typed when the frame before it stands: one more than the bytes that were there.
type_keys() {
  local before=0
  for key in $'\eOC' $'\eOC' $'\eOD' q; do
    until [ "$(stat -c %s "$folder/screen" 2>/dev/null || echo 0)" -gt $((before + 100)) ]; do
      sleep 0.5
    done
    before=$(stat -c %s "$folder/screen")
    printf %s $key
  done
}
$trace/1.log "$program" --print "$file" >/dev/null </dev/null
type_keys | TERM=xterm-256color SHELL=/bin/sh script -qefc \
  "stty rows 30 columns 100; $(echo $trace)/2.log '$program' '$file'" "$folder/screen" >/dev/null

# The functions and the blocks by address, of sixteen digits; a block belongs to the last function.
{
  nm "$program" | awk '$2 ~ /^[tTwWiVv]$/ { print $1, 0, $3 }'
  sed -nE 's/^==== SB [0-9]+ .* 0x([0-9a-f]+) .*/000000000000000\1/p' "$folder"/[12].log |
    sed -E 's/.*(.{16})$/\1/' | awk '{ print $1, NR }'
} | LC_ALL=C sort -k1,1 -k2,2n |
  awk '$2 == 0 { names = ($1 == address ? names " " : "") $3; address = $1; next }
       { print $2, names }' |
  sort -n | awk '{ for (i = 2; i <= NF; i++) if (!seen[$i]++) print $i }'
