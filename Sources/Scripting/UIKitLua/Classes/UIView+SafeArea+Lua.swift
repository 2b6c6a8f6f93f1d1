import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds the safe area and the margins of views.
  func withInsets(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .safeAreaInsets()
      .safeAreaLayoutGuide()
      .keyboardLayoutGuide()
      .layoutMarginsGuide()
      .layoutMargins()
      .directionalLayoutMargins()
      .preservesSuperviewLayoutMargins()
      .insetsLayoutMarginsFromSafeArea()
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
