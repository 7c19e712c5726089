import CLibrary
internal import CNcurses

/// Writes all bytes, however often the kernel takes only a part; safe in a signal handler.
///
/// Waits for a descriptor that accepts nothing at the moment.
///
/// - Parameters:
///   - deadline: The end of waiting, in seconds of the monotonic clock; infinite by default.
///   - signals: A descriptor that becomes readable when a signal has arrived; -1 for none.
///   - shallStop: Returns whether to give up after a signal.
/// - Returns: Whether all was written; also false when the other end is gone.
@discardableResult
func writeAll(
  _ descriptor: CInt, _ bytes: UnsafeRawBufferPointer, until deadline: Double = .infinity,
  signals: CInt = -1, unless shallStop: () -> Bool = { false }
) -> Bool {
  var done = 0
  while done < bytes.count {
    let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
    if count > 0 {
      done += count
    } else if count < 0, errno == EAGAIN {
      guard wait(for: descriptor, Int16(POLLOUT), until: deadline, signals: signals)
      else { return false }
      if shallStop() { return false }
    } else if count == 0 || errno != EINTR {
      return false
    }
  }
  return true
}

/// Writes all bytes of a text, however often the kernel takes only a part.
func writeAll(_ descriptor: CInt, _ text: StaticString, until deadline: Double) -> Bool {
  let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  return writeAll(descriptor, bytes, until: deadline)
}

/// Waits until a descriptor is ready or a signal has arrived; returns false at the deadline.
func wait(
  for descriptor: CInt, _ wanted: Int16, until deadline: Double, signals: CInt = -1
) -> Bool {
  while true {
    let left = deadline - monotonicSeconds()
    guard left > 0 else { return false }
    let count = nc_poll(descriptor, wanted, signals, left < 1e6 ? CInt(left * 1000) + 1 : -1)
    if count > 0 { return true }
    if count < 0, errno != EINTR { return false }
  }
}
