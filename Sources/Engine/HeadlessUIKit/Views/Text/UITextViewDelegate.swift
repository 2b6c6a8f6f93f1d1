import Foundation

/// Methods to respond to and control the editing of a text view.
///
/// [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
// rows: UITextView.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin (H130).
  // row: shouldBeginEditing = true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun (H130).
  // row: didBeginEditing
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end (H130).
  // row: shouldEndEditing = true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended (H130).
  // row: didEndEditing
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user's change is made; positions count UTF-16 units (H131).
  // row: shouldChangeText = true
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text; not after a change by the program (H132).
  // row: didChange
  func textViewDidChange(_ textView: UITextView)
  /// Called when another part of the text is selected (H131).
  // row: didChangeSelection
  func textViewDidChangeSelection(_ textView: UITextView)
}
