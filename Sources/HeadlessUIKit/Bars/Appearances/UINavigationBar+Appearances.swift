import NavigationModel

extension UINavigationBar: BarWithAppearances {
  /// The appearance where no other one is in force (E44); a copy of what was set.
  public var standardAppearance: UINavigationBarAppearance {
    get { standardAppearance() }
    set { setAppearance(newValue, .standard) }
  }

  /// The appearance of a low bar; nil for the standard one (E44).
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearance(.compact) }
    set { setAppearance(newValue, .compact) }
  }

  /// The appearance while no content is scrolled below the bar; nil for the standard one without its
  /// background (E44).
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(.scrollEdge) }
    set { setAppearance(newValue, .scrollEdge) }
  }

  /// The same of a low bar; nil for that of a high one (E44).
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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
