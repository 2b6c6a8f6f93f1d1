import HeadlessUIKit
import Lua

extension ScriptWorld {
  var tapRecognizer: ClassDescriptor<UITapGestureRecognizer> {
    recognizer("UITapGestureRecognizer", "Recognises taps on a view: `user.tap`.") {
      UITapGestureRecognizer()
    }
    .property(
      "numberOfTapsRequired", summary: "How many taps are wanted; `user.tap` makes as many.",
      get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 }
    )
    .property(
      "numberOfTouchesRequired", summary: "With how many fingers; 1 by default.",
      get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 }
    )
  }
}
