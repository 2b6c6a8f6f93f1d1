import HeadlessUIKit
import Lua

/// A direction of a swipe in scripts.
enum SwipeDirection: LuaEnumeration {
  case right, left, up, down

  static var luaType: String { "UISwipeGestureRecognizer.Direction" }
  static var luaCases: LuaCases<Self> { [.right, .left, .up, .down] }

  /// The direction as UIKit has it.
  var direction: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

extension ScriptWorld {
  var swipeRecognizer: ClassDescriptor<UISwipeGestureRecognizer> {
    recognizer("UISwipeGestureRecognizer", "Recognises swipes over a view: `user.swipe`.") {
      UISwipeGestureRecognizer()
    }
    .property(
      "direction", summary: "The direction; \"right\" by default.",
      get: { recognizer in
        SwipeDirection.luaCases.first { recognizer.direction == $0.value.direction }?.value
          ?? .right
      },
      set: { (recognizer: UISwipeGestureRecognizer, direction: SwipeDirection) -> Void in
        recognizer.direction = direction.direction
      }
    )
  }
}
