import TerminalCore

/// A decoder of the bytes that a terminal sends, into events.
///
/// ncurses' own input is not used: it makes a system call for every byte, needs `define_key` for
/// every form of an arrow, and has no drags or columns beyond 223 inside tmux. Here a burst is one
/// read, and the decoder is a value over bytes that tests can feed with anything.
///
/// An incomplete sequence waits for further bytes, however the reads are split, up to ``patience``;
/// then the caller calls ``timeOut()``. Answers (OSC, DCS, APC, PM and SOS, in their 7-bit and
/// 8-bit forms) are consumed, except those to questions about the background and images.
///
/// On a slow line the escape can arrive alone and is decoded as the key. The rest of the sequence
/// is then recognised as its continuation, and later escapes are waited for longer.
package struct InputDecoder: Sendable {
  private enum State: Sendable {
    case ground, escape, singleShift, control, linuxFunction, oldMouse, paste
    case string, escapeInString
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  // The byte after the escape that a sequence begins with; `nil` in the 8-bit form.
  private var introducer: UInt8?
  // The control that began a string, whose beginning is kept in the parameters.
  private var stringControl: UInt8 = 0
  private var stringLength = 0
  private var previousByte: UInt8 = 0
  private var utf8: [UInt8] = []
  private var pasted = PastedBytes()
  // Whether an escape came right before the bytes of a character.
  private var alt = false
  // Whether an escape that came alone has just been decoded as the key.
  private var wasEscape = false
  // Whether the current sequence is the continuation of such an escape.
  private var isLate = false
  // Whether sequences have been split after the escape before.
  private var isSlow = false

  /// The state of mouse reports in pixels.
  package var pixels = PixelReports()
  /// The terminal's answers about images.
  package internal(set) var images = ImageAnswers()

  /// Creates a decoder with nothing read.
  package init() {}

  /// The seconds to wait for the next byte; `nil` if nothing is incomplete.
  ///
  /// A lone escape is decided soon, because it is mostly the key; a network may split a sequence.
  package var patience: Double? {
    switch state {
    // A person who presses keys in succession mostly takes longer than a slow line.
    case .ground: wasEscape ? 0.4 : utf8.isEmpty ? nil : 1
    case .escape: isSlow ? 0.4 : 0.025
    default: isBareIntroducer ? 0.4 : 1
    }
  }

  /// Reads bytes and returns the events that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { read(byte, into: &events) }
    return events
  }

  /// Decides that nothing follows: a lone escape was the key, a lone introducer a key with Alt, and
  /// an incomplete sequence is dropped, so that it does not swallow the next key.
  package mutating func timeOut() -> [TerminalEvent] {
    let (former, key) = (state, bareKey)
    state = .ground
    utf8 = []
    alt = false
    wasEscape = former == .escape
    isLate = false
    // The end was lost; the text so far is kept.
    if former == .paste { return [.paste(pasted.finish())] }
    return former == .escape ? [.key(KeyPress(.escape))] : key.map { [.key($0)] } ?? []
  }

  /// The key of an incomplete sequence.
  private var bareKey: KeyPress? {
    guard isBareIntroducer, let introducer else { return nil }
    // After an escape that was decoded as a key, the introducer is a key by itself.
    return KeyPress(KeyDecoder.plain(introducer).key, modifiers: isLate ? [] : .alt)
  }

  /// Whether only the beginning of a sequence has been read.
  private var isBareIntroducer: Bool {
    switch state {
    case .singleShift, .control: parameters.isEmpty
    case .string: stringLength == 0
    default: false
    }
  }

  private mutating func read(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if isLate { decideLateness(byte, into: &events) }
    switch state {
    case .ground: readPlain(byte, into: &events)
    case .escape: readAfterEscape(byte, into: &events)
    case .singleShift:
      readSequence(byte, into: &events) { KeyDecoder.singleShift($1).map(TerminalEvent.key) }
    case .control: readControl(byte, into: &events)
    case .linuxFunction:
      state = .ground
      if let number = KeyDecoder.linuxFunction(byte) {
        events.append(.key(KeyPress(.function(number))))
      }
    case .oldMouse: readOldMouse(byte, into: &events)
    case .paste:
      guard pasted.append(byte) else { return }
      state = .ground
      events.append(.paste(pasted.finish()))
    case .string: readString(byte, into: &events)
    case .escapeInString:
      if byte == UInt8(ascii: "\\") { return finishString(into: &events) }
      state = .ground
      readAfterEscape(byte, into: &events)
    }
  }

  private mutating func readPlain(_ byte: UInt8, into events: inout [TerminalEvent]) {
    let isAfterEscape = wasEscape
    wasEscape = false
    if byte >= 0x80 { return readUTF8(byte, into: &events) }
    utf8 = []
    if isAfterEscape, Self.beginsLate(byte), begin(byte + 0x40, introducer: byte) {
      isLate = true
      return
    }
    guard byte != 0x1B else { return state = .escape }
    var press = KeyDecoder.plain(byte)
    if alt { press.modifiers.insert(.alt) }
    alt = false
    events.append(.key(press))
  }

  private mutating func readUTF8(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte >= 0xC0 { utf8 = [] }
    if byte < 0xC0, utf8.isEmpty {
      alt = false
      begin(byte, introducer: nil)
      return
    }
    utf8.append(byte)
    let length = utf8[0] >= 0xF0 ? 4 : utf8[0] >= 0xE0 ? 3 : 2
    guard utf8.count == length else { return }
    if utf8[0] == 0xC2, utf8[1] < 0xA0 {
      begin(utf8[1], introducer: nil)
    } else if let text = String(validating: utf8, as: UTF8.self), let character = text.first {
      events.append(.key(KeyPress(.character(character), modifiers: alt ? .alt : [])))
    }
    utf8 = []
    alt = false
  }

  /// Decides whether the byte after a late introducer continues a sequence; if it does not, both
  /// are keys.
  private mutating func decideLateness(_ byte: UInt8, into events: inout [TerminalEvent]) {
    let key = bareKey
    isLate = false
    isSlow = Self.continues(byte, introducer)
    guard !isSlow else { return }
    state = .ground
    if let key { events.append(.key(key)) }
  }

  private mutating func readAfterEscape(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte == 0x1B {
      state = .escape
      return events.append(.key(KeyPress(.escape)))
    }
    state = .ground
    // An escape and a letter are an 8-bit control, for terminals that send 7 bits.
    if (0x40..<0x60).contains(byte), begin(byte + 0x40, introducer: byte) { return }
    alt = true
    readPlain(byte, into: &events)
  }

  /// Begins the sequence of an 8-bit control; returns false if the control begins none.
  @discardableResult
  private mutating func begin(_ control: UInt8, introducer: UInt8?) -> Bool {
    parameters = []
    stringLength = 0
    previousByte = 0
    self.introducer = introducer
    stringControl = control
    switch control {
    case 0x8F: state = .singleShift
    case 0x9B: state = .control
    // DCS, SOS, OSC, PM, APC.
    case 0x90, 0x98, 0x9D...0x9F: state = .string
    default: return false
    }
    return true
  }

  // Longer than any answer of a terminal, except a clipboard.
  private static let longestString = 1 << 20

  /// Skips a byte of a string up to its terminator, ST or BEL.
  private mutating func readString(_ byte: UInt8, into events: inout [TerminalEvent]) {
    stringLength += 1
    defer { previousByte = byte }
    switch byte {
    case 0x07: finishString(into: &events)
    case 0x1B: state = .escapeInString
    // 8-bit ST, raw and in UTF-8; the same byte ends many letters of titles.
    case 0x9C where previousByte < 0x80 || previousByte == 0xC2: finishString(into: &events)
    case 0x01..<0x20:
      // No answer holds a control: the string was cut off.
      state = .ground
      readPlain(byte, into: &events)
    default:
      // Longer than any colour.
      if parameters.count < 64 { parameters.append(byte) }
      if stringLength >= Self.longestString { state = .ground }
    }
  }

  private mutating func finishString(into events: inout [TerminalEvent]) {
    state = .ground
    // The first half of ST in UTF-8.
    if parameters.last == 0xC2 { parameters.removeLast() }
    if stringControl == 0x9D, let ground = GroundQuestion.color(in: parameters) {
      events.append(.ground(ground))
    } else {
      images.process(string: parameters, after: stringControl)
    }
  }

  private mutating func readControl(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch (parameters.isEmpty, byte) {
    case (true, UInt8(ascii: "[")): state = .linuxFunction
    case (true, UInt8(ascii: "M")): state = .oldMouse
    // rxvt ends a key held with shift by a dollar, which in other sequences is not the end.
    case (false, UInt8(ascii: "$")) where parameters.allSatisfy({ (0x30...0x39).contains($0) }):
      finishSequence(byte, into: &events) { $0.control($1) }
    default: readSequence(byte, into: &events) { $0.control($1) }
    }
  }

  /// Returns the key or the mouse report of `ESC [ … final`.
  private mutating func control(_ sequence: ControlSequence) -> TerminalEvent? {
    if images.process(sequence) || pixels.process(sequence) { return nil }
    if sequence.isPasteStart {
      state = .paste
      return nil
    }
    return MouseDecoder.event(sequence, pixels: pixels.divisor).map(TerminalEvent.mouse)
      ?? KeyDecoder.control(sequence).map(TerminalEvent.key)
  }

  private mutating func readSequence(
    _ byte: UInt8, into events: inout [TerminalEvent],
    _ decode: (inout InputDecoder, ControlSequence) -> TerminalEvent?
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
    _ decode: (inout InputDecoder, ControlSequence) -> TerminalEvent?
  ) {
    state = .ground
    if let event = decode(&self, ControlSequence(parameters: parameters, final: final)) {
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
