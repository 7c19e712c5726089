extension Spanish {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "aquí se espera «nombre = valor», «[ZONA]» o «# comentario»."
    case .unknownName(let name): "«\(name)» no es un ajuste; --show-config los muestra todos."
    case .unknownSection(let name): "«\(name)» no es una zona; --list-areas las muestra todas."
    case .notOneOf(let values): "se espera uno de estos: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "no se pueden leer los ajustes: \(SystemError.text(failure.code))."
    case .noFile: "no existe ese archivo de ajustes."
    }
  }

  func line(_ number: Int) -> Wording { ", línea \(number)" }
}
