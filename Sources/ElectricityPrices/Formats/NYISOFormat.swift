import CivilTime

extension PriceFormat {
  /// NYISO: zones of New York by the local clock; in the real-time tables a stamp ends its slot.
  static let nyiso = PriceFormat(
    name: "nyiso", title: "NYISO zonal prices LBMP (CSV), New York",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/New_York", isClocked: true,
    readers: [
      .table(
        recognizes: { $0.has("time stamp", "name", "lbmp ($/mwhr)") },
        decode: { table, reading throws(PriceFault) in
          let time = try table.head.required("time stamp")
          // Only the real-time tables, of five minutes, write seconds.
          let isRealTime = table.head.rows.contains { time < $0.count && $0[time].count > 16 }
          let decoder = PriceTable(
            prices: [(try table.head.required("lbmp ($/mwhr)"), nil)],
            areaColumn: try table.head.required("name"),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try table.skipNames()
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            (try table.englishTime(time), nil)
          }
          reading.setStampsAreEnds(isRealTime)
        })
    ])
}
