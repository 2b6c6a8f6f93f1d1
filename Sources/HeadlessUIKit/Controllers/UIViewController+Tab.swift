extension UIViewController {
  /// The tab that it, or a controller around it, was provided for; nil for others (F90).
  public var tab: UITab? { parts.tab ?? parent?.tab }
}
