import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what responders do about touches and presses.
  func withTouches(_ descriptor: ClassDescriptor<UIResponder>) -> ClassDescriptor<UIResponder> {
    let withTouches = Self.touches.reduce(descriptor) { descriptor, row in
      descriptor.callback(
        row.name, "touches", summary: row.summary,
        send: { (responder: UIResponder, touches: [UITouch]) -> Void in
          responder.receive(Set(touches), in: row.phase, of: nil)
        },
        super: { $0.handle(Set($1), in: row.phase, of: nil) })
    }
    return Self.presses.reduce(withTouches) { descriptor, row in
      descriptor.callback(
        row.name, "presses", summary: row.summary,
        send: { (responder: UIResponder, presses: [UIPress]) -> Void in
          responder.receive(Set(presses), in: row.phase, of: nil)
        },
        super: { $0.handle(Set($1), in: row.phase, of: nil) })
    }
  }

  private static let touches: [(name: String, phase: UITouch.Phase, summary: String)] = [
    (
      "touchesBegan", .began,
      "Called with a sequence of the fingers that touch it; without an override, the next responder is."
    ),
    ("touchesMoved", .moved, "Called when fingers on it move."),
    ("touchesEnded", .ended, "Called when fingers are lifted from it."),
    (
      "touchesCancelled", .cancelled,
      "Called when touches are cancelled, as when a recogniser recognises them."
    ),
  ]

  private static let presses: [(name: String, phase: UIPress.Phase, summary: String)] = [
    (
      "pressesBegan", .began,
      "Called with a sequence of the keys that are pressed while it is in the responder chain and no "
        + "command is for them; without an override, the next responder is."
    ),
    (
      "pressesChanged", .changed,
      "Called when the force of presses changes, which a keyboard's have none of."
    ),
    ("pressesEnded", .ended, "Called when the keys are released."),
    ("pressesCancelled", .cancelled, "Called when presses are cancelled."),
  ]
}
