import CLibrary
import PriceSources

extension Configuration {
  /// Whether there is a settings file, a variable or an option that is about settings.
  ///
  /// Without any of them nothing of the settings is made: most starts are such, and the table of
  /// settings alone would cost more than reading a day.
  static func isPresent(_ words: some Sequence<String>) -> Bool {
    for word in words
    where word.hasPrefix("--config") || word == "--no-config" || word == "--show-config" {
      return true
    }
    if hasVariables { return true }
    guard let folder = UserFolders.configuration else { return false }
    return access(folder + "/pricetui/config", F_OK) == 0
  }

  // The names stand here once more, so that nothing need be made of them; a test compares.
  static var hasVariables: Bool {
    isSet("PRICETUI_AREA") || isSet("PRICETUI_SOURCE") || isSet("PRICETUI_OFFLINE")
      || isSet("PRICETUI_CACHE_ONLY_NEWER_THAN") || isSet("PRICETUI_UNIT")
      || isSet("PRICETUI_TIMEZONE") || isSet("PRICETUI_VAT") || isSet("PRICETUI_VAT_STATE")
      || isSet("PRICETUI_ADD") || isSet("PRICETUI_SUPPORT") || isSet("PRICETUI_CHART")
      || isSet("PRICETUI_SHOW") || isSet("PRICETUI_CHEAP_BELOW") || isSet("PRICETUI_DEAR_ABOVE")
      || isSet("PRICETUI_THEME") || isSet("PRICETUI_GLYPHS") || isSet("PRICETUI_COLOR")
      || isSet("PRICETUI_SIZE") || isSet("PRICETUI_LOCALE") || isSet("PRICETUI_LINE_FORMAT")
      || isSet("PRICETUI_HOVER") || isSet("PRICETUI_NO_MOUSE")
  }

  private static func isSet(_ name: StaticString) -> Bool {
    name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) {
      getenv($0).map { $0.pointee != 0 } ?? false
    }
  }
}
