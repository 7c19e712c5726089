// Users of charts import one module, as with Swift Charts: with it come the views in a chart, the
// cells that it becomes and, as with SwiftUI, Foundation.
@_exported import CellPictures
@_exported import FoundationSubset
@_exported import TerminalCore
@_exported import TerminalViews
