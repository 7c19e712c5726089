import TerminalCore

/// A decoder of the numbers in a mouse report.
///
/// Reports come in xterm's SGR form (mode 1006), whose columns have no limit; the older forms, of
/// terminals that know only modes 1000 and 1015, are understood too.
package enum MouseDecoder {
  /// Returns the event of `ESC [ < code ; column ; row M`, or `m` for a release; otherwise `nil`.
  ///
  /// - Parameter pixels: The size of a cell, if positions are in pixels.
  package static func event(
    _ sequence: ControlSequence, pixels: PixelCell? = nil
  ) -> MouseEvent? {
    guard sequence.numbers.count == 3 else { return nil }
    let numbers = sequence.numbers
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      let isRelease = sequence.final == UInt8(ascii: "m")
      guard let pixels else {
        return event(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
      }
      let (column, x) = position(of: numbers[1], in: pixels.width)
      let (row, y) = position(of: numbers[2], in: pixels.height)
      var found = event(code: numbers[0], column: column, row: row, isRelease: isRelease)
      found?.placeInCell = PlaceInCell(x: x, y: y)
      return found
    case (nil, UInt8(ascii: "M")):
      return event(code: numbers[0] - 32, column: numbers[1], row: numbers[2], isRelease: nil)
    default: return nil
    }
  }

  /// Returns the cell, counted from one, and the fraction of it before the middle of a pixel.
  private static func position(of pixel: Int, in length: Int) -> (cell: Int, fraction: Double) {
    let (cell, rest) = max(0, pixel - 1).quotientAndRemainder(dividingBy: length)
    return (cell + 1, (Double(rest) + 0.5) / Double(length))
  }

  /// Returns the event of a code and a cell counted from one.
  ///
  /// - Parameter isRelease: `nil` in the older forms, where the code reports a release without its
  ///   button.
  package static func event(
    code: Int, column: Int, row: Int, isRelease: Bool?
  ) -> MouseEvent? {
    guard code >= 0 else { return nil }
    let low = code & 3
    let button = code & 128 != 0 ? 8 + low : low + 1
    let kind: MouseEvent.Kind
    if code & 64 != 0 {
      // A wheel has no release; some terminals send one anyway.
      guard isRelease != true else { return nil }
      kind = wheel[low]
    } else if code & 32 != 0 {
      kind = low == 3 && code & 128 == 0 ? .move : .drag(button: button)
    } else if isRelease ?? (low == 3) {
      kind = .release(button: low == 3 && code & 128 == 0 ? 0 : button)
    } else {
      kind = .press(button: button)
    }
    let location = CellPoint(column: max(0, column - 1), row: max(0, row - 1))
    return MouseEvent(kind, at: location, modifiers: KeyModifiers(rawValue: UInt8(code >> 2 & 7)))
  }

  private static let wheel: [MouseEvent.Kind] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
}

extension [TerminalEvent] {
  /// The events with only the last of consecutive motions, resizes and file changes.
  package var coalesced: [TerminalEvent] {
    var kept: [TerminalEvent] = []
    for event in self {
      if let last = kept.last, event.replaces(last) { kept.removeLast() }
      kept.append(event)
    }
    return kept
  }
}

extension TerminalEvent {
  /// Returns whether this event makes an earlier one superfluous.
  fileprivate func replaces(_ earlier: TerminalEvent) -> Bool {
    switch (earlier, self) {
    case (.mouse(let before), .mouse(let after)):
      after.kind.isMotion && before.kind == after.kind && before.modifiers == after.modifiers
    case (.resized, .resized), (.fileChanged, .fileChanged): true
    default: false
    }
  }
}

extension MouseEvent.Kind {
  fileprivate var isMotion: Bool {
    switch self {
    case .drag, .move: true
    default: false
    }
  }
}
