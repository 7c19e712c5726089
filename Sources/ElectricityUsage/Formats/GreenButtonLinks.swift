/// The links between blocks, readings, reading types and usage points of a Green Button document.
struct GreenButtonLinks {
  /// The addresses of the entry itself and of its parent.
  private var (own, up): (String, String) = ("", "")
  private var related: [String] = []
  private var kinds: [String: GreenButton.Kind] = [:]
  /// The related addresses of each reading.
  private var readings: [String: [String]] = [:]
  /// The kinds of service of the usage points, 0 for electricity.
  private var services: [String: Int] = [:]

  mutating func begin() { (own, up, related) = ("", "", []) }

  mutating func add(_ attributes: [String: String]) {
    guard let address = attributes["href"] else { return }
    switch attributes["rel"] {
    case "self": own = address
    case "up": up = address
    case "related": related.append(address)
    default: break
    }
  }

  mutating func add(_ kind: GreenButton.Kind) { kinds[own] = kind }
  mutating func addReading() { readings[own] = related }
  mutating func add(service: Int) { services[own] = service }

  /// The address of the entry's parent; its own address if no link states the parent.
  var parent: String { up.isEmpty ? own : up }

  private func reading(of parent: String) -> String? {
    readings.keys.filter { Self.isPart(parent, of: $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the reading type of a block; `nil` if no link leads to one.
  func kind(of parent: String) -> GreenButton.Kind? {
    guard let reading = reading(of: parent) else { return nil }
    return readings[reading]?.lazy.compactMap { kinds[$0] }.first
  }

  /// Returns the kind of service of a block's usage point; `nil` if no link leads to one.
  func service(of parent: String) -> Int? {
    services.first { Self.isPart(parent, of: $0.key) }?.value
  }

  /// Returns the last part of a usage point's address if the document has several usage points.
  func point(of parent: String) -> String? {
    let points = Set(readings.keys.compactMap(Self.point))
    if points.count > 1 { return reading(of: parent).flatMap(Self.point) }
    // Addresses need not have the word.
    let point = services.keys.first { Self.isPart(parent, of: $0) }
    return services.count > 1 ? point?.split(separator: "/").last.map(String.init) : nil
  }

  /// Returns the part of an address after `UsagePoint`.
  private static func point(_ address: String) -> String? {
    let parts = address.split(separator: "/")
    return parts.firstIndex { $0 == "UsagePoint" }.flatMap { index in
      index + 1 < parts.count ? String(parts[index + 1]) : nil
    }
  }

  private static func isPart(_ address: String, of whole: String) -> Bool {
    !whole.isEmpty && (address == whole || address.hasPrefix(whole + "/"))
  }
}
