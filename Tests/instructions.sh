#!/bin/sh
# instructions.sh PRICETUI CHART-BENCHMARK: counts the instructions of start-up, frames and load,
# which are the same from run to run and on a busy machine, and fails where they exceed a limit.
# The limits stand a tenth above what was counted when they were set; raise one only with a
# reason. A tenth, because the C library copies memory by other instructions on other processors.
set -eu
program=$1 benchmark=$2
command -v valgrind >/dev/null || {
  echo 'Instructions are not counted: there is no valgrind.'
  exit 0
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
seq -f '@%.0f' 1704067200 3600 2064063600 | date -u -f - +%Y-%m-%dT%H:%M:%S |
  awk 'BEGIN { print "time,price" } { printf "%s,%.4f\n", $0, 1 + (NR - 1) * 7919 % 1000 / 1000 }' \
    >"$folder/load.csv"
status=0
check() { # NAME LIMIT COMMAND...
  name=$1 limit=$2
  shift 2
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$folder/log" "$@" >/dev/null
  count=$(sed -n 's/.*refs: *//p' "$folder/log" | tr -d ,)
  echo "$name: $count of $limit"
  [ "$count" -le "$limit" ] || { echo "$name: more instructions than allowed" >&2; status=1; }
}
check start-up 2940000 "$program" --print --file Resources/today.json
check frames 66000000 "$benchmark" frames
check load 97000000 "$program" --print "$folder/load.csv"
exit $status
