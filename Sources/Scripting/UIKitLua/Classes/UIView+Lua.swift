import Foundation
import HeadlessUIKit
import Lua

extension LuaFields {
  /// A length or a coordinate; 0 if it is missing.
  func points(_ name: String) throws(LuaMismatch) -> Double {
    let value: Double = try read(name) ?? 0
    guard value.isFinite else {
      throw LuaMismatch("field '\(name)': finite number expected, got \(value)")
    }
    return value
  }
}

extension CGRect: LuaStructure {
  package static var luaType: String { "CGRect" }
  package static let luaSummary = "A rectangle in points; a missing field is 0."
  package static let luaFields = ["x", "y", "width", "height"].map { LuaField($0, Double.self) }

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(
      x: try fields.points("x"), y: try fields.points("y"), width: try fields.points("width"),
      height: try fields.points("height"))
  }

  package var fieldValues: [any LuaConvertible] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}

extension CGPoint: LuaStructure {
  package static var luaType: String { "CGPoint" }
  package static let luaSummary = "A position in points, from the upper left corner."
  package static let luaFields = [LuaField("x", Double.self), LuaField("y", Double.self)]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(x: try fields.points("x"), y: try fields.points("y"))
  }

  package var fieldValues: [any LuaConvertible] { [Double(x), Double(y)] }
}

extension UIEdgeInsets: LuaStructure {
  package static var luaType: String { "UIEdgeInsets" }
  package static let luaSummary = "Distances from four edges in points; a missing field is 0."
  package static let luaFields = ["top", "left", "bottom", "right"].map {
    LuaField($0, Double.self)
  }

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(
      top: try fields.points("top"), left: try fields.points("left"),
      bottom: try fields.points("bottom"), right: try fields.points("right"))
  }

  package var fieldValues: [any LuaConvertible] { [top, left, bottom, right].map(Double.init) }
}

extension UIView.AutoresizingMask: LuaConvertible {
  package static var luaType: String { "string[]" }
  package static var luaDescription: LuaType { [FlexiblePart].luaDescription }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> UIView.AutoresizingMask {
    UIView.AutoresizingMask(try [FlexiblePart].read(from: stack, at: index).map(\.mask))
  }

  package func push(onto stack: LuaStack) {
    FlexiblePart.allCases.filter { contains($0.mask) }.push(onto: stack)
  }

  /// A part of a view's frame that may be flexible.
  private enum FlexiblePart: String, LuaEnumeration, CaseIterable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin

    static var luaType: String { "UIView.AutoresizingMask" }
    static var luaCases: LuaCases<Self> {
      [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ]
    }

    var mask: UIView.AutoresizingMask {
      switch self {
      case .flexibleLeftMargin: .flexibleLeftMargin
      case .flexibleWidth: .flexibleWidth
      case .flexibleRightMargin: .flexibleRightMargin
      case .flexibleTopMargin: .flexibleTopMargin
      case .flexibleHeight: .flexibleHeight
      case .flexibleBottomMargin: .flexibleBottomMargin
      }
    }
  }
}

extension ScriptWorld {
  var view: ClassDescriptor<UIView> {
    withInteractions(
      withTree(
        withMoves(
          withPoints(
            withInsets(
              withAppearance(
                ClassDescriptor(
                  "UIView", of: UIView.self, extends: "UIResponder", receiver: "view",
                  summary: "A rectangle with subviews; it draws nothing."
                )
                .initializer("frame") { arguments throws(LuaError) in
                  UIView(frame: try arguments.read("frame") ?? CGRect.zero)
                }
                .noChildren("use view:addSubview(subview)")))))))
  }

  private func withAppearance(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .alpha()
      .backgroundColor("The colour behind its contents, by its name.")
      .property(
        "tintColor",
        summary: "The colour of what can be tapped, by its name; nil for that of the superview.",
        get: { $0.tintColor as UIColor? }, set: { $0.tintColor = $1 }
      )
      .callback(
        "tintColorDidChange",
        summary: "Called when its tint colour has changed, or one that it inherits.",
        send: { (view: UIView) -> Void in view.receiveTintColorDidChange() },
        super: { $0.tintColorDidChange() }
      )
      .isUserInteractionEnabled()
      .autoresizingMask()
      .autoresizesSubviews()
      .traitCollection()
      .overrideUserInterfaceStyle()
      .callback(
        "traitCollectionDidChange", "previous", summary: "Called when its traits have changed.",
        send: { (view: UIView, former: UITraitCollection?) -> Void in
          view.receiveDidChange(from: former)
        }, super: { $0.traitCollectionDidChange($1) }
      )
      .updateTraitsIfNeeded()
      .center()
  }

