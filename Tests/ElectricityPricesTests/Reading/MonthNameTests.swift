import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Dates with names of months")
struct MonthNameTests {
  private func time(_ text: String) -> String? {
    TimeText.time(in: text).map { time in
      if case .date(let date) = time {
        "\(date)"
      } else {
        "\(CivilDateTime(secondsSince1970: time.seconds))"
      }
    }
  }

  @Test(
    "A date with the name of its month is read in any order",
    arguments: [
      "Jan 2, 2024", "January 2, 2024", "2 January 2024", "02-Jan-2024", "2-JAN-2024",
      "2024-Jan-02", "2024 January 2", "Jan. 2, 2024", "2. januar 2024", "2. jan. 2024",
      "02.Jan.2024", "2 de enero de 2024", "2 tammikuuta 2024", "2. tammik. 2024",
      "2 janvier 2024", "2.\u{A0}januar\u{A0}2024", "02/Jan/2024", "02JAN2024",
    ])
  func dates(text: String) {
    #expect(time(text) == "2024-01-02", "\(text)")
  }

  @Test("A time of day may follow a date with the name of its month")
  func times() {
    #expect(time("Jan 2, 2024 1:15 PM") == "2024-01-02T13:15:00")
    #expect(time("Jan 2, 2024, 12:00 AM") == "2024-01-02T00:00:00")
    #expect(time("02-Jan-2024 13:15:00") == "2024-01-02T13:15:00")
    #expect(time("2. januar 2024 kl. 13.15") == "2024-01-02T13:15:00")
    #expect(time("2. januar 2024 kl 13:15") == "2024-01-02T13:15:00")
    #expect(time("02.01.2024 kl. 13:15") == "2024-01-02T13:15:00")
    #expect(TimeText.time(in: "2 Jan 2024 13:15 UTC")?.isLocal == false)
  }

  @Test("Texts that are not dates with the name of a month are refused")
  func others() {
    for text in [
      "Jan 2, 24", "2024 Jan", "January 2024", "Foo 2, 2024", "2 Jan Feb 2024", "31 Jun 2024",
      "2 2 Jan 2024", "Jan 2, 2024 25:00", "Jan 12345 2", "2 x 2024", "2 Jan 2024 k 13:00",
    ] {
      #expect(time(text) == nil, "\(text)")
    }
  }

  @Test("The names of months are known in every language, in full and abbreviated")
  func months() {
    let names = [
      "january february march april may june july august september october november december",
      "januar februar mars april mai juni juli august september oktober november desember",
      "januari februari mars april maj juni juli augusti september oktober november december",
      "januar februar marts april maj juni juli august september oktober november december",
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "januari februari maart april mei juni juli augustus september oktober november december",
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta "
        + "syyskuuta lokakuuta marraskuuta joulukuuta",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
        + "dicembre",
      "JAN FEB MRZ APR MAI JUN JUL AUG SEP OKT NOV DEZ",
      "jan feb mrt apr mei jun jul aug sep okt nov dec",
      "ene feb mar abr may jun jul ago set oct nov dic",
    ]
    for line in names {
      #expect(line.split(separator: " ").map { DateName.month(String($0)) } == Array(1...12))
    }
    #expect(DateName.month("ja") == nil && DateName.month("time") == nil)
  }

  @Test("Tables and lists may have dates with names of months")
  func files() throws {
    let truth = "01-01T23:00=1 01-02T00:00=2"
    for rows in [
      ["\"Jan 2, 2024 12:00 AM\",1", "\"Jan 2, 2024 1:00 AM\",2"],
      ["02-Jan-2024 00:00,1", "02-Jan-2024 01:00,2"],
      ["2. januar 2024 kl. 00:00,1", "2. januar 2024 kl. 01:00,2"],
      ["Jan 2 2024 00:00 - Jan 2 2024 01:00,1", "Jan 2 2024 01:00 - Jan 2 2024 02:00,2"],
    ] {
      let text = "time,price\n" + rows.joined(separator: "\n")
      #expect(try TableCaseTests.facts(text) == truth, "\(text)")
    }
    let hours = "Date;Hour;Price\n2 Jan 2024;0;1\n2 Jan 2024;1;2\n"
    #expect(try TableCaseTests.facts(hours) == truth)
    let starts = "Date;Start;Price\nJan 2, 2024;12:00 AM;1\nJan 2, 2024;1:00 AM;2\n"
    #expect(try TableCaseTests.facts(starts) == truth)
    let list =
      "[{\"time\":\"Jan 2, 2024 00:00\",\"price\":1},"
      + "{\"time\":\"Jan 2, 2024 01:00\",\"price\":2}]"
    #expect(try TableCaseTests.facts(list) == truth)
    // Such dates need no assumption about the order of day and month.
    let warnings = try read("time,price\n02-Jan-2024 00:00,1\n").warnings
    #expect(warnings == [.assumedZone("Europe/Oslo")])
  }
}
