import CivilTime

@testable import ElectricityPrices

/// A time as tables have it, as ISO 8601 writes it; nil where it is not read as one.
func isoText(_ text: String) -> String? {
  TimeText.time(in: text).map { time in
    switch time {
    case .date(let date): "\(date)"
    case .local(let local): "\(local)"
    case .instant(let instant, _): ISOTime.text(instant, in: .utc)
    }
  }
}
