import CivilTime

extension PriceFormat {
  /// Amber Electric: cents with tax; a slot begins a second late, and what is fed in has the sign
  /// turned.
  static let amber = PriceFormat(
    name: "amber", title: "Amber Electric, Australia", unit: PriceUnit(.aud, .minor),
    valueAddedTax: .included, isTaxSure: true, zone: "+10:00",
    readers: [
      .json(
        recognizes: { $0.elements.first?.has("perKwh", "startTime") ?? false },
        decode: { root, reading throws(PriceFault) in
          for entry in root.elements {
            let channel = entry["channelType"]?.string
            let rows = reading.rows(of: channel == "general" ? nil : channel)
            let start = try entry.required("startTime").time("startTime").seconds
            let end = try entry["endTime"]?.time("endTime").seconds
            let price = try entry.required("perKwh").price("perKwh")
            reading[rows].append(start: start - start % 60, end: end, price)
          }
        })
    ])
}
