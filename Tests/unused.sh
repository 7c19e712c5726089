#!/usr/bin/env bash
# Lists public and package symbols that neither the sources, except their declarations, nor a
# manifest name. Fails if there are any, or if OtherNames.txt names a symbol that is not declared.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
names=Tests/SourceCompatibilityTests/Manifest
find Sources -name '*.swift' | LC_ALL=C sort |
  xargs -x -n 9999 awk -v charts="$names/SwiftCharts.txt" -v others="$names/OtherNames.txt" '
  # Reads the names before the first bar of each line.
  function learn(file, names,    line, words, count) {
    while ((getline line <file) > 0) {
      if (line ~ /^#/) continue
      sub(/\|.*/, "", line)
      gsub(/[^A-Za-z_0-9]/, " ", line)
      count = split(line, words, " ")
      for (; count; count--) names[words[count]] = 1
    }
  }
  BEGIN {
    learn(charts, known); learn(others, listed)
    kind = "(func|var|let|struct|class|enum|protocol|typealias|actor)"
  }
  # Returns the line without comments and string contents; interpolated code stays. `outer` is the
  # kind of string that is open at the start of the line: "" for none, "\"" or "\"\"\"".
  function code(line,    rest, out, end) {
    out = ""
    while (line != "") {
      if (outer == "") {
        if (!match(line, /#?"|\/\/|[()]/)) return out line
        end = substr(line, RSTART, RLENGTH)
        out = out substr(line, 1, RSTART - 1) " "
        line = substr(line, RSTART + RLENGTH)
        if (end == "//") return out
        # Raw strings keep their text.
        if (end == "#\"") return out line
        if (end == "(" && depth) open[depth]++
        if (end == ")" && depth && --open[depth] == 0) outer = saved[depth--]
        if (end == "\"") {
          outer = end
          if (substr(line, 1, 2) == "\"\"") { outer = "\"\"\""; line = substr(line, 3) }
        }
      } else {
        if (!match(line, /\\.|"/)) { if (outer == "\"") outer = ""; return out }
        end = substr(line, RSTART, RLENGTH)
        rest = substr(line, RSTART)
        line = substr(line, RSTART + RLENGTH)
        if (end == "\\(") { saved[++depth] = outer; open[depth] = 1; outer = "" }
        if (end == "\"" && substr(rest, 1, length(outer)) == outer) {
          line = substr(rest, length(outer) + 1); outer = ""
        }
      }
    }
    return out
  }
  FNR == 1 { outer = ""; depth = 0 }
  outer == "" && /^ *\/\// { next }
  {
    line = outer != "" || index($0, "\"") || index($0, "//") ? code($0) : $0
    rest = line
    while (match(rest, kind " +`?[A-Za-z_][A-Za-z_0-9]*")) {
      count = split(substr(rest, RSTART, RLENGTH), words, /[ `]+/)
      name = words[count]
      before = substr(rest, 1, RSTART - 1)
      declared[name]++
      if (before ~ /(^| )(public|package) / && !(name in places)) places[name] = FILENAME ":" FNR
      rest = substr(rest, RSTART + RLENGTH)
    }
    gsub(/[^A-Za-z_0-9]/, " ", line)
    count = split(line, words, " ")
    for (; count; count--) uses[words[count]]++
  }
  END {
    for (name in places) {
      if (uses[name] > declared[name] || name in known || name in listed) continue
      print places[name] ": nothing names " name "." | "sort"; failed = 1
    }
    for (name in listed) if (!(name in uses)) {
      print others ": nothing declares " name "." | "sort"; failed = 1
    }
    close("sort")
    if (failed) print "unused.sh: delete what nothing names, or list it in " others "."
    exit failed
  }' >&2
