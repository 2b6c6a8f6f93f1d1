extension UIViewController {
  /// What `tab` is where no class overrides it.
  final var ownTab: UITab? { parts.tab ?? parent?.tab }
}
