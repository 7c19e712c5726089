#!/bin/sh
# coverage.sh [FOLDER] <LCOV: prints a table of the lines that tests ran, by folder under Sources.
# With FOLDER, prints the ranges of lines that no test ran, by file. Run it in the package's folder.
set -eu
awk -v root="$(pwd)/" -v wanted="${1-}" '
  function ended() {
    if (first) ranges = ranges " " first (first < last ? "-" last : "")
    first = 0
  }
  /^SF:/ {
    path = substr($0, 4); ranges = ""; first = 0
    if (index(path, root) == 1) path = substr(path, length(root) + 1)
    isOurs = index(path, wanted ? wanted "/" : "Sources/") == 1
    folder = path; sub(/\/[^\/]*$/, "", folder)
  }
  /^DA:/ && isOurs {
    split(substr($0, 4), line, ",")
    lines[folder]++
    if (line[2] > 0) { ran[folder]++; ended(); next }
    if (!first) first = line[1]
    last = line[1]
  }
  /^end_of_record/ && isOurs {
    ended()
    if (wanted && ranges) print path ":" ranges | "sort"
  }
  END {
    close("sort")
    for (folder in lines) {
      count += lines[folder]; all += ran[folder]
      row(folder, lines[folder], ran[folder])
    }
    close("sort")
    row("together", count, all)
  }
  function row(name, lines, ran) {
    printf "%-48s %6d of %6d lines %5.1f %%\n", name, ran, lines,
      100 * ran / (lines ? lines : 1) | "sort"
  }'
