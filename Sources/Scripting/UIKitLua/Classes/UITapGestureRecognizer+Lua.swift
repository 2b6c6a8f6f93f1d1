import HeadlessUIKit
import Lua

extension ScriptWorld {
  var tapRecognizer: ClassDescriptor<UITapGestureRecognizer> {
    recognizer("UITapGestureRecognizer", "Recognises taps on a view: `user.tap`.") {
      UITapGestureRecognizer()
    }
    .numberOfTapsRequired("How many taps are wanted; `user.tap` makes as many.")
    .numberOfTouchesRequired("With how many fingers; 1 by default.")
  }
}
