#!/bin/sh
# instructions.sh PRICETUI FRAME-PROBE: counts the instructions of start-up, frames and loading, and
# fails if a count exceeds its limit. Unlike times, counts are the same on a busy machine. A limit
# is a tenth above the count when it was set, because the C library copies memory with different
# instructions on other processors. Raise a limit only for a reason.
set -eu
program=$1 frames=$2
command -v valgrind >/dev/null || {
  echo 'Instructions are not counted: there is no valgrind.'
  exit 0
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The user's settings, cached prices and network must not change the counts.
export XDG_CONFIG_HOME="$folder/none" XDG_CACHE_HOME="$folder/cache"
export PRICETUI_BASE_URL=http://127.0.0.1:9
seq -f '@%.0f' 1704067200 3600 2064063600 | date -u -f - +%Y-%m-%dT%H:%M:%S |
  awk 'BEGIN { print "time,price" } { printf "%s,%.4f\n", $0, 1 + (NR - 1) * 7919 % 1000 / 1000 }' \
    >"$folder/load.csv"
# Caches two days in the format of hvakosterstrommen.no, each with its length and FNV-1a checksum.
# Update the checksums when the generated lines change.
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
# More than half of start-up is the parsing of arguments.
check start-up 36500000 "$program" print --file Resources/today.json
# Cached prices and settings may cost a tenth more than the same files and options by name.
noon=2026-11-20T12:30+01:00
check named 43500000 "$program" print --now $noon --area NO1 --vat 25 --add 22-06=38.21 \
  --add 06-22=47.5 "$kept/2026-11-20" "$kept/2026-11-21"
export XDG_CONFIG_HOME="$folder/config"
check kept $((count * 11 / 10)) "$program" print --now $noon
export XDG_CONFIG_HOME="$folder/none"
# Each frame copies a state that includes usage and the typical day.
check frames 291000000 "$frames"
check load 112000000 "$program" print --timezone UTC "$folder/load.csv"
exit $status
