#!/usr/bin/env bash
# products.sh BUILT CHECKOUTS: runs the programs of Tests/Products, which were built into the folder
# BUILT. Fails if one prints nothing, if another than run-app links ncurses, or if CHECKOUTS has a
# fetched package.
set -euo pipefail
built=$1 checkouts=$2 status=0
for folder in "$(dirname "${BASH_SOURCE[0]}")"/Products/Sources/*/; do
  program=$(basename "$folder")
  [ -n "$("$built/$program" </dev/null)" ] || {
    echo "$program prints nothing." >&2; status=1; }
  links=$(ldd "$built/$program" | grep -c ncurses || true)
  [ "$links" = "$([ "$program" = run-app ] && echo 1 || echo 0)" ] || {
    echo "$program links ncurses $links times." >&2; status=1; }
done
if [ -n "$(ls "$checkouts" 2>/dev/null)" ]; then
  echo 'A package was fetched for programs that use libraries alone.' >&2; status=1
fi
exit $status
