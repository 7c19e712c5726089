import TerminalCore
import Testing

@testable import ChartGallery

/// The options of the gallery's command line.
struct GalleryOptionsTests {
  @Test("Every option of the gallery sets its value") func everything() throws {
    let options = try GalleryOptions([
      "000-first", "--size", "80x24", "--glyphs", "block", "--color", "never",
      "--background", "light",
    ])
    #expect(options.background == .light)
    #expect(options.name == "000-first")
    #expect(options.size == CellSize(columns: 80, rows: 24))
    #expect(options.glyphs == .block)
    #expect(options.color == false)
  }

  @Test("The options of the gallery have defaults") func nothing() throws {
    let options = try GalleryOptions([])
    #expect(options.name == nil)
    #expect(options.size == nil)
    #expect(options.glyphs == .braille)
    #expect(options.color == nil)
    #expect(options.background == .dark)
    #expect(!options.listsNames)
  }

  @Test(
    "A mistake on the command line is explained in a sentence",
    arguments: [
      (["--size"], "--size needs a value."),
      (["--size", "80"], "--size is columns and rows up to 1000x250, as in 80x24, not 80."),
      (["--size", "-1x3"], "--size is columns and rows up to 1000x250, as in 80x24, not -1x3."),
      (["--size", "99999999999999999999x3"], nil),
      (["--glyphs", "emoji"], "--glyphs is one of braille, block, ascii, not emoji."),
      (["--color", "pink"], "--color is one of always, never, auto, not pink."),
      (["--background", "blue"], "--background is one of dark, light, not blue."),
      (["--colour", "never"], "There is no option --colour."),
      (["--svg"], "--svg is of one chart; --pictures FOLDER writes all."),
      (["--pictures"], "--pictures needs a value."),
      (["a", "b"], "One chart at a time: a or b."),
    ])
  func mistakes(arguments: [String], sentence: String?) {
    let mistake = #expect(throws: GalleryOptions.Mistake.self) {
      try GalleryOptions(arguments)
    }
    if let sentence { #expect(mistake?.sentence == sentence) }
  }
}
