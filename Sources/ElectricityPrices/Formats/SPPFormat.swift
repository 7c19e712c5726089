import CivilTime

extension PriceFormat {
  /// SPP: settlement locations, each with the end of its interval in UTC.
  static let spp = PriceFormat(
    name: "spp", title: "SPP prices LMP by settlement location (CSV), central United States",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/Chicago",
    example: """
      Interval,GMTIntervalEnd,Settlement Location,Pnode,LMP,MLC,MCC,MEC
      01/31/2024 01:00:00,01/31/2024 07:00:00,SPPNORTH_HUB,SPPNORTH_HUB,23.4108,-0.7,1.2,22.91
      01/31/2024 02:00:00,01/31/2024 08:00:00,SPPNORTH_HUB,SPPNORTH_HUB,-21.985,-0.6,-45,23.6
      """,
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
