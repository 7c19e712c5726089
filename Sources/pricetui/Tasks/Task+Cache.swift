import CLibrary
import LocaleFormats
import PriceSources
import PriceTexts

extension Task {
  /// Writes the folder of the cache, or empties it.
  static func tellCache(clears: Bool, _ locale: TextLocale) throws(Failure) {
    guard let cache = PriceCache.ofUser else { throw .source(.noPlace, EX_UNAVAILABLE) }
    guard clears else { return try Output.write(cache.path + "\n") }
    do throws(SystemFailure) {
      let text = SourceText.cleared(files: try cache.clear())
      Output.say(locale.language.catalogue.sentence(text).text)
    } catch {
      throw .source(
        error.code == ELOOP ? .cacheIsLink(cache.path) : .notCleared(error), EX_IOERR)
    }
  }
}
