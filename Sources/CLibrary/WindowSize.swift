/// The extent that the kernel knows of a terminal; nil where it knows none, or of no terminal.
package func windowSize(of descriptor: Int32) -> winsize? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
    return nil
  }
  return size
}
