import NavigationModel

extension UITabBar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { selectedItem?.appearances }

  /// What decides which one is in force; that a bar without a controller is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let tabBarController else { return BarSituation() }
    let selected = tabBarController.selectedViewController
    let shown = (selected as? UINavigationController)?.topViewController ?? selected
    return BarSituation(isAtScrollEdge: shown?.scrollViewAboveBar?.isAtEnd ?? true)
  }
}
