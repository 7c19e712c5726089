import ElectricityPrices

/// The texts in Spanish.
struct Spanish: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Precio de la luz"
    case .now: "ahora"
    case .low: "mín."
    case .mean: "media"
    case .meanOf: "media de"
    case .high: "máx."
    case .unitUnknown: "unidad no indicada"
    case .noPrice: "sin precio"
    case .noPrices: "El archivo no tiene precios."
    case .taxIncluded: "con IVA"
    case .taxExcluded: "sin IVA"
    case .taxUnknown: "IVA no indicado"
    case .assumed: "supuesto"
    case .raw: "mercado"
    case .allIn: "precio final"
    case .hour: "hora"
    case .slot: "periodo"
    case .chart: "gráfico"
    case .choose: "elegir"
    case .help: "ayuda"
    case .quit: "salir"
    case .areas: "Zonas"
    case .notes: "Notas"
    case .helpEnd: "Cualquier tecla vuelve al gráfico."
    case .date: "fecha"
    case .time: "hora"
    case .formatName: "nombre"
    case .unit: "unidad"
    case .tax: "IVA"
    case .zone: "huso horario"
    case .format: "formato"
    case .asStated: "la indicada"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "muy barato"
    case .cheap: "barato"
    case .normal: "normal"
    case .expensive: "caro"
    case .veryExpensive: "muy caro"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "El reloj está fuera de estos precios."
    case .noPrices: "Aquí no hay precios."
    case .oneSeries: "El archivo tiene una sola serie."
    case .noUnit: "El archivo no indica la unidad; indíquela con --unit."
    case .nothingToAdd: "No hay nada que sumar: indique --vat, --add o --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter elige un periodo si el programa se inició con --pick."
    case .nothingSelected: "No hay nada seleccionado; elija un periodo con las flechas."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Seleccionar"
    case .view: "Ver"
    case .leaving: "Salir"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "periodo anterior, siguiente"
    case .hours: "tres horas atrás, adelante"
    case .ends: "primer, último periodo"
    case .now: "el periodo de ahora"
    case .extremes: "periodo más barato, más caro"
    case .clear: "no seleccionar nada"
    case .choose: "elegir el periodo y salir (con --pick)"
    case .charts: "línea, escalones, área, barras"
    case .nextChart: "siguiente tipo de gráfico"
    case .series: "serie siguiente, anterior del archivo"
    case .unit: "siguiente unidad: céntimos, euros por kWh; por MWh"
    case .allIn: "precios como se leyeron, o precio final"
    case .list: "mostrar u ocultar esta lista"
    case .redraw: "dibujar todo de nuevo"
    case .suspend: "suspender; fg vuelve"
    case .quit: "salir"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) por \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "en \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} mín. {min} a las {min_hour}" }
}
