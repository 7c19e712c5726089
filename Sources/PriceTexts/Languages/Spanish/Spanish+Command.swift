extension Spanish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "No se indicó ningún archivo; pruebe «pricetui today.json» o «pricetui --help»."
    case .severalFiles: "Indique un archivo, no dos."
    case .severalAreas(let areas): "El archivo tiene varias zonas; elija una con --area: \(areas)."
    case .noPriceNow: "El archivo no tiene precio para ahora."
    case .noSlot(let time): "Estos precios no tienen ningún periodo en «\(time)»."
    case .noSuchTime(let time, let zone): "«\(time)» no existe en \(zone)."
    case .notUnit(let text): "«\(text)» no es una unidad como ct/kWh, EUR/kWh o EUR/MWh."
    case .notDate(let text): "«\(text)» no es una fecha como 2022-07-12."
    case .notNumber(let text): "«\(text)» no es un número como 51.25."
    case .notPercent(let text): "«\(text)» no es un impuesto del 0 al 100 por ciento."
    case .notAddition(let text): "«\(text)» no es un importe como 51.25 o 22-06=38.21."
    case .notLocale(let text): "«\(text)» no es una configuración regional como es_ES o en_GB."
    case .notPicture(let name):
      "--save-picture necesita un archivo que termine en .svg, no «\(name)»."
    case .lineFormatNeedsLine: "--line-format necesita --output line u --output waybar."
    case .outputOrAlert: "Elija --output o una alerta, no ambas."
    case .taxTwice: "--vat aplica IVA a precios que, según --vat-state, ya lo incluyen."
    case .severalWays: "Elija solo uno de --print, --describe, --pick y --save-picture."
    case .sizeNeedsPrint: "--size es el tamaño de un gráfico impreso."
    case .hoverNeedsScreen: "--hover necesita la pantalla."
    case .hoverNeedsMouse: "--hover necesita el ratón."
    case .nothingFollows(let word): "Nada sigue a «\(word)»; escriba el valor tras el signo."
    case .dataDrawNothing:
      """
      --output y las alertas no dibujan nada: quite --print, --describe, --pick, --select, --size \
      y --hover.
      """
    case .svgIsChart:
      "--output svg es el propio gráfico: quite --print, --describe, --pick y --hover."
    case .pictureOrOutput: "Elija solo uno de --save-picture, --output y una alerta."
    case .noTerminal:
      "No hay ningún terminal donde dibujar; --print escribe el gráfico como texto."
    case .noDescriptor: "No queda ningún descriptor libre para abrir el terminal; vea ulimit -n."
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

      Estado de salida: 0; 1 si se dejó --pick sin elegir o una alerta no se cumple, 2 si no se \
      pudo responder a una alerta; 64 uso incorrecto; 65 datos incorrectos; 66 archivo ilegible; \
      69 sin terminal utilizable; 74 no se puede escribir la salida.
      """
    case .prices: "Precios"
    case .money: "Dinero"
    case .chart: "Gráfico"
    case .output: "Salida"
    case .data: "Para otros programas"
    case .path: "Un archivo con precios; - es la entrada estándar."
    case .file: "Lo mismo."
    case .area: "Solo la serie de esta zona, como ES."
    case .unit: "La unidad, como ct/kWh o EUR/MWh."
    case .format: "El formato del archivo, en lugar de reconocerlo."
    case .date: "La fecha de un archivo que no la indica, como 2022-07-12."
    case .timezone: "El huso horario, como Europe/Madrid o +02:00."
    case .firstHour: "Si una columna de horas cuenta desde 0 o desde 1, cuando no se sabe."
    case .listFormats: "Mostrar los formatos que se leen."
    case .vat: "Aplicar a los precios un IVA de este porcentaje."
    case .vatState: "Si los precios del archivo incluyen el impuesto: included o excluded."
    case .add: "Sumar tanto por kWh en la unidad mostrada, con IVA; 22-06=38.21 para algunas horas."
    case .support: "La ayuda noruega: stromstotte o norgespris."
    case .chartKind: "El tipo de gráfico."
    case .theme: "Los colores."
    case .select: "Seleccionar el periodo de una hora: 13:00 o 2022-07-12T13:00."
    case .now: "Poner el reloj en hora, como 2022-07-12T09:30; sigue andando."
    case .print: "Imprimir el gráfico en lugar de mostrar la pantalla."
    case .describe: "Describir el gráfico en frases."
    case .pick: "Elegir un periodo: Enter lo escribe como JSON en la salida estándar."
    case .glyphs: "Los caracteres: braille, block, ascii o auto."
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
    case .alertBelow: "Salir con 0 si el precio de ahora es menor; si no, con 1."
    case .alertAbove: "Salir con 0 si el precio de ahora es mayor; si no, con 1."
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
    }
  }
}
