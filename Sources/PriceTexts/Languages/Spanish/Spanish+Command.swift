extension Spanish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "No se indicó archivo ni zona; pruebe «pricetui today.json» o «pricetui --area ES»."
    case .severalAreas(let areas): "El archivo tiene varias zonas; elija una con --area: \(areas)."
    case .noPriceNow: "El archivo no tiene precio para ahora."
    case .noWindow(let length):
      "No queda ningún periodo de \(duration(length)) con precios; --now pone el reloj."
    case .costNeedsUnit:
      "El archivo no dice su unidad y el coste se desconoce; indíquela con --unit."
    case .noSlot(let time): "Estos precios no tienen ningún periodo en «\(time)»."
    case .noSuchTime(let time, let zone): "«\(time)» no existe en \(zone)."
    case .notUnit(let text): "«\(text)» no es una unidad como ct/kWh, EUR/kWh o EUR/MWh."
    case .notDate(let text): "«\(text)» no es una fecha como 2022-07-12."
    case .notNumber(let text): "«\(text)» no es un número como 51.25."
    case .notPercent(let text): "«\(text)» no es un impuesto del 0 al 100 por ciento."
    case .notAddition(let text): "«\(text)» no es un importe como 51.25 o 22-06=38.21."
    case .notLocale(let text): "«\(text)» no es una configuración regional como es_ES o en_GB."
    case .notLength(let text):
      "«\(text)» no es una duración como 3h, 90min o 1h30m, de hasta 31 días."
    case .notPower(let text): "«\(text)» no es una potencia como 2kW u 800W."
    case .notPicture(let name):
      "--save-picture necesita un archivo que termine en .svg, no «\(name)»."
    case .notSize(let text): "«\(text)» no es un tamaño como 100x30, de 1x1 a 4096x2048."
    case .notTime(let text): "«\(text)» no es una hora como 13:00 o 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      «\(text)» no significa nada en --line-format; estos sí: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format necesita --output line u --output waybar."
    case .outputOrAlert: "Elija --output o una alerta, no ambas."
    case .taxTwice: "--vat aplica IVA a precios que, según --vat-state, ya lo incluyen."
    case .severalWays: "Elija solo uno de --print, --describe, --pick y --save-picture."
    case .sizeNeedsPrint: "--size es el tamaño de un gráfico impreso."
    case .hoverNeedsScreen: "--hover necesita la pantalla."
    case .hoverNeedsMouse: "--hover necesita el ratón."
    case .unknownOption(let option, nil):
      "La opción «\(option)» no existe; --help las muestra todas."
    case .unknownOption(let option, let similar?):
      "La opción «\(option)» no existe; quizá quiere decir \(similar)."
    case .missingValue(let option): "\(option) necesita un valor."
    case .takesNoValue(let option): "\(option) no admite ningún valor."
    case .wrongValue(let value, let option): "«\(value)» no es un valor de \(option)."
    case .nothingFollows(let word): "Nada sigue a «\(word)»; escriba el valor tras el signo."
    case .dataDrawNothing:
      """
      --output y las alertas no dibujan nada: quite --print, --describe, --pick, --select, --size \
      y --hover.
      """
    case .needsCheapest: "--before, --after, --split, --power e --is-now necesitan --cheapest."
    case .cheapestForms:
      """
      --cheapest escribe frases o marca el periodo en un gráfico; va con --output json, line, \
      waybar y svg, y --power no va con gráficos.
      """
    case .cheapAboveDear: "--cheap-below no debe ser mayor que --dear-above."
    case .isNowForms: "--is-now responde con el código de salida; solo va con --output json."
    case .svgIsChart:
      "--output svg es el propio gráfico: quite --print, --describe, --pick y --hover."
    case .pictureOrOutput: "Elija solo uno de --save-picture, --output y una alerta."
    case .noTerminal:
      "No hay ningún terminal donde dibujar; --print escribe el gráfico como texto."
    case .noDescriptor: "No queda ningún descriptor libre para abrir el terminal; vea ulimit -n."
    case .smallStack(let present, let needed):
      "La pila puede ocupar \(present) kB y se necesitan \(needed); vea ulimit -s."
    case .background:
      """
      El programa está en segundo plano y no puede usar el terminal; --print escribe el gráfico \
      como texto.
      """
    case .unnamedTerminal:
      """
      TERM no está definido, así que el terminal es desconocido; --print escribe el gráfico como \
      texto.
      """
    case .unknownTerminal(let name):
      "El terminal TERM=\(name) no se conoce aquí; --print escribe el gráfico como texto."
    case .incapableTerminal(let name):
      "El terminal TERM=\(name) no puede situar el cursor; --print escribe el gráfico como texto."
    case .outputFailed(let reason): "No se puede escribir en la salida estándar: \(reason)."
    case .fileFailed(let path, let reason): "No se puede escribir en \(path): \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Muestra los precios de la electricidad como gráfico en el terminal."
    case .discussion:
      """
      Las flechas y el ratón seleccionan; ? muestra todas las teclas. Sin terminal en la salida \
      estándar se imprime el gráfico.

      Estado de salida: 0; 1 si se dejó --pick sin elegir o una alerta o --is-now no se cumple, 2 \
      si no se pudo responder a estas; 64 uso incorrecto; 65 datos incorrectos; 66 archivo \
      ilegible; 69 sin terminal utilizable o sin precios; 74 no se puede escribir la salida.
      """
    case .overview: "Resumen"
    case .usage: "Uso"
    case .options: "Opciones"
    case .prices: "Precios"
    case .fetching: "Descarga"
    case .money: "Dinero"
    case .chart: "Gráfico"
    case .output: "Salida"
    case .data: "Para otros programas"
    case .cheapTime: "Cuándo es barato"
    case .settings: "Ajustes"
    case .path:
      "Archivos, carpetas; - es la entrada estándar; de una zona today, tomorrow, yesterday."
    case .file: "Lo mismo; puede repetirse."
    case .area: "La zona que se descarga, como ES; de un archivo, la única serie."
    case .unit: "La unidad, como ct/kWh o EUR/MWh."
    case .format: "El formato del archivo, en lugar de reconocerlo."
    case .date: "El día que se descarga, o la fecha de un archivo sin ella: 2022-07-12."
    case .timezone: "El huso horario, como Europe/Madrid o +02:00."
    case .firstHour: "Si una columna de horas cuenta desde 0 o desde 1, cuando no se sabe."
    case .sequence: "Cuál de varias secuencias de precios de ENTSO-E, en vez de la primera."
    case .listFormats: "Mostrar los formatos que se leen."
    case .config: "El archivo de ajustes, en lugar del habitual."
    case .noConfig: "No leer ningún archivo de ajustes."
    case .showConfig: "Mostrar cada ajuste y de dónde viene."
    case .noWatch: "No seguir los archivos cuando cambian; r los lee de nuevo."
    case .source: "La fuente de la que se descarga; --list-sources las muestra."
    case .from: "El primer día que se descarga, como 2026-11-01."
    case .to: "El último día; si falta, hoy."
    case .offline: "No preguntar a nadie: mostrar lo guardado."
    case .refresh: "Volver a preguntar por lo guardado."
    case .newerThan: "Volver a preguntar por lo más antiguo, como 1h o 2d."
    case .save: "Escribir lo descargado en un archivo: CSV según la extensión, si no JSON."
    case .clearCache: "Eliminar lo guardado."
    case .listSources: "Mostrar las fuentes con sus zonas y condiciones."
    case .listAreas: "Mostrar las zonas con sus lugares y fuentes."
    case .vat: "Aplicar a los precios un IVA de este porcentaje."
    case .vatState: "Si los precios del archivo incluyen el impuesto: included o excluded."
    case .add: "Sumar tanto por kWh en la unidad mostrada, con IVA; 22-06=38.21 para algunas horas."
    case .support: "La ayuda noruega: stromstotte o norgespris."
    case .chartKind: "El tipo de gráfico."
    case .theme: "Los colores, con -light o -dark según el fondo."
    case .range: "Cuánto se muestra a la vez: day, week, month, year o all."
    case .layers: "Poner encima: before, areas, levels o mean; se repite."
    case .cheapBelow: "Los precios menores son baratos; muestra los niveles."
    case .dearAbove: "Los precios mayores son caros; muestra los niveles."
    case .select: "Seleccionar el periodo de una hora: 13:00 o 2022-07-12T13:00."
    case .now: "Poner el reloj en hora, como 2022-07-12T09:30; sigue andando."
    case .print: "Imprimir el gráfico en lugar de mostrar la pantalla."
    case .describe: "Describir el gráfico en frases."
    case .pick: "Elegir un periodo: Enter lo escribe como JSON en la salida estándar."
    case .glyphs: "Los caracteres: braille, sextant, octant, block, ascii o auto."
    case .color: "Cuándo usar colores: auto, always o never."
    case .savePicture: "Escribir una imagen del gráfico en un archivo que termine en .svg."
    case .size: "El tamaño de un gráfico impreso, como 100x30."
    case .locale: "El idioma y los números, como es_ES o en_GB."
    case .hover: "Seleccionar lo que está bajo el puntero, sin botón."
    case .noMouse: "Dejar el ratón al terminal."
    case .outputForm:
      """
      Escribir los precios como table, csv o json, los de ahora como line o waybar, o el gráfico \
      como svg.
      """
    case .lineFormat:
      "La línea, como \"{price} {unit} {trend}\"; el manual dice qué se sustituye."
    case .cheapest: "Buscar el periodo más barato de una duración, como 3h, que aún no ha empezado."
    case .before: "Termina como tarde a esa hora: 07:00 o 2022-07-12T07:00."
    case .after: "Empieza como pronto a esa hora."
    case .split: "Puede tener varias partes."
    case .power: "Decir cuánto cuesta con esa potencia, como 2kW."
    case .isNow: "Salir con 0 si ahora es el periodo más barato; si no, con 1."
    case .alertBelow: "Salir con 0 si el precio de ahora es menor; si no, con 1."
    case .alertAbove: "Salir con 0 si el precio de ahora es mayor; si no, con 1."
    case .version: "Mostrar la versión."
    case .help: "Mostrar esta ayuda."
    case .values: "valores"
    case .byDefault: "por omisión"
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "el precio de ahora"
    case .unit: "su unidad"
    case .trend: "una flecha: si el precio siguiente es mayor o menor"
    case .level: "de muy barato a muy caro, frente a la media del día"
    case .min: "el precio más bajo del día"
    case .minHour, .maxHour: "cuándo empieza"
    case .max: "el precio más alto del día"
    case .mean: "la media del día"
    case .area: "la zona"
    case .start: "cuándo empieza el periodo de ahora"
    case .end: "cuándo termina"
    case .cheapestStart: "cuándo empieza el periodo más barato de --cheapest, o de 3h sin ella"
    case .cheapestMean: "la media de ese periodo"
    }
  }
}
