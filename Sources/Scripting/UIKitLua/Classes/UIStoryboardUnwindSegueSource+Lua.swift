import HeadlessUIKit
import Lua

extension UIStoryboardUnwindSegueSource: LuaObject {}

extension ScriptWorld {
  var unwindSegueSource: ClassDescriptor<UIStoryboardUnwindSegueSource> {
    ClassDescriptor(
      "UIStoryboardUnwindSegueSource", of: UIStoryboardUnwindSegueSource.self, receiver: "source",
      summary: "An unwind segue while its destination is being searched for."
    )
    .property("source", summary: "The controller that started the segue.", get: { $0.source })
    .property(
      "unwindAction", summary: "The name of the destination's function.",
      get: { $0.unwindAction }
    )
    .property(
      "sender", summary: "What was passed as the sender.",
      get: { $0.sender as? LuaValue ?? .nil }
    )
  }
}
