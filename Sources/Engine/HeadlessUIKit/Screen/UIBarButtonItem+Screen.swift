import NavigationModel

extension UIBarButtonItem {
  /// Whether a tap on it, or on its custom view, does something.
  fileprivate var mayBeTapped: Bool {
    isEnabled && (customView as? any UserTappable)?.mayBeTapped != false
  }

  /// What represents it in a bar: a text, or what can be used in its view; nil for a space (B31).
  func screenButton(in bar: UIView) -> Screen.Button? {
    guard let parts = usableParts(in: bar) else {
      return displayedText.map { Screen.Button($0, isEnabled: mayBeTapped, id: targetID) }
    }
    let texts = parts.controlTexts
    var button = Screen.Button(
      texts.isEmpty ? displayedText ?? "" : texts, isEnabled: isEnabled, id: targetID)
    button.parts = parts
    return button
  }

  /// The elements of its view; nil without a view, for a button, and where nothing can be used.
  private func usableParts(in bar: UIView) -> [Screen.Element]? {
    guard let customView = customView?.asPart(of: bar), !(customView is UIButton) else {
      return nil
    }
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
  /// What represents the items in a bar.
  func screenButtons(in bar: UIView) -> [Screen.Button] { compactMap { $0.screenButton(in: bar) } }
}
