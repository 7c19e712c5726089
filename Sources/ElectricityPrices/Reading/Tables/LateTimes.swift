/// The rows of a table whose times are after 24:00, as 25:00 at the end of an autumn day.
struct LateTimes {
  // By the index of their series.
  private var rows: [Int: Set<Int>] = [:]

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(row: Int, of series: Int) { rows[series, default: []].insert(row) }

  /// Splits all times into dates and hours, because those after 24:00 are ends that count hours.
  func split(_ reading: inout PriceReading, _ hours: inout HourColumn) {
    for index in reading.areas.indices {
      let days = reading[index].starts.indices.map { row in
        let start = reading[index].starts[row]
        let isLate = rows[index]?.contains(row) ?? false
        let day = (start - (isLate ? 3601 : 1)).floorDivided(by: 86_400) * 86_400
        hours.add(
          HourLabel(clock: Int(start - day) / 60), isPriced: reading[index].prices[row] != nil,
          rows: index)
        return day
      }
      reading[index].starts = TimeColumn(days)
    }
    reading.warnings.append(.assumedEnds)
  }
}
