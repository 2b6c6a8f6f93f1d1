import Foundation

/// Methods to respond to and control the editing of a text view.
///
/// [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin (H130).
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun (H130).
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end (H130).
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended (H130).
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user's change is made; positions count UTF-16 units (H131).
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text; not after a change by the program (H132).
  func textViewDidChange(_ textView: UITextView)
  /// Called when another part of the text is selected (H131).
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) { DefaultBody.reached(by: self) }
}
