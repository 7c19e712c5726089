extension String {
  /// The text escaped for Pango markup, which waybar reads.
  var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
