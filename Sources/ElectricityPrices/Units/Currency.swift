/// A currency, by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// The code of three capital letters, such as `NOK`.
  public let code: String

  /// Finds a currency by its code or symbol in any case (`eur`, `€`); `nil` for unknown ones.
  public init?(_ text: String) {
    let upper = text.uppercased()
    let code = Currency.names[text] ?? Currency.names[upper] ?? upper
    guard Currency.table[code] != nil || Currency.others.contains(code) else { return nil }
    self.code = code
  }

  private init(code: String) { self.code = code }

  /// The Norwegian krone, of 100 øre.
  public static let nok = Currency(code: "NOK")
  /// The Swedish krona, of 100 öre.
  public static let sek = Currency(code: "SEK")
  /// The Danish krone, of 100 øre.
  public static let dkk = Currency(code: "DKK")
  /// The euro, of 100 cent.
  public static let eur = Currency(code: "EUR")
  /// The pound sterling, of 100 pence.
  public static let gbp = Currency(code: "GBP")
  /// The Swiss franc, of 100 Rappen.
  public static let chf = Currency(code: "CHF")
  /// The Australian dollar, of 100 cents.
  public static let aud = Currency(code: "AUD")
  /// The United States dollar, of 100 cents.
  public static let usd = Currency(code: "USD")
  /// The Canadian dollar, of 100 cents.
  public static let cad = Currency(code: "CAD")
  /// The New Zealand dollar, of 100 cents.
  public static let nzd = Currency(code: "NZD")
  /// The Polish złoty, of 100 groszy.
  public static let pln = Currency(code: "PLN")

  /// Whether prices per kilowatt-hour are usually given in hundredths.
  package var hasMinorUnit: Bool { row != nil && !["JPY", "TRY", "COP"].contains(code) }
  /// The name of the hundredth: `øre`, `ct`, `p`.
  public var minorName: String { row?.value ?? "¢" }
  /// The name of the whole unit before `/kWh`: `kr`, `€`, `CHF`.
  public var majorName: String { row?.unit ?? code }

  private var row: NameTable.Row? { Currency.table[code] }

  /// The currencies by their codes, with the names of the hundredth and of the whole unit.
  private static let table = Dictionary(
    uniqueKeysWithValues: NameTable.rows(of: "currency").map { ($0.name, $0) })

  /// Further currencies of markets, which are written as their code.
  private static let others = Set(NameTable.rows(of: "currency_code").map(\.name))

  /// The codes of the signs and names of currencies in files; the names are in capital letters.
  private static let names = Dictionary(
    uniqueKeysWithValues: NameTable.rows(of: "currency_name").map { ($0.name, $0.value) })
}
