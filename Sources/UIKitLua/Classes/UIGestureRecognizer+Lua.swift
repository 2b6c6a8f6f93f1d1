import HeadlessUIKit
import Lua
import NavigationModel

extension UIGestureRecognizer: DelegateOwner {
  var label: String { "gesture" }
}

extension ScriptWorld {
  var gestureRecognizer: ClassDescriptor<UIGestureRecognizer> {
    ClassDescriptor(
      "UIGestureRecognizer", of: UIGestureRecognizer.self, receiver: "recognizer",
      summary: "Recognizes a gesture of the user."
    )
    .property(
      "isEnabled", summary: "Whether it recognises anything; true by default.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }
    )
    .delegate(
      type: "UIGestureRecognizerDelegate", summary: "Asked whether a gesture may begin.",
      as: ScriptedRecognizerDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}

/// The delegate of a gesture recogniser.
final class ScriptedRecognizerDelegate: ScriptedDelegate, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Only a literal false refuses; a function that returns nothing does not.
    if case .boolean(false) = callFunction(.shouldBegin) { return false }
    return true
  }
}
