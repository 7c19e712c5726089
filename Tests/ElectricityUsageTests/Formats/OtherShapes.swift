import CivilTime

extension Shape {
  /// Shapes of documents, mean power and readings.
  static let others: [Shape] = [
    Shape(name: "Enedis", zone: "Europe/Paris", seconds: 1800) { meters, zone in
      "Identifiant PRM;Type de donnees;Grandeur metier;Unite;Pas en minutes\n"
        + "14\(meters.keys.first ?? "");Courbe de charge;Consommation;W;30\n"
        + meters.table("Horodate;Valeur") { _, slot in
          "\(slot.iso(zone, slot.end));\(slot.wattHours.map { "\($0 * 2)" } ?? "")"
        }
    },
    Shape(name: "Octopus", zone: "Europe/London", seconds: 1800) { meters, zone in
      let slots = meters.values.joined().filter { $0.wattHours != nil }.reversed().map { slot in
        "{\"consumption\":\(slot.kWh()),\"interval_start\":\"\(slot.iso(zone))\","
          + "\"interval_end\":\"\(slot.iso(zone, slot.end))\"}"
      }
      return "{\"count\":\(slots.count),\"next\":null,\"previous\":null,\"results\":["
        + slots.joined(separator: ",") + "]}"
    },
    Shape(
      name: "Tibber", zone: "Europe/Oslo",
      write: { meters, zone in
        let homes = meters.sorted { $0.key < $1.key }.map { _, slots in
          let nodes = slots.map { slot in
            "{\"from\":\"\(slot.iso(zone))\",\"to\":\"\(slot.iso(zone, slot.end))\","
              + "\"consumption\":\(slot.wattHours == nil ? "null" : slot.kWh()),"
              + "\"consumptionUnit\":\"kWh\",\"cost\":1.5,\"unitPrice\":0.75}"
          }
          return "{\"consumption\":{\"nodes\":[\(nodes.joined(separator: ","))]}}"
        }
        return "{\"data\":{\"viewer\":{\"homes\":[\(homes.joined(separator: ","))]}}}"
      }, hasMeters: true),
    Shape(
      name: "Green Button", zone: "UTC", seconds: 900,
      write: { meters, _ in
        let points = meters.sorted { $0.key < $1.key }.map { _, slots in
          let readings = slots.filter { $0.wattHours != nil }.map { slot in
            """
            <espi:IntervalReading><espi:timePeriod><espi:duration>\(slot.seconds)</espi:duration>
            <espi:start>\(slot.start.secondsSince1970)</espi:start></espi:timePeriod>
            <espi:value>\((slot.wattHours ?? 0) * 1000)</espi:value></espi:IntervalReading>
            """
          }
          return """
            <entry><content><espi:UsagePoint><espi:ServiceCategory><espi:kind>0</espi:kind>
            </espi:ServiceCategory></espi:UsagePoint></content></entry>
            <entry><content><espi:ReadingType>
            <espi:accumulationBehaviour>4</espi:accumulationBehaviour>
            <espi:flowDirection>1</espi:flowDirection>
            <espi:powerOfTenMultiplier>-3</espi:powerOfTenMultiplier><espi:uom>72</espi:uom>
            </espi:ReadingType></content></entry>
            <entry><content><espi:IntervalBlock>\(readings.joined())</espi:IntervalBlock>
            </content></entry>
            """
        }
        return "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:espi=\"http://naesb.org/espi\">"
          + points.joined() + "</feed>"
      }, hasMeters: true),
    Shape(
      name: "Home Assistant, sums", zone: "UTC",
      write: { meters, zone in
        var sums: [String: Int] = [:]
        // The hour before, whose sum the first difference needs.
        let before = meters.compactMapValues { slots in
          slots.first.map { first in
            [Slot(start: first.start.advanced(by: -3600), seconds: 3600, wattHours: 0)] + slots
          }
        }
        return before.table("statistic_id,unit,start,state,sum") { meter, slot in
          sums[meter, default: 12_345_678] += slot.wattHours ?? 0
          let sum = Slot(start: slot.start, seconds: 3600, wattHours: sums[meter])
          return "sensor.\(meter),kWh,\(slot.iso(zone)),9,"
            + (slot.wattHours == nil ? "" : sum.kWh())
        }
      }, hasReadings: true),
    Shape(
      name: "DSMR", zone: "Europe/Amsterdam", seconds: 900,
      write: { meters, zone in
        var (first, second) = (4_000_000, 5_000_000)
        let slots = meters.values.first ?? []
        var lines = ["time,Import T1 kWh,Import T2 kWh,Export T1 kWh,Export T2 kWh"]
        func line(_ time: Instant, _ isMissing: Bool) {
          let numbers = [first, second, 700, 800].map {
            isMissing ? "" : Slot(start: time, seconds: 900, wattHours: $0).kWh()
          }
          lines.append(ISOTime.text(time, in: zone) + "," + numbers.joined(separator: ","))
        }
        for slot in slots {
          line(slot.start, slot.wattHours == nil)
          if slot.start.secondsSince1970.isMultiple(of: 7200) {
            first += slot.wattHours ?? 0
          } else {
            second += slot.wattHours ?? 0
          }
        }
        if let last = slots.last { line(last.end, false) }
        return lines.joined(separator: "\n") + "\n"
      }, hasReadings: true),
    Shape(name: "generic, German", zone: "Europe/Berlin") { meters, zone in
      meters.table("Zeit;Verbrauch kWh") { _, slot in
        "\(slot.local(zone));\(slot.kWh(","))"
      }
    },
    Shape(
      name: "generic, offsets", zone: "Europe/Oslo",
      write: { meters, zone in
        meters.table("meter,time,usage (Wh)") { meter, slot in
          "\(meter),\(slot.iso(zone)),\(slot.wattHours.map(String.init) ?? "")"
        }
      }, hasMeters: true),
  ]

