import HeadlessUIKit
import Lua

extension UIResponder: LuaObject {}

extension ScriptWorld {
  /// Makes every class of the Swift face a global.
  func registerClasses() {
    interpreter.register(class: responder)
    interpreter.register(class: view)
    interpreter.register(class: uiWindow)
    interpreter.register(class: action)
    registerViews()
    interpreter.register(class: viewController)
    interpreter.register(class: tableViewController)
    interpreter.register(class: navigationController)
    interpreter.register(class: tabBarController)
    interpreter.register(class: pageViewController)
    interpreter.register(class: splitViewController)
    interpreter.register(class: navigationBar)
    interpreter.register(class: tabBar)
    interpreter.register(class: toolbar)
    interpreter.register(class: navigationItem)
    interpreter.register(class: barItem)
    interpreter.register(class: barButtonItem)
    interpreter.register(class: tabBarItem)
    interpreter.register(class: gestureRecognizer)
    interpreter.register(class: transitionCoordinator)
    interpreter.register(class: transaction)
    interpreter.register(class: presentationController)
    interpreter.register(class: sheetPresentationController)
    interpreter.register(class: popoverPresentationController)
    interpreter.register(class: transitionContext)
    interpreter.register(class: percentDriver)
    interpreter.register(class: storyboardSegue)
    interpreter.register(class: unwindSegueSource)
    interpreter.register(class: alertController)
    interpreter.register(class: alertAction)
    interpreter.register(class: coder)
    registerSystemClasses()
  }

  private var responder: ClassDescriptor<UIResponder> {
    ClassDescriptor(
      "UIResponder", of: UIResponder.self, receiver: "responder",
      summary: "An object that can respond to events."
    )
    .property(
      "name", summary: "A name for trees, timelines and tests; never shown in a bar.",
      get: { $0.objectName }, set: { $0.objectName = $1 }
    )
    .function("init", summary: "Does nothing; the end of the chain of `super.init` calls.") {
      () -> Void in
    }
    .property(
      "isFirstResponder", summary: "Whether it gets what a person types.",
      get: { $0.isFirstResponder }
    )
    .property(
      "canBecomeFirstResponder",
      summary: "Whether it may get what a person types; false but for text fields.",
      get: { $0.canBecomeFirstResponder }
    )
    .property(
      "canResignFirstResponder",
      summary: "Whether it may give up what a person types to another one; true.",
      get: { $0.canResignFirstResponder }
    )
    .method(
      "canPerformAction", "action", "sender",
      summary: "Whether it has a function of the action's name and does not opt out."
    ) {
      (responder: UIResponder, action: Selector, sender: LuaValue) -> Bool in
      responder.canPerformAction(action, withSender: sender)
    }
    .method("becomeFirstResponder", summary: "Makes it the first responder, if it may.") {
      (responder: UIResponder) -> Bool in responder.becomeFirstResponder()
    }
    .method("resignFirstResponder", summary: "Ceases to be the first responder, if it may.") {
      (responder: UIResponder) -> Bool in responder.resignFirstResponder()
    }
    .property("next", summary: "The next object in the responder chain.", get: { $0.next })
    .description { [unowned self] in describe($0) }
  }

  /// `UIViewController "Home" #3`.
  func describe(_ object: UIResponder) -> String {
    let name = interpreter.className(of: object) ?? "\(type(of: object))"
    guard let controller = object as? UIViewController else {
      return (object.objectName ?? (object as? UIView)?.ownText).map { "\(name) \"\($0)\"" } ?? name
    }
    let title = (controller.objectName ?? controller.title).map { " \"\($0)\"" } ?? ""
    return "\(name)\(title) \(controller.id)"
  }
}
