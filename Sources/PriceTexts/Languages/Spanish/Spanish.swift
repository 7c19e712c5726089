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
    case .difference: "diferencia"
    case .fromNow: "desde ahora"
    case .fromMark: "desde la marca"
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
    case .range: "intervalo"
    case .choose: "elegir"
    case .help: "ayuda"
    case .quit: "salir"
    case .areas: "Zonas"
    case .notes: "Notas"
    case .helpEnd: "Cualquier tecla vuelve al gráfico."
    case .mouse: "Ratón"
    case .date: "fecha"
    case .time: "hora"
    case .formatName: "nombre"
    case .unit: "unidad"
    case .tax: "IVA"
    case .zone: "huso horario"
    case .format: "formato"
    case .asStated: "la indicada"
    case .place: "lugar"
    case .sources: "fuentes"
    case .terms: "condiciones"
    case .commandLine: "línea de órdenes"
    case .notSet: "sin definir"
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
    case .noWindow: "No queda un periodo tan largo con precios."
    case .notRead(let error): "No se leyó de nuevo: \(error.sentence(in: .spanish))"
    case .notPublished(let time): "Mañana aún no está publicado (suele ser a las \(time))."
    case .nothingSelected: "No hay nada seleccionado; elija un periodo con las flechas."
    case .noneEarlier: "No hay precios anteriores."
    case .noneLater: "No hay precios posteriores."
    case .notOnHeatMap: "El mapa de calor muestra una zona, sin nada encima."
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
    case .rows: "mapa de calor: el día anterior, siguiente"
    case .hours: "tres horas atrás, adelante"
    case .extend: "seleccionar un tramo; Enter lo amplía"
    case .ends: "primer, último periodo"
    case .now: "el periodo de ahora"
    case .extremes: "periodo más barato, más caro"
    case .windowStart: "donde empieza el periodo más barato"
    case .clear: "no seleccionar nada; otra vez: ocultar también ahora"
    case .mouse: "clic y arrastre selecciona, la rueda avanza"
    case .choose: "elegir el periodo y salir (con --pick)"
    case .charts: "línea, escalones, área, barras, mapa de calor"
    case .nextChart: "siguiente tipo de gráfico"
    case .ranges: "un día, una semana, un mes, un año, todo"
    case .periods: "día, semana, mes o año anterior, siguiente"
    case .today: "hoy"
    case .zoom: "acercar, alejar, volver a la primera vista"
    case .scroll: "desplazar a precios anteriores, posteriores"
    case .holdPrices: "eje de precios fijo, o según lo que se ve"
    case .lockPrices: "el mismo eje de precios para toda zona e intervalo"
    case .compare: "comparar: el periodo anterior; todas las zonas"
    case .mark: "comparar con este periodo; otra vez: con ahora"
    case .levels: "colores de barato a caro; línea en la media"
    case .series: "serie siguiente, anterior del archivo"
    case .window: "marcar el periodo más barato que viene"
    case .windowLength: "periodo más barato: más largo, más corto"
    case .unit: "siguiente unidad: céntimos, euros por kWh; por MWh"
    case .allIn: "precios como se leyeron, o precio final"
    case .list: "mostrar u ocultar esta lista"
    case .reread: "leer los archivos de nuevo"
    case .redraw: "dibujar todo de nuevo"
    case .suspend: "suspender; fg vuelve"
    case .quit: "salir"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) por \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "en \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} mín. {min} a las {min_hour}" }
}
