import CivilTime

extension PriceSeries {
  /// The series as CSV that opens again to the same series: `start,end,price,unit,area,vat`, of
  /// forecasts `origin,low,high,band,issued`, and `zone,notices` where the file would not tell its
  /// zone else, or something was assumed.
  ///
  /// Times are ISO 8601 with offset in the series' zone; prices have all their digits, and a
  /// missing one is empty. Lines end with LF.
  public var csv: String { [self].csv }

  /// The lines of the CSV after the names of the columns; notices stand in the first of them.
  fileprivate func appendRows(to text: inout String, tellsOrigins: Bool, explains: Bool) {
    text.reserveCapacity(text.utf8.count + count * 80)
    let zone = explains ? [self.zone.identifier] : []
    func cells(_ texts: [String]) -> String { texts.map { "," + CSVText.cell($0) }.joined() }
    let facts = cells([portableUnit ?? "", area ?? "", valueAddedTax.rawValue])
    for index in 0..<count {
      let slot = self[index]
      text += "\(stamp(slot.start)),\(stamp(slot.end)),"
      text += "\(slot.price?.description ?? "")\(facts)"
      if tellsOrigins { text += cells(originFields(of: index).map { $0.text ?? "" }) }
      if explains { text += cells(zone + [index == 0 ? warnings.codes : ""]) }
      text += "\n"
    }
  }

  /// Whether slots, unit, area and tax do not tell all: the zone, or what was assumed.
  fileprivate var needsExplanation: Bool {
    var offsets = StatedOffsets()
    for slot in slots {
      offsets.add(.instant(slot.start, offset: zone.offset(at: slot.start)))
    }
    let usual = area.flatMap(AreaTable.zone) ?? PriceFormat.pricetui.zone
    return offsets.zone(usual: usual) != zone || !warnings.codes.isEmpty
  }

  /// The series as a JSON object that opens again to the same series; a missing price is `null`.
  public var json: String { [self].json }

  /// What a source says about the price of a slot: origin, bounds, their name, the time of issue.
  private func originFields(of index: Int) -> [(name: String, text: String?, isNumber: Bool)] {
    let (provenance, bounds) = (origins[index], bounds(at: index))
    let origin = provenance.origin == .unstated ? nil : provenance.origin.rawValue
    return [
      ("origin", origin, false), ("low", bounds?.low.description, true),
      ("high", bounds?.high.description, true), ("band", provenance.band, false),
      ("issued", provenance.issued.map { ISOTime.text($0, in: .utc) }, false),
    ]
  }

  /// The objects of all slots with the keys of the CSV; zone and notices stand in the first.
  fileprivate func objects(tellsOrigins: Bool, explains: Bool) -> [String] {
    (0..<count).map { index in
      let slot = self[index]
      var fields = facts(from: slot.start, to: slot.end)
      fields.insert(("price", slot.price?.description ?? "null"), at: 2)
      if tellsOrigins {
        fields += originFields(of: index).map { name, text, isNumber in
          (name, isNumber ? text ?? "null" : JSONText.quoted(text))
        }
      }
      if explains, index == 0 {
        fields.append(("zone", JSONText.quoted(zone.identifier)))
        fields.append(("notices", JSONText.quoted(warnings.codes)))
      }
      return JSONText.object(fields)
    }
  }

  /// The unit as text that ``PriceUnit/init(_:area:)`` reads back: with its currency where that is
  /// not the area's own.
  package var portableUnit: String? {
    unit.map { PriceUnit($0.symbol, area: area) == $0 ? $0.symbol : $0.code }
  }

  private func stamp(_ instant: Instant) -> String { ISOTime.text(instant, in: zone) }
}

extension [PriceSeries] {
  /// The series as one CSV file, one after the other, with the columns of ``PriceSeries/csv``.
  public var csv: String {
    let explains = contains(where: \.needsExplanation)
    let tellsOrigins = contains(where: \.hasForecasts)
    let origins = tellsOrigins ? ",origin,low,high,band,issued" : ""
    var text = "start,end,price,unit,area,vat\(origins)\(explains ? ",zone,notices" : "")\n"
    for series in self {
      series.appendRows(to: &text, tellsOrigins: tellsOrigins, explains: explains)
    }
    return text
  }

  /// The series as one JSON object with a schema and the `prices` of all, one after the other.
  public var json: String {
    let rows = objects.map { "\n    " + $0 }.joined(separator: ",")
    return "{\n  \"schema\": 1,\n  \"prices\": [\(rows)\n  ]\n}\n"
  }

  /// The objects of the JSON, one a line.
  public var jsonLines: String { objects.map { $0 + "\n" }.joined() }

  private var objects: [String] {
    let explains = contains(where: \.needsExplanation)
    let tellsOrigins = contains(where: \.hasForecasts)
    return flatMap { $0.objects(tellsOrigins: tellsOrigins, explains: explains) }
  }
}

/// Writes cells of CSV.
package enum CSVText {
  /// A cell in quotation marks where it needs them: around signs that end a cell or a line, and at
  /// ends that a reader would trim.
  package static func cell(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isPlain =
      scalars.allSatisfy { $0.value >= 0x20 && $0 != "," && $0 != "\"" }
      && [scalars.first, scalars.last].allSatisfy { $0?.properties.isWhitespace != true }
    guard !isPlain else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

/// Writes JSON strings that a terminal can be sent too.
public enum JSONText {
  /// A text in quotation marks, with what must be escaped escaped; null for none.
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

  /// Whether a scalar has no look of its own, but commands a terminal or changes what stands
  /// beside.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{34F}"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
