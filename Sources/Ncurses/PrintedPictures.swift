import CLibrary
internal import CNcurses
import TerminalCore
import TerminalImages

/// Images in frames that a program without a screen writes to a terminal.
public struct PrintedPictures {
  private let presenter: ImagePresenter

  /// The pixels of a cell.
  public var cell: PixelCell { presenter.cell }
  /// The terminal's background colour, if it answered the question.
  public let ground: CellColor?

  /// Detects whether the terminal on standard output shows images; `nil` if it does not.
  ///
  /// - Parameter asks: Whether to ask the terminal if the environment does not name a protocol,
  ///   waiting at most 3 s for its first answer. Keys that are pressed meanwhile are lost.
  public init?(asking asks: Bool) {
    guard let window = windowSize(of: STDOUT_FILENO) else { return nil }
    let own = PixelCell(of: window)
    if let imageProtocol = ImageAnswers.imageProtocol(in: environmentVariable) {
      guard let own else { return nil }
      (presenter, ground) = (ImagePresenter(imageProtocol, cell: own, on: nil, ground: nil), nil)
      return
    }
    guard asks, GroundQuestion.isUnderstood(by: environmentVariable("TERM") ?? ""),
      let answers = Self.answers(), let imageProtocol = answers.images.imageProtocol,
      let cell = own ?? answers.images.cell, imageProtocol == .kitty || answers.ground != nil
    else { return nil }
    presenter = ImagePresenter(imageProtocol, cell: cell, on: nil, ground: answers.ground)
    ground = answers.ground
  }

  /// Returns a frame as bytes: its text, and then its images; the cursor ends below.
  public func encoded(
    _ frame: CellBuffer, images: [PlacedImage], colorDepth: ColorDepth
  ) -> [UInt8] {
    let pictures = images.flatMap { presenter.printed($0, in: frame.size.rows) }
    return frame.encoded(colorDepth: colorDepth) + Array("\u{1B}7".utf8) + pictures
      + Array("\u{1B}8".utf8)
  }

  /// Asks the controlling terminal.
  ///
  /// Signals that arrive meanwhile take effect afterwards, when the line is restored and no answer
  /// is pending.
  private static func answers() -> (images: ImageAnswers, ground: CellColor?)? {
    let line = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard line >= 0 else { return nil }
    defer { close(line) }
    var (signals, former) = (sigset_t(), sigset_t())
    sigfillset(&signals)
    sigprocmask(SIG_BLOCK, &signals, &former)
    defer { sigprocmask(SIG_SETMASK, &former, nil) }
    // Two, because the C library writes more bytes than Swift's `termios` has.
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    defer { settings.deallocate() }
    guard tcgetpgrp(line) == getpgrp(), tcgetattr(line, settings) == 0 else { return nil }
    var quiet = settings.pointee
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Keeps Ctrl-C from discarding half an answer.
    quiet.c_lflag |= tcflag_t(NOFLSH)
    tcsetattr(line, TCSANOW, &quiet)
    defer { tcsetattr(line, TCSAFLUSH, settings) }
    return converse(on: line)
  }

  /// Sends one query after the other until all are answered, or the terminal answers none.
  private static func converse(on line: CInt) -> (images: ImageAnswers, ground: CellColor?) {
    var (decoder, pending, ground) = (InputDecoder(), PendingAnswers(), nil as CellColor?)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    var next: String? =
      GroundQuestion.bytes + ImageAnswers.questions(in: environmentVariable)
    while let questions = next {
      var bytes = questions + PendingAnswers.question
      let start = monotonicSeconds()
      pending.ask(at: start)
      let deadline = start + pending.patience(at: start)
      let count = decoder.images.count
      bytes.withUTF8 { _ = writeAll(line, UnsafeRawBufferPointer($0), until: deadline) }
      while decoder.images.count == count, wait(for: line, Int16(POLLIN), until: deadline) {
        let length = read(line, buffer.baseAddress, buffer.count)
        guard length > 0 else { break }
        for case .ground(let color) in decoder.decode(buffer[..<length]) { ground = color }
      }
      if decoder.images.count > count { pending.answer(at: monotonicSeconds()) }
      next = decoder.images.nextQuestion()
    }
    pending.settle(input: line, output: line, buffer: buffer)
    return (decoder.images, ground)
  }
}
