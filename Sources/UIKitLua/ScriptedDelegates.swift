import HeadlessUIKit
import Lua
import NavigationModel

/// A delegate that a script wrote as a table: answers the calls that the table has keys for.
///
/// The table lives with its owner, in the owner's slot; this object only knows where to look.
class ScriptedDelegate: SelectiveDelegate {
  unowned let world: ScriptWorld
  // The owner keeps this delegate, so it is there.
  unowned(unsafe) let owner: UIViewController

  /// The delegate of a container.
  init(of owner: UIViewController, world: ScriptWorld) {
    self.owner = owner
    self.world = world
  }

  func listens(to call: DelegateCall) -> Bool {
    guard let field = try? world.interpreter.slotField(of: owner, "delegate", call.rawValue) else {
      return false  // a table that raises when it is read listens to nothing
    }
    if case .function = field { return true }
    return false
  }

  /// Calls the table's function, the sender first.
  @discardableResult
  func tell(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> LuaValue {
    var answer = LuaValue.nil
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      let field = try world.interpreter.slotField(of: owner, "delegate", call.rawValue)
      guard case .function(let function) = field else { return }
      answer = try world.interpreter.call(function, [owner] + arguments).first ?? .nil
    }
    return answer
  }
}

/// The delegate of a navigation controller.
final class ScriptedNavigationDelegate: ScriptedDelegate, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(.willShow, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    tell(.didShow, viewController, animated)
  }
}

/// The delegate of a tab bar controller.
final class ScriptedTabBarDelegate: ScriptedDelegate, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // Only a plain false refuses; a function that forgets to answer does not.
    if case .boolean(false) = tell(.shouldSelect, viewController) { return false }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    tell(.didSelect, viewController)
  }
}
