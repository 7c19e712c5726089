import TerminalCore

/// Turns the bytes that a terminal sends into events.
///
/// ncurses' own input is not used: it reads a byte a system call, needs `define_key` for every
/// form of an arrow, and cannot tell drags or columns beyond 223 inside tmux. Here a burst is one
/// read, and the decoder is a value over bytes that tests can feed with anything.
///
/// What is incomplete waits for the bytes to come, however the reads are split. Only a lone escape
/// is ambiguous: the caller decides by time and calls ``timeOut()``.
package struct InputDecoder: Sendable {
  private enum State: Sendable {
    case ground, escape, singleShift, control, linuxFunction, oldMouse
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var utf8: [UInt8] = []
  // An escape came right before the bytes of a character.
  private var alt = false

  /// Creates a decoder with nothing read.
  package init() {}

  /// Whether an escape was read that may be the key or the start of a sequence.
  package var isAfterEscape: Bool { state == .escape }

  /// Reads bytes and returns what they complete, motions that follow each other as one.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { read(byte, into: &events) }
    return events
  }

  /// Decides that nothing follows a lone escape: it was the key.
  package mutating func timeOut() -> [TerminalEvent] {
    guard state == .escape else { return [] }
    state = .ground
    return [.key(KeyPress(.escape))]
  }

  private mutating func read(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch state {
    case .ground: readPlain(byte, into: &events)
    case .escape: readAfterEscape(byte, into: &events)
    case .singleShift:
      readSequence(byte, into: &events) { KeyDecoder.singleShift($0).map(TerminalEvent.key) }
    case .control: readControl(byte, into: &events)
    case .linuxFunction:
      state = .ground
      if let number = KeyDecoder.linuxFunction(byte) {
        events.append(.key(KeyPress(.function(number))))
      }
    case .oldMouse: readOldMouse(byte, into: &events)
    }
  }

  private mutating func readPlain(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte >= 0x80 { return readUTF8(byte, into: &events) }
    utf8 = []
    if byte == 0x1B {
      state = .escape
      return
    }
    var press = KeyDecoder.plain(byte)
    if alt { press.modifiers.insert(.alt) }
    alt = false
    events.append(.key(press))
  }

  private mutating func readUTF8(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte >= 0xC0 { utf8 = [] }
    if byte < 0xC0, utf8.isEmpty { return alt = false }
    utf8.append(byte)
    let length = utf8[0] >= 0xF0 ? 4 : utf8[0] >= 0xE0 ? 3 : 2
    guard utf8.count == length else { return }
    if let text = String(validating: utf8, as: UTF8.self), let character = text.first {
      events.append(.key(KeyPress(.character(character), modifiers: alt ? .alt : [])))
    }
    utf8 = []
    alt = false
  }

  private mutating func readAfterEscape(_ byte: UInt8, into events: inout [TerminalEvent]) {
    parameters = []
    switch byte {
    case 0x1B: events.append(.key(KeyPress(.escape)))
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    default:
      state = .ground
      alt = true
      readPlain(byte, into: &events)
    }
  }

  private mutating func readControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch (parameters.isEmpty, byte) {
    case (true, UInt8(ascii: "[")): state = .linuxFunction
    case (true, UInt8(ascii: "M")): state = .oldMouse
    // rxvt ends a key held with shift by a dollar, which in other sequences is not the end.
    case (false, UInt8(ascii: "$")) where parameters[0] < UInt8(ascii: ":"):
      finishSequence(byte, into: &events, Self.control)
    default: readSequence(byte, into: &events, Self.control)
    }
  }

  /// The key or the report of the mouse of `ESC [ … final`.
  private static func control(_ sequence: ControlSequence) -> TerminalEvent? {
    MouseDecoder.event(sequence).map(TerminalEvent.mouse)
      ?? KeyDecoder.control(sequence).map(TerminalEvent.key)
  }

  private mutating func readSequence(
    _ byte: UInt8, into events: inout [TerminalEvent],
    _ decode: (ControlSequence) -> TerminalEvent?
  ) {
    switch byte {
    case 0x20..<0x40:
      // Longer than anything that a terminal sends: the rest is swallowed up to the final byte.
      if parameters.count < 64 { parameters.append(byte) }
    case 0x40..<0x7F: finishSequence(byte, into: &events, decode)
    default:
      // A control or a byte that no sequence holds: the sequence was cut off.
      state = .ground
      readPlain(byte, into: &events)
    }
  }

  private mutating func finishSequence(
    _ final: UInt8, into events: inout [TerminalEvent],
    _ decode: (ControlSequence) -> TerminalEvent?
  ) {
    state = .ground
    if let event = decode(ControlSequence(parameters: parameters, final: final)) {
      events.append(event)
    }
  }

  private mutating func readOldMouse(_ byte: UInt8, into events: inout [TerminalEvent]) {
    parameters.append(byte)
    guard parameters.count == 3 else { return }
    state = .ground
    let numbers = parameters.map { Int($0) - 32 }
    MouseDecoder.event(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: nil)
      .map { events.append(.mouse($0)) }
  }
}
