import CivilTime

extension PriceReading {
  /// Whether times without an offset are the ends of slots.
  ///
  /// They are if the first is one step after midnight and the last is midnight. Hourly times in
  /// Helsinki and Tallinn are starts, because a market day there begins at one.
  package var showsEnds: Bool {
    guard let rows = areas.first(where: { $0.count > 1 }), rows.isLocal == true,
      rows.ends.count == 0
    else { return false }
    var (first, second, last) = (Int64.max, Int64.max, Int64.min)
    for index in 0..<rows.count {
      let stamp = rows.starts[index]
      if stamp < first {
        (first, second) = (stamp, first)
      } else if stamp > first {
        second = min(second, stamp)
      }
      last = max(last, stamp)
    }
    guard second < .max else { return false }
    let step = second - first
    let zone = stampZone ?? zone(ofArea: rows.area)
    if step == 3600,
      ["Europe/Helsinki", "Europe/Tallinn"].contains(where: { name in
        (try? Zone(identifier: name))?.isLike(zone) ?? false
      })
    {
      return false
    }
    func clock(_ stamp: Int64) -> Int64 { stamp - stamp.floorDivided(by: 86_400) * 86_400 }
    return step > 0 && step <= 3600 && clock(first) == step && clock(last) == 0
  }
}
