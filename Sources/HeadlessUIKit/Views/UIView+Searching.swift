import Foundation

extension UIView {
  /// The view with a tag: itself, or the first in it, front to back within each level as they were
  /// added; nil when there is none.
  ///
  /// [viewWithTag(_:)](https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:))
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it is a view, or in it at any depth.
  public func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Ends the editing of a text field that is this view or in it; returns whether nothing is edited
  /// there now.
  ///
  /// `force` ends it though the field would refuse.
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
    return true
  }

  /// Everything a finger can meet in it, back to front: hidden views, those that take no touches,
  /// and the views of other controllers are left out, with all that is in them.
  package var touchable: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return [self]
      + subviews.flatMap {
        $0.controller == nil || $0.controller === controller ? $0.touchable : []
      }
  }

  /// The text that a person reads on the view itself.
  package var ownText: String? { (self as? any TextShowing)?.shownText }

  /// The text that a person reads on it; that of the first label in it where it has none itself.
  package var visibleText: String? {
    if let ownText { return ownText }
    return subviews.lazy.filter { !$0.isHidden }.compactMap(\.visibleText).first
  }
}
