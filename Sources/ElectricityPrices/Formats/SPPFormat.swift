import CivilTime

extension PriceFormat {
  /// SPP: settlement locations, each with the end of its interval in UTC.
  static let spp = PriceFormat(
    name: "spp", title: "SPP prices LMP by settlement location (CSV), central United States",
    unit: PriceUnit(.usd, .major, per: .megawattHour), valueAddedTax: .excluded,
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
          reading.isTaxAssumed = false
          let head = table.head
          guard let time = head.keys.firstIndex(of: "gmtintervalend"),
            let price = head.keys.firstIndex(of: "lmp")
          else { throw PriceFault(.noColumn(.times)) }
          let area = head.column(["settlement location", "settlementlocation", "pnode"])
          let decoder = PriceTable(
            prices: [(price, nil)], areaColumn: area,
            numbers: TableNumbers(decimalSeparator: UInt8(ascii: ".")))
          try table.skipNames()
          try decoder.decode(table, &reading) { (table) throws(PriceFault) in
            let text = table[time].text
            guard let end = EnglishTime.time(text) ?? ISOTime(text) else {
              throw table.badTime(time)
            }
            return (end.inUTC, nil)
          }
          for rows in reading.areas.indices { reading[rows].stampsAreEnds = true }
        })
    ])
}
