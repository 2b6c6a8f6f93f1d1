import NavigationModel

extension Stage {
  /// Where the responder chain begins: the first responder, else the controller in front.
  package var firstInChain: UIResponder? {
    firstResponder ?? reachable.last.flatMap { registry[$0] } ?? frontWindow
  }
}

extension UIResponder {
  /// Its key commands, according to an override or else its class.
  var resolvedKeyCommands: [UIKeyCommand] {
    guard let overridable = self as? any Overridable else { return keyCommands ?? [] }
    return overridable.askMember(.keyCommands) { keyCommands ?? [] }
  }
}
