import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the callbacks of controllers.
  func withCallbacks(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    var result = descriptor
    for (callback, summary) in Self.summaries {
      result = adding(callback, summary, to: result)
    }
    return result
  }

  private func adding(
    _ callback: Callback, _ summary: String, to descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    switch callback {
    case .willMove, .didMove:
      descriptor.callback(callback.name, "parent", summary: summary) {
        (controller: UIViewController, parent: UIViewController?) -> Void in
        controller.receive(callback, parent: parent)
      } super: { controller, parent in
        controller.callSwiftMethod(callback, parent: parent)
      }
    case _ where callback.isAppearance:
      descriptor.callback(callback.name, "animated", summary: summary) {
        (controller: UIViewController, animated: Bool) -> Void in
        controller.receive(callback, animated: animated)
      } super: { controller, animated in
        controller.callSwiftMethod(callback, animated: animated)
      }
    default:
      descriptor.callback(callback.name, summary: summary) {
        (controller: UIViewController) -> Void in
        controller.receive(callback)
      } super: { controller in
        controller.callSwiftMethod(callback)
      }
    }
  }

  private static let summaries: KeyValuePairs<Callback, String> = [
    .loadView: "Creates the view; assign `self.view` in it.",
    .viewDidLoad: "Called when the view has been loaded.",
    .viewWillAppear: "Called before the view appears.",
    .viewIsAppearing: "Called when the view is in its window, before it has appeared.",
    .viewDidAppear: "Called when the view has appeared.",
    .viewWillDisappear: "Called before the view disappears.",
    .viewDidDisappear: "Called when the view has disappeared.",
    .updateProperties:
      "Called to show what it shows, before a layout and after setNeedsUpdateProperties (iOS 26).",
    .updateViewConstraints: "Called before the first layout, and after setNeedsUpdateConstraints.",
    .viewWillLayoutSubviews: "Called before the view lays out its subviews.",
    .viewDidLayoutSubviews: "Called when the view has laid out its subviews.",
    .viewLayoutMarginsDidChange:
      "Called when the margins of the view have changed, and before it first appears; call super.",
    .viewSafeAreaInsetsDidChange:
      "Called when the safe area of the view has changed, and before it first appears; call super.",
    .willMove: "Called before the controller is added to a parent or removed from it.",
    .didMove: "Called when the controller was added to a parent or removed from it.",
    .didReceiveMemoryWarning: "Called when memory is short.",
    .viewWillUnload: "Called before a view that is not on screen is unloaded (iOS 5).",
    .viewDidUnload: "Called when a view that was not on screen has been unloaded (iOS 5).",
  ]

  /// A closure that calls a script's function.
  func closure(
    _ function: LuaFunction?, _ context: String, with arguments: any LuaConvertible...
  ) -> (() -> Void)? {
    guard let function else { return nil }
    return { [weak self] in
      self?.callBack(context) { () throws(LuaError) in
        try self?.interpreter.call(function, arguments)
      }
    }
  }

  /// `performSelector:withObject:afterDelay:`; the controller and the object live until then.
  func performMethod(
    _ method: String, on controller: UIViewController, with object: LuaValue, after delay: Double
  ) {
    let retained = [interpreter.value(of: controller), object]
    let work = ScriptTimer.Work.method("\(method) of \(controller.label)")
    scheduleLater(work, by: Duration(bounded: delay), retaining: retained) {
      [weak self] () throws(LuaError) in
      try self?.send(method, to: controller, [object])
    }
  }

  /// Calls a method of an object as a script would, so that a script's override is found.
  @discardableResult
  func send(
    _ method: String, to object: some LuaObject, _ arguments: [any LuaConvertible] = []
  ) throws(LuaError) -> [LuaValue] {
    let value = interpreter.value(of: object)
    guard case .function(let function) = try interpreter.field(method, of: value) else {
      throw LuaError("\(interpreter.toString(value) ?? "the object") has no method '\(method)'")
    }
    return try interpreter.call(function, [value] + arguments)
  }
}
