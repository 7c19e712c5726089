import CLibrary
import CivilTime
import ElectricityPrices
import Ncurses
import PriceTexts

/// The current price in a line, which is written again whenever it changes.
struct LineTask {
  let prices: PriceRequest
  let line: PriceLine
  let isWaybar: Bool

  /// The longest wait in seconds: the most that the line is late after the machine slept.
  private static let longestWait: Int64 = 60

  /// Writes lines until standard output has no reader; an empty one when the price ends.
  ///
  /// Throws if the prices cannot be read at first. Later it writes such an error once and waits for
  /// the next change.
  func run() throws {
    var watch = FileWatch(paths: prices.isFetched ? [] : prices.paths)
    defer { watch.close() }
    var (written, trouble) = (String?.none, "")
    // Whether a missing price was reported.
    var isSilent = false
    var series = try prices.openAdjusted().only
    while true {
      let text = text(series, at: .now)
      if text != written {
        try Output.write((text ?? (isWaybar ? #"{"text":""}"# : "")) + "\n")
        written = text
      }
      if text == nil, !isSilent {
        Output.say(Failure.command(.noPriceNow, EX_DATAERR).sentence(in: prices.locale.language))
      }
      isSilent = text == nil
      wait(until: series.nextBorder(after: .now), &watch)
      do {
        series = try prices.openAdjusted(warns: false).only
        trouble = ""
      } catch {
        guard let sentence = Failure(error)?.sentence(in: prices.locale.language) else {
          throw error
        }
        if sentence != trouble { Output.say(sentence) }
        trouble = sentence
      }
    }
  }

  func write() throws {
    let series = try prices.openAdjusted().only
    guard let text = text(series, at: try prices.present(in: series)) else {
      throw Failure.command(.noPriceNow, EX_DATAERR)
    }
    try Output.write(text + "\n")
  }

  /// Returns the line, as text or as waybar's JSON; `nil` without a price.
  private func text(_ series: PriceSeries, at now: Instant) -> String? {
    isWaybar ? line.waybar(series, at: now) : line.text(series, at: now)
  }

  /// Waits until a file changes or `border` has passed; ends the program if the reader is gone.
  private func wait(until border: Instant?, _ watch: inout FileWatch) {
    while true {
      let rest = border.map { Instant.now.distance(to: $0) } ?? Self.longestWait
      if rest <= 0 { return }
      let seconds = Swift.min(
        Double(Swift.min(rest, Self.longestWait)), watch.interval ?? .infinity)
      var requests = [
        pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&requests, 2, Int32(seconds * 1000))
      if requests[0].revents & Int16(POLLERR | POLLHUP) != 0 { exit(EXIT_SUCCESS) }
      if watch.take() == .made { return }
      // Later prices may have been published.
      if border == nil, prices.isFetched { return }
    }
  }
}
