import CLibrary
import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceSources
import PriceTexts
import PriceViewer

/// Prices, and where newer ones come from.
struct OpenedPrices {
  var series: [PriceSeries]
  /// Where fetched ones come from, on the screen.
  var feed: ScreenFeed?
  /// The files that they are in.
  var files: PriceFiles?
}

extension Settings {
  /// The files and their series.
  func read() throws -> OpenedPrices {
    try source.requireArea()
    if file.lacksArea { throw Failure.usage(.needsArea(option: file.paths[0])) }
    var file = file
    if !costs.paths.isEmpty { file.column = nil }
    var files = try file.files(money.taxState)
    let series = try files.read().series
    return OpenedPrices(series: series, files: files)
  }

  /// Reads files again, of prices and of usage; `nil` where there are none.
  func reader(of files: PriceFiles?) -> Viewer.Reader? {
    var (prices, usage) = (files, costs.files)
    guard prices != nil || usage != nil else { return nil }
    return { () throws(ViewerMessage) in
      do throws(PriceFileError) {
        return (try prices?.read().series, try usage?.read())
      } catch {
        throw .notRead(error)
      }
    }
  }

  /// What is followed while the screen is shown.
  var watchedPaths: [String] {
    if file.ignoresChanges { return [] }
    return ((file.isFetched ? [] : file.paths) + costs.paths).filter { $0 != "-" }
  }

  /// What is wished for, and the time that it is.
  func wish() throws(Failure) -> (wish: PriceWish, now: Instant) {
    let name = file.area ?? ""
    guard let area = PriceArea.named(name) else {
      throw .usage(.unknownArea(name, nearest: PriceArea.codes(like: name)))
    }
    let zone = area.zone
    let now = try chart.present(in: zone) ?? .now
    let range = chart.range
    return (try source.wish(area, zone, file, money.taxState, range: range, now: now), now)
  }

  /// What is kept of a wish; `nil` where that is nothing, and the wish lets somebody be asked.
  func kept(_ wish: PriceWish, _ now: Instant) throws(FetchFailure) -> FetchedPrices? {
    let fetch = Self.fetch(wish.offline) { now }
    fetch.run { _, _ in }
    do throws(FetchFailure) {
      return try fetch.outcome()
    } catch {
      if wish.isOffline { throw error }
      return nil
    }
  }

  /// The series of an area, fetched or kept, for what is not the screen.
  func fetch() throws -> OpenedPrices {
    if source.save != nil,
      picture != nil || data.isWanted || output.isAboutCharts || output.statistics
    {
      throw Failure.usage(.saveOrShow)
    }
    let (wish, now) = try wish()
    let fetch = Self.fetch(wish) { now }
    fetch.run { done, all in
      if all > 3 { Output.report("\(wish.area.code) \(done)/\(all)") }
    }
    Output.report("")
    let prices = try fetch.outcome()
    // Who asks for the status alone is told nothing else.
    if !data.isAlert, !cheapest.isNow { Output.warn(prices.notices, in: output.texts.language) }
    return OpenedPrices(series: [prices.series])
  }

  /// A fetch of a wish by the usual way.
  static func fetch(
    _ wish: PriceWish, clock: @escaping () -> Instant
  ) -> PriceFetch {
    PriceFetch(
      wish, cache: .ofUser, route: FetchRoute(agent: "pricetui/\(Version.number)"), clock: clock)
  }

  /// Lists sources or areas, or removes what is kept.
  func list() throws(Failure) {
    let catalogue = output.texts.language.catalogue
    if source.listsSources { return Output.write(catalogue.sources) }
    if source.listsAreas { return Output.write(catalogue.areas) }
    Output.write(catalogue.sentence(try source.clearCache()).text + "\n")
  }
}

extension FileSettings {
  /// The zone of the prices beside a usage: of the area, else of the first file, unless it can be
  /// read once only.
  var zoneOfPrices: Zone? {
    if let zone = area.flatMap(PriceArea.named)?.zone { return zone }
    var status = stat()
    guard !namesNoFile,
      paths.allSatisfy({ stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFREG }),
      var files = try? files(nil)
    else { return nil }
    return (try? files.read())?.series.first?.zone
  }
}
