#!/bin/sh
# instructions.sh PRICETUI FRAME-PROBE: counts the instructions of start-up, frames and load,
# which are the same from run to run and on a busy machine, and fails where they exceed a limit.
# The limits stand a tenth above what was counted when they were set; raise one only with a
# reason. A tenth, because the C library copies memory by other instructions on other processors.
set -eu
program=$1 frames=$2
command -v valgrind >/dev/null || {
  echo 'Instructions are not counted: there is no valgrind.'
  exit 0
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Neither the settings and prices of whoever measures, nor the network.
export XDG_CONFIG_HOME="$folder/none" XDG_CACHE_HOME="$folder/cache"
export PRICETUI_BASE_URL=http://127.0.0.1:9
seq -f '@%.0f' 1704067200 3600 2064063600 | date -u -f - +%Y-%m-%dT%H:%M:%S |
  awk 'BEGIN { print "time,price" } { printf "%s,%.4f\n", $0, 1 + (NR - 1) * 7919 % 1000 / 1000 }' \
    >"$folder/load.csv"
# Two days as hvakosterstrommen.no gives them, kept with a record of the length and the sum (FNV-1a)
# of each, which must be another if these lines are changed.
kept=$folder/cache/pricetui/hvakosterstrommen/NO1
mkdir -p "$kept" "$folder/config/pricetui"
keep() { # DAY SUM
  awk -v day="$1" 'BEGIN {
    for (hour = 0; hour < 24; hour++) {
      printf "%s{\"NOK_per_kWh\":%.5f,\"EUR_per_kWh\":%.5f,\"EXR\":11.5,", hour ? "," : "[",
        4 + hour * 7919 % 97 / 97, (4 + hour * 7919 % 97 / 97) / 11.5
      printf "\"time_start\":\"2026-11-%02dT%02d:00:00+01:00\",", day, hour
      printf "\"time_end\":\"2026-11-%02dT%02d:00:00+01:00\"}", day + (hour == 23), (hour + 1) % 24
    }
    printf "]"
  }' >"$kept/2026-11-$1"
  printf 'pricetui 1\nfetched 1795183200\ncomplete 1\nlength %d\nsum %s\n' \
    "$(wc -c <"$kept/2026-11-$1")" "$2" >"$kept/2026-11-$1.about"
}
keep 20 14167345084915157824
keep 21 297111246755026482
printf '%s\n' 'area = NO1' 'vat = 25' 'add = 22-06=38.21' 'add = 06-22=47.5' \
  >"$folder/config/pricetui/config"
status=0
count=0
check() { # NAME LIMIT COMMAND...
  name=$1 limit=$2
  shift 2
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$folder/log" "$@" >/dev/null
  count=$(sed -n 's/.*refs: *//p' "$folder/log" | tr -d ,)
  echo "$name: $count of $limit"
  [ "$count" -le "$limit" ] || { echo "$name: more instructions than allowed" >&2; status=1; }
}
# The parser of arguments takes two thirds of a start.
check start-up 49000000 "$program" print --file Resources/today.json
# Without a file, the prices that are kept and the settings: at most a tenth more than by name.
noon=2026-11-20T12:30+01:00
check named 50000000 "$program" print --now $noon --area NO1 --vat 25 --add 22-06=38.21 \
  --add 06-22=47.5 "$kept/2026-11-20" "$kept/2026-11-21"
export XDG_CONFIG_HOME="$folder/config"
check kept $((count * 11 / 10)) "$program" print --now $noon
export XDG_CONFIG_HOME="$folder/none"
# The state that each frame copies knows of usage and of the typical day.
check frames 291000000 "$frames"
check load 112000000 "$program" print --timezone UTC "$folder/load.csv"
exit $status
