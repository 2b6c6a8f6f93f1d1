import NavigationModel

extension UIToolbar: BarWithAppearances {
  /// What `standardAppearance` is where no class overrides it.
  final var ownStandardAppearance: UIToolbarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// What `compactAppearance` is where no class overrides it.
  final var ownCompactAppearance: UIToolbarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// What `scrollEdgeAppearance` is where no class overrides it.
  final var ownScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// What `compactScrollEdgeAppearance` is where no class overrides it.
  final var ownCompactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearance(.compactScrollEdge) }
    set { setAppearance(newValue, .compactScrollEdge) }
  }

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
