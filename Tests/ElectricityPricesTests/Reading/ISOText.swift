import CivilTime

@testable import ElectricityPrices

/// Returns a time of a table in ISO 8601; `nil` if the text is not a time.
func isoText(_ text: String) -> String? {
  TimeText.time(in: text).map { time in
    switch time {
    case .date(let date): "\(date)"
    case .local(let local): "\(local)"
    case .instant(let instant, _): ISOTime.text(instant, in: .utc)
    }
  }
}
