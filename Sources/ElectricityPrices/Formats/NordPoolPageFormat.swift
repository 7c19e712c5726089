import CivilTime

extension PriceFormat {
  /// The tables of the old Nord Pool site, page 10, which exist in archives.
  static let nordPoolPage = PriceFormat(
    name: "nordpool-page", title: "Nord Pool page 10, archives until 2024",
    valueAddedTax: .excluded, isTaxSure: true, zone: "Europe/Oslo", isClocked: true,
    readers: [
      .json(
        recognizes: { $0.at("data", "Rows")?.isArray ?? false },
        decode: NordPoolPage.decode)
    ])
}

/// A decoder of page 10: rows in Central European time, prices as text with a decimal comma.
///
/// The skipped hour of spring has a row with `-`. The first of the two rows of the repeated hour is
/// in summer time.
enum NordPoolPage {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    reading.unit = try root.at("data", "Units")?.elements.first?.unit()
    let parser = PriceParser(decimalSeparator: UInt8(ascii: ","), isTypographic: true)
    for row in root.at("data", "Rows")?.elements ?? root.elements {
      if let isExtra = row["IsExtraRow"], isExtra.kind == .yes { continue }
      let start = try row.required("StartTime").time("StartTime")
      for column in try row.required("Columns").elements {
        let name = try column.required("Name").string ?? ""
        let rows = try reading.rows(of: AreaTable.name(ofCity: name))
        try reading[rows].append(start, nil, column.required("Value").price("Value", parser))
      }
    }
  }
}
