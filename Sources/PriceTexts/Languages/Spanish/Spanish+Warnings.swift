import ElectricityPrices

extension Spanish {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Las horas del \(date) eran erróneas en el cambio de hora y se corrigieron por su orden."
    case .mendedEnds(1): "1 final erróneo se tomó del comienzo siguiente."
    case .mendedEnds(let count): "\(count) finales erróneos se tomaron del comienzo siguiente."
    case .duplicates(1): "Se omitió 1 entrada repetida."
    case .duplicates(let count): "Se omitieron \(count) entradas repetidas."
    case .extremesDiffer(let field, let stated, let found):
      "El archivo dice \(field) \(stated), pero sus valores dicen \(found)."
    case .assumedDate(let date): "El archivo no tiene fecha; se supone \(date)."
    case .missing(1): "Falta 1 precio."
    case .missing(let count): "Faltan \(count) precios."
    case .otherCurrency(let currency):
      "Falta la moneda habitual; los precios están en \(currency.code)."
    case .fixedClock(let zone):
      "Las horas no siguen el reloj de \(zone); se leyeron como UTC."
    case .assumedZone(let zone):
      "Las horas no indican huso y se leyeron como \(zone); --timezone elige otro."
    case .assumedDateOrder(let isMonthFirst):
      """
      Nada indica si en las fechas va primero el día o el mes; se supone \
      \(isMonthFirst ? "el mes" : "el día").
      """
    case .assumedLengths(1):
      "Se supone que 1 periodo entre otros más cortos dura hasta el siguiente."
    case .assumedLengths(let count):
      "Se supone que \(count) periodos entre otros más cortos duran hasta el siguiente."
    case .assumedDecimalComma:
      "Cada fila tiene una coma más que columnas; la última se leyó como signo decimal."
    case .unrepeatedHour(let date):
      "El \(date) se repite una hora, pero el archivo la tiene una vez; se leyó como la primera."
    case .severalPrices(let names):
      "Varias columnas podrían contener el precio: \(names); --area elige una."
    case .overlapsDiffer(1):
      "1 precio difiere entre archivos de la misma hora; se muestra el más nuevo."
    case .overlapsDiffer(let count):
      "\(count) precios difieren entre archivos de la misma hora; se muestran los más nuevos."
    case .otherFiles(let names): "Se omitieron los archivos sin precios: \(names)."
    case .skippedTitles(1): "Se omitió 1 línea encima de la tabla."
    case .skippedTitles(let count): "Se omitieron \(count) líneas encima de la tabla."
    case .gasLeftOut: "El archivo tiene también precios de gas, que se omitieron."
    case .cutOff:
      "La última línea no tiene fin y es más corta que las demás; quizá el archivo está cortado."
    case .otherSequences(let count, let shown):
      "Se muestra la secuencia \(shown); se omitieron \(count) precios de otras secuencias."
    case .onlySequence(let sequence, let date):
      "Desde el \(date) hay precios de la secuencia \(sequence), donde no hay otra."
    case .leftOut(let count, .unknownUnit(let unit)):
      """
      \(count) \(count == 1 ? "entrada omitida" : "entradas omitidas"): \(unit) no es una unidad \
      conocida.
      """
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "entrada omitida" : "entradas omitidas"): en \(other.code), no en \
      \(unit.code).
      """
    case .note(.preliminary): "Los precios son provisionales."
    case .note(.onePageOfSeveral):
      "Esta es una página de varias; los precios anteriores están en otras."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "horas del cambio de hora corregidas"
    case .mendedEnds(1): "1 final corregido"
    case .mendedEnds(let count): "\(count) finales corregidos"
    case .duplicates(1): "1 repetición omitida"
    case .duplicates(let count): "\(count) repeticiones omitidas"
    case .extremesDiffer(let field, _, _): "\(field) no es el de los valores"
    case .assumedDate(let date): "fecha supuesta: \(date)"
    case .missing(1): "falta 1 precio"
    case .missing(let count): "faltan \(count) precios"
    case .otherCurrency(let currency): "precios en \(currency.code)"
    case .fixedClock: "horas leídas como UTC"
    case .assumedZone(let zone): "horas leídas como \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "fechas leídas con el \(isMonthFirst ? "mes" : "día") primero"
    case .assumedLengths(1): "1 periodo con duración supuesta"
    case .assumedLengths(let count): "\(count) periodos con duración supuesta"
    case .assumedDecimalComma: "última coma leída como signo decimal"
    case .unrepeatedHour(let date): "falta una hora el \(date)"
    case .severalPrices(let names): "varios precios: \(names)"
    case .overlapsDiffer(let count): "\(count) precios difieren entre archivos"
    case .otherFiles(let names): "archivos sin precios: \(names.count)"
    case .skippedTitles(1): "1 línea de arriba omitida"
    case .skippedTitles(let count): "\(count) líneas de arriba omitidas"
    case .gasLeftOut: "gas omitido"
    case .cutOff: "quizá cortado"
    case .otherSequences(_, let shown): "se muestra la secuencia \(shown)"
    case .onlySequence(let sequence, let date): "solo la secuencia \(sequence) el \(date)"
    case .leftOut(let count, _): "\(count) omitidas"
    case .note(.preliminary): "precios provisionales"
    case .note(.onePageOfSeveral): "una página de varias"
    }
  }
}
