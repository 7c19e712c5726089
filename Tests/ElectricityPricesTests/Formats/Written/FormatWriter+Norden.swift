/// Writers of the formats of the Nordic and Baltic countries.
enum NordicWriters {
  static let all: [FormatWriter] =
    kroner("hvakosterstrommen", "NOK", "Europe/Oslo")
    + kroner("elprisetjustnu", "SEK", "Europe/Stockholm")
    + kroner("elprisenligenu", "DKK", "Europe/Copenhagen") + nordPool + others

  private static func kroner(_ name: String, _ code: String, _ zone: String) -> [FormatWriter] {
    [
      FormatWriter(description: name, format: name, zone: zone, power: 2) { day in
        "["
          + day.each {
            "{\"\(code)_per_kWh\":\(day.number($0.prices[0])),\"EUR_per_kWh\":0.1,\"EXR\":11.5,"
              + "\"time_start\":\"\(day.stamp($0.start))\",\"time_end\":\"\(day.stamp($0.end))\"}"
          } + "]"
      },
      FormatWriter(description: "\(name) as CSV", format: name, zone: zone, power: 2) { day in
        "time_start,time_end,\(code)_per_kWh,EUR_per_kWh,EXR\n"
          + day.each("\n") {
            "\(day.stamp($0.start)),\(day.stamp($0.end)),\(day.number($0.prices[0], missing: "")),"
              + "1,2"
          }
      },
    ]
  }

  private static let nordPool: [FormatWriter] = [
    FormatWriter(
      description: "nordpool", format: "nordpool", steps: [900, 1800, 3600],
      areas: ["NO1", "SE3"], shown: ["NO1", "SE3"], power: -1
    ) { day in
      "{\"currency\":\"NOK\",\"multiAreaEntries\":["
        + day.each { row in
          let prices = day.areas.indices.map {
            "\"\(day.areas[$0])\":\(day.number(row.prices[$0]))"
          }
          return
            "{\"deliveryStart\":\"\(day.utc(row.start))\",\"deliveryEnd\":\"\(day.utc(row.end))\","
            + "\"entryPerArea\":{\(prices.joined(separator: ","))}}"
        } + "]}"
    },
    FormatWriter(
      description: "nordpool data API", format: "nordpool", areas: ["SE3"], shown: ["SE3"],
      power: -1
    ) { day in
      "[{\"deliveryArea\":\"SE3\",\"currency\":\"EUR\",\"prices\":["
        + day.each {
          "{\"deliveryStart\":\"\(day.utc($0.start))\",\"deliveryEnd\":\"\(day.utc($0.end))\","
            + "\"price\":\(day.number($0.prices[0]))}"
        } + "]}]"
    },
    FormatWriter(
      description: "nordpool-page", format: "nordpool-page", areas: ["Oslo", "SE1"],
      shown: ["NO1", "SE1"], power: -1, signs: [","], isLocal: true
    ) { day in
      "{\"data\":{\"Units\":[\"NOK/MWh\"],\"Rows\":["
        + day.each { row in
          let columns = day.areas.indices.map {
            "{\"Name\":\"\(day.areas[$0])\","
              + "\"Value\":\"\(day.number(row.prices[$0], missing: "-"))\"}"
          }
          return "{\"StartTime\":\"\(day.local(row.start))\",\"EndTime\":\"\(day.local(row.end))\","
            + "\"Columns\":[\(columns.joined(separator: ","))]}"
        } + "]}}"
    },
    FormatWriter(
      description: "nordpool-elspot", format: "nordpool-elspot", areas: ["SYS", "Oslo", "FI"],
      shown: ["SYS", "NO1", "FI"], power: -1, signs: [".", ","], isLocal: true
    ) { day in
      "Elspot Prices in EUR/MWh\nData was last updated 31-12-2025\nDate,Hours,SYS,Oslo,FI\n"
        + day.each("\n") { row in
          let prices = row.prices.map { "\"\(day.grouped($0, missing: ""))\"" }
          return day.local(row.start, "dd-MM-yyyy,HH:mm - ") + day.local(row.end, "HH:mm,")
            + prices.joined(separator: ",")
        }
    },
    FormatWriter(
      description: "nordpool-elspot as HTML", format: "nordpool-elspot", steps: [3600],
      areas: ["SE1", "Bergen"], shown: ["SE1", "NO5"], power: -1, signs: [","], isLocal: true
    ) { day in
      "<html><body><table><tr><td colspan=\"4\">Elspot Prices in EUR/MWh</td></tr>"
        + "<tr><td></td><td>Hours</td><td>SE1</td><td>Bergen</td></tr>"
        + day.each("\n") { row in
          let cells = row.prices.map { "<td>\(day.grouped($0, missing: "&nbsp;"))</td>" }
          return "<tr><td>\(day.local(row.start, "dd-MM-yyyy"))</td>"
            + "<td>\(day.local(row.start, "HH"))&nbsp;-&nbsp;\(day.local(row.end, "HH"))</td>"
            + cells.joined() + "</tr>"
        } + "</table></body></html>"
    },
  ]

