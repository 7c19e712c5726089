import CivilTime

extension PriceFormat {
  /// SPP: settlement locations, each with the end of its interval in UTC.
  static let spp = PriceFormat(
    name: "spp", title: "SPP prices LMP by settlement location (CSV), central United States",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/Chicago",
    readers: [
      .table(
        recognizes: { $0.has("gmtintervalend", "lmp") },
        decode: { table, reading throws(PriceFault) in
          let head = table.head
          let time = try head.required("gmtintervalend")
          let decoder = PriceTable(
            prices: [(try head.required("lmp"), nil)],
            areaColumn: head.column(["settlement location", "settlementlocation", "pnode"]),
            numbers: TableNumbers(decimalSeparator: PlainNumber.point))
          try table.skipNames()
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            if let end = ISOTime(bytes: table[time]) { return (end.inUTC, nil) }
            return (try table.englishTime(time).inUTC, nil)
          }
          reading.setStampsAreEnds()
        })
    ])
}
