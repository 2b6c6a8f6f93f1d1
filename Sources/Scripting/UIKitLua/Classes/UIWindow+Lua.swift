import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var uiWindow: ClassDescriptor<UIWindow> {
    ClassDescriptor(
      "UIWindow", of: UIWindow.self, extends: "UIView", receiver: "window",
      summary: "The root of a view tree, with a controller whose family fills it."
    )
    .initializer("windowScene") { arguments throws(LuaError) in
      let scene: UIWindowScene? = try arguments.read("windowScene")
      return scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
    }
    .windowScene()
    .rootViewController(
      "The controller whose family fills the window; replacing it is not animated."
    )
    .property(
      "isHidden", summary: "Whether it is off the screen; true by default.", get: { $0.isHidden },
      set: { [unowned self] window, isHidden in
        retain(window, while: !isHidden)
        window.isHidden = isHidden
      }
    )
    .windowLevel("Its level, in front of windows of lower ones: a name, or a number such as 2001.")
    .canBecomeKey()
    .isKeyWindow()
    .makeKey()
    .method("makeKeyAndVisible", summary: "Makes it the key window and shows it.") {
      [unowned self] (window: UIWindow) -> Void in
      retain(window, while: true)
      window.makeKeyAndVisible()
    }
    .callback(
      "becomeKey", summary: "Called when it has become the key window.",
      send: { (window: UIWindow) -> Void in window.receiveBecomeKey() }, super: { $0.becomeKey() }
    )
    .callback(
      "resignKey", summary: "Called when it has ceased to be the key window.",
      send: { (window: UIWindow) -> Void in window.receiveResignKey() }, super: { $0.resignKey() }
    )
  }

  /// A window on screen stays alive even if no script refers to it.
  private func retain(_ window: UIWindow, while isVisible: Bool) {
    guard window !== self.window else { return }
    if isVisible { interpreter.anchor(window) } else { interpreter.unanchor(window) }
  }
}
