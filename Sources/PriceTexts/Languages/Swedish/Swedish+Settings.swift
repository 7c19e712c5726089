extension Swedish {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "här väntas ”namn = värde”, ”[ELOMRÅDE]” eller ”# kommentar”."
    case .unknownName(let name): "”\(name)” är ingen inställning; --show-config visar alla."
    case .unknownSection(let name): "”\(name)” är inget elområde; --list-areas visar alla."
    case .notOneOf(let values): "en av dessa väntas: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "inställningarna kan inte läsas: \(SystemError.text(failure.code))."
    case .noFile: "det finns ingen sådan inställningsfil."
    }
  }

  func line(_ number: Int) -> Wording { ", rad \(number)" }
}
