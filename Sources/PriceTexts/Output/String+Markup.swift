extension String {
  /// The text in Pango's markup, which waybar reads.
  var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
