import HeadlessUIKit
import Lua

extension UIStoryboardUnwindSegueSource: LuaObject {}

extension ScriptWorld {
  var unwindSegueSource: ClassDescriptor<UIStoryboardUnwindSegueSource> {
    ClassDescriptor(
      "UIStoryboardUnwindSegueSource", of: UIStoryboardUnwindSegueSource.self, receiver: "source",
      summary: "An unwind segue while its destination is being searched for."
    )
    .source()
    .unwindAction("The name of the destination's function.")
    .property(
      "sender", summary: "What was passed as the sender.",
      get: { $0.sender as? LuaValue ?? .nil }
    )
  }
}
