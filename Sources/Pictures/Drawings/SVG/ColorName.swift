/// The colors of programs in style sheets; a name that isn't known has none.
extension String {
  /// What fills something with the color of this name; nil for a color that isn't known.
  var fill: String? { cssColor.map { "fill:\($0)" } }

  /// What draws a line in the color of this name; nil for a color that isn't known.
  var stroke: String? { cssColor.map { "stroke:\($0)" } }

  private var cssColor: String? {
    if let color = Self.named[self] { return color }
    let digits = dropFirst()
    let isHexadecimal = digits.utf8.count == 8 && digits.allSatisfy(\.isHexDigit)
    return first == "#" && isHexadecimal ? self : nil
  }

  private static let named = [
    "black": "#000", "darkGray": "#555", "gray": "#808080", "lightGray": "#aaa", "white": "#fff",
    "red": "#f00", "green": "#0f0", "blue": "#00f", "cyan": "#0ff", "yellow": "#ff0",
    "magenta": "#f0f", "orange": "#ff8000", "purple": "#800080", "brown": "#964b00",
    "clear": "none", "systemBackground": "var(--screen)", "label": "var(--text)",
    "groupTableViewBackground": "var(--group)", "separator": "var(--line)",
  ]
}
