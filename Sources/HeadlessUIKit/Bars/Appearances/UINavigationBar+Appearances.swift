import NavigationModel

extension UINavigationBar: BarWithAppearances {
  /// What `standardAppearance` is where no class overrides it.
  final var ownStandardAppearance: UINavigationBarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// What `compactAppearance` is where no class overrides it.
  final var ownCompactAppearance: UINavigationBarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// What `scrollEdgeAppearance` is where no class overrides it.
  final var ownScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// What `compactScrollEdgeAppearance` is where no class overrides it.
  final var ownCompactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.compactScrollEdge) }
    set { setAppearance(newValue, .compactScrollEdge) }
  }

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
