import HeadlessUIKit
import Lua

extension User {
  /// The visible buttons of an alert, in the order in which they were added.
  func actionTargets(of alert: UIAlertController) -> [TapTarget] {
    alert.actionsToTap.map { action in
      TapTarget(
        text: action.title ?? "", object: action, isEnabled: action.isEnabled,
        obstacle: alert.obstacle
      ) { () throws(LuaError) in alert.userTaps(action) }
    }
  }
}
