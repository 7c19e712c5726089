import CivilTime

extension PriceReading {
  /// Whether times without an offset are the ends of slots.
  ///
  /// They are if the first is one step after midnight and the last is midnight. Hourly times in
  /// Helsinki and Tallinn are starts, because a market day there begins at one.
  var showsEnds: Bool {
    guard let rows = areas.first(where: { $0.count > 1 }), rows.isLocal == true,
      rows.ends.count == 0
    else { return false }
    let stamps = Set((0..<rows.count).map { rows.starts[$0] }).sorted()
    guard let first = stamps.first, let last = stamps.last, stamps.count > 1 else { return false }
    let step = stamps[1] - first
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
