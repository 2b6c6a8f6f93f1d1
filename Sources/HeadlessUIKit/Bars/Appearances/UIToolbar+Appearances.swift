import NavigationModel

extension UIToolbar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { nil }

  /// What decides which one is in force; that a bar without a stack is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let navigationController else { return BarSituation() }
    let content = navigationController.topViewController?.scrollViewAboveBar
    return BarSituation(
      isCompact: navigationController.stage.traits.vertical == .compact,
      isAtScrollEdge: content?.isAtEnd ?? true)
  }
}
