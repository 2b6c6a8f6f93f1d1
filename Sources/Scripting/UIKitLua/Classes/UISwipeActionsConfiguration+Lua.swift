import Foundation
import HeadlessUIKit
import Lua

extension UISwipeActionsConfiguration: LuaObject {}

extension ScriptWorld {
  var swipeActions: ClassDescriptor<UISwipeActionsConfiguration> {
    ClassDescriptor(
      "UISwipeActionsConfiguration", of: UISwipeActionsConfiguration.self,
      receiver: "configuration", summary: "The actions that a swipe over a row reveals at an edge."
    )
    .initializer("actions") { arguments throws(LuaError) in
      let actions: [UIContextualAction]? = try arguments.read("actions")
      return UISwipeActionsConfiguration(actions: actions ?? [])
    }
    .children("actions") {
      (configuration: UISwipeActionsConfiguration, actions: [UIContextualAction]) in
      configuration.takeActions(actions)
    }
    .actions(owned: true)
    .performsFirstActionWithFullSwipe()
  }
}
