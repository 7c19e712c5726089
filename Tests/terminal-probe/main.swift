// A program for tests: draws a frame that shows the events it has received.
import CLibrary
import Ncurses
import TerminalCore

var options = NcursesOptions(tellsPastes: true)
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--no-mouse": options.mouse = .off
  case "--hover": options.mouse = .hover
  case "--pictures": options.showsPictures = true
  case "--patient":
    options.pictureLimits.bytesPerSecond = 1000
    options.pictureLimits.patience = 60
  case "--pixels": options.tellsPixels = true
  case "--octants": options.glyphs = .octant
  case "--cursor": options.showsCursor = true
  case "--depth":
    options.colorDepth = arguments.popFirst().flatMap { Int($0) }.flatMap(ColorDepth.init)
  case "--watch": options.watchedPaths += [arguments.popFirst()].compactMap { $0 }
  default: break
  }
}

do {
  var probe = Probe(terminal: try NcursesTerminal(options: options))
  probe.run()
} catch {
  writeMessage("\(error)")
  exit(69)
}
