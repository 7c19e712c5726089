/// The links of the entries of a Green Button document: which block is of which reading, which
/// reading of which kind and point.
struct GreenButtonLinks {
  /// The address of an entry, those of what it is a part of, and of what it belongs with.
  private var (own, up): (String, String) = ("", "")
  private var related: [String] = []
  private var kinds: [String: GreenButton.Kind] = [:]
  /// The addresses that belong with each reading.
  private var readings: [String: [String]] = [:]
  private var gasPoints: Set<String> = []

  /// Begins an entry.
  mutating func begin() { (own, up, related) = ("", "", []) }

  /// Takes a link of the entry.
  mutating func add(_ attributes: [String: String]) {
    guard let address = attributes["href"] else { return }
    switch attributes["rel"] {
    case "self": own = address
    case "up": up = address
    case "related": related.append(address)
    default: break
    }
  }

  /// Takes a kind of readings, a reading, and that a point measures gas.
  mutating func add(_ kind: GreenButton.Kind) { kinds[own] = kind }
  mutating func addReading() { readings[own] = related }
  mutating func addGas() { gasPoints.insert(own) }

  /// What the entry is a part of; empty where nothing says it.
  var parent: String { up.isEmpty ? own : up }

  /// The reading that a block is a part of.
  private func reading(of parent: String) -> String? {
    readings.keys.filter { Self.isPart(parent, of: $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The kind of the readings of a block; `nil` where no link tells it.
  func kind(of parent: String) -> GreenButton.Kind? {
    guard let reading = reading(of: parent) else { return nil }
    return readings[reading]?.lazy.compactMap { kinds[$0] }.first
  }

  /// Whether the point of a block measures gas; `nil` where no link tells it.
  func isGas(of parent: String) -> Bool? {
    guard reading(of: parent) != nil else { return nil }
    return gasPoints.contains { Self.isPart(parent, of: $0) }
  }

  /// The last part of the address of a point, where readings of several are in the document.
  func point(of parent: String) -> String? {
    let points = Set(readings.keys.compactMap(Self.point))
    return points.count > 1 ? reading(of: parent).flatMap(Self.point) : nil
  }

  /// What stands behind `UsagePoint` in an address.
  private static func point(_ address: String) -> String? {
    let parts = address.split(separator: "/")
    return parts.firstIndex { $0 == "UsagePoint" }.flatMap { place in
      place + 1 < parts.count ? String(parts[place + 1]) : nil
    }
  }

  private static func isPart(_ address: String, of whole: String) -> Bool {
    !whole.isEmpty && (address == whole || address.hasPrefix(whole + "/"))
  }
}
