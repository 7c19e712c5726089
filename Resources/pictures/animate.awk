# Makes one SVG of pictures of the same parts that are shown in turn: elements that all of them have
# stand once, the others in a group that is shown for a part of the time.
FNR == 1 { frames++; part = 0 }
/^<(path|text)/ {
  place = ++count[frames, part]
  leaf[frames, part, place] = $0
  if (!seen[frames, part, $0]++) shown[part, $0]++
  next
}
{ part++; if (frames == 1) parts[part] = $0 }
END {
  for (part = 0; part in parts || part == 0; part++) {
    if (part) print parts[part]
    for (place = 1; place <= count[1, part]; place++)
      if (shown[part, leaf[1, part, place]] == frames) print leaf[1, part, place]
    for (frame = 1; frame <= frames; frame++) {
      own = ""
      for (place = 1; place <= count[frame, part]; place++)
        if (shown[part, leaf[frame, part, place]] < frames) own = own leaf[frame, part, place] "\n"
      if (own != "") print "<g" (frame == 1 ? "" : " display=\"none\"") ">" turn(frame) "\n" own "</g>"
    }
  }
}
function turn(frame,   values, other) {
  for (other = 1; other <= frames; other++)
    values = values (other > 1 ? ";" : "") (other == frame ? "inline" : "none")
  return "<animate attributeName=\"display\" dur=\"" frames "s\" calcMode=\"discrete\" " \
    "repeatCount=\"indefinite\" values=\"" values "\"/>"
}
