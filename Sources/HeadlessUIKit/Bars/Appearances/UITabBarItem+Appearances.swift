extension UITabBarItem {
  /// What `standardAppearance` is where no class overrides it.
  final var ownStandardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// What `scrollEdgeAppearance` is where no class overrides it.
  final var ownScrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }
}
