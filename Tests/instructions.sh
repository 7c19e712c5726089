#!/bin/sh
# instructions.sh PRICETUI CHART-BENCHMARK: counts the instructions of start-up, frames and load,
# which are the same from run to run and on a busy machine, and fails where they exceed a limit.
# The limits stand a tenth above what was counted when they were set; raise one only with a
# reason. A tenth, because the C library copies memory by other instructions on other processors.
set -eu
program=$1 benchmark=$2
command -v valgrind >/dev/null || { echo 'Instructions are not counted: there is no valgrind.'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
awk 'BEGIN { print "time,price"; for (i = 0; i < 100000; i++)
  printf "%s,%.4f\n", strftime("%Y-%m-%dT%H:%M:%S", 1704067200 + i * 3600, 1), 1 + (i * 7919 % 1000) / 1000
}' >"$folder/load.csv" 2>/dev/null || {
  echo time,price >"$folder/load.csv"
  seq 0 99999 | while read -r i; do echo "$((1704067200 + i * 3600)),1.$((i * 7919 % 1000 + 1000))"; done \
    >>"$folder/load.csv"
}
status=0
check() { # NAME LIMIT COMMAND...
  name=$1 limit=$2
  shift 2
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$folder/log" "$@" >/dev/null
  count=$(sed -n 's/.*refs: *//p' "$folder/log" | tr -d ,)
  echo "$name: $count of $limit"
  [ "$count" -le "$limit" ] || { echo "$name: more instructions than allowed" >&2; status=1; }
}
check start-up 3050000 "$program" --print Resources/today.json
check frames 71500000 "$benchmark" frames
check load 97000000 "$program" --print "$folder/load.csv"
exit $status
