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
  // The pixels of a cell where the terminal shows pictures, whether a person wants them, and
  // whether a notice has said that they would be too large.
  private var offered: PixelCell?
  private var wantsPictures = true
  private var insistsOnPictures: Bool
  private var hasSaidLimit = false

  /// Reads the files again: of prices and of usage, those that there are.
  package typealias Reader =
    () throws(ViewerMessage) -> (series: [PriceSeries]?, usage: EnergyUsage?)

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - hovers: whether the pointer selects without a button.
  ///   - takesGround: whether the look follows the ground that the terminal says it has.
  ///   - insistsOnPictures: Whether plots are drawn in pixels even over a slow line.
  ///   - feed: where newer prices come from, while these are looked at; the terminal wakes up when
  ///     it has something to do.
  ///   - clock: tells the time; a test's own, or one that was set to another time.
  ///   - reader: reads the files when they have changed or somebody wants it.
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

  /// Shows the viewer until somebody leaves it or the system ends it.
  ///
  /// Each burst of events gives one frame, and none where nothing has changed. Between events it
  /// sleeps until the clock reaches the next slot, looking at it every minute, and without end
  /// where no slot is to come.
  package mutating func run(on terminal: inout some Terminal) -> ViewerOutcome {
    // What is there stands first; only then anything is asked.
    show(on: &terminal)
    // Whatever the end is, nobody waits for what is on its way.
    defer { feed?.stop() }
    if takeNews() { show(on: &terminal) }
    while true {
      let events = terminal.events(waitingAtMost: wait)
      let wasNow = state.nowIndex
      state.apply(.tick(clock()))
      var hasChanged = takeNews() || state.nowIndex != wasNow
      for event in events {
        hasChanged = handle(event, on: &terminal) || hasChanged
        if let outcome = state.outcome { return outcome }
      }
      if hasChanged { show(on: &terminal) }
    }
  }

  /// Takes what has come from the feed; whether that is anything new.
  private mutating func takeNews() -> Bool {
    guard let news = feed?.advance(at: clock()) else { return false }
    state.take(news)
    return true
  }

  /// The seconds until the clock changes the screen, a minute at most: the machine may have slept
  /// meanwhile, or its clock been set.
  private var wait: Double? {
    let change = state.nextChange.map { Double(min(max(0, clock().distance(to: $0)), 60)) }
    return [change, feed?.wait(at: clock())].compactMap(\.self).min()
  }

  private mutating func show(on terminal: inout some Terminal) {
    let last = frame
    frame = .empty
    choosePixels(for: terminal.size)
    frame = ViewerScreen.frame(state, in: terminal.size, look: look, after: consume last)
    terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
  }

  /// Applies an event; whether there is something new to show.
  private mutating func handle(_ event: TerminalEvent, on terminal: inout some Terminal) -> Bool {
    if case .ground(let color) = event { return follow(color) }
    if case .pictures(let cell) = event { return offer(cell) }
    guard let action = action(for: event) else {
      if case .resized = event { return true }
      return event == .fileChanged ? reread() : event == .resumed
    }
    // Before it clears anything else, Esc ends what takes long.
    if action == .clearSelection, state.menu == nil, let news = feed?.interrupt() {
      state.take(news)
      return true
    }
    switch state.apply(action) {
    case .togglePictures: togglePictures()
    case .reread:
      terminal.invalidate()
      _ = reread()
    case nil: break
    }
    return true
  }

  /// Updates the pixel size of a cell; `nil` if the line is too slow for images, which ends them
  /// unless the user has asked for them.
  private mutating func offer(_ cell: PixelCell?) -> Bool {
    if let cell {
      offered = cell
      return true
    }
    guard wantsPictures, !insistsOnPictures else { return false }
    wantsPictures = false
    state.message = .picturesTooSlow
    return true
  }

  /// Draws plots in pixels where the terminal shows them, the user wants them, and there are not
  /// too many of them.
  private mutating func choosePixels(for screen: CellSize) {
    let cell = wantsPictures ? offered : nil
    look.pixels = cell.flatMap { $0.isDrawable(on: screen) ? $0 : nil }
    guard cell != look.pixels, !hasSaidLimit else { return }
    hasSaidLimit = true
    state.message = .picturesTooLarge
  }

  private mutating func togglePictures() {
    guard offered != nil else {
      state.message = .noPictures
      return
    }
    wantsPictures.toggle()
    insistsOnPictures = wantsPictures
    hasSaidLimit = false
  }

  /// Takes over the terminal's ground; whether anything looks other on it.
  private mutating func follow(_ ground: CellColor) -> Bool {
    guard takesGround else { return false }
    let before = look
    look.follow(ground)
    return look != before
  }

  /// Reads the files again; whether there is something new to show.
  ///
  /// Files that cannot be read are told in a notice, and what is shown stays.
  private mutating func reread() -> Bool {
    guard let read else { return false }
    do throws(ViewerMessage) {
      let (series, usage) = try read()
      return state.renew(series, usage: usage)
    } catch {
      defer { state.files.trouble = error }
      return state.files.trouble != error
    }
  }

  private mutating func action(for event: TerminalEvent) -> ViewerAction? {
    switch event {
    case .key(let key): action(for: key)
    case .mouse(let report): pointer.action(for: report, in: state, on: frame)
    case .terminated(let signal): .terminate(signal: signal)
    case .paste, .resized, .resumed, .fileChanged, .ground, .pictures: nil
    }
  }

  /// The action of a key; in the menu, keys type, choose and run.
  private func action(for key: KeyPress) -> ViewerAction? {
    guard let menu = state.menu else {
      return frame.action(KeyBindings.action(for: key) ?? .unknownKey, in: state)
    }
    switch key.key {
    case .escape: return menu.text.isEmpty ? .closeMenu : .filterMenu("")
    case .enter:
      return frame.menu.indices.contains(frame.menuIndex)
        ? frame.menu[frame.menuIndex].actions.first : .closeMenu
    case .up: return .selectInMenu(frame.menuIndex(steps: -1))
    case .down, .tab: return .selectInMenu(frame.menuIndex(steps: 1))
    case .pageUp: return .selectInMenu(frame.menuIndex(steps: -10))
    case .pageDown: return .selectInMenu(frame.menuIndex(steps: 10))
    case .backspace:
      return menu.text.isEmpty ? .closeMenu : .filterMenu(String(menu.text.dropLast()))
    case .character("c") where key.modifiers == .control: return .quit
    case .character(let character) where key.modifiers.isEmpty:
      // What opens the menu closes it, and a name has no space at its beginning.
      if menu.text.isEmpty, [" ", "?", ":", "/"].contains(character) { return .closeMenu }
      return menu.text.count < 40 ? .filterMenu(menu.text + String(character)) : nil
    default: return nil
    }
  }
}
