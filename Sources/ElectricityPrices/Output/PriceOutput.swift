import CivilTime

extension PriceSeries {
  /// Appends the CSV lines below the column names; the first line contains the notices.
  fileprivate func appendRows(to text: inout String, tellsOrigins: Bool, explains: Bool) {
    text.reserveCapacity(text.utf8.count + count * 80)
    let zone = explains ? [self.zone.identifier] : []
    func cells(_ texts: [String]) -> String { texts.map { "," + CSVText.cell($0) }.joined() }
    // A symbol means the currency of the area.
    let unit = unit.map { PriceUnit($0.symbol, area: area) == $0 ? $0.symbol : $0.code }
    let facts = cells([unit ?? "", area ?? ""])
    for index in 0..<count {
      let slot = self[index]
      text += "\(stamp(slot.start)),\(stamp(slot.end)),"
      text += "\(slot.price?.description ?? "")\(facts),"
      text += tax(of: index).rawValue
      if tellsOrigins { text += cells(originFields(of: index).map { $0.text ?? "" }) }
      if explains { text += cells(zone + [index == 0 ? warnings.codes : ""]) }
      text += "\n"
    }
  }

  /// Returns the tax of a slot, unknown for a forecast that does not state that of known prices.
  private func tax(of index: Int) -> ValueAddedTax {
    let isUnstated = origin(at: index) == .forecast && warnings.contains(.taxUnstated)
    return isUnstated ? .unknown : valueAddedTax
  }

  /// Whether the output needs the zone or the assumptions besides slots, unit, area and tax.
  fileprivate var needsExplanation: Bool {
    var offsets = StatedOffsets()
    for slot in slots { offsets.add(.instant(slot.start, offset: zone.offset(at: slot.start))) }
    let usual = area.flatMap { AreaTable.zone($0) } ?? PricetuiFormat.zone
    return offsets.zone(usual: usual) != zone || !warnings.codes.isEmpty
  }

  /// Returns the fields of a slot's provenance: origin, bounds, their name and the time of issue.
  private func originFields(of index: Int) -> [(name: String, text: String?, isNumber: Bool)] {
    let (provenance, bounds) = (origins[index], bounds(at: index))
    let origin = provenance.origin == .unstated ? nil : provenance.origin.rawValue
    return [
      ("origin", origin, false), ("low", bounds?.low.description, true),
      ("high", bounds?.high.description, true), ("band", provenance.band, false),
      ("issued", provenance.issued.map { ISOTime.text($0, in: .utc) }, false),
    ]
  }

  /// Returns the fields of a slot's provenance with values in JSON.
  package func originJSON(of index: Int) -> [(name: String, value: String)] {
    originFields(of: index).map { name, text, isNumber in
      (name, isNumber ? text ?? "null" : JSONText.quoted(text))
    }
  }

  /// Returns the slots as JSON objects with the keys of the CSV; the first has zone and notices.
  fileprivate func objects(tellsOrigins: Bool, explains: Bool) -> [String] {
    (0..<count).map { index in
      let slot = self[index]
      var fields = facts(from: slot.start, to: slot.end, tax(of: index))
      fields.insert(("price", slot.price?.description ?? "null"), at: 2)
      if tellsOrigins { fields += originJSON(of: index) }
      if explains, index == 0 {
        fields.append(("zone", JSONText.quoted(zone.identifier)))
        fields.append(("notices", JSONText.quoted(warnings.codes)))
      }
      return JSONText.object(fields)
    }
  }

  private func stamp(_ instant: Instant) -> String { ISOTime.text(instant, in: zone) }

  /// Returns the facts about a time range of prices by key: start, end, unit, area, tax.
  package func facts(
    from start: Instant, to end: Instant, _ tax: ValueAddedTax? = nil,
    quoted: (String) -> String = JSONText.quoted
  ) -> [(String, String)] {
    [
      ("start", quoted(ISOTime.text(start, in: zone))),
      ("end", quoted(ISOTime.text(end, in: zone))),
      ("unit", unit.map { quoted($0.code) } ?? "null"), ("area", area.map(quoted) ?? "null"),
      ("vat", quoted((tax ?? valueAddedTax).rawValue)),
    ]
  }
}

extension [PriceSeries] {
  /// The series as one CSV file, in order, from which the reader restores the same series.
  ///
  /// The columns are `start,end,price,unit,area,vat`, for forecasts or mixed origins also
  /// `origin,low,high,band,issued`. The columns `zone,notices` are present if the file would not
  /// show its zone otherwise, or if something was assumed.
  ///
  /// Times are ISO 8601 with the offset of the series' zone. Prices have all their digits, and a
  /// missing price is empty. Lines end with LF.
  public var csv: String {
    let explains = contains(where: \.needsExplanation)
    let tellsOrigins = contains { $0.hasForecasts || $0.origins.areMixed }
    let origins = tellsOrigins ? ",origin,low,high,band,issued" : ""
    var text = "start,end,price,unit,area,vat\(origins)\(explains ? ",zone,notices" : "")\n"
    for series in self {
      series.appendRows(to: &text, tellsOrigins: tellsOrigins, explains: explains)
    }
    return text
  }

  /// The series as one JSON object with a schema and the `prices` of all series, in order, from
  /// which the reader restores them; a missing price is `null`.
  public var json: String {
    JSONText.lines([("schema", "1"), ("prices", JSONText.list(objects))])
  }

  /// The JSON objects of the slots, one per line.
  public var jsonLines: String { objects.map { $0 + "\n" }.joined() }

  private var objects: [String] {
    let explains = contains(where: \.needsExplanation)
    let tellsOrigins = contains { $0.hasForecasts || $0.origins.areMixed }
    return flatMap { $0.objects(tellsOrigins: tellsOrigins, explains: explains) }
  }
}

/// The writer of CSV cells.
package enum CSVText {
  /// Returns a cell, in quotation marks if needed.
  ///
  /// Marks are needed around characters that end a cell or line, and around spaces at the ends.
  package static func cell(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isPlain =
      scalars.allSatisfy { $0.value >= 0x20 && $0 != "," && $0 != "\"" }
      && [scalars.first, scalars.last].allSatisfy { $0?.properties.isWhitespace != true }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

/// The writer of JSON strings that are also safe to send to a terminal.
public enum JSONText {
  /// Returns a text in quotation marks with escapes; `null` for `nil`.
  public static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " "..<"\u{7F}": result.unicodeScalars.append(scalar)
      default: result += isUnseen(scalar) ? escaped(scalar) : String(Character(scalar))
      }
    }
    return result + "\""
  }

  /// Returns whether a scalar is invisible: a terminal command, or one that changes its neighbours.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{34F}"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Returns a number with nine decimals or four significant digits; `null` if it is not finite.
  package static func number(_ value: Double?) -> String {
    value.flatMap { Price("\($0)") }?.rounded(toDecimals: 9, orDigits: 4).description ?? "null"
  }

  /// Returns a start and an end as text in a zone.
  package static func times(_ start: Instant, _ end: Instant, in zone: Zone) -> [(String, String)] {
    [("start", start), ("end", end)].map { ($0, quoted(ISOTime.text($1, in: zone))) }
  }

  /// Returns a JSON object on one line; the values must be JSON.
  package static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// Returns a JSON object with one value per line and a final line break.
  package static func lines(_ fields: [(String, String)]) -> String {
    "{\n" + fields.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns an array with a value in each line; the values must be JSON.
  package static func list(_ values: [String], indent: String = "  ") -> String {
    "[" + values.map { "\n\(indent)  " + $0 }.joined(separator: ",") + "\n\(indent)]"
  }
}
