extension UITabBarItem {
  /// The bar's appearance while this item is selected; nil for its own (E44).
  public var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while no content is scrolled below the bar and this item is selected; nil for its
  /// own (E44).
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
}
