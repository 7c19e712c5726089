extension PriceFormat {
  /// Swisspower ESIT: integrated tariffs with a list of components.
  static let swisspower = PriceFormat(
    name: "swisspower", title: "Swisspower ESIT, Switzerland", unit: PriceUnit(.chf),
    zone: "Europe/Zurich",
    readers: [
      .json(
        recognizes: { root in
          root["prices"]?.elements.first?.has("start_timestamp", "integrated") ?? false
        },
        decode: { root, reading throws(PriceFault) in
          let rows = reading.rows()
          for entry in try root.required("prices").elements {
            let start = try entry.required("start_timestamp").time("start_timestamp")
            let end = try entry.required("end_timestamp").time("end_timestamp")
            // Monthly fees stand in the same list; only the part per kWh is a price.
            let part = try entry.required("integrated").elements.first { part in
              part["unit"]?.string?.uppercased().hasSuffix("/KWH") ?? false
            }
            let unit = part?["unit"]?.string.flatMap { PriceUnit($0) }
            if let unit { reading.unit = unit }
            reading[rows].append(start, end, try part?["value"]?.price("value") ?? nil)
          }
        })
    ])
}
