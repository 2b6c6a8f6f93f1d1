import HeadlessUIKit
import Lua

extension ScriptWorld {
  var tapRecognizer: ClassDescriptor<UITapGestureRecognizer> {
    recognizer("UITapGestureRecognizer", "Recognises taps on a view: `user.tap`.") {
      UITapGestureRecognizer()
    }
    .numberOfTapsRequired()
    .numberOfTouchesRequired()
  }
}
