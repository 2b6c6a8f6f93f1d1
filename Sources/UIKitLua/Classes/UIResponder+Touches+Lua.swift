import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what responders do about touches and presses.
  func withTouches(_ descriptor: ClassDescriptor<UIResponder>) -> ClassDescriptor<UIResponder> {
    descriptor
      .callback(
        "touchesBegan", "touches",
        summary: "Called with a sequence of the fingers that touch it; without an override, the "
          + "next responder is.",
        send: { (responder: UIResponder, touches: [UITouch]) -> Void in
          responder.receive(Set(touches), in: .began, of: nil)
        },
        super: { $0.touchesBegan(Set($1), with: nil) }
      )
      .callback(
        "touchesMoved", "touches", summary: "Called when fingers on it move.",
        send: { (responder: UIResponder, touches: [UITouch]) -> Void in
          responder.receive(Set(touches), in: .moved, of: nil)
        },
        super: { $0.touchesMoved(Set($1), with: nil) }
      )
      .callback(
        "touchesEnded", "touches", summary: "Called when fingers are lifted from it.",
        send: { (responder: UIResponder, touches: [UITouch]) -> Void in
          responder.receive(Set(touches), in: .ended, of: nil)
        },
        super: { $0.touchesEnded(Set($1), with: nil) }
      )
      .callback(
        "touchesCancelled", "touches",
        summary: "Called when touches are cancelled, as when a recogniser recognises them.",
        send: { (responder: UIResponder, touches: [UITouch]) -> Void in
          responder.receive(Set(touches), in: .cancelled, of: nil)
        },
        super: { $0.touchesCancelled(Set($1), with: nil) }
      )
  }
}
