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
    .property(
      "windowScene",
      summary: "The scene that it belongs to; one without a scene shows nothing in an app with "
        + "scenes.",
      get: { $0.windowScene }, set: { $0.windowScene = $1 }
    )
    .property(
      "rootViewController",
      summary: "The controller whose family fills the window; replacing it is not animated.",
      get: { $0.rootViewController }, set: { $0.rootViewController = $1 }
    )
    .property(
      "isHidden", summary: "Whether it is off the screen; true by default.", get: { $0.isHidden },
      set: { [unowned self] window, isHidden in
        retain(window, while: !isHidden)
        window.isHidden = isHidden
      }
    )
    .property(
      "windowLevel",
      summary: "Its level, in front of windows of lower ones: a name, or a number such as 2001.",
      get: { $0.windowLevel }, set: { $0.windowLevel = $1 }
    )
    .property(
      "canBecomeKey", summary: "Whether it can become the key window; true.",
      get: { $0.canBecomeKey }
    )
    .property("isKeyWindow", summary: "Whether it gets keyboard input.", get: { $0.isKeyWindow })
    .method("makeKey", summary: "Makes it the key window.") { (window: UIWindow) -> Void in
      window.makeKey()
    }
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
