/// A currency, by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// The code of three capital letters, such as `NOK`.
  public let code: String

  /// Finds a currency by its code or symbol in any case (`eur`, `€`); `nil` for unknown ones.
  public init?(_ text: String) {
    let upper = text.uppercased()
    let named = NameTable.rows(of: "currency").first { $0.name == upper }?.value
    let row = Currency.table.first { $0.code == named ?? upper || $0.sign == text && text != "" }
    guard let code = row?.code ?? named else { return nil }
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
  /// The Australian dollar, of 100 cents.
  public static let aud = Currency(code: "AUD")
  /// The United States dollar, of 100 cents.
  public static let usd = Currency(code: "USD")
  /// The New Zealand dollar, of 100 cents.
  public static let nzd = Currency(code: "NZD")
  /// The Polish złoty, of 100 groszy.
  public static let pln = Currency(code: "PLN")

  /// Whether prices per kilowatt-hour are usually given in hundredths.
  package var hasMinorUnit: Bool { row != nil && !["JPY", "TRY", "COP"].contains(code) }
  /// The name of the hundredth: `øre`, `ct`, `p`.
  public var minorName: String { row?.minor ?? "¢" }
  /// The name of the whole unit before `/kWh`: `kr`, `€`, `CHF`.
  public var majorName: String { row?.major ?? code }

  private var row: Row? { Currency.table.first { $0.code == code } }
  private typealias Row = (code: String, minor: String, major: String, sign: String)

  private static let table: [Row] = [
    ("NOK", "øre", "kr", "kr"), ("SEK", "öre", "kr", ""), ("DKK", "øre", "kr.", "kr."),
    ("EUR", "ct", "€", "€"), ("GBP", "p", "£", "£"), ("CHF", "Rp.", "CHF", "Fr."),
    ("AUD", "c", "$", "A$"), ("USD", "¢", "$", "$"), ("CZK", "h", "Kč", "Kč"),
    ("PLN", "gr", "zł", "zł"), ("HUF", "f", "Ft", "Ft"), ("RON", "ban", "lei", "lei"),
    ("BGN", "st.", "lv.", "lv."), ("ISK", "aurar", "ISK", ""), ("NZD", "c", "NZ$", "NZ$"),
    ("CAD", "¢", "CA$", "CA$"), ("TRY", "kuruş", "TL", "₺"), ("JPY", "sen", "円", "円"),
    ("COP", "centavo", "COP", "COL$"),
  ]
}
