import CLibrary
internal import CNcurses
import TerminalCore
import TerminalImages

/// Pictures in frames that are written to a terminal, by a program that shows no screen.
public struct PrintedPictures {
  private let presenter: ImagePresenter

  /// The pixels of a cell.
  public var cell: PixelCell { presenter.cell }
  /// The terminal's ground, where it was asked and has told of it.
  public let ground: CellColor?

  /// Finds out whether the terminal on standard output shows pictures; `nil` where it does not.
  ///
  /// - Parameter asks: whether it is asked where the environment does not tell, and waited for, at
  ///   most 0.15 seconds; what somebody types meanwhile is lost.
  public init?(asking asks: Bool) {
    guard let window = windowSize(of: STDOUT_FILENO) else { return nil }
    let own = PixelCell(of: window)
    if let way = ImageAnswers.way(in: environmentVariable) {
      guard let own else { return nil }
      (presenter, ground) = (ImagePresenter(way, cell: own, ground: nil), nil)
      return
    }
    guard asks, GroundQuestion.isUnderstood(by: environmentVariable("TERM") ?? ""),
      let answers = Self.answers(), let way = answers.images.way,
      let cell = own ?? answers.images.cell, way == .kitty || answers.ground != nil
    else { return nil }
    presenter = ImagePresenter(way, cell: cell, ground: answers.ground)
    ground = answers.ground
  }

  /// A frame as bytes: its text, and then the pictures in it; the cursor is below it at the end.
  public func encoded(
    _ frame: CellBuffer, images: [PlacedImage], colorDepth: ColorDepth
  ) -> [UInt8] {
    let pictures = images.flatMap { presenter.printed($0, in: frame.size.rows) }
    return frame.encoded(colorDepth: colorDepth) + Array("\u{1B}7".utf8) + pictures
      + Array("\u{1B}8".utf8)
  }

  /// Asks the controlling terminal.
  private static func answers() -> (images: ImageAnswers, ground: CellColor?)? {
    let line = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard line >= 0 else { return nil }
    defer { close(line) }
    // The C library writes more than Swift lays out for one.
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    defer { settings.deallocate() }
    guard tcgetpgrp(line) == getpgrp(), tcgetattr(line, settings) == 0 else { return nil }
    var quiet = settings.pointee
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(line, TCSANOW, &quiet)
    defer { tcsetattr(line, TCSAFLUSH, settings) }
    var questions = GroundQuestion.bytes + ImageAnswers.questions(in: environmentVariable)
    questions.withUTF8 { _ = writeAll(line, UnsafeRawBufferPointer($0)) }
    var decoder = InputDecoder()
    var ground: CellColor?
    let deadline = monotonicSeconds() + ImageAnswers.patience
    while !decoder.images.isComplete, case let left = deadline - monotonicSeconds(), left > 0 {
      var place = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
      guard poll(&place, 1, CInt(left * 1000) + 1) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(line, &bytes, bytes.count)
      guard count > 0 else { break }
      for case .ground(let color) in decoder.decode(bytes[..<count]) { ground = color }
    }
    return (decoder.images, ground)
  }
}
