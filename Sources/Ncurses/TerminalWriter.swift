import CLibrary

/// Writes all bytes, however often the kernel takes only a part; safe in a signal handler.
///
/// A descriptor that takes nothing now is waited for.
///
/// - Parameters:
///   - deadline: until when to wait, in seconds of the monotonic clock; without end otherwise.
///   - signals: a descriptor that becomes readable when a signal has come; -1 for none.
///   - shallStop: asked then whether to give up.
/// - Returns: whether all was written; false too when the other end is gone.
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
      guard wait(for: descriptor, Int16(POLLOUT), until: deadline, signals) else { return false }
      if shallStop() { return false }
    } else if count == 0 || errno != EINTR {
      return false
    }
  }
  return true
}

/// Reads and forgets what comes until an answer does or the deadline; safe in a signal handler.
func drain(_ descriptor: CInt, after answer: StaticString, until deadline: Double) {
  var matched = 0
  withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
    while wait(for: descriptor, Int16(POLLIN), until: deadline, -1) {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else { return }
      for byte in buffer[..<count] {
        if byte != answer.utf8Start[matched] { matched = 0 }
        if byte == answer.utf8Start[matched] { matched += 1 }
        if matched == answer.utf8CodeUnitCount { return }
      }
    }
  }
}

/// Waits until something can be done with a descriptor or a signal has come; false at the deadline.
private func wait(
  for descriptor: CInt, _ wanted: Int16, until deadline: Double, _ signals: CInt
) -> Bool {
  withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { places in
    while true {
      let left = deadline - monotonicSeconds()
      guard left > 0 else { return false }
      places[0] = pollfd(fd: descriptor, events: wanted, revents: 0)
      places[1] = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
      let count = poll(places.baseAddress, 2, left < 1e6 ? CInt(left * 1000) + 1 : -1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}
