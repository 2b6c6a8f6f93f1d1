import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what is called when views are added and removed.
  func withMoves(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .callback(
        "willMoveToSuperview", "superview",
        summary: "Called before it is added to a superview, or removed from one, which is nil.",
        send: { (view: UIView, superview: UIView?) -> Void in
          view.receiveWillMove(toSuperview: superview)
        },
        super: { $0.willMove(toSuperview: $1) }
      )
      .callback(
        "didMoveToSuperview", summary: "Called when its superview has changed.",
        send: { (view: UIView) -> Void in view.receiveDidMoveToSuperview() },
        super: { $0.didMoveToSuperview() }
      )
      .callback(
        "willMoveToWindow", "window",
        summary: "Called before it is in another window, or in none, which is nil.",
        send: { (view: UIView, window: UIWindow?) -> Void in
          view.receiveWillMove(toWindow: window)
        },
        super: { $0.willMove(toWindow: $1) }
      )
      .callback(
        "didMoveToWindow", summary: "Called when it is in another window, or in none.",
        send: { (view: UIView) -> Void in view.receiveDidMoveToWindow() },
        super: { $0.didMoveToWindow() }
      )
      .callback(
        "didAddSubview", "subview", summary: "Called when a view was added to it.",
        send: { (view: UIView, subview: UIView) -> Void in view.receiveDidAdd(subview) },
        super: { $0.didAddSubview($1) }
      )
      .callback(
        "willRemoveSubview", "subview", summary: "Called before a view is removed from it.",
        send: { (view: UIView, subview: UIView) -> Void in view.receiveWillRemove(subview) },
        super: { $0.willRemoveSubview($1) }
      )
  }

  /// Adds what decides which views touches reach.
  func withPoints(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .callback(
        "hitTest", "point",
        summary: "The frontmost view at a point of its own that touches reach; nil for none.",
        send: { (view: UIView, point: CGPoint) in view.hit(at: point) },
        super: { $0.hitTest($1, with: nil) }
      )
      .callback(
        "point", "point",
        summary: "Whether a touch at a point of its own reaches it; true within its bounds.",
        send: { (view: UIView, point: CGPoint) in view.has(point) },
        super: { $0.point(inside: $1, with: nil) }
      )
      .callback(
        "gestureRecognizerShouldBegin", "recognizer",
        summary: "Whether a recogniser that was added to it may begin; true.",
        send: { (view: UIView, recognizer: UIGestureRecognizer) in view.lets(recognizer) },
        super: { $0.gestureRecognizerShouldBegin($1) }
      )
  }
}
