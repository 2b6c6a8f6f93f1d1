import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  var activityController: ClassDescriptor<UIActivityViewController> {
    ClassDescriptor(
      "UIActivityViewController", of: UIActivityViewController.self, extends: "UIViewController",
      receiver: "controller",
      summary: "Offers services for something; a popover on an iPad, which needs a source."
    )
    .initializer("activityItems") { arguments throws(LuaError) in
      let items: [LuaValue]? = try arguments.read("activityItems")
      return UIActivityViewController(
        activityItems: (items ?? []).map(\.plain), applicationActivities: nil)
    }
    .label("activityItems", [LuaValue].self, "What the services get.")
    .slot(
      "completionWithItemsHandler", type: "function", taking: LuaValue.functions,
      summary: "Called when it is gone, with the service or nil, and whether it was performed."
    ) { [unowned self] controller, isNil in
      guard !isNil else { return controller.completionWithItemsHandler = nil }
      controller.completionWithItemsHandler = { [weak self, weak controller] type, isDone, _, _ in
        guard let self, let controller else { return }
        callBack("completionWithItemsHandler") { () throws(LuaError) in
          try interpreter.callSlot(
            of: controller, "completionWithItemsHandler", type?.rawValue, isDone)
        }
      }
    }
    .typed(
      nil,
      .function(
        [
          LuaType.Component("activityType", String?.luaDescription),
          LuaType.Component("completed", Bool.luaDescription),
        ], returns: []))
  }
}
