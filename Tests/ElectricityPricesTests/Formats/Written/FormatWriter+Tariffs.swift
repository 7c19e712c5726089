/// Writers of the formats of suppliers and operators in central Europe.
enum TariffWriters {
  static let all: [FormatWriter] = germany + netherlands

  private static let germany: [FormatWriter] = [
    FormatWriter(
      description: "awattar", format: "awattar", zone: "Europe/Berlin", power: -1
    ) { day in
      "{\"object\":\"list\",\"data\":["
        + day.each {
          "{\"start_timestamp\":\($0.start)000,\"end_timestamp\":\($0.end)000,"
            + "\"marketprice\":\(day.number($0.prices[0])),\"unit\":\"Eur/MWh\"}"
        } + "]}"
    },
    FormatWriter(
      description: "energy-charts", format: "energy-charts", zone: "Europe/Berlin",
      steps: [900, 1800, 3600], power: -1
    ) { day in
      "{\"unix_seconds\":[\(day.each { "\($0.start)" })],"
        + "\"price\":[\(day.each { day.number($0.prices[0]) })],\"unit\":\"EUR / MWh\"}"
    },
    FormatWriter(description: "ews", format: "ews", zone: "Europe/Berlin") { day in
      "{\"priceUnit\":\"ct/kWh\",\"today\":["
        + day.each {
          "{\"total\":\(day.number($0.prices[0])),\"startsAt\":\"\(day.stamp($0.start))\"}"
        } + "],\"tomorrow\":[]}"
    },
    FormatWriter(description: "groupe-e", format: "groupe-e", zone: "Europe/Zurich") { day in
      "["
        + day.each {
          "{\"start_timestamp\":\"\(day.stamp($0.start))\",\"end_timestamp\":"
            + "\"\(day.stamp($0.end))\",\"vario_plus\":\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(description: "ostrom", format: "ostrom", zone: "Europe/Berlin") { day in
      "{\"data\":["
        + day.each {
          "{\"date\":\"\(day.utc($0.start))\",\"netMwhPrice\":7,\"netKwhTaxAndLevies\":12.1,"
            + "\"netKwhPrice\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(
      description: "swiss tariffs of 2026", format: "swiss-tariff", zone: "Europe/Zurich", power: 2
    ) { day in
      "{\"publication_timestamp\":\"2026-01-01T00:00:00+01:00\",\"prices\":["
        + day.each {
          "{\"start_timestamp\":\"\(day.stamp($0.start))\",\"end_timestamp\":"
            + "\"\(day.stamp($0.end))\",\"grid\":[{\"unit\":\"CHF_kWh\",\"value\":0.08}],"
            + "\"integrated\":[{\"unit\":\"CHF_m\",\"value\":9,\"component\":\"base\"},"
            + "{\"unit\":\"CHF_kW\",\"value\":3},{\"unit\":\"CHF_kWh\",\"value\":0},"
            + "{\"unit\":\"CHF_kWh\",\"value\":\(day.number($0.prices[0]))}]}"
        } + "]}"
    },
    FormatWriter(
      description: "swisspower", format: "swiss-tariff", zone: "Europe/Zurich", power: 2
    ) { day in
      "{\"prices\":["
        + day.each {
          "{\"start_timestamp\":\"\(day.stamp($0.start))\",\"end_timestamp\":"
            + "\"\(day.stamp($0.end))\",\"integrated\":[{\"value\":9,\"unit\":\"CHF/M\"},"
            + "{\"value\":\(day.number($0.prices[0])),\"unit\":\"CHF/kWh\"}]}"
        } + "]}"
    },
    FormatWriter(
      description: "stromligning", format: "stromligning", zone: "Europe/Copenhagen",
      shown: ["DK1"], power: 2
    ) { day in
      "{\"priceArea\":\"DK1\",\"prices\":["
        + day.each {
          "{\"date\":\"\(day.stamp($0.start))\",\"price\":{\"value\":9,\"vat\":1,"
            + "\"total\":\(day.number($0.prices[0])),\"unit\":\"kr/kWh\"}}"
        } + "]}"
    },
    FormatWriter(description: "rabot", format: "rabot", zone: "Europe/Berlin") { day in
      "{\"records\":["
        + day.each {
          "{\"moment\":\"\(day.stamp($0.start))\","
            + "\"price_inCentPerKwh\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(description: "rabot with timestamp", format: "rabot", zone: "Europe/Berlin") {
      day in
      "{\"records\":["
        + day.each {
          "{\"timestamp\":\"\(day.stamp($0.start))\",\"priceInCentPerKwh\":"
            + "\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(description: "rabot's entries alone", format: "rabot", zone: "Europe/Berlin") {
      day in
      "["
        + day.each {
          "{\"timestamp\":\"\(day.stamp($0.start))\",\"priceInCentPerKwh\":"
            + "\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(
      description: "hassfurt", format: "hassfurt", zone: "Europe/Berlin", isLocal: true
    ) { day in
      "{\"data\":["
        + day.each {
          "{\"start_timestamp\":\"\(day.local($0.start, "yyyy-MM-dd HH:mm:ss"))\","
            + "\"end_timestamp\":\"\(day.local($0.end, "yyyy-MM-dd HH:mm:ss"))\","
            + "\"e_price_epex_excl_vat\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(description: "luox", format: "luox", zone: "Europe/Berlin") { day in
      "[{\"variable_prices\":["
        + day.each { row in
          let cost = row.prices[0].map { "\"\(day.number(-$0))\"" } ?? "null"
          return "{\"valid_from\":\"\(day.stamp(row.start))\",\"valid_until\":"
            + "\"\(day.stamp(row.end))\",\"total_price_net\":\(cost)}"
        } + "]}]"
    },
    FormatWriter(
      description: "evcc", format: "evcc", zone: "Europe/Berlin", power: -2
    ) { day in
      "{\"result\":{\"rates\":["
        + day.each {
          "{\"start\":\"\(day.stamp($0.start))\",\"end\":\"\(day.stamp($0.end))\","
            // Thousands per kilowatt-hour would be taken for another quantity.
            + "\"value\":\($0.prices[0].map { day.number($0) + "e-2" } ?? "null")}"
        } + "]}}"
    },
    FormatWriter(
      description: "ote", format: "ote", zone: "Europe/Prague", steps: [900], power: -1,
      marksMissing: false
    ) { day in
      "<Envelope><Body>"
        + day.each("") {
          "<Item><Date>\(day.day($0))</Date><PeriodIndex>\(day.period($0))</PeriodIndex>"
            + "<PeriodResolution>PT\(day.step / 60)M</PeriodResolution>"
            + "<Price>\(day.number($0.prices[0]))</Price></Item>"
        } + "</Body></Envelope>"
    },
    FormatWriter(
      description: "pse", format: "pse", zone: "Europe/Warsaw", steps: [900], power: -1
    ) { day in
      "{\"value\":["
        + day.each {
          "{\"dtime\":\"\(day.local($0.end, "yyyy-MM-dd HH:mm:ss"))\",\"rce_pln\":"
            + "\(day.number($0.prices[0])),\"business_date\":\"\(day.day($0))\","
            + "\"dtime_utc\":\"\(day.utc($0.end, "yyyy-MM-dd HH:mm:ss"))\"}"
        } + "]}"
    },
    FormatWriter(
      description: "pse by periods", format: "pse", zone: "Europe/Warsaw", steps: [900], power: -1,
      isLocal: true
    ) { day in
      "{\"value\":["
        + day.each {
          "{\"udtczas\":\"\(day.local($0.end, "yyyy-MM-dd HH:mm"))\",\"doba\":\"\(day.day($0))\","
            + "\"udtczas_oreb\":\"\(day.local($0.start, "HH:mm")) - \(day.local($0.end, "HH:mm"))\""
            + ","
            + "\"rce_pln\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(
      description: "pse as CSV", format: "pse", zone: "Europe/Warsaw", steps: [900], power: -1,
      isLocal: true
    ) { day in
      "dtime,period,rce_pln,business_date\n"
        + day.each("\n") {
          let mark = day.isRepeated($0) ? "b" : ""
          return day.local($0.end, "yyyy-MM-dd HH:mm:ss,") + day.local($0.start, "HH\(mark):mm - ")
            + day.local($0.end, "HH:mm,")
            + "\(day.number($0.prices[0], missing: "")),\(day.day($0))"
        }
    },
  ]

  private static let netherlands: [FormatWriter] = [
    FormatWriter(
      description: "energyzero", format: "energyzero", zone: "Europe/Amsterdam", power: 2
    ) { day in
      "{\"base\":["
        + day.each { row in
          "{\"start\":\"\(day.utc(row.start))\",\"end\":\"\(day.utc(row.end))\",\"price\":"
            + "{\"value\":\(row.prices[0] == nil ? "null" : "\"\(day.number(row.prices[0]))\"")}}"
        } + "],\"base_with_vat\":[]}"
    },
    FormatWriter(
      description: "energyzero GraphQL", format: "energyzero", zone: "Europe/Amsterdam", power: 2
    ) { day in
      "{\"data\":{\"energyMarketPrices\":{\"prices\":["
        + day.each {
          "{\"from\":\"\(day.utc($0.start))\",\"till\":\"\(day.utc($0.end))\","
            + "\"energyPriceExcl\":\(day.number($0.prices[0])),\"energyPriceIncl\":1}"
        } + "]}}}"
    },
    FormatWriter(
      description: "energyzero, older", format: "energyzero", zone: "Europe/Amsterdam", power: 2
    ) { day in
      "{\"Prices\":["
        + day.each {
          "{\"readingDate\":\"\(day.utc($0.start))\",\"price\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(
      description: "easyenergy", format: "easyenergy", zone: "Europe/Amsterdam", power: 2,
      isLocal: true
    ) { day in
      "{\"prices\":["
        + day.each {
          "{\"from\":\"\(day.local($0.start))\",\"until\":\"\(day.local($0.end))\","
            + "\"price\":\(day.number($0.prices[0])),\"unit\":\"kWh\",\"priceIncVat\":1}"
        } + "]}"
    },
    FormatWriter(
      description: "easyenergy, older", format: "easyenergy", zone: "Europe/Amsterdam", power: 2
    ) { day in
      "["
        + day.each {
          "{\"Timestamp\":\"\(day.utc($0.start))\",\"TariffUsage\":\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(
      description: "frank-energie", format: "frank-energie", zone: "Europe/Amsterdam", power: 2
    ) { day in
      "{\"data\":{\"marketPrices\":{\"electricityPrices\":["
        + day.each {
          "{\"from\":\"\(day.utc($0.start))\",\"till\":\"\(day.utc($0.end))\",\"marketPrice\":"
            + "\(day.number($0.prices[0])),\"marketPriceTax\":1,\"sourcingMarkupPrice\":0.1,"
            + "\"energyTaxPrice\":0.2}"
        } + "],\"gasPrices\":[]}}}"
    },
    FormatWriter(
      description: "ember", format: "ember", zone: "Europe/Vienna", steps: [3600],
      areas: ["AUT", "DEU"], shown: ["AT", "DE"], power: -1
    ) { day in
      "Country,ISO3 Code,Datetime (UTC),Datetime (Local),Price (EUR/MWhe)\n"
        + day.each("\n") { row in
          day.areas.indices.map {
            "Name,\(day.areas[$0])," + day.utc(row.start, "yyyy-MM-dd HH:mm:ss,")
              + day.local(row.start, "yyyy-MM-dd HH:mm:ss,")
              + day.number(row.prices[$0], missing: "")
          }.joined(separator: "\n")
        }
    },
  ]
}
