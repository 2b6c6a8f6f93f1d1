import Foundation
import HeadlessUIKit
import Lua

extension CGRect: LuaStructure {
  package static var luaType: String { "CGRect" }
  package static var luaFields: [String] { ["x", "y", "width", "height"] }

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(
      x: try fields.read("x") ?? 0.0, y: try fields.read("y") ?? 0.0,
      width: try fields.read("width") ?? 0.0, height: try fields.read("height") ?? 0.0)
  }

  package var fieldValues: [any LuaConvertible] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}

extension ScriptWorld {
  var view: ClassDescriptor<UIView> {
    ClassDescriptor(
      "UIView", of: UIView.self, extends: "UIResponder", receiver: "view",
      summary: "A rectangle with subviews; it draws nothing."
    )
    .initializer("frame") { arguments throws(LuaError) in
      UIView(frame: try arguments.read("frame") ?? CGRect.zero)
    }
    .noChildren("use view:addSubview(subview)")
    .property(
      "frame", summary: "The place in the superview, in points.", get: { $0.frame },
      set: { $0.frame = $1 }
    )
    .property(
      "bounds", summary: "The frame with its origin at zero, in points.", get: { $0.bounds },
      set: { $0.bounds = $1 }
    )
    .property(
      "isHidden", summary: "Whether it is left out of what is shown.", get: { $0.isHidden },
      set: { $0.isHidden = $1 }
    )
    .property(
      "tag", summary: "A number of the program's own; 0 at first.", get: { $0.tag },
      set: { $0.tag = $1 }
    )
    .property("superview", summary: "The view it is in.", get: { $0.superview })
    .property("subviews", summary: "The views in it, back to front.", get: { $0.subviews })
    .property(
      "window", summary: "The window it is in, from `viewIsAppearing` on.", get: { $0.window }
    )
    .method("addSubview", "view", summary: "Puts a view in front of the other subviews.") {
      [unowned self] (superview: UIView, view: UIView) -> Void in
      superview.addSubview(view)
      interpreter.mirror(owner: superview, owns: view)
    }
    .method(
      "insertSubview", "view", "index", summary: "Puts a view among the subviews; 0 is the back."
    ) { [unowned self] (superview: UIView, view: UIView, index: Int) -> Void in
      superview.insertSubview(view, at: index)
      interpreter.mirror(owner: superview, owns: view)
    }
    .function(
      "animate", "duration", "animations", "completion",
      summary: "Makes changes, and calls back when an animation of that many seconds is over."
    ) {
      [unowned self]
      (duration: Double, animations: LuaFunction?, completion: LuaFunction?) throws(LuaError)
        -> Void in
      if let animations { try interpreter.call(animations) }
      let finish = closure(completion, "completion of animate", with: true)
      UIView.animate(
        withDuration: duration, animations: {}, completion: finish.map { run in { _ in run() } })
    }
    .method("removeFromSuperview", summary: "Takes it out of its superview.") {
      [unowned self] (view: UIView) -> Void in
      if let superview = view.superview { interpreter.unmirror(owner: superview, child: view) }
      view.removeFromSuperview()
    }
  }

  var uiWindow: ClassDescriptor<UIWindow> {
    ClassDescriptor(
      "UIWindow", of: UIWindow.self, extends: "UIView", receiver: "window",
      summary: "The top of a view tree, with a controller whose family fills it."
    )
    .initializer { _ in UIWindow() }
    .property(
      "rootViewController",
      summary: "The controller whose family fills the window; replacing it is not animated.",
      get: { $0.rootViewController }, set: { $0.rootViewController = $1 }
    )
    .property(
      "isHidden", summary: "Whether it is off the screen; true at first.", get: { $0.isHidden },
      set: { [unowned self] window, isHidden in
        keep(window, while: !isHidden)
        window.isHidden = isHidden
      }
    )
    .property("isKeyWindow", summary: "Whether it gets the keyboard.", get: { $0.isKeyWindow })
    .method("makeKey", summary: "Makes it the key window.") { (window: UIWindow) -> Void in
      window.makeKey()
    }
    .method("makeKeyAndVisible", summary: "Makes it the key window and shows it.") {
      [unowned self] (window: UIWindow) -> Void in
      keep(window, while: true)
      window.makeKeyAndVisible()
    }
  }

  /// A window on screen lives though no script refers to it.
  private func keep(_ window: UIWindow, while isVisible: Bool) {
    guard window !== self.window else { return }
    if isVisible { interpreter.anchor(window) } else { interpreter.unanchor(window) }
  }
}
