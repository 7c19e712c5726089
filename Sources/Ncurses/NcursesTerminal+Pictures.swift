import CLibrary
import TerminalCore
import TerminalImages

/// Images in place of cells.
extension NcursesTerminal {
  /// Returns the bytes to send before and after the text of a frame to show images; `nil` if
  /// nothing changes.
  ///
  /// - Parameter isScrolled: Whether the text moves rows of the screen, and images with them:
  ///   they are removed before, and all of them shown after it.
  mutating func around(
    _ images: [PlacedImage], isScrolled: Bool, where isRewritten: (Int) -> Bool
  ) -> (before: [UInt8], after: [UInt8])? {
    guard var flow = pictures else { return nil }
    if isScrolled { flow.removal += flow.presenter.removal() }
    let change = flow.presenter.change(to: images, on: size, where: isRewritten)
    let before = flow.removal + change.before
    flow.removal = []
    defer { pictures = flow }
    guard !before.isEmpty || !change.after.isEmpty else { return nil }
    let holds = loop.decoder.images.holdsFrames
    flow.begin(
      before.count + change.after.count, after: loop.decoder.images.count, at: monotonicSeconds())
    screen.pending.ask(at: monotonicSeconds())
    return (
      (holds ? ImageFlow.beginning : []) + before,
      change.after + (holds ? ImageFlow.end : []) + ImageFlow.question
    )
  }

  /// Starts showing images; returns the size of a cell in their pixels, or `nil` if it is unknown.
  mutating func offerPictures(_ imageProtocol: ImageProtocol) -> PixelCell? {
    guard let own = screen.device.cellPixels ?? loop.decoder.images.cell else { return nil }
    asksForPictures = false
    if imageProtocol == .kitty { screen.expectKeptPictures() }
    let presenter = ImagePresenter(imageProtocol, cell: own, on: size, ground: ground)
    pictures = ImageFlow(presenter, limits: options.pictureLimits)
    return presenter.cell
  }

  /// Applies the terminal's answers about images, and returns events for them.
  mutating func followPictures() -> [TerminalEvent] {
    if loop.decoder.images.drawsOctants, options.glyphs == nil, capabilities.glyphs == .braille {
      (capabilities.glyphs, painter.glyphs) = (.octant, .octant)
      return [.glyphs(.octant)] + followPictures()
    }
    let now = monotonicSeconds()
    if asksForPictures, loop.decoder.images.count > 0 {
      if let question = loop.decoder.images.nextQuestion() {
        screen.ask(question)
      } else if loop.decoder.images.isComplete {
        asksForPictures = false
        // Except with kitty's protocol, images need the background colour.
        if let imageProtocol = loop.decoder.images.imageProtocol
          ?? ImageAnswers.imageProtocol(in: environmentVariable),
          imageProtocol == .kitty || ground != nil, let cell = offerPictures(imageProtocol)
        {
          return [.pictures(cell)]
        }
      }
    }
    let roundTrip = screen.pending.shortestRoundTrip ?? 0
    let answers = loop.decoder.images.count
    guard let isSlow = pictures?.check(answers, at: now, roundTrip: roundTrip) else { return [] }
    if let next = pictures?.waiting {
      pictures?.waiting = nil
      present(next.frame, images: next.images, cursor: next.cursor)
    }
    return isSlow ? [.pictures(nil)] : []
  }

  /// Adopts the size of a cell, which may have changed with the size of the screen.
  mutating func followCell() -> [TerminalEvent] {
    guard let flow = pictures, let own = screen.device.cellPixels else { return [] }
    let presenter = ImagePresenter(
      flow.presenter.imageProtocol, cell: own, on: size, ground: ground)
    guard !presenter.hasPixels(of: flow.presenter) else { return [] }
    pictures?.forget()
    pictures?.presenter = presenter
    return [.pictures(presenter.cell)]
  }
}
