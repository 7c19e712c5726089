import Foundation
import TerminalCharts

/// Prints one or all example charts.
@main
enum ChartGallery {
  static func main() {
    do throws(GalleryOptions.Mistake) {
      try run(GalleryOptions(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("ChartGallery: \(error.sentence)\n".utf8))
      exit(EX_USAGE)
    }
  }

  private static func run(_ options: GalleryOptions) throws(GalleryOptions.Mistake) {
    let charts = Gallery.charts.filter { $0.name == options.name ?? $0.name }
    if charts.isEmpty, let name = options.name {
      throw GalleryOptions.Mistake(
        sentence: "There is no chart \(name); --list says which there are.")
    }
    for chart in charts {
      if let folder = options.pictureFolder {
        try writePictures(of: chart, into: folder)
      } else if options.listsNames {
        print(chart.name.padding(toLength: 30, withPad: " ", startingAt: 0) + chart.title)
      } else if options.isSVG {
        let size = options.size ?? chart.size
        print(
          chart.picture(in: size, background: options.background).svg(title: chart.title),
          terminator: "")
      } else {
        if options.name == nil { print("\n\(chart.name): \(chart.title)") }
        show(chart, options)
      }
    }
  }

  /// Writes the cells of a chart on a light and a dark background, with the file names that DocC
  /// expects.
  private static func writePictures(
    of chart: GalleryChart, into folder: String
  ) throws(GalleryOptions.Mistake) {
    for (background, end) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      let path = "\(folder)/\(chart.name)\(end).svg"
      let frame = chart.frame(
        in: chart.size, glyphs: .braille, colorDepth: .trueColor, background: background)
      let svg = frame.svg(colors: background == .dark ? .dark : .light, title: chart.title)
      do {
        try svg.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw GalleryOptions.Mistake(
          sentence: "\(path) cannot be written: \(error.localizedDescription)")
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
