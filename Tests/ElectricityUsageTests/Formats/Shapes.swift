import CivilTime

extension Shape {
  /// Shapes of tables in which each row has the energy of a slot.
  static let tables: [Shape] = [
    Shape(name: "Elhub", zone: "Europe/Oslo") { meters, zone in
      meters.table("Fra;Til;KWH 60 Forbruk;Kvalitet") { _, slot in
        "\(slot.local(zone));\(slot.local(zone, slot.end));\(slot.kWh(","));Målt"
      }
    },
    Shape(name: "Elhub with commas", zone: "Europe/Oslo") { meters, zone in
      meters.table("Fra,Til,KWH 60 Forbruk,Kvalitet") { _, slot in
        "\(slot.local(zone)),\(slot.local(zone, slot.end)),\"\(slot.kWh(","))\",Estimert"
      }
    },
    Shape(name: "Elhub with offsets", zone: "Europe/Oslo", seconds: 900) { meters, zone in
      meters.table("Fra;Til;KWH 15 Forbruk;Kvalitet") { _, slot in
        "\(slot.iso(zone));\(slot.iso(zone, slot.end));\(slot.kWh(","));Beregnet"
      }
    },
    Shape(
      name: "Eloverblik", zone: "Europe/Copenhagen",
      write: { meters, zone in
        meters.table(
          "MålepunktsID;Fra_dato;Til_dato;Mængde;Måleenhed;Kvalitet;Type"
        ) { meter, slot in
          let times = [slot.start, slot.end].map { slot.local(zone, $0, date: "-") + ":00" }
          return "\(meter);\(times[0]);\(times[1]);\(slot.kWh(","));KWH;Målt;Tidsserie;"
        }
      }, hasMeters: true),
    Shape(
      name: "Eloverblik, earlier", zone: "Europe/Copenhagen",
      write: { meters, zone in
        meters.table(
          "Målepunkt id;Fra dato;Til dato;Mængde;Måleenhed;Kvalitet;Type"
        ) { meter, slot in
          let times = [slot.start, slot.end].map { slot.iso(zone, $0).prefix(16) }
            .map { $0.replacing("T", with: " ").replacing(":", with: ".") }
          return "\(meter);\(times[0]);\(times[1]);\(slot.kWh(","));KWH;Målt;Tidsserie"
        }
      }, hasMeters: true),
    Shape(
      name: "Fingrid", zone: "Europe/Helsinki", seconds: 900,
      write: { meters, _ in
        "\u{FEFF}"
          + meters.table(
            "Mittauspisteen tunnus;Tuotteen tyyppi;Resoluutio;Yksikkötyyppi;Lukeman tyyppi;"
              + "Alkuaika;Määrä;Laatu"
          ) { meter, slot in
            let number = slot.wattHours == nil ? "0,000000" : slot.kWh(",") + "000"
            return "\(meter);8716867000030;PT15M;kWh;BN01;\(slot.iso());\(number);"
              + (slot.wattHours == nil ? "MISSING" : "OK")
          }
      }, hasMeters: true),
    Shape(
      name: "Datadis", zone: "Europe/Madrid",
      write: { meters, zone in
        meters.table("CUPS;Fecha;Hora;AE_kWh;REAL/ESTIMADO") { meter, slot in
          let local = slot.local(zone, date: "/")
          let hour = Int(local.suffix(5).prefix(2)) ?? 0
          return "\(meter);\(local.prefix(10));\(two(hour + 1)):00;\(slot.kWh(","));R"
        }
      }, hasMeters: true),
    Shape(
      name: "CNMC", zone: "Europe/Madrid",
      write: { meters, zone in
        meters.table("CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion") { meter, slot in
          "\(meter);\(slot.local(zone, date: "/").prefix(10));\(slot.hour(zone));"
            + "\(slot.kWh(","));R"
        }
      }, hasMeters: true),
    Shape(
      name: "CNMC, newer", zone: "Europe/Madrid",
      write: { meters, zone in
        meters.table("cups;fecha;hora;consumo_kWh;metodoObtencion") { meter, slot in
          "\(meter);\(slot.local(zone, date: "/").prefix(10));\(slot.hour(zone));"
            + "\(slot.kWh(","));R"
        }
      }, hasMeters: true),
    Shape(
      name: "i-DE", zone: "Europe/Madrid",
      write: { meters, zone in
        meters.table("CUPS;FECHA-HORA;INV / VER;CONSUMO Wh;GENERACION Wh") { meter, slot in
          let end = slot.iso(zone, slot.end).prefix(16)
          return "\(meter);\(end.replacing("T", with: " ").replacing("-", with: "/"));0;"
            + "\(slot.wattHours.map(String.init) ?? "");"
        }
      }, hasMeters: true),
    Shape(
      name: "Endesa", zone: "Europe/Madrid",
      write: { meters, zone in
        "Titular;Nombre\nDirección;Calle 1\nContrato;123\nTarifa;2.0TD\nDesde;enero\n\n"
          + meters.table("CUPS;Fecha;Hora;Consumo_Wh;Metodo_obtencion") { meter, slot in
            "\(meter);\(slot.local(zone, date: "/").prefix(10));\(slot.hour(zone));"
              + "\(slot.wattHours.map(String.init) ?? "");R"
          }
      }, hasMeters: true),
    Shape(
      name: "Fluvius", zone: "Europe/Brussels", seconds: 900,
      write: { meters, zone in
        meters.table(
          "Van (datum);Van (tijdstip);Tot (datum);Tot (tijdstip);EAN-code;Meter;Metertype;"
            + "Register;Volume;Eenheid;Validatiestatus"
        ) { meter, slot in
          let from = slot.local(zone, date: "-", space: ";") + ":00"
          let to = slot.local(zone, slot.end, date: "-", space: ";") + ":00"
          func row(_ register: String, _ number: String) -> String {
            "\(from);\(to);=\"5414\(meter)\";1SAG\(meter);Digitale meter;\(register);"
              + "\(number);kWh;Gevalideerd"
          }
          let isDay = slot.start.secondsSince1970.isMultiple(of: 7200)
          let none = slot.wattHours == nil ? "" : "0"
          return [
            row("Afname Dag", isDay ? slot.kWh(",") : none),
            row("Afname Nacht", isDay ? none : slot.kWh(",")), row("Injectie Dag", "0,010"),
            row("Injectie Nacht", "0"),
          ].joined(separator: "\n")
        }
      }, hasMeters: true),
    Shape(name: "Octopus, table", zone: "Europe/London", seconds: 1800) { meters, zone in
      meters.table("Consumption (kwh), Start, End") { _, slot in
        "\(slot.kWh()), \(slot.iso(zone)), \(slot.iso(zone, slot.end))"
      }
    },
    Shape(
      name: "Home Assistant, changes", zone: "UTC",
      write: { meters, zone in
        meters.table("statistic_id,unit,start,change") { meter, slot in
          "sensor.\(meter),kWh,\(slot.iso(zone)),\(slot.kWh())"
        }
      }),
    Shape(
      name: "Home Assistant, export", zone: "UTC",
      write: { meters, zone in
        let times = Set(meters.values.joined().map(\.start)).sorted()
        let head =
          "entity_id,type,unit,"
          + times.map { ISOTime.text($0, in: .utc) }
          .joined(separator: ",")
        let rows = meters.sorted { $0.key < $1.key }.map { meter, slots in
          let known = Dictionary(uniqueKeysWithValues: slots.map { ($0.start, $0) })
          return "sensor.\(meter),grid_consumption,kWh,"
            + times.map { known[$0]?.kWh() ?? "" }.joined(separator: ",")
        }
        let sun = "sensor.sun,solar,kWh," + times.map { _ in "1" }.joined(separator: ",")
        return ([head] + rows + [sun]).joined(separator: "\n") + "\n"
      }, hasMeters: true),
  ]
}

extension Shape.Slot {
  /// Returns the number of the hour in its day, from 1.
  func hour(_ zone: Zone) -> Int {
    let day = zone.startOfDay(zone.civil(at: start).date)
    return Int(day.distance(to: start) / 3600) + 1
  }
}