  private func withTree(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .frame()
      .bounds()
      .isHidden("Whether the view and its subviews are hidden.")
      .restorationIdentifier()
      .tag()
      .superview()
      .subviews()
      .window()
      .addSubview()
      .method(
        "insertSubview", "view", "index",
        summary: "Inserts a view among the subviews; 0 is the back, past the end is the front."
      ) { (superview: UIView, view: UIView, index: Int) -> Void in
        superview.insertSubview(view, at: index)
      }
      .function(
        "animate", "duration", "animations", "completion",
        summary: "Animates changes for that many seconds, then calls the completion; a "
          + "negative number counts as 0."
      ) {
        [unowned self]
        (duration: Double, animations: LuaFunction?, completion: LuaFunction?) throws(LuaError)
          -> Void in
        if let animations { try interpreter.call(animations) }
        let finish = closure(completion, "completion of animate", with: true)
        UIView.animate(
          withDuration: duration, animations: {}, completion: finish.map { run in { _ in run() } })
      }
      .calling("animations").calling("completion", ["finished": Bool.self])
      .function(
        "transition", "view", "duration", "options", "animations", "completion",
        summary: "Makes changes to a view with a transition of that many seconds, then calls the "
          + "completion; another root of a window appears as it does without it (F25). The options "
          + "have no effect, and may be left out."
      ) {
        [unowned self]
        (
          view: UIView, duration: Double, options: AnimationOptionsEntry?, animations: LuaFunction?,
          completion: LuaFunction?
        ) throws(LuaError) -> Void in
        if let changes = options?.function ?? animations { try interpreter.call(changes) }
        let last = options?.function == nil ? completion : animations
        let finish = closure(last, "completion of transition", with: true)
        UIView.transition(
          with: view, duration: duration, options: options?.options ?? [], animations: nil,
          completion: finish.map { run in { _ in run() } })
      }
      .calling("animations").calling("completion", ["finished": Bool.self])
      .function(
        "performWithoutAnimation", "fn",
        summary: "Makes changes without animations, pushes and presentations included."
      ) { [unowned self] (function: LuaFunction) throws(LuaError) -> Void in
        try withoutAnimation { () throws(LuaError) in try interpreter.call(function) }
      }
      .calling("fn")
      .function("areAnimationsEnabled", summary: "Whether animations are enabled; true by default.")
    {
      () -> Bool in UIView.areAnimationsEnabled
    }
      .function(
        "setAnimationsEnabled", "enabled", summary: "Enables or disables animations of views."
      ) { (isEnabled: Bool) -> Void in UIView.setAnimationsEnabled(isEnabled) }
      .viewWithTag()
      .method("isDescendant", "of", summary: "Whether it is the given view or its descendant.") {
        (view: UIView, other: UIView) -> Bool in view.isDescendant(of: other)
      }
      .bringSubviewToFront()
      .sendSubviewToBack()
      .endEditing()
      .setNeedsLayout()
      .needsUpdateConstraints()
      .setNeedsUpdateConstraints()
      .callback(
        "updateConstraints",
        summary: "Called to update its constraints, before its first layout and when requested; "
          + "call super.",
        send: { (view: UIView) -> Void in view.receiveUpdateConstraints() },
        super: { $0.updateConstraints() }
      )
      .setNeedsUpdateProperties()
      .updatePropertiesIfNeeded()
      .callback(
        "updateProperties", summary: "Called to show what it shows, before a layout (iOS 26).",
        send: { (view: UIView) -> Void in view.receiveUpdateProperties() },
        super: { $0.updateProperties() }
      )
      .layoutIfNeeded()
      .callback(
        "layoutSubviews", summary: "Called to place its subviews when a layout is due.",
        send: { (view: UIView) -> Void in view.receiveLayoutSubviews() },
        super: { $0.layoutSubviews() }
      )
      .callback(
        "encodeRestorableState", "coder",
        summary: "Stores its state in a coder, if it has a `restorationIdentifier`.",
        send: { (view: UIView, coder: RestorationCoder) -> Void in view.receiveEncode(coder) },
        super: { $0.encodeRestorableState(with: $1) }
      )
      .callback(
        "decodeRestorableState", "coder", summary: "Restores its state from a coder.",
        send: { (view: UIView, coder: RestorationCoder) -> Void in view.receiveDecode(coder) },
        super: { $0.decodeRestorableState(with: $1) }
      )
      .callback(
        "updateUserActivityState", "activity",
        summary:
          "Called when its activity is saved, and `userInfo` is empty: add what continues it.",
        send: { (view: UIView, activity: NSUserActivity) -> Void in
          view.receiveUpdate(of: activity)
        },
        super: { $0.updateUserActivityState($1) }
      )
      .callback(
        "restoreUserActivityState", "activity",
        summary: "Called by the program to continue an activity; does nothing itself.",
        send: { (view: UIView, activity: NSUserActivity) -> Void in
          view.receiveRestore(of: activity)
        },
        super: { $0.restoreUserActivityState($1) }
      )
      .removeFromSuperview()
  }
}
