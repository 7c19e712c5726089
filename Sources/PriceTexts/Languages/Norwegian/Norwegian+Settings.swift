extension Norwegian {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "her ventes «navn = verdi», «[OMRÅDE]» eller «# kommentar»."
    case .unknownName(let name): "«\(name)» er ingen innstilling; --show-config viser alle."
    case .unknownSection(let name): "«\(name)» er ikke noe område; --list-areas viser alle."
    case .notOneOf(let values): "én av disse ventes: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "innstillingene kan ikke leses: \(SystemError.text(failure.code))."
    case .noFile: "det finnes ingen slik innstillingsfil."
    }
  }

  func line(_ number: Int) -> Wording { ", linje \(number)" }
}
