/// Writers of the formats of other continents, of Home Assistant and of no service.
enum OtherWriters {
  static let all: [FormatWriter] = overseas + homeAssistant + generic

  private static let overseas: [FormatWriter] = [
    FormatWriter(
      description: "amber", format: "amber", zone: "+10:00", steps: [300, 1800]
    ) { day in
      "["
        + day.each {
          "{\"perKwh\":\(day.number($0.prices[0])),\"startTime\":\"\(day.utc($0.start + 1))\","
            + "\"endTime\":\"\(day.utc($0.end))\",\"channelType\":\"general\"}"
        } + "]"
    },
    FormatWriter(
      description: "aemo", format: "aemo", zone: "+10:00", steps: [300, 1800], areas: ["NSW1"],
      shown: ["NSW1"], power: -1
    ) { day in
      "REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE\n"
        + day.each("\n") {
          "NSW1,\(day.local($0.end, "yyyy/MM/dd HH:mm:ss")),1,"
            + "\(day.number($0.prices[0], missing: "")),TRADE"
        }
    },
    FormatWriter(
      description: "openelectricity", format: "openelectricity", zone: "+10:00",
      steps: [300, 3600],
      areas: ["NSW1", "VIC1"], shown: ["NSW1", "VIC1"], power: -1
    ) { day in
      let results = day.areas.indices.map { area in
        "{\"name\":\"price_\(day.areas[area])\",\"columns\":{\"region\":\"\(day.areas[area])\"},"
          + "\"data\":["
          + day.each { "[\"\(day.stamp($0.start))\",\(day.number($0.prices[area]))]" } + "]}"
      }
      return "{\"data\":[{\"metric\":\"price\",\"results\":[\(results.joined(separator: ","))]},"
        + "{\"metric\":\"power\",\"results\":[{\"data\":[[\"2025-01-01T00:00:00+10:00\",5]]}]}]}"
    },
    FormatWriter(
      description: "opennem", format: "openelectricity", zone: "+10:00", steps: [300, 1800],
      areas: ["nsw1"], shown: ["NSW1"], power: -1, isOrdered: true
    ) { day in
      "{\"data\":[{\"id\":\"a\",\"type\":\"price\",\"region\":\"nsw1\",\"history\":{\"start\":"
        + "\"\(day.stamp(day.rows[0].start))\",\"interval\":\"\(day.step / 60)m\",\"data\":["
        + day.each { day.number($0.prices[0]) } + "]}}]}"
    },
    FormatWriter(
      description: "comed", format: "comed", zone: "America/Chicago", steps: [300, 3600]
    ) { day in
      "["
        + day.each {
          "{\"millisUTC\":\"\($0.start)000\","
            + "\"price\":\"\(day.number($0.prices[0], missing: ""))\"}"
        } + "]"
    },
    FormatWriter(
      description: "nyiso", format: "nyiso", zone: "America/New_York", steps: [3600],
      areas: ["CAPITL", "N.Y.C."], shown: ["CAPITL", "N.Y.C."], power: -1, isLocal: true
    ) { day in
      "\"Time Stamp\",\"Name\",\"PTID\",\"LBMP ($/MWHr)\"\n"
        + day.areas.indices.map { area in
          day.each("\n") {
            "\"\(day.local($0.start, "MM/dd/yyyy HH:mm"))\",\"\(day.areas[area])\",7,"
              + day.number($0.prices[area], missing: "")
          }
        }.joined(separator: "\n")
    },
    FormatWriter(
      description: "caiso", format: "caiso", zone: "America/Los_Angeles", steps: [300, 3600],
      areas: ["TH_NP15", "TH_SP15"], shown: ["TH_NP15", "TH_SP15"], power: -1
    ) { day in
      "INTERVALSTARTTIME_GMT,INTERVALENDTIME_GMT,OPR_HR,NODE,LMP_TYPE,MW\n"
        + day.each("\n") { row in
          let times = [row.start, row.end].map { day.utc($0, "yyyy-MM-ddTHH:mm:ss-00:00,") }
          let start = times.joined() + "1,"
          return zip(day.areas, row.prices).map { area, price in
            "\(start)\(area),LMP,\(day.number(price, missing: ""))\n\(start)\(area),MCC,1.5"
          }.joined(separator: "\n")
        }
    },
    FormatWriter(
      description: "spp", format: "spp", zone: "America/Chicago", steps: [300, 3600],
      areas: ["A_HUB", "B_HUB"], shown: ["A_HUB", "B_HUB"], power: -1
    ) { day in
      "Interval,GMTIntervalEnd,Settlement Location,Pnode,LMP,MLC,MCC,MEC\n"
        + day.each("\n") { row in
          day.areas.indices.map {
            day.local(row.end, "MM/dd/yyyy HH:mm:ss,") + day.utc(row.end, "MM/dd/yyyy HH:mm:ss,")
              + "\(day.areas[$0]),P,\(day.number(row.prices[$0], missing: "")),1,2,3"
          }.joined(separator: "\n")
        }
    },
    FormatWriter(
      description: "ieso", format: "ieso", zone: "-05:00", steps: [3600], power: -1
    ) { day in
      "\\\\Hourly Ontario Energy Price report\n\\\\Created at today\n\nDate,Hour,HOEP,"
        + "Hour 1 Predispatch\n"
        + day.each("\n") {
          "\(day.day($0)),\(day.period($0)),\(day.number($0.prices[0], missing: "")),1.00"
        }
    },
    FormatWriter(
      description: "jepx", format: "jepx", zone: "Asia/Tokyo", steps: [1800], areas: ["", ""],
      shown: ["System", "Tokyo"]
    ) { day in
      "受渡日,時刻コード,約定総量(kWh),システムプライス(円/kWh),エリアプライス東京(円/kWh)\n"
        + day.each("\n") {
          day.local($0.start, "yyyy/MM/dd,") + "\(day.period($0)),9,"
            + "\(day.number($0.prices[0], missing: "")),\(day.number($0.prices[1], missing: ""))"
        }
    },
    FormatWriter(
      description: "xm", format: "xm", zone: "America/Bogota", steps: [3600], days: 1,
      isOrdered: true
    ) { day in
      let hours = day.rows.enumerated().map {
        "\"Hour\(WrittenDay.two($0 + 1))\":\"\(day.number($1.prices[0], missing: ""))\""
      }
      return "{\"Items\":[{\"Date\":\"\(day.date)\",\"HourlyEntities\":[{\"Id\":\"Sistema\","
        + "\"Values\":{\"code\":\"Sistema\",\(hours.joined(separator: ","))}}]}]}"
    },
    FormatWriter(
      description: "xm as CSV", format: "xm", zone: "America/Bogota", steps: [3600], days: 1,
      isOrdered: true
    ) { day in
      let names = (1...24).map { "Values_Hour\(WrittenDay.two($0))" }.joined(separator: ",")
      return "Id,Values_code,\(names),Date\nSistema,Sistema,"
        + day.each { day.number($0.prices[0], missing: "") } + ",\(day.date)"
    },
  ]

