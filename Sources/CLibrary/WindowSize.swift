/// Returns the size of a terminal according to the kernel; `nil` if it is unknown or `descriptor`
/// is no terminal.
package func windowSize(of descriptor: Int32) -> winsize? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
    return nil
  }
  return size
}
