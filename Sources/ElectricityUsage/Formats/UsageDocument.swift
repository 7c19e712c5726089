import ElectricityPrices

/// A reader of the tables in JSON documents of Octopus, Tibber, Home Assistant and others.
struct UsageDocument {
  private var clock: ClockName.Clock?
  // The texts in the objects around a value, innermost first.
  private var texts: [(name: String, value: String)] = []
  // Whether the document states that it has electricity, which looks the same as gas.
  private var isElectricity = false
  // The direction in the address of the document.
  private var direction: EnergyDirection?
  private var hasGas = false
  // The key of the current list, if it is one of several.
  private var sibling: String?
  // Whether a table has energy, and the first reason why another has none.
  private var isKnown = false
  private var fault: PriceFault?

  mutating func decode(_ root: JSONValue, _ usage: inout UsageReading) throws(PriceFault) {
    clock = root.statedClock
    if root["next"]?.isString == true { usage.warn(.onePageOfSeveral) }
    // Addresses name the energy: `…/v1/gas-meter-points/…`, `/123/electricity/production/1`.
    let names = ["next", "previous", "resource"].compactMap { root[$0]?.string }
      .map { UsageName($0) }
    if names.contains(where: \.isGas) { throw PriceFault(usage: .gas) }
    isElectricity = names.contains { $0.text.contains("electricity") }
    direction = names.lazy.compactMap(\.direction).first
    try walk(root, path: [], &usage)
    try usage.keepBilledMeters()
    guard usage.series.isEmpty else {
      if hasGas { usage.warn(.gasLeftOut) }
      if case .usage(.notElectricity(let name))? = fault?.reason { usage.warn(.leftOut([name])) }
      return
    }
    let reason: UsageFileReason = hasGas ? .gas : isKnown ? .noUsage : .unknownFormat
    throw fault ?? PriceFault(usage: reason, at: root.offset)
  }

  /// Reads the tables in a value; `path` contains the keys that lead to the value.
  private mutating func walk(
    _ value: JSONValue, path: [String], _ usage: inout UsageReading
  ) throws(PriceFault) {
    if let rows = JSONRows(value), let table = try table(rows, path, at: value.offset, &usage) {
      isKnown = true
      do throws(PriceFault) {
        try PriceFault.located(at: value.offset, try table.decode(TableReader(rows), &usage))
      } catch {
        // One of several tables can be empty, or be gas.
        switch error.reason {
        case .usage(.noUsage): break
        case .usage(.gas): hasGas = true
        default: throw error
        }
      }
      return
    }
    let known = texts
    texts = value.texts + texts
    defer { (texts, sibling) = (known, nil) }
    let areSeveral = value.members.count { $0.value.isArray } > 1
    for (key, member) in value.members where member.isObject || member.isArray {
      sibling = areSeveral ? key.string : nil
      try walk(member, path: path + [key.string ?? ""], &usage)
    }
    for (index, element) in value.elements.enumerated() where element.isObject || element.isArray {
      try walk(element, path: path + ["\(index + 1)"], &usage)
    }
  }

  /// Returns the table of rows; `nil` if they have no times or no energy.
  private mutating func table(
    _ rows: JSONRows, _ path: [String], at offset: Int, _ usage: inout UsageReading
  ) throws(PriceFault) -> UsageTable? {
    let head = rows.head(rows: 20, value: "value")
    let stated = SurroundingFacts(texts)
    let isOther = stated.name.map { !UsageName($0, isRegister: true).isAmount } ?? false
    guard !isOther || stated.isGas else { return nil }
    // Other tables of the document can have the requested column.
    var options = usage.options
    let isHere = options.reading.column.map { head.keys.contains($0.lowercased()) } ?? true
    if !isHere { options.reading.column = nil }
    do throws(PriceFault) {
      var sample = rows.head(rows: 2000, value: "value")
      sample.titles = texts.map { "\($0.name): \($0.value)" }
      var table = try UsageTable(head, sample, options, &usage) { _ in stated }
      if stated.isGas || path.contains(where: { UsageName($0).isGas }) {
        throw PriceFault(usage: .gas)
      }
      nameSeries(of: &table, stated, path, head)
      table.columns.usualDecimalSign = UInt8(ascii: ".")
      (table.clock, table.unread) = (clock, [])
      if isElectricity { table.source?.mayBeGas = false }
      return table
    } catch {
      switch error.reason {
      case .usage(.unknownFormat), .usage(.noEnergy): return nil
      case .usage(.gas): hasGas = true
      case .usage(.power), .usage(.unknownUnit), .usage(.notElectricity):
        fault = fault ?? PriceFault(error.reason, at: offset)
      default: throw PriceFault(error.reason, at: offset)
      }
      return nil
    }
  }

  /// Names the meter, register and direction of a table's series by the objects around it.
  private func nameSeries(
    of table: inout UsageTable, _ stated: SurroundingFacts, _ path: [String], _ head: TableHead
  ) {
    // `sensor.meter` is an entity; otherwise, an index of an array distinguishes meters, unless it
    // numbers registers with codes.
    let register = stated.name.flatMap { RegisterCode($0) == nil ? nil : $0 }
    let homes = path.filter { Int($0) != nil }.dropLast(register == nil ? 0 : 1)
      .joined(separator: "-")
    let outer =
      stated.direction ?? path.reversed().compactMap { UsageName($0).direction }.first ?? direction
    let names = [homes, register == nil ? stated.name ?? "" : ""].filter { !$0.isEmpty }
      .joined(separator: "-")
    let meter = path.last { $0.contains(".") } ?? (names.isEmpty ? sibling : names)
    for (index, price) in table.columns.prices.enumerated() {
      table.facts[index].meter = meter
      table.facts[index].register = register ?? table.facts[index].register
      let name = UsageName(head.name(of: price.column))
      guard let outer, name.direction == nil || name.isGeneric else { continue }
      table.facts[index].direction = outer
    }
  }
}

extension JSONValue {
  /// The texts in an object, its directions such as `"is_export": true`, and those of objects in it
  /// without arrays or objects, such as `meta`.
  fileprivate var texts: [(name: String, value: String)] {
    func own(_ value: JSONValue) -> [(name: String, value: String)] {
      value.members.compactMap { key, value -> (name: String, value: String)? in
        guard let name = key.string else { return nil }
        if let text = value.string { return (name, text) }
        return value.isYes && UsageName(name).isFlag ? ("direction", name) : nil
      }
    }
    let plain = members.map(\.value).filter { value in
      value.isObject && !value.members.contains { $0.value.isObject || $0.value.isArray }
    }
    return own(self) + plain.flatMap(own)
  }
}
