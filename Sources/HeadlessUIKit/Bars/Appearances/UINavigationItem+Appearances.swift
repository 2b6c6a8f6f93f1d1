extension UINavigationItem {
  /// The bar's appearance while this item is on top; nil for its own (E44).
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance of a low bar while this item is on top; nil for its own (E44).
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance while no content is scrolled below the bar and this item is on top; nil for its
  /// own (E44).
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The same of a low bar; nil for its own (E44).
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }
}
