import NavigationModel

extension UITabBar: BarWithAppearances {
  /// What `standardAppearance` is where no class overrides it.
  final var ownStandardAppearance: UITabBarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// What `scrollEdgeAppearance` is where no class overrides it.
  final var ownScrollEdgeAppearance: UITabBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

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
