import CivilTime
import ElectricityPrices

extension Spanish {
  func place(_ place: FilePlace) -> Wording { ", línea \(place.line), columna \(place.column)" }

  var standardInput: String { "entrada estándar" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "no existe ese archivo; compruebe la ruta"
    case .permissionDenied: "permiso denegado; haga que pueda leer el archivo"
    case .isDirectory: "es una carpeta; indique un archivo de precios dentro de ella"
    case .unreadable(let code): "no se puede leer el archivo: \(SystemError.text(code))"
    case .noMemory: "no se puede leer el archivo: no hay memoria suficiente"
    case .shortened: "el archivo se acortó mientras se leía; ábralo de nuevo"
    case .tooLarge(let limit): "demasiado grande; se leen como mucho \(self.limit(limit))"
    case .empty: "el archivo está vacío; se esperaban precios en JSON, CSV o XML"
    case .truncated(let expected):
      "el archivo termina demasiado pronto; se esperaba \(expectation(expected))"
    case .syntax(let found, let expected):
      "se encontró «\(found)», se esperaba \(expectation(expected))"
    case .badXML(let why): "el XML no está bien formado: \(why)"
    case .invalidUTF8: "el texto no es UTF-8 válido; guarde el archivo en UTF-8"
    case .tooDeep(let limit):
      "anidado a más de \(limit) niveles, como ningún archivo de precios"
    case .unknownFormat:
      """
      el contenido no tiene ningún formato de precios conocido; vea --list-formats o indique uno \
      con --format
      """
    case .ambiguousFormat(let names):
      "el contenido encaja en varios formatos; elija uno con --format: \(names)"
    case .noSuchFormat(let name, let known):
      "no hay ningún formato «\(name)»; los conocidos son \(known)"
    case .otherNotation(let format):
      "el contenido no está escrito como el formato «\(format)»"
    case .noColumn(.times): "ninguna columna contiene horas; nómbrela en la primera línea"
    case .noColumn(.prices): "ninguna columna contiene precios; nómbrela en la primera línea"
    case .severalColumns(let names):
      "varias columnas podrían contener el precio: \(names); llame «price» a una de ellas"
    case .missing(let field): "falta \(self.field(field))"
    case .wrongType(let field, let expected):
      "\(self.field(field)) debe ser \(expectation(expected))"
    case .noPrices: "el archivo no tiene precios; quizá aún no se hayan publicado"
    case .refusedBySource(.message(let message)):
      "la fuente envió un mensaje en lugar de precios: \(message)"
    case .refusedBySource(.noReason): "la fuente se negó a enviar precios sin dar un motivo"
    case .refusedBySource(.webPage):
      "la fuente envió un mensaje en lugar de precios: una página web (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) es \(text); se esperaba un número finito o null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) es \(text), demasiado grande; se esperaba un precio menor que 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) es «\(text)»; se esperaba una hora como 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) no existe en \(zone), donde el reloj la salta; compruebe --timezone"
    case .badUnit(let text):
      "«\(text)» no es una unidad; se esperaba una como EUR/kWh, ct/kWh o EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) es «\(text)»; se esperaba included, excluded o unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) es «\(text)»; se esperaba un número, o nada donde falta el precio"
    case .workbook(let kind):
      """
      es una hoja de cálculo (\(kind)); ábrala en Excel o LibreOffice, guárdela como CSV (UTF-8) \
      y muestre ese archivo
      """
    case .unevenRow(let fields, let expected):
      """
      la fila tiene \(fields) \(fields == 1 ? "campo" : "campos"), se esperaban \(expected) como \
      en la primera línea; ponga entre comillas las celdas con separadores
      """
    case .unevenLists(let times, let prices):
      """
      hay \(times) \(times == 1 ? "hora" : "horas") y \(prices) \
      \(prices == 1 ? "precio" : "precios"); se esperaban tantas como precios
      """
    case .nothingRead(let format):
      """
      leído con el formato «\(format)», el archivo no tiene precios; quizá aún no se hayan \
      publicado, o el --format correcto sea otro
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) «\(text)» se puede leer con signo decimal o con separador de millares; \
      escríbalo sin este último
      """
    case .mixed(let field, let first, let other):
      """
      \(self.field(field)) es aquí «\(other)» y antes «\(first)»; se esperaba lo mismo en todas \
      las filas
      """
    case .mixedDateOrder:
      "unas fechas empiezan por el día y otras por el mes; escríbalas como 2022-07-12"
    case .ambiguousHours(let field):
      "nada indica si «\(field)» cuenta desde 0 o desde 1; elija con --first-hour"
    case .badHours(let date):
      "las horas del \(date) no son ni horas de reloj ni las horas del día en orden"
    case .shortDay(let date, let zone):
      """
      el \(date) tiene 25 horas en \(zone), y el archivo tiene 24 horas sin huso; indíquelo con \
      --timezone
      """
    case .sharedTable(let column, let names):
      """
      hay varios precios para la misma hora, pues la columna «\(column)» contiene \(names.count) \
      nombres; elija uno con --area: \(names)
      """
    case .gas:
      "los precios son de gas, no de electricidad; abra un archivo con precios de la electricidad"
    case .unsteadyHistory:
      "los estados cambian a otras horas que los periodos de 5, 15, 30 o 60 minutos"
    case .slotLength(let count, let seconds):
      """
      \(count) valores en \(duration(Duration(seconds: seconds))) no dan periodos de 5, 15, 30 o \
      60 minutos
      """
    case .reversed(let from, let to): "«toDate» \(to) no es posterior a «fromDate» \(from)"
    case .overlong(let from, let to):
      "el intervalo de \(from) a \(to) dura más de un año; compruebe sus horas"
    case .dayLength(1, let date, let hours):
      """
      1 entrada no encaja en \(date), un día de \(hours) horas; indique la fecha con \
      --date
      """
    case .dayLength(let count, let date, let hours):
      """
      \(count) entradas no encajan en \(date), un día de \(hours) horas; indique la fecha con \
      --date
      """
    case .conflictingPrices(let time): "hay dos precios distintos para \(time)"
    case .wrongAutumnTimes(let date):
      "las horas del \(date), cuando cambia la hora, se contradicen y no se pueden corregir"
    case .severalAreas(let areas): "el archivo tiene varias zonas; elija una con --area: \(areas)"
    case .noSuchArea(let area, let known):
      "el archivo no tiene la zona «\(area)»; tiene \(known)"
    case .noSuchSequence(let sequence, let known):
      "el archivo no tiene la secuencia \(sequence); tiene \(known)"
    case .noPriceFiles(let others):
      "ningún archivo de la carpeta tiene precios\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "no todos los archivos dicen su unidad, y otros están en \(wanted); indíquela con --unit"
    case .otherTax:
      "los archivos difieren en si los precios incluyen IVA; --vat-state lo dice para todos"
    case .otherUnit(let has, let wanted):
      """
      los precios están en \(has), y el archivo no tiene tipo de cambio para mostrarlos en \
      \(wanted)
      """
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "un valor"
    case .array: "una lista"
    case .arrayOfNumbers: "una lista de números"
    case .arrayOfObjects: "una lista de objetos"
    case .object: "un objeto"
    case .pairOfTimeAndPrice: "[hora, precio]"
    case .number: "un número"
    case .numberOrNull: "un número o null"
    case .finiteNumberOrNull: "un número finito o null"
    case .numberFromOne: "un número a partir de 1"
    case .numberUpTo(let last): "un número de 1 a \(last)"
    case .intervalLength: "una duración como 5m o 1h"
    case .multipleOfResolution: "un múltiplo de la resolución"
    case .halfHourOfDay: "una media hora del día"
    case .sameInArea: "lo mismo para todos los precios de una zona"
    case .sameUnit(let unit): "\(unit), como antes"
    case .time: "una hora"
    case .quotedTime: "una hora entre comillas"
    case .slotLength: "una duración como PT15M o PT60M"
    case .currencyCode: "el código de una moneda"
    case .timeWithoutOffset(like: nil): "sin diferencia horaria"
    case .timeWithoutOffset(like: .before?): "sin diferencia horaria, como antes"
    case .timeWithoutOffset(like: .start?): "sin diferencia horaria, como el comienzo"
    case .timeWithOffset(like: nil): "con diferencia horaria"
    case .timeWithOffset(like: .before?): "con diferencia horaria, como antes"
    case .timeWithOffset(like: .start?): "con diferencia horaria, como el comienzo"
    case .sign(let sign): "«\(String(sign))»"
    case .eitherSign(let first, let second): "«\(String(first))» o «\(String(second))»"
    case .quotedKey: "una clave entre comillas"
    case .endOfFile: "el final del archivo"
    case .endOfString: "el final de una cadena"
    case .endOfStringBeforeLine: "el final de la cadena antes del final de la línea"
    case .fourHexadecimalDigits: "cuatro cifras hexadecimales"
    case .escape: "un código como \\n o \\u00e5"
    case .fractionDigit: "una cifra después del punto decimal"
    case .exponentDigit: "una cifra del exponente"
    case .noLeadingZeros: "un número sin ceros a la izquierda"
    case .endOfXML: "el final del documento XML"
    case .noDocumentType: "un documento sin ella"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "«\(name)»"
    case .file: "el archivo"
    case .prices: "la lista de precios"
    case .entry: "una entrada"
    case .pair: "un par"
    case .time: "una hora"
    case .price: "un precio"
    case .value: "un valor"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) de JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) en una línea"
    case .markupBytes(let count): "\(Bytes.text(count)) en una etiqueta, un comentario o un texto"
    case .stringBytes(let count): "\(Bytes.text(count)) en una cadena, un número o un espacio"
    case .pageBytes(let count): "\(Bytes.text(count)) de HTML"
    case .jsonValues(let count, let bytes):
      "\(count) valores y claves de JSON, y uno más por cada \(bytes) bytes"
    case .plainValues(let count): "\(count) números y textos seguidos en JSON"
    case .rowsOfOneTime(let count): "\(count) filas con la misma hora"
    case .elements(let count): "\(count) elementos"
    case .rows(let count): "\(count) filas"
    case .fields(let count): "\(count) campos"
    case .areas(let count): "\(count) zonas"
    case .slots(let count): "\(count) periodos"
    case .slotsInPeriods(let slots, let periods): "\(slots) valores en \(periods) periodos"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      La tabla no tiene condiciones de \(scheme.rawValue) para \(date); no se adivina nada. \
      Vea Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) es una ayuda noruega en øre por kWh; los precios están en \(unit)."
    case .notNorwegian(let scheme, nil):
      """
      \(scheme.rawValue) es una ayuda noruega en øre por kWh; la unidad de los precios no está \
      indicada.
      """
    case .outOfRange: "Con los suplementos, un precio resulta demasiado grande."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      """
      «\(text)» no es un huso horario; escriba un nombre como Europe/Madrid o una diferencia como \
      +02:00.
      """
    case .unknown(let text):
      """
      Ningún huso horario se llama «\(text)»; los nombres son como Europe/Madrid, con mayúsculas \
      y minúsculas.
      """
    }
  }
}
