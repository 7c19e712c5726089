// One import serves for what `import Charts` and `import SwiftUI` bring: views, and Foundation's dates and
// formats; and for the cells that a host draws into.
@_exported import Foundation
@_exported import TerminalCore
@_exported import TerminalViews
