import Foundation
import NavigationModel

extension UITextView {
  /// The calls to its delegate.
  enum Calls {
    static let shouldBeginEditing = Call(
      .shouldBeginEditing, "textViewShouldBeginEditing(_:)",
      to: { (view: UITextView) in view.delegate }, default: true)
    static let didBeginEditing = Call(
      .didBeginEditing, "textViewDidBeginEditing(_:)",
      to: { (view: UITextView) in view.delegate })
    static let shouldEndEditing = Call(
      .shouldEndEditing, "textViewShouldEndEditing(_:)",
      to: { (view: UITextView) in view.delegate }, default: true)
    static let didEndEditing = Call(
      .didEndEditing, "textViewDidEndEditing(_:)", to: { (view: UITextView) in view.delegate })
    static let shouldChangeText = Call(
      .shouldChangeText, "textView(_:shouldChangeTextIn:replacementText:)",
      to: { (view: UITextView) in view.delegate }, default: true)
    static let didChange = Call(
      .didChange, "textViewDidChange(_:)", to: { (view: UITextView) in view.delegate })
    static let didChangeSelection = Call(
      .didChangeSelection, "textViewDidChangeSelection(_:)",
      to: { (view: UITextView) in view.delegate })

    static var rows: [CallRow] {
      [
        shouldBeginEditing.row, didBeginEditing.row, shouldEndEditing.row, didEndEditing.row,
        shouldChangeText.row, didChange.row, didChangeSelection.row,
      ]
    }
  }
}
