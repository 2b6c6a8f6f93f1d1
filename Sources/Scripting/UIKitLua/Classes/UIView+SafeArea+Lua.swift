import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds the safe area and the margins of views.
  func withInsets(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .property(
        "safeAreaInsets",
        summary: "What bars and the screen's edges take from its edges; zero off screen.",
        get: { $0.safeAreaInsets }
      )
      .property(
        "safeAreaLayoutGuide", summary: "The part that the safe area leaves, as a frame.",
        get: { $0.safeAreaLayoutGuide }
      )
      .property(
        "keyboardLayoutGuide", summary: "The part that the keyboard covers, as a frame.",
        get: { $0.keyboardLayoutGuide }
      )
      .property(
        "layoutMarginsGuide", summary: "The part that the margins leave, as a frame.",
        get: { $0.layoutMarginsGuide }
      )
      .property(
        "layoutMargins",
        summary: "What its contents should keep from its edges; the safe area is added on reading.",
        get: { $0.layoutMargins }, set: { $0.layoutMargins = $1 }
      )
      .property(
        "directionalLayoutMargins", summary: "The same in the direction of reading.",
        get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 }
      )
      .property(
        "preservesSuperviewLayoutMargins",
        summary: "Whether its margins are at least those of the superview; false by default.",
        get: { $0.preservesSuperviewLayoutMargins },
        set: { $0.preservesSuperviewLayoutMargins = $1 }
      )
      .property(
        "insetsLayoutMarginsFromSafeArea",
        summary: "Whether the safe area is added to its margins; true by default.",
        get: { $0.insetsLayoutMarginsFromSafeArea },
        set: { $0.insetsLayoutMarginsFromSafeArea = $1 }
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
