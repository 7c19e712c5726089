// Users of charts import one module, as with Swift Charts.
@_exported import TerminalViews
