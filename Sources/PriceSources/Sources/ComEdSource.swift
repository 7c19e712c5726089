extension PriceSource {
  // Five minutes, as they pass. Source: https://hourlypricing.comed.com/hp-api
  static let comEd = PriceSource(
    name: "comed", house: "comed", areas: ["US-COMED"], zoneIdentifier: "America/Chicago",
    publication: nil, format: "comed", terms: "ComEd hourly pricing", since: since(2007, 1, 1)
  ) { question in
    let last = question.end.advanced(by: -60)
    return FetchRequest(
      "https://hourlypricing.comed.com/api?type=5minutefeed"
        + "&datestart=\(SourceQuestion.digits(question.start, in: question.zone))"
        + "&dateend=\(SourceQuestion.digits(last, in: question.zone))")
  }
}
