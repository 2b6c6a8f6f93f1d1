import EscapedText
import NavigationModel

extension Screen.Switch {
  /// The thumb at the right while it is on: `[─●]`; parentheses if it is disabled.
  var text: String {
    let track = isOn ? "─●" : "●─"
    return isEnabled ? "[\(track)]" : "(\(track))"
  }
}

extension Screen.Slider {
  /// The thumb on its track: `[──●─────]`; parentheses if it is disabled.
  func text(width: Int) -> String {
    let length = max(width - 2, 1)
    let place = Int((min(max(fraction, 0), 1) * Double(length - 1)).rounded())
    let track =
      String(repeating: "─", count: place) + "●"
      + String(repeating: "─", count: length - 1 - place)
    return isEnabled ? "[\(track)]" : "(\(track))"
  }
}

extension [Screen.Tab] {
  /// The segments of a control, side by side: `[ ●Day │ Week ]`.
  var segmentText: String {
    let texts = map { ($0.isSelected ? "●" : "") + $0.button.barText }
    return "[ \(texts.joined(separator: " │ ")) ]"
  }
}
