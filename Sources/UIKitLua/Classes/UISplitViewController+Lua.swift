import HeadlessUIKit
import Lua

extension UISplitViewController.Style: LuaEnumeration {
  package static var luaType: String { "UISplitViewController.Style" }
  package static var luaCases: KeyValuePairs<String, UISplitViewController.Style> {
    ["unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
  }
}

extension UISplitViewController.Column: LuaEnumeration {
  package static var luaType: String { "UISplitViewController.Column" }
  package static var luaCases: KeyValuePairs<String, UISplitViewController.Column> {
    [
      "primary": .primary, "supplementary": .supplementary, "secondary": .secondary,
      "compact": .compact,
    ]
  }
}

extension UISplitViewController.DisplayMode: LuaEnumeration {
  package static var luaType: String { "UISplitViewController.DisplayMode" }
  package static var luaCases: KeyValuePairs<String, UISplitViewController.DisplayMode> {
    [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
  }
}

/// What a split view is asked to show: a column, or a controller.
private enum SplitTarget: LuaConvertible {
  case column(UISplitViewController.Column)
  case controller(UIViewController)

  static var luaType: String { "UISplitViewController.Column | UIViewController" }
  static var luaDescription: LuaType {
    .union([UISplitViewController.Column.luaDescription, UIViewController.luaDescription])
  }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SplitTarget {
    if case .string = stack.value(at: index) {
      return .column(try UISplitViewController.Column.read(from: stack, at: index))
    }
    return .controller(try UIViewController.read(from: stack, at: index))
  }

  func push(onto stack: LuaStack) {
    switch self {
    case .column(let column): column.push(onto: stack)
    case .controller(let controller): controller.push(onto: stack)
    }
  }
}

extension ScriptWorld {
  var splitViewController: ClassDescriptor<UISplitViewController> {
    ClassDescriptor(
      "UISplitViewController", of: UISplitViewController.self, extends: "UIViewController",
      receiver: "split",
      summary:
        "A container that shows columns side by side, or only one when it is collapsed."
    )
    .initializer("style") { arguments throws(LuaError) in
      let style: UISplitViewController.Style? = try arguments.read("style")
      return style.map { UISplitViewController(style: $0) } ?? UISplitViewController()
    }
    .children("viewControllers") { (split: UISplitViewController, columns: [UIViewController]) in
      split.fill(with: columns)
    }
    .property(
      "style", summary: "How many columns it has; fixed when it is created.", get: { $0.style }
    )
    .property(
      "viewControllers",
      summary: "The columns, primary first; when collapsed the one that is shown.",
      get: { $0.viewControllers }, set: { $0.viewControllers = $1 }
    )
    .property(
      "isCollapsed", summary: "Whether the columns are collapsed into one.", get: { $0.isCollapsed }
    )
    .property(
      "displayMode", summary: "Which columns are shown at present.", get: { $0.displayMode }
    )
    .property(
      "preferredDisplayMode",
      summary: "The preferred mode; `automatic` lets the device decide.",
      get: { $0.preferredDisplayMode }, set: { $0.preferredDisplayMode = $1 }
    )
    .delegate(
      type: "UISplitViewControllerDelegate",
      summary: "Decides how the columns collapse and expand, and is notified of it.",
      as: ScriptedSplitDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("viewController", "column", summary: "The controller of a column, as it was set.") {
      (split: UISplitViewController, column: UISplitViewController.Column) -> UIViewController? in
      split.viewController(for: column)
    }
    .method(
      "setViewController", "controller", "column",
      summary: "Sets the controller of a column, in its own stack; nil empties the column."
    ) {
      (
        split: UISplitViewController, controller: UIViewController?,
        column: UISplitViewController.Column
      ) -> Void in split.setViewController(controller, for: column)
    }
    .callback(
      "show", "target", "sender",
      summary: "Shows a column, or puts a controller into the primary column."
    ) { (split: UISplitViewController, target: SplitTarget, sender: LuaValue) -> Void in
      switch target {
      case .column(let column): split.show(column)
      case .controller(let controller): split.receiveShow(controller, sender: sender)
      }
    } super: { split, target, sender in
      switch target {
      case .column(let column): split.show(column)
      case .controller(let controller): split.show(controller, sender: sender)
      }
    }
    .method("hide", "column", summary: "Hides a column, and those before it.") {
      (split: UISplitViewController, column: UISplitViewController.Column) -> Void in
      split.hide(column)
    }
  }
}

extension UISplitViewController {
  /// Sets the columns from the array part of a script's table: in their order if it has a style.
  fileprivate func fill(with list: [UIViewController]) {
    let kinds: [Column]
    switch style {
    case .unspecified: return viewControllers = list
    case .doubleColumn: kinds = [.primary, .secondary]
    case .tripleColumn: kinds = [.primary, .supplementary, .secondary]
    }
    for (column, controller) in zip(kinds, list) { setViewController(controller, for: column) }
  }
}
