import CivilTime

/// Writers of the formats of European markets and of Great Britain.
enum EuropeanWriters {
  static let all: [FormatWriter] = entsoe + smard + south + britain

  private static func document(_ day: WrittenDay, curve: String, _ points: String) -> String {
    let (start, end) = (day.rows.map(\.start).min() ?? 0, day.rows.map(\.end).max() ?? 0)
    return "<Publication_MarketDocument><!-- <html> --><TimeSeries><in_Domain.mRID>10YNO-1--------2"
      + "</in_Domain.mRID><currency_Unit.name>EUR</currency_Unit.name><price_Measure_Unit.name>MWH"
      + "</price_Measure_Unit.name><curveType>\(curve)</curveType><Period><timeInterval><start>"
      + day.utc(start, "yyyy-MM-ddTHH:mmZ") + "</start><end>" + day.utc(end, "yyyy-MM-ddTHH:mmZ")
      + "</end></timeInterval><resolution>PT\(day.step / 60)M</resolution>\(points)</Period>"
      + "</TimeSeries></Publication_MarketDocument>"
  }

  /// Returns a local time, with the name of its zone on days of a clock change.
  private static func tagged(_ day: WrittenDay, _ seconds: Int64) -> String {
    let text = day.local(seconds, "dd/MM/yyyy HH:mm:ss")
    let offset = day.zone.offset(at: Instant(secondsSince1970: seconds))
    let date = day.zone.civil(at: Instant(secondsSince1970: seconds)).date
    return day.zone.lengthOfDay(date) == 86_400
      ? text : text + (offset == 3600 ? " (CET)" : " (CEST)")
  }

  private static let entsoe: [FormatWriter] = [
    FormatWriter(
      description: "entsoe A01", format: "entsoe", steps: [900, 1800, 3600], shown: ["NO1"],
      power: -1, marksMissing: false
    ) { day in
      let first = day.rows.map(\.start).min() ?? 0
      return document(
        day, curve: "A01",
        day.each("") {
          "<Point><position>\(($0.start - first) / day.step + 1)</position><price.amount>"
            + "\(day.number($0.prices[0]))</price.amount></Point>"
        })
    },
    FormatWriter(
      description: "entsoe A03", format: "entsoe", shown: ["NO1"], power: -1, isOrdered: true,
      marksMissing: false, leavesOut: false
    ) { day in
      // Points with an unchanged price are omitted.
      let points = day.rows.indices.compactMap { index in
        index > 0 && day.rows[index].prices[0] == day.rows[index - 1].prices[0]
          ? nil
          : "<Point><position>\(index + 1)</position><price.amount>"
            + "\(day.number(day.rows[index].prices[0]))</price.amount></Point>"
      }
      return document(day, curve: "A03", points.joined())
    },
    FormatWriter(
      description: "entsoe table with tags", format: "entsoe", zone: "Europe/Brussels",
      areas: ["BZN|DK2", "BZN|FI"], shown: ["DK2", "FI"], power: -1
    ) { day in
      "\"MTU (CET/CEST)\",\"Area\",\"Sequence\",\"Day-ahead Price (EUR/MWh)\","
        + "\"Intraday Period (CET/CEST)\",\"Intraday Price (EUR/MWh)\"\n"
        + day.each("\n") { row in
          day.areas.indices.map {
            "\"\(tagged(day, row.start)) - \(tagged(day, row.end))\",\"\(day.areas[$0])\","
              + "\"Without Sequence\",\"\(day.number(row.prices[$0], missing: "n/e"))\",\"\",\"\""
          }.joined(separator: "\n")
        }
    },
    FormatWriter(
      description: "entsoe table in UTC", format: "entsoe", zone: "Europe/Brussels",
      areas: ["BZN|BE"], shown: ["BE"], power: -1
    ) { day in
      "MTU (UTC),Area,Sequence,Day-ahead Price (EUR/MWh)\n"
        + day.each("\n") {
          day.utc($0.start, "dd/MM/yyyy HH:mm:ss - ") + day.utc($0.end, "dd/MM/yyyy HH:mm:ss")
            + ",BZN|BE,Sequence 1,\(day.number($0.prices[0], missing: ""))"
        }
    },
    FormatWriter(
      description: "entsoe old table", format: "entsoe", zone: "Europe/Brussels",
      shown: ["DE-LU"], power: -1, isLocal: true
    ) { day in
      "\"MTU (CET/CEST)\",\"Day-ahead Price [EUR/MWh]\",\"Currency\",\"BZN|DE-LU\"\n"
        + day.each("\n") {
          "\"" + day.local($0.start, "dd.MM.yyyy HH:mm - ") + day.local($0.end, "dd.MM.yyyy HH:mm")
            + "\",\"\(day.number($0.prices[0], missing: "-"))\",\"EUR\",\"\""
        }
    },
  ]

