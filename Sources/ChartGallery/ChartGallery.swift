import CLibrary
import TerminalCharts

/// Prints the example charts: all, or the one that is named.
@main
enum ChartGallery {
  static func main() {
    do throws(GalleryOptions.Mistake) {
      try run(GalleryOptions(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let line = "ChartGallery: \(error.sentence)\n"
      write(STDERR_FILENO, line, line.utf8.count)
      exit(EX_USAGE)
    }
  }

  private static func run(_ options: GalleryOptions) throws(GalleryOptions.Mistake) {
    let charts = Gallery.charts
    if options.listsNames {
      let width = charts.map(\.name.count).max() ?? 0
      for chart in charts {
        let space = String(repeating: " ", count: width - chart.name.count + 2)
        print(chart.name + space + chart.title)
      }
    } else if let name = options.name {
      guard let chart = charts.first(where: { $0.name == name }) else {
        throw GalleryOptions.Mistake(
          sentence: "There is no chart \(name); --list says which there are.")
      }
      show(chart, options)
    } else {
      for chart in charts {
        print("\(chart.name): \(chart.title)")
        show(chart, options)
        print()
      }
    }
  }

  private static func show(_ chart: GalleryChart, _ options: GalleryOptions) {
    let color = options.color ?? (isatty(STDOUT_FILENO) == 1)
    let depth = color ? ColorDepth.trueColor : .monochrome
    let frame = chart.frame(
      in: options.size ?? chart.size, glyphs: options.glyphs, colorDepth: depth,
      background: options.background)
    print(String(decoding: frame.buffer.encoded(colorDepth: depth), as: UTF8.self), terminator: "")
  }
}
