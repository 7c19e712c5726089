import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceTexts
import TerminalCore

/// The loop between a terminal and a state: draw, wait, change.
package struct Viewer {
  private var state: ViewerState
  private var look: ViewerLook
  private let takesGround: Bool
  private let clock: () -> Instant
  private let read: Reader?
  private var pointer: PointerBindings
  private var frame = ViewerFrame.empty
  private var feed: (any PriceFeed)?
  // The pixel size of a cell if the terminal shows images, whether the user wants them, and whether
  // a notice has said that they would be too large.
  private var offered: PixelCell?
  private var wantsPictures = true
  private var insistsOnPictures: Bool
  private var hasSaidLimit = false

  /// A function that reads the files of prices and of usage again.
  package typealias Reader =
    () throws(ViewerMessage) -> (series: [PriceSeries]?, usage: EnergyUsage?)

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - hovers: Whether the pointer selects without a button.
  ///   - takesGround: Whether the style follows the background that the terminal reports.
  ///   - insistsOnPictures: Whether plots are drawn in pixels even over a slow line.
  ///   - feed: The source of newer prices; the terminal wakes up when the feed has work to do.
  ///   - clock: The time; tests and users can set another one.
  ///   - reader: Reads the files when they have changed or the user requests it.
  package init(
    _ state: ViewerState, look: ViewerLook = ViewerLook(), hovers: Bool = false,
    takesGround: Bool = true, insistsOnPictures: Bool = false, feed: (any PriceFeed)? = nil,
    clock: @escaping () -> Instant, reader: Reader? = nil
  ) {
    self.feed = feed
    self.state = state
    self.state.followColors(of: look)
    self.look = look
    self.insistsOnPictures = insistsOnPictures
    offered = look.pixels
    self.takesGround = takesGround
    self.clock = clock
    read = reader
    pointer = PointerBindings(hovers: hovers)
  }

  /// Runs the viewer until the user quits or a signal ends it.
  ///
  /// Each burst of events gives one frame, or none if nothing has changed. Between events, the
  /// viewer sleeps for a minute, or until the next slot starts. If there is no later slot, it
  /// sleeps until an event.
  package mutating func run(on terminal: inout some Terminal) -> ViewerOutcome {
    // Show the available data before making requests.
    show(on: &terminal)
    // Cancel pending requests, however the viewer ends.
    defer { feed?.stop() }
    if takeNews() { show(on: &terminal) }
    while true {
      let events = terminal.events(waitingAtMost: wait)
      let wasNow = (state.nowIndex, state.shownNow)
      state.apply(.tick(clock()))
      var hasChanged = takeNews() || (state.nowIndex, state.shownNow) != wasNow
      var isStale = hasChanged
      for event in events {
        // The user saw earlier events on the screen before this one, as far as it depends on them.
        if isStale, needsFrame(event) {
          makeFrame(in: terminal.size)
          isStale = false
        }
        if handle(event, on: &terminal) { (hasChanged, isStale) = (true, true) }
        if let outcome = state.outcome { return outcome }
      }
      if hasChanged { show(on: &terminal) }
    }
  }

  /// Shows the prices with other surcharges and VAT when the viewer runs again.
  package mutating func adjust(by adjustment: PriceAdjustment) { state.adjust(by: adjustment) }

  /// Applies new results of the feed; returns whether anything changed.
  private mutating func takeNews() -> Bool {
    guard let news = feed?.advance(at: clock()) else { return false }
    state.apply(.news(news))
    return true
  }

  /// The seconds until the clock changes the screen, a minute at most.
  ///
  /// The machine may sleep in between, or the user may set its clock.
  private var wait: Double? {
    let border = state.series.nextBorder(after: state.now)
    let change = border.map { Double(min(max(0, clock().distance(to: $0)), 60)) }
    return [change, feed?.wait(at: clock())].compactMap(\.self).min()
  }

  /// Returns whether the action of an event depends on the screen: on the line of the menu, on what
  /// the pointer is over, or on the order of a duration curve.
  private func needsFrame(_ event: TerminalEvent) -> Bool {
    switch event {
    case .mouse: true
    case .key: state.menu != nil || state.chartKind == .duration
    default: false
    }
  }

  private mutating func makeFrame(in size: CellSize) {
    let last = frame
    frame = .empty
    choosePixels(for: size)
    frame = ViewerScreen.frame(state, in: size, look: look, after: consume last)
  }

  private mutating func show(on terminal: inout some Terminal) {
    makeFrame(in: terminal.size)
    terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
  }

  /// Applies an event; returns whether the screen needs an update.
  private mutating func handle(_ event: TerminalEvent, on terminal: inout some Terminal) -> Bool {
    let action: ViewerAction?
    switch event {
    case .key(let key): action = self.action(for: key)
    case .mouse(let report): action = pointer.action(for: report, in: state, on: frame)
    case .terminated(let signal): action = .end(.terminated(signal: signal))
    case .ground(let color):
      guard takesGround else { return false }
      let before = look
      look.follow(color)
      return look != before
    case .pictures(let cell): return offer(cell)
    case .glyphs(let glyphs):
      look.glyphs = glyphs
      return true
    case .fileChanged:
      let before = state
      reread()
      return state != before
    case .resized, .resumed: return true
    case .paste: return false
    }
    guard let action else { return false }
    perform(action, on: &terminal)
    return true
  }

  private mutating func perform(_ action: ViewerAction, on terminal: inout some Terminal) {
    // Esc first cancels long requests, before it clears anything else.
    if action == .clearSelection, state.menu == nil, let news = feed?.interrupt() {
      state.apply(.news(news))
      return
    }
    switch state.apply(action) {
    case .togglePictures: togglePictures()
    case .reread:
      terminal.invalidate()
      reread()
    case nil: break
    }
  }

  /// Updates the pixel size of a cell; `nil` if the line is too slow for images.
  ///
  /// Without a size, images end unless the user requested them.
  private mutating func offer(_ cell: PixelCell?) -> Bool {
    if let cell {
      offered = cell
    } else {
      guard wantsPictures, !insistsOnPictures else { return false }
      wantsPictures = false
      state.apply(.tell(.picturesTooSlow))
    }
    return true
  }

  /// Draws plots in pixels if the terminal supports images and the user wants them.
  ///
  /// A screen with too many pixels is drawn in cells.
  private mutating func choosePixels(for screen: CellSize) {
    let cell = wantsPictures ? offered : nil
    look.pixels = cell.flatMap { $0.isDrawable(on: screen) ? $0 : nil }
    guard cell != look.pixels, !hasSaidLimit else { return }
    hasSaidLimit = true
    state.apply(.tell(.picturesTooLarge))
  }

  private mutating func togglePictures() {
    guard offered != nil else {
      state.apply(.tell(.noPictures))
      return
    }
    wantsPictures.toggle()
    insistsOnPictures = wantsPictures
    hasSaidLimit = false
  }

  private mutating func reread() {
    guard let read else { return }
    do throws(ViewerMessage) {
      let (series, usage) = try read()
      state.apply(.filesRead(series, usage))
    } catch {
      state.apply(.filesFailed(error))
    }
  }

  /// Returns the action of a key; in the menu, keys type, select and run.
  private func action(for key: KeyPress) -> ViewerAction? {
    guard let menu = state.menu else {
      return frame.action(KeyBindings.action(for: key) ?? .unknownKey, in: state)
    }
    if let change = frame.currentLine?.changes[key] { return change }
    let chosen = frame.currentLine?.actions ?? []
    switch key.key {
    case .escape: return .closeMenu
    case .enter: return chosen.first ?? .closeMenu
    // If the line has two actions, each arrow key runs one.
    case .left: return chosen.first
    case .right: return chosen.last
    case .up: return .selectInMenu(frame.menuIndex(steps: -1))
    case .down, .tab: return .selectInMenu(frame.menuIndex(steps: 1))
    case .pageUp: return .selectInMenu(frame.menuIndex(steps: -10))
    case .pageDown: return .selectInMenu(frame.menuIndex(steps: 10))
    case .home: return .selectInMenu(0)
    case .end: return .selectInMenu(frame.menu.count - 1)
    case .backspace:
      return menu.text.isEmpty ? .closeMenu : .filterMenu(String(menu.text.dropLast()))
    case .character where key.modifiers == .control: return KeyBindings.action(for: key)
    case .character(let character) where key.modifiers.isEmpty:
      // The keys that open the menu also close it; no name starts with a space.
      if menu.text.isEmpty, [" ", "?", ":", "/"].contains(character) { return .closeMenu }
      return menu.text.count < 40 ? .filterMenu(menu.text + String(character)) : nil
    default: return nil
    }
  }
}
