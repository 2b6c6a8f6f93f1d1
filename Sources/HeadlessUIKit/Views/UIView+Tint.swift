extension UIView {
  /// Calls `tintColorDidChange` of it and of the subviews without a colour of their own.
  func noteTintColor() {
    receiveTintColorDidChange()
    for subview in inner where subview.extras?.tintColor == nil { subview.noteTintColor() }
  }
}