  private static let smard: [FormatWriter] = [
    FormatWriter(
      description: "smard", format: "smard", zone: "Europe/Berlin", power: -1
    ) { day in
      "{\"meta_data\":{\"version\":1},\"series\":["
        + day.each { "[\($0.start)000,\(day.number($0.prices[0]))]" } + "]}"
    },
    FormatWriter(
      description: "smard in German", format: "smard", zone: "Europe/Berlin", areas: ["", ""],
      shown: ["DE-LU", "DK1"], power: -1, signs: [","], isLocal: true
    ) { day in
      "\u{FEFF}Datum von;Datum bis;Deutschland/Luxemburg [€/MWh] Originalauflösungen;"
        + "Dänemark 1 [€/MWh] Originalauflösungen\n"
        + day.each("\n") {
          day.local($0.start, "dd.MM.yyyy HH:mm;") + day.local($0.end, "dd.MM.yyyy HH:mm;")
            + "\(day.grouped($0.prices[0]));\(day.grouped($0.prices[1]))"
        }
    },
    FormatWriter(
      description: "smard in older German", format: "smard", zone: "Europe/Berlin",
      shown: ["DE-AT-LU"], power: -1, signs: [","], isLocal: true
    ) { day in
      "Datum;Anfang;Ende;Deutschland/Österreich/Luxemburg[€/MWh]\n"
        + day.each("\n") {
          day.local($0.start, "dd.MM.yyyy;HH:mm;") + day.local($0.end, "HH:mm;")
            + day.grouped($0.prices[0])
        }
    },
    FormatWriter(
      description: "smard in English", format: "smard", zone: "Europe/Berlin", areas: ["", ""],
      shown: ["DE-LU", "IT-NORTH"], power: -1, isLocal: true
    ) { day in
      "Date;Time of day;Germany/Luxembourg[€/MWh];Northern Italy[€/MWh]\n"
        + day.each("\n") {
          day.local($0.start, "NAME DAY, yyyy;hh:mm NOON;")
            + "\(day.grouped($0.prices[0]));\(day.grouped($0.prices[1]))"
        }
    },
    FormatWriter(
      description: "smard in newer English", format: "smard", zone: "Europe/Berlin",
      shown: ["SE4"], power: -1, isLocal: true
    ) { day in
      "Start date;End date;Sweden 4 [€/MWh] Original resolutions\n"
        + day.each("\n") {
          day.local($0.start, "NAME DAY, yyyy hh:mm NOON;")
            + day.local($0.end, "NAME DAY, yyyy hh:mm NOON;") + day.grouped($0.prices[0])
        }
    },
  ]

