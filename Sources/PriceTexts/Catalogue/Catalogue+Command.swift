// Requests, settings and the first run.
extension Catalogue {
  package func meaning(_ placeholder: LinePlaceholder) -> String {
    row("placeholder.\(placeholder.rawValue)").text
  }

  package func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .notPlaceholder(let text): row("command.notPlaceholder", "\(text)", LinePlaceholder.list)
    case .contractLine(let path, let line, let reason):
      row("command.contractLine", "\(path)", "\(line)", Wording(stringLiteral: reason))
    case .unknownContract(let name, known: []): row("command.noContracts", "\(name)")
    case .noHolidays, .noTaxes: row(of: text, in: "contract")
    default: row(of: text, in: "command")
    }
  }

  package func sentence(_ text: SettingText) -> Wording { row(of: text, in: "setting") }

  /// Returns the position in a settings file: `, line 2`.
  package func line(_ number: Int) -> Wording { row("file.line", "\(number)") }

  package func text(_ question: QuestionText) -> Wording { row(of: question, in: "question") }
}
