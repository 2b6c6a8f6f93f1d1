import HeadlessUIKit
import Lua
import NavigationModel
import Texts

extension ScriptWorld {
  var navigationController: ClassDescriptor<UINavigationController> {
    withBarDelegate(
      withBars(
        withStack(
          ClassDescriptor(
            "UINavigationController", of: UINavigationController.self, extends: "UIViewController",
            receiver: "nav", summary: "A container that shows the last of a stack of controllers."))
      ))
  }

  /// Adds the members that concern the stack.
  private func withStack(
    _ descriptor: ClassDescriptor<UINavigationController>
  ) -> ClassDescriptor<UINavigationController> {
    descriptor
      .initializer("rootViewController", "navigationBarClass", "toolbarClass") {
        [unowned self] arguments throws(LuaError) in try stack(arguments)
      }
      .completing { (nav: UINavigationController, arguments) throws(LuaError) in
        let root: UIViewController? = try arguments.read("rootViewController")
        if let root { nav.begin(with: root) }
      }
      .label(
        "rootViewController", UIViewController.self, "The root, instead of the array part."
      )
      .label(
        "navigationBarClass", LuaTable.self, "A class that extends `UINavigationBar`, for its bar."
      )
      .label("toolbarClass", LuaTable.self, "A class that extends `UIToolbar`, for its toolbar.")
      .children("viewControllers") { (nav: UINavigationController, stack: [UIViewController]) in
        var rest = stack[...]
        if nav.viewControllers.isEmpty, let root = rest.popFirst() { nav.begin(with: root) }
        if !rest.isEmpty { nav.viewControllers += rest }
      }
      .viewControllers("The stack, root first; assigning it is not animated.")
      .topViewController()
      .visibleViewController()
      .delegate(
        type: "UINavigationControllerDelegate",
        summary: "Is notified of what the stack shows, and provides animators.",
        as: ScriptedNavigationDelegate.self, in: self
      ) { $0.delegate = $1 }
      .method(
        "pushViewController", "viewController", "animated",
        summary: "Pushes a controller onto the stack."
      ) {
        [unowned self]
        (nav: UINavigationController, viewController: UIViewController?, animated: Bool) -> Void in
        guard let viewController else { return stage.report(.nilPush, stage.describe(nav)) }
        nav.pushViewController(viewController, animated: animated)
      }
      .typed("viewController", UIViewController.luaDescription)
      .popViewController()
      .popToViewController()
      .popToRootViewController()
      .setViewControllers()
  }

  /// Adds the members that concern the bars.
  private func withBars(
    _ descriptor: ClassDescriptor<UINavigationController>
  ) -> ClassDescriptor<UINavigationController> {
    descriptor
      .navigationBar(owned: true)
      .isNavigationBarHidden()
      .toolbar(
        "The bar at the bottom, which shows the toolbar items of the top; hidden by default.",
        owned: true
      )
      .isToolbarHidden()
      .hidesBarsOnTap()
      .hidesBarsOnSwipe()
      .hidesBarsWhenKeyboardAppears("Whether both bars are hidden when a text field is edited.")
      .hidesBarsWhenVerticallyCompact()
      .interactivePopGestureRecognizer(owned: true)
      .interactiveContentPopGestureRecognizer(owned: true)
      .barHideOnTapGestureRecognizer(owned: true)
      .barHideOnSwipeGestureRecognizer(owned: true)
      .setNavigationBarHidden("Hides or shows the bar at the top, optionally animated.")
      .setToolbarHidden("Hides or shows the bar at the bottom, optionally animated.")
  }

  /// Adds the methods it implements as the delegate of its bar.
  private func withBarDelegate(
    _ descriptor: ClassDescriptor<UINavigationController>
  ) -> ClassDescriptor<UINavigationController> {
    let calls: KeyValuePairs = [
      "shouldPop": "Whether a tap on Back may pop: the controller is the delegate of its bar.",
      "shouldPush": "Asked when an item is pushed; its controller is on the stack by then.",
      "didPop": "Called when an item has been popped from the bar, after the animation.",
      "didPush": "Called when an item has been pushed onto the bar, after the animation.",
    ]
    return calls.reduce(descriptor) { descriptor, call in
      descriptor.callback(
        call.key, "bar", "item", summary: call.value,
        send: {
          [unowned self]
          (nav: UINavigationController, bar: UINavigationBar, item: UINavigationItem) -> Bool in
          barAnswer(call.key, of: nav, bar, item)
        },
        super: { _, _, _ in true })
    }
  }

  /// The answer of a stack's override for its bar; only a literal false refuses.
  private func barAnswer(
    _ name: String, of nav: UINavigationController, _ bar: UINavigationBar, _ item: UINavigationItem
  ) -> Bool {
    var answer = true
    overrides.run(name, of: nav, [bar, item]) { result throws(LuaError) in
      if let flag = try flag(result, of: name) { answer = flag }
    }
    return answer
  }

  /// Creates a stack whose bars have a script's classes.
  private func stack(_ arguments: LuaArguments) throws(LuaError) -> UINavigationController {
    let bar = try make(UINavigationBar.self, "navigationBarClass", arguments)
    let toolbar = try make(UIToolbar.self, "toolbarClass", arguments)
    let nav = UINavigationController(navigationBar: bar, toolbar: toolbar)
    if let bar { interpreter.mirror(owner: nav, owns: bar) }
    if let toolbar { interpreter.mirror(owner: nav, owns: toolbar) }
    return nav
  }

  /// Creates a bar of the class in a field; a class that isn't a bar raises an error (B40).
  private func make<Bar: UIView>(
    _: Bar.Type, _ field: String, _ arguments: LuaArguments
  ) throws(LuaError) -> Bar? {
    let value: LuaValue = try arguments.read(field)
    if case .nil = value { return nil }
    let construct = try interpreter.load(Texts["UIKitLua/Lua/bar.lua"], named: field)
    let object = try interpreter.call(construct, [value]).first?.object(in: interpreter)
    if object as? Bar == nil {
      stage.report(.barClass, interpreter.toString(value) ?? field, "\(Bar.self)")
    }
    return object as? Bar
  }
}
