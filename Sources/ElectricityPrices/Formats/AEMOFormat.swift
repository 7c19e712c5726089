extension PriceFormat {
  /// AEMO price and demand tables: the stamp ends its slot, by the market's clock.
  static let aemo = PriceFormat(
    name: "aemo", title: "AEMO price and demand (CSV), Australia",
    unit: PriceUnit(.aud, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "+10:00", isClocked: true,
    readers: [
      .table(
        recognizes: { $0.has("settlementdate", "rrp") },
        decode: { table, reading throws(PriceFault) in
          let area = table.head.has("region") ? "region" : "regionid"
          let rows = try PriceTable(
            table.head, start: "settlementdate", price: "rrp", area: area)
          try rows.decode(table, &reading)
          reading.setStampsAreEnds()
        })
    ])
}