  private static func attributes(
    _ title: String, zone: String, _ power: Int, _ array: String, _ entry: @escaping Entry
  ) -> FormatWriter {
    FormatWriter(
      description: "homeassistant, \(title)", format: "homeassistant", zone: zone, power: power
    ) { day in
      "{\"state\":\"1\",\"attributes\":{\"\(array)\":[\(day.each { entry(day, $0) })]}}"
    }
  }
  private typealias Entry = @Sendable (WrittenDay, WrittenDay.Row) -> String

  private static let homeAssistant: [FormatWriter] = [
    attributes("nordpool", zone: "Europe/Oslo", 0, "raw_today") { day, row in
      "{\"start\":\"\(day.stamp(row.start))\",\"end\":\"\(day.stamp(row.end))\","
        + "\"value\":\(day.number(row.prices[0]))}"
    },
    attributes("Energi Data Service", zone: "Europe/Copenhagen", 0, "raw_today") { day, row in
      "{\"hour\":\"\(day.stamp(row.start))\",\"price\":\(day.number(row.prices[0]))}"
    },
    attributes("Octopus Energy", zone: "Europe/London", 2, "rates") { day, row in
      "{\"start\":\"\(day.stamp(row.start))\",\"end\":\"\(day.stamp(row.end))\","
        + "\"value_inc_vat\":\(day.number(row.prices[0]))}"
    },
    attributes("Zonneplan", zone: "Europe/Amsterdam", -5, "forecast") { day, row in
      // Whole ten-millionths, which the writer's hundredths represent.
      "{\"datetime\":\"\(day.utc(row.start))\",\"electricity_price\":\(day.number(row.prices[0]))}"
    },
    attributes("Frank Energie", zone: "Europe/Amsterdam", 2, "prices") { day, row in
      "{\"from\":\"\(day.stamp(row.start))\",\"till\":\"\(day.stamp(row.end))\","
        + "\"price\":\(day.number(row.prices[0]))}"
    },
    attributes("EPEX Spot", zone: "Europe/Berlin", 2, "data") { day, row in
      "{\"start_time\":\"\(day.stamp(row.start))\",\"end_time\":\"\(day.stamp(row.end))\","
        + "\"price_per_kwh\":\(day.number(row.prices[0]))}"
    },
    attributes("ENTSO-E", zone: "Europe/Brussels", 2, "prices_today") { day, row in
      "{\"time\":\"\(day.stamp(row.start))\",\"price\":\(day.number(row.prices[0]))}"
    },
    attributes("Amber", zone: "+10:00", 2, "forecasts") { day, row in
      "{\"start_time\":\"\(day.utc(row.start + 1))\",\"end_time\":\"\(day.utc(row.end))\","
        + "\"per_kwh\":\(day.number(row.prices[0]))}"
    },
    FormatWriter(
      description: "homeassistant, history", format: "homeassistant", marksMissing: false,
      leavesOut: false
    ) { day in
      "entity_id,state,last_changed\n"
        + day.each("\n") {
          "sensor.price,\(day.number($0.prices[0])),"
            + "\(day.utc($0.start + 3, "yyyy-MM-ddTHH:mm:ss.120Z"))"
        }
    },
  ]

