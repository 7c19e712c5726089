extension PriceFormat {
  /// AEMO price and demand tables: the stamp ends its slot, by the market's clock.
  static let aemo = PriceFormat(
    name: "aemo", title: "AEMO price and demand (CSV), Australia",
    unit: PriceUnit(.aud, .major, per: .megawattHour), valueAddedTax: .excluded, zone: "+10:00",
    example: """
      REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE
      NSW1,2024/01/01 00:05:00,6543.21,45.12,TRADE
      """,
    readers: [
      .table(
        recognizes: { $0.has("settlementdate", "rrp") },
        decode: { table, reading throws(PriceFault) in
          reading.isTaxAssumed = false
          // The market's clock knows no summer time.
          reading.stampZone = reading.format.zone
          let area = table.head.has("region") ? "region" : "regionid"
          try TableColumns(start: "settlementdate", price: "rrp", area: area)
            .decode(table, &reading)
          for rows in reading.areas.indices { reading[rows].stampsAreEnds = true }
        })
    ])
}
