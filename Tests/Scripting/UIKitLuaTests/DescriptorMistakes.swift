import HeadlessUIKit
import Lua
import UIKitLua

/// What descriptors have rows for, and what they don't, for `SurfaceTests` to find: none of it runs.
private var mistakes: ClassDescriptor<UIView> {
  ClassDescriptor("UIView", of: UIView.self, receiver: "view", summary: "A view.")
    .property("tag", summary: "Its number.", get: { $0.tag }, set: { $0.tag = $1 })
    .property("superview", summary: "Its superview.", get: { $0.superview })
    .property("alpha", summary: "Its number.", get: { $0.tag })
    .property(
      "isHidden", summary: "Whether it is.", get: { $0.isHidden }, set: { $0.isHidden = !$1 })
}
