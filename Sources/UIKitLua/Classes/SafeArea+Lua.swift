import HeadlessUIKit
import Lua

extension NSDirectionalEdgeInsets: LuaStructure {
  package static var luaType: String { "NSDirectionalEdgeInsets" }
  package static let luaSummary =
    "Distances from four edges in the direction of reading, in points; a missing field is 0."
  package static let luaFields = ["top", "leading", "bottom", "trailing"].map {
    LuaField($0, Double.self)
  }

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(
      top: try fields.points("top"), leading: try fields.points("leading"),
      bottom: try fields.points("bottom"), trailing: try fields.points("trailing"))
  }

  package var fieldValues: [any LuaConvertible] {
    [top, leading, bottom, trailing].map(Double.init)
  }
}

extension UILayoutGuide: LuaObject {
  package static var luaType: String { "UILayoutGuide" }
}

extension LayoutSupport: LuaStructure {
  package static var luaType: String { "UILayoutSupport" }
  package static let luaSummary = "What bars cover of an edge of a view, when it was read."
  package static let luaFields = [
    LuaField("length", Double.self, "The distance from the edge to the end of the bars, in points.")
  ]

  package convenience init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("its length follows from the bars")
  }

  package var fieldValues: [any LuaConvertible] { [Double(length)] }
}

extension ScriptWorld {
  var layoutGuide: ClassDescriptor<UILayoutGuide> {
    ClassDescriptor(
      "UILayoutGuide", of: UILayoutGuide.self, receiver: "guide",
      summary: "A part of a view that has a frame without being a view."
    )
    .property(
      "owningView", summary: "The view that it is a part of; nil when that is gone.",
      get: { $0.owningView }
    )
    .property(
      "layoutFrame", summary: "Where it is now, in points of the view.", get: { $0.layoutFrame })
  }

  var keyboardLayoutGuide: ClassDescriptor<UIKeyboardLayoutGuide> {
    ClassDescriptor(
      "UIKeyboardLayoutGuide", of: UIKeyboardLayoutGuide.self, extends: "UILayoutGuide",
      receiver: "guide",
      summary: "The part of a view that the keyboard covers; else what is below the safe area."
    )
    .property(
      "followsUndockedKeyboard",
      summary: "Whether it follows a keyboard that isn't docked; kept, no effect.",
      get: { $0.followsUndockedKeyboard }, set: { $0.followsUndockedKeyboard = $1 }
    )
    .property(
      "usesBottomSafeArea",
      summary: "Whether its top is that of the bottom safe area while there is no keyboard.",
      get: { $0.usesBottomSafeArea }, set: { $0.usesBottomSafeArea = $1 }
    )
    .property(
      "keyboardDismissPadding",
      summary: "How far above the keyboard a drag begins to move it; kept, no effect.",
      get: { Double($0.keyboardDismissPadding) }, set: { $0.keyboardDismissPadding = CGFloat($1) }
    )
  }

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

  /// Adds what controllers do about the safe area and the margins of their views.
  func withInsets(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "additionalSafeAreaInsets",
        summary: "What is added to the safe area of its view and of its children's.",
        get: { $0.additionalSafeAreaInsets }, set: { $0.additionalSafeAreaInsets = $1 }
      )
      .property(
        "systemMinimumLayoutMargins",
        summary: "The smallest margins that the system wants in its view.",
        get: { $0.systemMinimumLayoutMargins }
      )
      .property(
        "viewRespectsSystemMinimumLayoutMargins",
        summary: "Whether the margins of its view are at least those; true by default.",
        get: { $0.viewRespectsSystemMinimumLayoutMargins },
        set: { $0.viewRespectsSystemMinimumLayoutMargins = $1 }
      )
      .property(
        "automaticallyAdjustsScrollViewInsets",
        summary: "Whether a scroll view in it is inset (iOS 7 to 10); kept, no effect.",
        get: { $0.automaticallyAdjustsScrollViewInsets },
        set: { $0.automaticallyAdjustsScrollViewInsets = $1 }
      )
      .property(
        "topLayoutGuide", summary: "What the bars at the top cover of its view (iOS 7 to 10).",
        get: { $0.topSupport }
      )
      .property(
        "bottomLayoutGuide",
        summary: "What the bars at the bottom cover of its view (iOS 7 to 10).",
        get: { $0.bottomSupport }
      )
  }
}
