#!/bin/bash
# link-order.sh PRICETUI FILE: writes the names of the functions that printing the file and the
# first frames of its screen execute, and of the data that they read and write, in the order of
# their first use, a name a line.
# A linker that places them so makes start-up touch few pages of the program, and the kernel maps
# few beside them. Needs valgrind and script.
#
# link-order.sh app PROGRAM ARGUMENT: the same of the first frames of a program of TerminalApp,
# which Ctrl-C ends.
#
# link-order.sh stale PRICETUI ORDER FILE: says what of an order is out of date, if a twentieth or
# more is: names that the program has no more, and functions of start-up that the order has not.
# The latter need valgrind, and are left out without.
set -euo pipefail

# stale PROGRAM ORDER FILE
stale() {
  names=$(mktemp) used=$(mktemp) && trap 'rm -f "$names" "$used"' EXIT
  nm "$1" | awk '{ print $NF }' | LC_ALL=C sort -u >"$names"
  all=$(grep -c . "$2")
  gone=$(LC_ALL=C sort -u "$2" | LC_ALL=C comm -23 - "$names" | grep -c .) || true
  note="$gone of the $all names in the order of start-up are gone from the program"
  missing=0
  # The functions that printing the sample executes.
  if command -v valgrind >/dev/null && valgrind --tool=callgrind --callgrind-out-file="$used" \
    --log-file=/dev/null --compress-strings=no "$1" --print "$3" >/dev/null </dev/null; then
    missing=$(sed -n "s/^fn=//; t name; d; :name; s/'[0-9]*\$//; p" "$used" | LC_ALL=C sort -u |
      LC_ALL=C comm -12 - "$names" |
        LC_ALL=C comm -23 - <(LC_ALL=C sort -u "$2") | grep -c .) || true
    note="$note, and $missing functions of start-up are not in it"
  fi
  if [ $((gone * 20)) -ge "$all" ] || [ $((missing * 20)) -ge "$all" ]; then
    echo "$note: renew it with make order, once for a release."
  fi
}
if [ "$1" = stale ]; then
  stale "$2" "$3" "$4"
  exit
fi

kind=viewer quit=q
if [ "$1" = app ]; then
  kind=app quit=$'\003'
  shift
fi
program=$1 file=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Runs a command that traces a program; writes each address that it uses once, sixteen digits each.
# The addresses of the program itself have up to eight.
addresses() {
  mkfifo "$folder/trace"
  "$@" &
  awk '/^(I | [LSM]) +[0-9a-f]+,/ {
         sub(",.*", "", $2)
         if (length($2) <= 8 && !seen[$2]++) print substr("0000000000000000", length($2) + 1) $2
       }' "$folder/trace"
  wait $!
  rm "$folder/trace"
}
trace="valgrind --tool=lackey --trace-mem=yes --log-file=$folder/trace"
print_chart() { $trace "$program" --print "$file" >/dev/null </dev/null; }
show_screen() {
  type_keys | TERM=xterm-256color SHELL=/bin/sh script -qefc \
    "stty rows 30 columns 100; $trace '$program' '$file'" "$folder/screen" >/dev/null
}

# A key is typed when the frame before it stands: more than the bytes that were there, and at first
# more than what prepares the screen, after which input is thrown away.
type_keys() {
  local before=1000
  for key in $'\eOC' $'\eOC' $'\eOD' "$quit"; do
    until [ "$(stat -c %s "$folder/screen" 2>/dev/null || echo 0)" -gt $((before + 100)) ]; do
      sleep 0.5
    done
    before=$(stat -c %s "$folder/screen")
    printf %s $key
  done
}

# What has a name and what was used, by address; an address belongs to the last name before it.
{
  nm "$program" | awk '$2 ~ /^[tTwWiVvdDrRbB]$/ { print $1, 0, $3 }'
  { [ $kind = app ] || addresses print_chart
    addresses show_screen; } | awk '{ print $1, NR }'
} | LC_ALL=C sort -k1,1 -k2,2n |
  awk '$2 == 0 { names = ($1 == address ? names " " : "") $3; address = $1; next }
       { print $2, names }' |
  sort -n | awk '{ for (i = 2; i <= NF; i++) if (!seen[$i]++) print $i }'