  private static let generic: [FormatWriter] = [
    FormatWriter(
      description: "pretty JSON of our own", format: "pricetui", areas: ["NO1"], shown: ["NO1"]
    ) { day in
      "["
        + day.each {
          "{\"start\":\"\(day.stamp($0.start))\",\"end\":\"\(day.stamp($0.end))\",\"price\":"
            + "\(day.number($0.prices[0])),\"unit\":\"øre/kWh\",\"area\":\"NO1\","
            + "\"vat\":\"excluded\"}"
        } + "]"
    },
    FormatWriter(
      description: "CSV of our own", format: "pricetui", areas: ["NO1"], shown: ["NO1"]
    ) { day in
      "start,end,price,unit,area,vat\n"
        + day.each("\n") {
          "\(day.stamp($0.start)),\(day.stamp($0.end)),\(day.number($0.prices[0], missing: "")),"
            + "øre/kWh,NO1,excluded"
        }
    },
    FormatWriter(description: "json", format: "json", steps: [300, 900, 1800, 3600]) { day in
      "["
        + day.each {
          "{\"start\":\"\(day.stamp($0.start))\",\"end\":\"\(day.stamp($0.end))\","
            + "\"price\":\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(
      description: "csv", format: "csv", steps: [300, 900, 1800, 3600], signs: [",", "."]
    ) { day in
      "time;price\n"
        + day.each("\n") { "\(day.stamp($0.start));\(day.number($0.prices[0], missing: ""))" }
    },
    FormatWriter(
      description: "csv by the clock", format: "csv", signs: [",", "."], isLocal: true
    ) { day in
      "time;price\n"
        + day.each("\n") { "\(day.local($0.start));\(day.number($0.prices[0], missing: ""))" }
    },
    FormatWriter(
      description: "values", format: "values", days: 1, isOrdered: true,
      options: { (nil, $0.date) }
    ) { day in
      day.each("\n") { day.number($0.prices[0], missing: "-") }
    },
    FormatWriter(
      description: "values as JSON", format: "values", days: 1, isOrdered: true,
      options: { (nil, $0.date) }
    ) { day in
      "[\(day.each { day.number($0.prices[0]) })]"
    },
  ]
}
