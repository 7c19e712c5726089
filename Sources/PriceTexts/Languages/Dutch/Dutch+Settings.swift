extension Dutch {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "hier wordt “naam = waarde”, “[GEBIED]” of “# opmerking” verwacht."
    case .unknownName(let name): "“\(name)” is geen instelling; --show-config toont ze alle."
    case .unknownSection(let name): "“\(name)” is geen gebied; --list-areas toont ze alle."
    case .notOneOf(let values): "een van deze wordt verwacht: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "de instellingen zijn niet te lezen: \(SystemError.text(failure.code))."
    case .noFile: "zo’n bestand met instellingen is er niet."
    }
  }

  func line(_ number: Int) -> Wording { ", regel \(number)" }
}
