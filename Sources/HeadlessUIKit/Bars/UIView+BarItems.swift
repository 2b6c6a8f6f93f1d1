import NavigationModel

extension UIView {
  /// The bar that shows an item: it or one below it.
  func bar(showing item: UIBarButtonItem) -> UIView? {
    if barItems.contains(where: { $0 === item }) { return self }
    for subview in subviews {
      if let bar = subview.bar(showing: item) { return bar }
    }
    return nil
  }

  private var barItems: [UIBarButtonItem] {
    switch self {
    case let bar as UINavigationBar:
      (bar.topItem?.itemsAtLeft ?? []) + (bar.topItem?.itemsInMiddle ?? [])
        + (bar.topItem?.itemsAtRight ?? [])
    case let toolbar as UIToolbar: toolbar.items ?? []
    default: []
    }
  }
}
