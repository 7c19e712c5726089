import CLibrary
import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceViewer

/// Prices that arrive row by row through standard input while they are shown.
final class PipeFeed: PriceFeed {
  private let options: ReadingOptions
  private let wake: WakeDescriptor
  private var bytes: [UInt8] = []
  private var hasEnded = false
  private var hasUnreadBytes = false
  private var nextReading = ContinuousClock.now

  /// Whether standard input is a pipe or a socket.
  static var isPossible: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Creates a feed that has read nothing yet; the terminal waits for `wake`.
  init(_ options: ReadingOptions, wake: WakeDescriptor) {
    (self.options, self.wake) = (options, wake)
  }

  /// Waits for the first prices, with a progress message on a terminal.
  ///
  /// - Throws: The error of reading, if the complete input has no prices.
  func first(_ language: Language) throws(PriceFileError) -> [PriceSeries] {
    let signs = ["-", "\\", "|", "/"]
    var turn = 0
    defer { Output.report("") }
    while true {
      turn += 1
      // A complete input is read at once; one that never pauses, after a second.
      let pause = receive(within: 100) ? Swift.Duration.seconds(1) : .zero
      if hasEnded { return try read() }
      if hasUnreadBytes, ContinuousClock.now >= nextReading + pause, let series = try? read() {
        return series
      }
      if turn > 1 {
        Output.report("\(signs[turn % signs.count]) \(language.catalogue.word(.waitingForRows))")
      }
    }
  }

  func wait(at now: Instant) -> Double {
    guard hasUnreadBytes else { return 3600 }
    return max(0, ContinuousClock.now.duration(to: nextReading) / .seconds(1))
  }

  func advance(at now: Instant) -> FeedNews? {
    // A limit, so that keys are handled between reads of an input that never pauses.
    for _ in 0..<16 {
      if hasEnded || !receive(within: 0) { break }
    }
    wake.follow(hasEnded ? nil : STDIN_FILENO)
    guard hasUnreadBytes, hasEnded || ContinuousClock.now >= nextReading else { return nil }
    var news = FeedNews(series: nil, status: nil)
    do throws(PriceFileError) {
      news.series = try read()
    } catch {
      news.trouble = .notRead(error)
    }
    return news
  }

  func interrupt() -> FeedNews? { nil }
  func stop() {}

  /// Reads the bytes that arrive within some milliseconds; returns whether there are any.
  private func receive(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = CLibrary.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      bytes += buffer.prefix(max(0, count))
      return count
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    if count <= 0 || bytes.count > ByteStream.limit { hasEnded = true }
    hasUnreadBytes = true
    return true
  }

  /// Reads the prices of all complete lines.
  ///
  /// Long inputs are read less often: reading takes at most a tenth of the time between readings.
  private func read() throws(PriceFileError) -> [PriceSeries] {
    hasUnreadBytes = false
    let start = ContinuousClock.now
    defer {
      let pause = start.duration(to: .now) * 10
      nextReading = .now + max(pause, .milliseconds(250))
    }
    let end = hasEnded ? bytes.count : (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return try PriceFile.read(bytes: bytes[..<end], name: "-", options: options).series
  }
}
