import CivilTime

/// Hours of the clock, such as `22:30-06`; an end before the start is on the next day.
public struct ClockHours: Hashable, Sendable {
  /// The first minute of the day, 0…1439.
  public let start: Int
  /// The first minute after the hours, 0…1440.
  public let end: Int

  /// Reads `06-22` or `22:30-06:00`; `nil` for other texts.
  public init?(_ text: some StringProtocol) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { HourLabel.minutes(String($0)) }
    guard ends.count == 2, let start = ends[0], let end = ends[1], start <= 1440, end <= 1440,
      start != end
    else { return nil }
    (self.start, self.end) = (start % 1440, end)
  }

  /// Whether the hours are a whole day, as `00-24` is.
  package var isWholeDay: Bool { end - start == 1440 }

  /// Returns whether the hours contain a time of the clock.
  public func contains(_ time: CivilDateTime) -> Bool {
    let minute = time.hour * 60 + time.minute
    return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
  }
}

extension PriceSeries {
  /// The series in the zone of its area, if its own has a fixed offset, which decides no tariff.
  package var inZoneOfArea: PriceSeries {
    guard zone == Zone(secondsEast: Int(zone.offset(at: 0))),
      let home = area.flatMap({ AreaTable.zone($0) })
    else { return self }
    var result = self
    result.zone = home
    return result
  }

  /// Returns the series with its slots divided wherever `hours`, or days, can begin or end.
  ///
  /// Slots of an hour stay whole for `22-06`; for `22:30-06` all slots last at most half an hour.
  package func divided(at hours: [ClockHours]) -> PriceSeries {
    let areLong = indices.contains { times.start($0).distance(to: times.end($0)) > 3600 }
    guard !hours.isEmpty || areLong else { return self }
    let step = hours.reduce(Int64(60)) {
      $0.divisor(with: Int64($1.start)).divisor(with: Int64($1.end))
    }
    var divided = withoutSlots
    divided.forecasts = forecasts
    for index in indices {
      var (start, end) = (times.start(index), times.end(index))
      while start < end {
        let time = zone.civil(at: start)
        let seconds = Int64(time.hour * 3600 + time.minute * 60 + time.second)
        let next = Swift.min(end, start.advanced(by: step * 60 - seconds % (step * 60)))
        divided.append(index, of: self, from: start, to: next)
        start = next
      }
    }
    return divided.count == count ? self : divided
  }
}
