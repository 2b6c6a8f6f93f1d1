import NavigationModel

extension UIBarButtonItem {
  /// Whether a tap on it, or on its custom view, does something.
  fileprivate var mayBeTapped: Bool {
    isEnabled && (customView as? any UserTappable)?.mayBeTapped != false
  }

  /// What represents it: a text, or what can be used in its view; nil for a space (B31).
  var screenButton: Screen.Button? {
    guard let parts = usableParts else {
      return displayedText.map { Screen.Button($0, isEnabled: mayBeTapped, id: targetID) }
    }
    let texts = parts.controlTexts
    var button = Screen.Button(
      texts.isEmpty ? displayedText ?? "" : texts, isEnabled: isEnabled, id: targetID)
    button.parts = parts
    return button
  }

  /// The elements of its view; nil without a view, for a button, and where nothing can be used.
  private var usableParts: [Screen.Element]? {
    guard let customView, !(customView is UIButton) else { return nil }
    let parts = ElementWalk.elements(of: customView)
    return parts.flatMap(\.targets).isEmpty ? nil : parts
  }
}

extension [Screen.Element] {
  /// The texts of what can be used, side by side.
  var controlTexts: String {
    flatMap(\.targets).map(\.text).filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension [UIBarButtonItem] {
  var screenButtons: [Screen.Button] { compactMap(\.screenButton) }
}
