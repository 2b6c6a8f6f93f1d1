import NavigationModel

extension UIBarButtonItem {
  /// The bar in the front window that shows it; nil if none does.
  var bar: UIView? { Stage.current.frontWindow?.bar(showing: self) }
}

extension UIView {
  /// The bar that shows an item: it or one below it.
  fileprivate func bar(showing item: UIBarButtonItem) -> UIView? {
    if barItems.contains(where: { $0 === item }) { return self }
    for subview in subviews {
      if let bar = subview.bar(showing: item) { return bar }
    }
    return nil
  }

  private var barItems: [UIBarButtonItem] {
    switch self {
    case let bar as UINavigationBar:
      (bar.topItem?.leftBarButtonItems ?? []) + (bar.topItem?.rightBarButtonItems ?? [])
    case let toolbar as UIToolbar: toolbar.items ?? []
    default: []
    }
  }
}
