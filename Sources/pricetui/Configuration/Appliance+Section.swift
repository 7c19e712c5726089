import LocaleFormats
import PriceSources
import PriceTexts

extension Appliance: SectionValue {
  static var keyword: String { "appliance" }

  /// What its lines are called, and the options that read them.
  private static var terms: KeyValuePairs<String, String> {
    [
      "lasts": "cheapest", "profile": "profile", "power": "power", "ready by": "before",
      "start after": "after", "split": "split", "smallest piece": "smallest-piece",
    ]
  }

  init(named name: String) { self.init(name: name) }

  mutating func take(_ line: SettingsFile.Line, in language: Language) -> String? {
    guard let option = Self.terms.first(where: { $0.key == line.name.lowercased() })?.value,
      let setting = Setting.named(option)
    else {
      let text = SettingText.unknownApplianceTerm(line.name, known: Self.terms.map(\.key))
      return language.catalogue.sentence(text).text
    }
    if let reason = setting.complaint(line.value) { return reason.sentence(in: language) }
    guard !setting.traits.contains(.flag) || line.value != "no" else { return nil }
    var settings = Settings()
    settings.cheapest = cheapest
    let reason = setting.read(line.value, &settings)
    cheapest = settings.cheapest
    return reason?.sentence(in: language)
  }

  func fault(in language: Language) -> String? {
    guard cheapest.search != nil else {
      return language.catalogue.sentence(SettingText.applianceLacksLength(name)).text
    }
    return cheapest.contradiction.map { language.catalogue.sentence($0).text }
  }
}
