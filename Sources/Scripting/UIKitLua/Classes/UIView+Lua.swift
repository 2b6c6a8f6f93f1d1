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
      .property(
        "alpha", summary: "Its opacity, from 0 to 1.", get: { Double($0.alpha) },
        set: { $0.alpha = $1 }
      )
      .property(
        "backgroundColor", summary: "The colour behind its contents, by its name.",
        get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }
      )
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
      .property(
        "isUserInteractionEnabled", summary: "Whether it and its subviews receive touches.",
        get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 }
      )
      .property(
        "autoresizingMask",
        summary: "What adapts to the superview: a sequence of \"flexibleWidth\" and so on.",
        get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 }
      )
      .property(
        "autoresizesSubviews", summary: "Whether its subviews are resized when its size changes.",
        get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 }
      )
      .property(
        "traitCollection",
        summary: "Its size classes, idiom and appearance, as they were updated last.",
        get: { $0.traitCollection }
      )
      .property(
        "overrideUserInterfaceStyle",
        summary: "The appearance of it and its subviews; \"unspecified\" inherits it.",
        get: { $0.overrideUserInterfaceStyle }, set: { $0.overrideUserInterfaceStyle = $1 }
      )
      .callback(
        "traitCollectionDidChange", "previous", summary: "Called when its traits have changed.",
        send: { (view: UIView, former: UITraitCollection?) -> Void in
          view.receiveDidChange(from: former)
        }, super: { $0.traitCollectionDidChange($1) }
      )
      .method(
        "updateTraitsIfNeeded",
        summary: "Updates its traits and those of its subviews now."
      ) { (view: UIView) -> Void in view.updateTraitsIfNeeded() }
      .property(
        "center", summary: "The centre of the frame, in points of the superview.",
        get: { $0.center }, set: { $0.center = $1 }
      )
  }

  private func withTree(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .property(
        "frame", summary: "Its position and size in the superview, in points.", get: { $0.frame },
        set: { $0.frame = $1 }
      )
      .property(
        "bounds", summary: "The frame with its origin at zero, in points.", get: { $0.bounds },
        set: { $0.bounds = $1 }
      )
      .property(
        "isHidden", summary: "Whether the view and its subviews are hidden.", get: { $0.isHidden },
        set: { $0.isHidden = $1 }
      )
      .property(
        "restorationIdentifier",
        summary: "The name under which its state is saved, with its controller's.",
        get: { $0.restorationIdentifier }, set: { $0.restorationIdentifier = $1 }
      )
      .property(
        "tag", summary: "A number that the app can use; 0 by default.", get: { $0.tag },
        set: { $0.tag = $1 }
      )
      .property(
        "superview",
        summary: "Its superview; nil if it has none.",
        get: { $0.superview }
      )
      .property("subviews", summary: "Its subviews, back to front.", get: { $0.subviews })
      .property(
        "window", summary: "The window it is in, from `viewIsAppearing` on.", get: { $0.window }
      )
      .method("addSubview", "view", summary: "Adds a view in front of the other subviews.") {
        (superview: UIView, view: UIView) -> Void in superview.addSubview(view)
      }
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
      .method("viewWithTag", "tag", summary: "The view with a tag: itself or a descendant.") {
        (view: UIView, tag: Int) -> UIView? in view.viewWithTag(tag)
      }
      .method("isDescendant", "of", summary: "Whether it is the given view or its descendant.") {
        (view: UIView, other: UIView) -> Bool in view.isDescendant(of: other)
      }
      .method("bringSubviewToFront", "view", summary: "Moves a subview in front of the others.") {
        (superview: UIView, view: UIView) -> Void in superview.bringSubviewToFront(view)
      }
      .method("sendSubviewToBack", "view", summary: "Moves a subview behind the others.") {
        (superview: UIView, view: UIView) -> Void in superview.sendSubviewToBack(view)
      }
      .method("endEditing", "force", summary: "Ends the editing of a text field in it.") {
        (view: UIView, force: Bool) -> Bool in view.endEditing(force)
      }
      .method("setNeedsLayout", summary: "Requests a layout at the end of the turn.") {
        (view: UIView) -> Void in view.setNeedsLayout()
      }
      .method(
        "needsUpdateConstraints", summary: "Whether its constraints are updated at the next layout."
      ) { (view: UIView) -> Bool in view.needsUpdateConstraints() }
      .method(
        "setNeedsUpdateConstraints",
        summary: "Requests `updateViewConstraints` of its controller, or else its own update."
      ) { (view: UIView) -> Void in view.setNeedsUpdateConstraints() }
      .callback(
        "updateConstraints",
        summary: "Called to update its constraints, before its first layout and when requested; "
          + "call super.",
        send: { (view: UIView) -> Void in view.receiveUpdateConstraints() },
        super: { $0.updateConstraints() }
      )
      .method(
        "setNeedsUpdateProperties",
        summary: "Requests `updateProperties` before the next layout, and without one (iOS 26)."
      ) { (view: UIView) -> Void in view.setNeedsUpdateProperties() }
      .method(
        "updatePropertiesIfNeeded",
        summary: "Calls a requested `updateProperties` now, here and in its subviews (iOS 26)."
      ) { (view: UIView) -> Void in view.updatePropertiesIfNeeded() }
      .callback(
        "updateProperties", summary: "Called to show what it shows, before a layout (iOS 26).",
        send: { (view: UIView) -> Void in view.receiveUpdateProperties() },
        super: { $0.updateProperties() }
      )
      .method("layoutIfNeeded", summary: "Performs a requested layout now.") {
        (view: UIView) -> Void in view.layoutIfNeeded()
      }
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
      .method(
        "removeFromSuperview",
        summary: "Takes the view, with its subviews, out of the view that contains it."
      ) {
        (view: UIView) -> Void in view.removeFromSuperview()
      }
  }
}