  private static let south: [FormatWriter] = [
    FormatWriter(
      description: "esios archive", format: "esios", zone: "Europe/Madrid", steps: [3600],
      areas: ["PCB", "CYM"], shown: ["PCB", "CYM"], power: -1, signs: [","]
    ) { day in
      "{\"PVPC\":["
        + day.each { row in
          // On a day of 25 hours the label is a count, on other days the local hour.
          let count = (row.start - day.zone.startOfDay(day.day(row)).secondsSince1970) / 3600
          let hour =
            day.zone.lengthOfDay(day.day(row)) == 90_000
            ? Int(count) : Int(day.local(row.start, "HH")) ?? 0
          let prices = day.areas.indices.map {
            "\"\(day.areas[$0])\":\"\(day.number(row.prices[$0], missing: ""))\""
          }
          return "{\"Dia\":\"\(day.local(row.start, "dd/MM/yyyy"))\",\"Hora\":"
            + "\"\(WrittenDay.two(hour))-\(WrittenDay.two(hour + 1))\","
            + prices.joined(separator: ",") + "}"
        } + "]}"
    },
    FormatWriter(
      description: "esios indicator", format: "esios", zone: "Europe/Madrid", areas: ["Península"],
      shown: ["Península"], power: -1
    ) { day in
      "{\"indicator\":{\"values\":["
        + day.each {
          // In autumn the UTC field repeats an hour.
          let wrong = day.isRepeated($0) ? $0.start - 3600 : $0.start
          return "{\"value\":\(day.number($0.prices[0])),\"datetime\":\"\(day.stamp($0.start))\","
            + "\"datetime_utc\":\"\(day.utc(wrong))\",\"geo_name\":\"Península\"}"
        } + "]}}"
    },
    FormatWriter(
      description: "REData", format: "esios", zone: "Europe/Madrid",
      areas: ["PVPC", "Precio mercado spot"], shown: ["PVPC", "Precio mercado spot"], power: -1
    ) { day in
      "{\"data\":{\"type\":\"Precios\"},\"included\":["
        + day.areas.indices.map { place in
          "{\"type\":\"\(day.areas[place]) (€/MWh)\",\"attributes\":{\"values\":["
            + day.each {
              "{\"value\":\(day.number($0.prices[place])),\"percentage\":0.5,"
                + "\"datetime\":\"\(day.stamp($0.start))\"}"
            } + "]}}"
        }.joined(separator: ",")
        + ",{\"type\":\"Demanda (MW)\",\"attributes\":{\"values\":[{\"value\":7,"
        + "\"datetime\":\"2026-01-01T00:00:00+01:00\"}]}}]}"
    },
    FormatWriter(
      description: "RTE", format: "rte", zone: "Europe/Paris", power: -1
    ) { day in
      "{\"france_power_exchanges\":[{\"values\":["
        + day.each {
          "{\"start_date\":\"\(day.stamp($0.start))\",\"end_date\":\"\(day.stamp($0.end))\","
            + "\"value\":1200.5,\"price\":\(day.number($0.prices[0]))}"
        } + "]}]}"
    },
    FormatWriter(
      description: "omie", format: "omie", zone: "Europe/Madrid", areas: ["", ""],
      shown: ["ES", "PT"], power: -1, signs: [","], days: 1, isOrdered: true
    ) { day in
      "OMIE - Mercado de electricidad;;;\(day.local(day.rows[0].start, "dd/MM/yyyy"));\n;1;2\n"
        + "Precio marginal en el sistema español (EUR/MWh);"
        + day.each(";") { "  " + day.number($0.prices[0], missing: "") }
        + "\nPrecio marginal en el sistema portugués (EUR/MWh);"
        + day.each(";") { "  " + day.number($0.prices[1], missing: "") }
    },
    FormatWriter(
      description: "omie before 2010", format: "omie", zone: "Europe/Madrid", steps: [3600],
      shown: ["ES"], signs: [","], days: 1, isOrdered: true
    ) { day in
      "OMEL - Mercado de electricidad;;;\(day.local(day.rows[0].start, "dd/MM/yyyy"));\n;1;2\n"
        + "Precio marginal en el sistema español (Cent/kWh);"
        + day.each(";") { "  " + day.number($0.prices[0], missing: "") }
    },
    FormatWriter(
      description: "omie by rows", format: "omie", zone: "Europe/Madrid", areas: ["", ""],
      shown: ["PT", "ES"], power: -1, isOrdered: true
    ) { day in
      "MARGINALPDBC;\n"
        + day.each("\n") {
          day.local($0.start, "yyyy;MM;dd;") + "\(day.period($0));"
            + "\(day.number($0.prices[0], missing: ""));\(day.number($0.prices[1], missing: ""));"
        } + "\n*"
    },
    FormatWriter(
      description: "gme as XML", format: "gme", zone: "Europe/Rome", areas: ["PUN", "NORD"],
      shown: ["PUN", "NORD"], power: -1, signs: [","], marksMissing: false
    ) { day in
      "<NewDataSet>"
        + day.each("") {
          "<Prezzi><Data>\(day.local($0.start, "yyyyMMdd"))</Data><Mercato>MGP</Mercato>"
            + "<Ora>\(day.period($0))</Ora><PUN>\(day.number($0.prices[0]))</PUN>"
            + "<NORD>\(day.grouped($0.prices[1]))</NORD></Prezzi>"
        } + "</NewDataSet>"
    },
    FormatWriter(
      description: "gme as CSV", format: "gme", zone: "Europe/Rome", areas: ["PUN", "SICI"],
      shown: ["PUN", "SICI"], power: -1, signs: [",", "."]
    ) { day in
      "Data/Date (YYYYMMDD);Ora/Hour;PUN;SICI\n"
        + day.each("\n") {
          day.local($0.start, "yyyyMMdd;") + "\(day.period($0));"
            + "\(day.grouped($0.prices[0]));\(day.number($0.prices[1], missing: ""))"
        }
    },
    FormatWriter(
      description: "gme as JSON", format: "gme", zone: "Europe/Rome", areas: ["PUN"],
      shown: ["PUN"], power: -1
    ) { day in
      "["
        + day.each {
          "{\"data\":\(day.local($0.start, "yyyyMMdd")),\"ora\":\(day.period($0)),"
            + "\"mercato\":\"MGP\",\"zona\":\"PUN\",\"prezzo\":\(day.number($0.prices[0]))}"
        } + "]"
    },
    FormatWriter(
      description: "epias", format: "epias", zone: "Europe/Istanbul", steps: [3600], power: -3,
      signs: [",", "."], isLocal: true
    ) { day in
      "\"Tarih\",\"Saat\",\"PTF (TL/MWh)\"\n"
        + day.each("\n") {
          day.local($0.start, "\"dd/MM/yyyy\",\"HH:mm\",")
            + "\"\(day.grouped($0.prices[0], missing: ""))\""
        }
    },
  ]