  /// Shapes that state the kind of a number next to it or in rows above it.
  static let labelled: [Shape] = [
    Shape(
      name: "Datadis, API", zone: "Europe/Madrid",
      write: { meters, zone in
        let entries = meters.sorted { $0.key < $1.key }.flatMap { meter, slots in
          slots.map { slot in
            let local = slot.local(zone)
            let hour = Int(local.suffix(5).prefix(2)) ?? 0
            let day = local.prefix(10).split(separator: ".").reversed().joined(separator: "/")
            return "{\"cups\":\"\(meter)\",\"date\":\"\(day)\",\"time\":\"\(two(hour + 1)):00\","
              + "\"consumptionKWh\":\(slot.wattHours == nil ? "null" : slot.kWh()),"
              + "\"obtainMethod\":\"Real\",\"generationEnergyKWh\":null}"
          }
        }
        return "{\"timeCurve\":[\(entries.joined(separator: ","))]}"
      }, hasMeters: true),
    Shape(
      name: "NEM12", zone: "Australia/Brisbane", seconds: 1800,
      write: { meters, zone in
        let parts = meters.sorted { $0.key < $1.key }.map { meter, slots in
          let days = Dictionary(grouping: slots) { zone.civil(at: $0.start).date }
          let rows = days.sorted { $0.key < $1.key }.map { date, slots in
            let found = Dictionary(uniqueKeysWithValues: slots.map { ($0.start, $0) })
            let starts = (0..<48).map { zone.startOfDay(date).advanced(by: $0 * 1800) }
            let gaps = starts.indices.filter { found[starts[$0]]?.wattHours == nil }
            let values = starts.map { found[$0]?.wattHours == nil ? "0" : found[$0]?.kWh() ?? "" }
            let day = "\(date.year)\(two(date.month))\(two(date.day))"
            return "300,\(day),\(values.joined(separator: ",")),\(gaps.isEmpty ? "A" : "V"),,,,\n"
              + gaps.map { "400,\($0 + 1),\($0 + 1),N,,\n" }.joined()
          }
          return "200,\(meter),E1Q1,1,E1,N1,77,kWh,30,\n" + rows.joined()
            + "200,\(meter),E1Q1,2,Q1,Q1,77,kVArh,30,\n" + "300,20250713,,A,,,,\n"
        }
        return "100,NEM12,202507151200,MDP,RETAILER\n" + parts.joined() + "900\n"
      }, hasMeters: true),
    Shape(
      name: "ESB", zone: "Europe/Dublin", seconds: 1800,
      write: { meters, zone in
        // Newest first, also in the hour that the clocks show twice.
        "MPRN,Meter Serial Number,Read Value,Read Type,Read Date and End Time\n"
          + meters.sorted { $0.key < $1.key }.flatMap { meter, slots in
            slots.reversed().map { slot in
              "\(meter),77,\(slot.kWh()),Active Import Interval (kWh),"
                + "\(slot.local(zone, slot.end, date: "-"))\n"
            }
          }.joined()
      }, hasMeters: true),
    Shape(name: "value and unit", zone: "Europe/Vienna", seconds: 900) { meters, zone in
      meters.table("Datum;Zeit von;Zeit bis;Wert;Einheit") { _, slot in
        let (start, end) = (slot.local(zone), slot.local(zone, slot.end))
        return "\(start.prefix(10));\(start.suffix(5));\(end.suffix(5));\(slot.kWh(","));kWh"
      }
    },
    Shape(name: "Netz Niederösterreich", zone: "Europe/Vienna", seconds: 900) { meters, zone in
      meters.table("Messzeitpunkt;Gemessener Verbrauch (kWh);Ersatzwert") { _, slot in
        "\(slot.local(zone, slot.end));\(slot.kWh(","));"
      }
    },
    Shape(name: "Linz", zone: "Europe/Vienna", seconds: 900) { meters, zone in
      meters.table("Datum von;Datum bis;Energiemenge in kWh;Ersatzwert") { _, slot in
        "\(slot.local(zone));\(slot.local(zone, slot.end));\(slot.kWh(","));"
      }
    },
  ]

  static let all = tables + others + labelled
}