  private static let others: [FormatWriter] = [
    FormatWriter(description: "tibber", format: "tibber", power: 2) { day in
      "{\"data\":{\"viewer\":{\"home\":{\"currentSubscription\":{\"priceInfo\":{\"today\":["
        + day.each {
          "{\"total\":\(day.number($0.prices[0])),\"currency\":\"NOK\","
            + "\"startsAt\":\"\(day.stamp($0.start))\"}"
        } + "]}}}}}}"
    },
    FormatWriter(description: "tibber range", format: "tibber") { day in
      "{\"data\":{\"viewer\":{\"home\":{\"currentSubscription\":{\"priceInfoRange\":{\"nodes\":["
        + day.each {
          "{\"energy\":\(day.number($0.prices[0])),\"total\":1,"
            + "\"startsAt\":\"\(day.stamp($0.start))\"}"
        } + "]}}}}}}"
    },
    FormatWriter(description: "tibber rating", format: "tibber", steps: [3600]) { day in
      "{\"data\":{\"viewer\":{\"homes\":[{\"currentSubscription\":{\"priceRating\":{\"hourly\":"
        + "{\"entries\":["
        + day.each {
          "{\"energy\":\(day.number($0.prices[0])),\"total\":1,\"time\":\"\(day.stamp($0.start))\"}"
        } + "]}}}}]}}}"
    },
    FormatWriter(description: "tibber in Home Assistant", format: "tibber") { day in
      "{\"prices\":{\"home\":["
        + day.each {
          "{\"start_time\":\"\(day.stamp($0.start))\",\"price\":\(day.number($0.prices[0]))}"
        } + "]}}"
    },
    FormatWriter(
      description: "energidataservice", format: "energidataservice", zone: "Europe/Copenhagen",
      areas: ["DK1", "DK2"], shown: ["DK1", "DK2"], power: -1
    ) { day in
      "{\"records\":["
        + day.each { row in
          day.areas.indices.map {
            "{\"TimeUTC\":\"\(day.utc(row.start, "yyyy-MM-ddTHH:mm:ss"))\",\"PriceArea\":"
              + "\"\(day.areas[$0])\",\"DayAheadPriceDKK\":\(day.number(row.prices[$0]))}"
          }.joined(separator: ",")
        } + "]}"
    },
    FormatWriter(
      description: "energidataservice as CSV", format: "energidataservice",
      zone: "Europe/Copenhagen", steps: [3600], areas: ["DK1", "DK2"], shown: ["DK1", "DK2"],
      power: -1, signs: [",", "."]
    ) { day in
      "HourUTC;HourDK;PriceArea;SpotPriceDKK;SpotPriceEUR\n"
        + day.each("\n") { row in
          day.areas.indices.map {
            day.utc(row.start, "yyyy-MM-dd HH:mm;") + day.local(row.start, "yyyy-MM-dd HH:mm;")
              + "\(day.areas[$0]);\(day.number(row.prices[$0], missing: ""));1\(day.sign)5"
          }.joined(separator: "\n")
        }
    },
    FormatWriter(
      description: "spot-hinta", format: "spot-hinta", zone: "Europe/Helsinki", power: 2
    ) { day in
      "["
        + day.each {
          "{\"Rank\":1,\"DateTime\":\"\(day.stamp($0.start))\","
            + "\"PriceNoTax\":\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(
      description: "elpris.eu", format: "spot-hinta", zone: "Europe/Helsinki", power: 2
    ) { day in
      "{\"data\":["
        + day.each {
          "{\"DateTime\":\"\(day.stamp($0.start))\",\"PriceNoTax\":\(day.number($0.prices[0]))}"
        } + "]}"
    },
    FormatWriter(
      description: "sahkotin", format: "sahkotin", zone: "Europe/Helsinki", power: -1
    ) { day in
      "{\"prices\":["
        + day.each { "{\"date\":\"\(day.utc($0.start))\",\"value\":\(day.number($0.prices[0]))}" }
        + "]}"
    },
    FormatWriter(
      description: "porssisahko", format: "porssisahko", zone: "Europe/Helsinki"
    ) { day in
      "{\"prices\":["
        + day.each {
          "{\"price\":\(day.number($0.prices[0])),\"startDate\":\"\(day.utc($0.start))\"}"
        } + "]}"
    },
    FormatWriter(
      description: "elering", format: "elering", zone: "Europe/Tallinn", areas: ["ee", "fi"],
      shown: ["EE", "FI"], power: -1
    ) { day in
      let areas = day.areas.indices.map { area in
        "\"\(day.areas[area])\":["
          + day.each { "{\"timestamp\":\($0.start),\"price\":\(day.number($0.prices[area]))}" }
          + "]"
      }
      return "{\"success\":true,\"data\":{\(areas.joined(separator: ","))}}"
    },
    FormatWriter(
      description: "elering as CSV", format: "elering", zone: "Europe/Tallinn",
      areas: ["Läti", "Eesti"], shown: ["LV", "EE"], power: -1, signs: [",", "."]
    ) { day in
      "\"Ajatempel (UTC)\";\"Kuupäev (Eesti aeg)\";\"NPS Läti\";\"NPS Eesti\"\n"
        + day.each("\n") { row in
          let prices = row.prices.map { "\"\(day.number($0, missing: ""))\"" }
          return "\"\(row.start)\";\"\(day.local(row.start, "dd.MM.yyyy HH:mm"))\";"
            + prices.joined(separator: ";")
        }
    },
    FormatWriter(
      description: "strompriser", format: "strompriser", areas: ["NO1"], shown: ["NO1"], days: 1,
      isOrdered: true
    ) { day in
      "{\"region\":\"NO1\",\"date\":\"\(day.date)\",\"dailyPriceArray\":["
        + day.each { day.number($0.prices[0]) } + "]}"
    },
    FormatWriter(
      description: "seed", format: "seed", steps: [900, 1800, 3600], days: 1, isOrdered: true
    ) { day in
      "{\"values\":[\(day.each { day.number($0.prices[0]) })],"
        + "\"fromDate\":\"\(day.date)T00:00:00\","
        + "\"toDate\":\"\(day.date.adding(days: 1))T00:00:00\"}"
    },
  ]
}
