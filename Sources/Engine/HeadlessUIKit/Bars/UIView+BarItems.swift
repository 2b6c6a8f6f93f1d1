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

  /// Takes the views of the items of all bars in it into those.
  func arrangeItemViewsInside() {
    switch self {
    case let bar as UINavigationBar: bar.arrangeItemViews()
    case let bar as UIToolbar: bar.arrangeItemViews()
    default: for subview in subviews { subview.arrangeItemViewsInside() }
    }
  }
}
