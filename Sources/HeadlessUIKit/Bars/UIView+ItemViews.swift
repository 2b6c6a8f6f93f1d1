import NavigationModel

extension UIView {
  /// Takes the views of the items of all bars in it into those.
  func arrangeItemViewsInside() {
    switch self {
    case let bar as UINavigationBar: bar.arrangeItemViews()
    case let bar as UIToolbar: bar.arrangeItemViews()
    default: for subview in subviews { subview.arrangeItemViewsInside() }
    }
  }
}
