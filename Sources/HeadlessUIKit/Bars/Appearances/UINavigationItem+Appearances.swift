extension UINavigationItem {
  /// What `standardAppearance` is where no class overrides it.
  final var ownStandardAppearance: UINavigationBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// What `compactAppearance` is where no class overrides it.
  final var ownCompactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// What `scrollEdgeAppearance` is where no class overrides it.
  final var ownScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// What `compactScrollEdgeAppearance` is where no class overrides it.
  final var ownCompactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }
}
