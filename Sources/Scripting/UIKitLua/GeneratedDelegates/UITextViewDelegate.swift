// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer(.shouldBeginEditing, [textView]) ?? true }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = run(.didBeginEditing, [textView]) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer(.shouldEndEditing, [textView]) ?? true }
  func textViewDidEndEditing(_ textView: UITextView) { _ = run(.didEndEditing, [textView]) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { answer(.shouldChangeText, [textView, range, text]) ?? true }
  func textViewDidChange(_ textView: UITextView) { _ = run(.didChange, [textView]) }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = run(.didChangeSelection, [textView]) }
}

extension TableDescriptor {
  static var uiTextViewDelegate: TableDescriptor {
    TableDescriptor("UITextViewDelegate", "Methods to respond to and control the editing of a text view.")
      .call(.shouldBeginEditing, ["textView": UITextView.self], returning: Bool.self, "Whether editing may begin. Only false refuses.", facts: "H130")
      .call(.didBeginEditing, ["textView": UITextView.self], "Called when editing has begun.", facts: "H130")
      .call(.shouldEndEditing, ["textView": UITextView.self], returning: Bool.self, "Whether editing may end. Only false refuses.", facts: "H130")
      .call(.didEndEditing, ["textView": UITextView.self], "Called when editing has ended.", facts: "H130")
      .call(.shouldChangeText, ["textView": UITextView.self, "range": NSRange.self, "text": String.self], returning: Bool.self, "Whether the user's change is made; positions count UTF-16 units. Only false refuses.", facts: "H131")
      .call(.didChange, ["textView": UITextView.self], "Called when the user has changed the text; not after a change by the program.", facts: "H132")
      .call(.didChangeSelection, ["textView": UITextView.self], "Called when another part of the text is selected.", facts: "H131")
  }
}
