import Foundation

extension UIView {
  /// The view with a tag: itself or its first descendant, front to back within each level in the
  /// order of addition; nil if there is none.
  ///
  /// [viewWithTag(_:)](https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:))
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it is the given view or its descendant at any depth.
  public func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Ends the editing of a text field that is this view or its descendant; returns whether none of
  /// them is being edited now.
  ///
  /// `force` ends it even if the field would refuse.
  /// [endEditing(_:)](https://developer.apple.com/documentation/uikit/uiview/endediting(_:))
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let stage = Stage.current
    guard let responder = stage.firstResponder as? UIView, responder.isInside(self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    stage.firstResponder = nil
    stage.keyboardOfDevice.hide()
    return true
  }

  /// The text that the user reads on the view itself.
  package var ownText: String? { (self as? any TextShowing)?.shownText }

  /// The text that the user reads on it; that of the first label in it if it has none itself.
  package var visibleText: String? {
    if let ownText { return ownText }
    return subviews.lazy.filter { !$0.isHidden }.compactMap(\.visibleText).first
  }
}
