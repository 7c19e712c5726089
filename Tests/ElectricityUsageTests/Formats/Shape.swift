import CivilTime
import Testing

/// A shape of files of consumption, with a writer for slots.
struct Shape: Sendable, CustomTestStringConvertible {
  /// A slot with its watt-hours; `nil` if they are missing.
  struct Slot: Sendable, Equatable {
    let start: Instant
    let seconds: Int64
    let wattHours: Int?

    var end: Instant { start.advanced(by: seconds) }
  }

  let name: String
  let zone: String
  var seconds: Int64 = 3600
  /// The writer for the slots of some meters.
  let write: @Sendable (_ meters: [String: [Slot]], _ zone: Zone) -> String
  /// Whether rows name their meter.
  var hasMeters = false
  /// Whether numbers are readings, so that a missing reading hides the slots on both sides of it.
  var hasReadings = false

  var testDescription: String { name }
}

extension Shape.Slot {
  /// Returns the kWh, with a decimal point or comma.
  func kWh(_ sign: String = ".") -> String {
    guard let wattHours else { return "" }
    let decimals = String(wattHours % 1000)
    return
      "\(wattHours / 1000)\(sign)\(String(repeating: "0", count: 3 - decimals.count))\(decimals)"
  }

  /// Returns an instant in local time, as `dd.MM.yyyy HH:mm` with other separators.
  func local(
    _ zone: Zone, _ instant: Instant? = nil, date: String = ".", space: String = " ",
    clock: String = ":"
  ) -> String {
    let time = zone.civil(at: instant ?? start)
    return two(time.date.day) + date + two(time.date.month) + date + "\(time.date.year)" + space
      + two(time.hour) + clock + two(time.minute)
  }

  func iso(_ zone: Zone = .utc, _ instant: Instant? = nil) -> String {
    ISOTime.text(instant ?? start, in: zone)
  }
}

func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension Dictionary<String, [Shape.Slot]> {
  /// Returns a line for each slot, meter by meter, below a head.
  func table(_ head: String, _ line: (String, Shape.Slot) -> String) -> String {
    let rows = sorted { $0.key < $1.key }.flatMap { meter, slots in
      slots.map { line(meter, $0) }
    }
    return ([head] + rows).map { $0 + "\n" }.joined()
  }
}
