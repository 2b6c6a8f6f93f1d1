import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what responders do about presses.
  func withPresses(_ descriptor: ClassDescriptor<UIResponder>) -> ClassDescriptor<UIResponder> {
    descriptor
      .callback(
        "pressesBegan", "presses",
        summary: "Called with a sequence of the keys that are pressed while it is in the responder "
          + "chain and no command is for them; without an override, the next responder is.",
        send: { (responder: UIResponder, presses: [UIPress]) -> Void in
          responder.receive(Set(presses), in: .began, of: nil)
        },
        super: { $0.pressesBegan(Set($1), with: nil) }
      )
      .callback(
        "pressesChanged", "presses",
        summary: "Called when the force of presses changes, which a keyboard's have none of.",
        send: { (responder: UIResponder, presses: [UIPress]) -> Void in
          responder.receive(Set(presses), in: .changed, of: nil)
        },
        super: { $0.pressesChanged(Set($1), with: nil) }
      )
      .callback(
        "pressesEnded", "presses", summary: "Called when the keys are released.",
        send: { (responder: UIResponder, presses: [UIPress]) -> Void in
          responder.receive(Set(presses), in: .ended, of: nil)
        },
        super: { $0.pressesEnded(Set($1), with: nil) }
      )
      .callback(
        "pressesCancelled", "presses", summary: "Called when presses are cancelled.",
        send: { (responder: UIResponder, presses: [UIPress]) -> Void in
          responder.receive(Set(presses), in: .cancelled, of: nil)
        },
        super: { $0.pressesCancelled(Set($1), with: nil) }
      )
  }
}
