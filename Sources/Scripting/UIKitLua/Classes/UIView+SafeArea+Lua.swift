import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds the safe area and the margins of views.
  func withInsets(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .safeAreaInsets("What bars and the screen's edges take from its edges; zero off screen.")
      .safeAreaLayoutGuide("The part that the safe area leaves, as a frame.")
      .keyboardLayoutGuide("The part that the keyboard covers, as a frame.")
      .layoutMarginsGuide("The part that the margins leave, as a frame.")
      .layoutMargins(
        "What its contents should keep from its edges; the safe area is added on reading."
      )
      .directionalLayoutMargins("The same in the direction of reading.")
      .preservesSuperviewLayoutMargins(
        "Whether its margins are at least those of the superview; false by default."
      )
      .insetsLayoutMarginsFromSafeArea(
        "Whether the safe area is added to its margins; true by default."
      )
      .callback(
        "safeAreaInsetsDidChange", summary: "Called when its safe area has changed; call super.",
        send: { (view: UIView) -> Void in view.receiveSafeAreaInsetsDidChange() },
        super: { $0.safeAreaInsetsDidChange() }
      )
      .callback(
        "layoutMarginsDidChange", summary: "Called when its margins have changed; call super.",
        send: { (view: UIView) -> Void in view.receiveLayoutMarginsDidChange() },
        super: { $0.layoutMarginsDidChange() }
      )
  }
}