  private static let britain: [FormatWriter] = [
    FormatWriter(
      description: "octopus", format: "octopus", zone: "Europe/London", steps: [1800]
    ) { day in
      "{\"results\":["
        + day.each {
          "{\"value_exc_vat\":\(day.number($0.prices[0])),\"value_inc_vat\":1,"
            + "\"valid_from\":\"\(day.utc($0.start))\",\"valid_to\":\"\(day.utc($0.end))\"}"
        } + "]}"
    },
    FormatWriter(
      description: "elexon", format: "elexon", zone: "Europe/London", steps: [1800],
      areas: ["APXMIDP"], shown: ["APXMIDP"], power: -1
    ) { day in
      "{\"data\":["
        + day.each {
          "{\"startTime\":\"\(day.utc($0.start))\",\"dataProvider\":\"APXMIDP\",\"price\":"
            + "\($0.prices[0] == nil ? "0.00" : day.number($0.prices[0])),"
            + "\"volume\":\($0.prices[0] == nil ? "0.000" : "12.5")}"
        } + "]}"
    },
    FormatWriter(
      description: "elexon as CSV", format: "elexon", zone: "Europe/London", steps: [1800],
      areas: ["APXMIDP"], shown: ["APXMIDP"], power: -1
    ) { day in
      "StartTime,DataProvider,SettlementDate,SettlementPeriod,Price,Volume\n"
        + day.each("\n") {
          "\(day.utc($0.start)),APXMIDP,\(day.day($0)),\(day.period($0)),"
            + "\(day.number($0.prices[0], missing: "0")),\($0.prices[0] == nil ? "0" : "7.5")"
        }
    },
  ]
}
