import Foundation
import NavigationModel

extension Stage.User {
  /// Presses a key of a hardware keyboard, perhaps with others: the first command of the responder
  /// chain for it is performed; else the responder chain receives the press, and the key types its
  /// character if the first responder doesn't handle it (F115).
  ///
  /// That no press is delivered for a key of a command is unconfirmed.
  public func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) throws(Failure) {
    try perform { () throws(Failure) in
      guard stage.panel == nil else { throw .ignored("an alert or a menu is on screen") }
      let field = stage.firstResponder as? any TextEntryView
      let types =
        field != nil && key.count == 1
        && modifiers.isDisjoint(with: [.command, .control, .alternate])
      var responder = stage.firstInChain
      while let current = responder {
        let found = current.resolvedKeyCommands.first {
          $0.matches(key, modifiers) && (!types || $0.wantsPriorityOverSystemBehavior)
        }
        if let found {
          guard found.perform(from: current) || found.perform(from: stage.firstInChain) else {
            throw .ignored("no responder performs \"\(found.action?.description ?? "")\"")
          }
          return
        }
        responder = current.next
      }
      let typed = modifiers.contains(.shift) ? key.uppercased() : key
      let press = PressedKey(UIKey(typed, modifiers), in: stage.firstInChain)
      press.send(.began)
      if types, press.isPassedOn { try type(typed) }
      press.send(.ended)
      if !types, !press.isHandled {
        throw .ignored("no responder on screen has a command for this key")
      }
    }
  }
}
