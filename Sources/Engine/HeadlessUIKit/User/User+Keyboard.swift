import Foundation
import NavigationModel

extension Stage.User {
  /// Where a user can put the keyboard of an iPad (E105).
  nonisolated public enum KeyboardPlace: Sendable, Equatable, CaseIterable {
    /// At the lower edge of the screen.
    case docked
    /// Above the lower edge, as wide as the screen.
    case undocked
    /// Small, over the contents (iPadOS 13).
    case floating
  }

  /// Puts the keyboard of an iPad elsewhere, where it stays; an iPhone's is always docked.
  public func moveKeyboard(to place: KeyboardPlace) throws(Failure) {
    try perform { () throws(Failure) in
      try check(stage.keyboardObstacle(to: place))
      stage.keyboardOfDevice.move(to: place)
    }
  }
}

extension Stage {
  /// Why the user can't put the keyboard there; nil if it can be.
  func keyboardObstacle(to place: User.KeyboardPlace) -> String? {
    if traits.device != .iPad { return "the keyboard of an iPhone is always docked" }
    if place == .floating, !profile.keyboardsFloat { return "keyboards float since iPadOS 13" }
    if keyboardOfDevice.frame == nil { return "there is no keyboard on the screen" }
    return keyboardOfDevice.isIn(place) ? "the keyboard is there" : nil
  }
}
