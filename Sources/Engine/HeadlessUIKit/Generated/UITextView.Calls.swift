// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UITextView {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldBeginEditing = Call(.shouldBeginEditing, "textViewShouldBeginEditing(_:)", to: { (owner: UITextView) in owner.delegate }, default: true as Bool)
    static let didBeginEditing = Call(.didBeginEditing, "textViewDidBeginEditing(_:)", to: { (owner: UITextView) in owner.delegate })
    static let shouldEndEditing = Call(.shouldEndEditing, "textViewShouldEndEditing(_:)", to: { (owner: UITextView) in owner.delegate }, default: true as Bool)
    static let didEndEditing = Call(.didEndEditing, "textViewDidEndEditing(_:)", to: { (owner: UITextView) in owner.delegate })
    static let shouldChangeText = Call(.shouldChangeText, "textView(_:shouldChangeTextIn:replacementText:)", to: { (owner: UITextView) in owner.delegate }, default: true as Bool)
    static let didChange = Call(.didChange, "textViewDidChange(_:)", to: { (owner: UITextView) in owner.delegate })
    static let didChangeSelection = Call(.didChangeSelection, "textViewDidChangeSelection(_:)", to: { (owner: UITextView) in owner.delegate })

    static var rows: [CallRow] {
      [shouldBeginEditing.row, didBeginEditing.row, shouldEndEditing.row, didEndEditing.row, shouldChangeText.row, didChange.row, didChangeSelection.row]
    }
  }
}

extension UITextViewDelegate {
  /// `true` where it is left out.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) { DefaultBody.reached(by: self) }
}
