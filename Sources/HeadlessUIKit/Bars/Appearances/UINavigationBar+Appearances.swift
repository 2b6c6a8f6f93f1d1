import NavigationModel

extension UINavigationBar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { topItem?.appearances }

  /// What decides which one is in force; that a bar without a stack is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let navigationController else { return BarSituation() }
    let content = navigationController.topViewController?.scrollViewBelowBar
    return BarSituation(
      isCompact: stage.traits.vertical == .compact, isAtScrollEdge: content?.isAtTop ?? true)
  }
}
