import HeadlessUIKit
import Lua
import NavigationModel

extension BarContents: LuaStructure {
  package static var luaType: String { "BarContents" }
  package static var luaFields: [String] { ["left", "title", "prompt", "right"] }

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("what a bar displays follows from the stack's items and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [left, title, prompt, right] }
}

extension ScriptWorld {
  var navigationController: ClassDescriptor<UINavigationController> {
    ClassDescriptor(
      "UINavigationController", of: UINavigationController.self, extends: "UIViewController",
      receiver: "nav", summary: "A container that shows the last of a stack of controllers."
    )
    .initializer("rootViewController") { arguments throws(LuaError) in
      let root: UIViewController? = try arguments.read("rootViewController")
      return root.map { UINavigationController(rootViewController: $0) } ?? UINavigationController()
    }
    .children { (nav: UINavigationController, stack: [UIViewController]) in
      nav.viewControllers = nav.viewControllers + stack
    }
    .property(
      "viewControllers", summary: "The stack, root first; assigning it is not animated.",
      get: { $0.viewControllers }, set: { $0.viewControllers = $1 }
    )
    .property(
      "topViewController", summary: "The last of the stack.", get: { $0.topViewController }
    )
    .property(
      "visibleViewController", summary: "What the top presents, else the top.",
      get: { $0.visibleViewController }
    )
    .property(
      "navigationBar", summary: "The bar at the top.", owned: true, get: { $0.navigationBar }
    )
    .property(
      "isNavigationBarHidden", summary: "Whether the bar is hidden.",
      get: { $0.isNavigationBarHidden }, set: { $0.isNavigationBarHidden = $1 }
    )
    .delegate(
      type: "UINavigationControllerDelegate",
      summary:
        "A table with `willShow(nav, controller, animated)`, `didShow`, "
        + "`animationControllerFor(nav, operation, from, to)` and "
        + "`interactionControllerFor(nav, animator)`.",
      as: ScriptedNavigationDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method(
      "pushViewController", "viewController", "animated", summary: "Puts a controller on top."
    ) {
      [unowned self]
      (nav: UINavigationController, viewController: UIViewController?, animated: Bool) -> Void in
      guard let viewController else { return stage.complain(.nilPush, stage.describe(nav)) }
      nav.pushViewController(viewController, animated: animated)
    }
    .method(
      "popViewController", "animated",
      summary: "Takes the top away and returns it; nil at the root."
    ) { (nav: UINavigationController, animated: Bool) in nav.popViewController(animated: animated) }
    .method(
      "popToViewController", "viewController", "animated",
      summary: "Takes away all that is above a controller, and returns it in stack order."
    ) { (nav: UINavigationController, viewController: UIViewController, animated: Bool) in
      nav.popToViewController(viewController, animated: animated)
    }
    .method(
      "popToRootViewController", "animated",
      summary: "Takes away all but the root, and returns it in stack order."
    ) { (nav: UINavigationController, animated: Bool) in
      nav.popToRootViewController(animated: animated)
    }
    .method(
      "setViewControllers", "viewControllers", "animated",
      summary: "Replaces the stack with one transition at most."
    ) { (nav: UINavigationController, stack: [UIViewController], animated: Bool) -> Void in
      nav.setViewControllers(stack, animated: animated)
    }
    .method(
      "setNavigationBarHidden", "hidden", "animated", summary: "Hides or shows the bar."
    ) { (nav: UINavigationController, hidden: Bool, animated: Bool) -> Void in
      nav.setNavigationBarHidden(hidden, animated: animated)
    }
  }

  var navigationBar: ClassDescriptor<UINavigationBar> {
    ClassDescriptor(
      "UINavigationBar", of: UINavigationBar.self, extends: "UIView", receiver: "bar",
      summary: "The bar of a navigation controller."
    )
    .property(
      "displayed", summary: "What can be read in the bar; nil while it is hidden.",
      get: { $0.displayed }
    )
    .property("items", summary: "The items of the stack, root first.", get: { $0.items ?? [] })
    .property("topItem", summary: "The item of the top.", get: { $0.topItem })
    .property("backItem", summary: "The item that Back stands for.", get: { $0.backItem })
  }
}
