import CLibrary
import Foundation
import TerminalCharts

/// Prints one or all example charts.
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
    if let folder = options.pictureFolder {
      try writePictures(of: charts, into: folder, options)
    } else if options.listsNames {
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

  /// Writes each chart for a light and a dark background, with the file names that DocC expects.
  private static func writePictures(
    of charts: [GalleryChart], into folder: String, _ options: GalleryOptions
  ) throws(GalleryOptions.Mistake) {
    for chart in charts {
      for (background, end) in [(ColorScheme.light, ""), (.dark, "~dark")] {
        let path = "\(folder)/\(chart.name)\(end).svg"
        do {
          try picture(of: chart, on: background, options)
            .write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
          throw GalleryOptions.Mistake(
            sentence: "\(path) cannot be written: \(error.localizedDescription)")
        }
      }
    }
  }

  /// Returns an SVG image: vector graphics in the format `svg`, otherwise a picture of the cells.
  private static func picture(
    of chart: GalleryChart, on background: ColorScheme, _ options: GalleryOptions
  ) -> String {
    let size = options.size ?? chart.size
    if options.format == .svg {
      return chart.picture(in: size, background: background).svg(title: chart.title)
    }
    return chart.frame(
      in: size, glyphs: options.glyphs, colorDepth: .trueColor, background: background
    ).svg(colors: background == .dark ? .dark : .light, title: chart.title)
  }

  private static func show(_ chart: GalleryChart, _ options: GalleryOptions) {
    switch options.format {
    case .text: break
    case .cells, .svg:
      return print(picture(of: chart, on: options.background, options), terminator: "")
    case .png:
      let size = options.size ?? chart.size
      return output(chart.picture(in: size, background: options.background).png())
    }
    let color = options.color ?? (isatty(STDOUT_FILENO) == 1)
    let depth = color ? ColorDepth.trueColor : .monochrome
    let frame = chart.frame(
      in: options.size ?? chart.size, glyphs: options.glyphs, colorDepth: depth,
      background: options.background)
    print(String(decoding: frame.buffer.encoded(colorDepth: depth), as: UTF8.self), terminator: "")
  }

  private static func output(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
