import Foundation
import HeadlessUIKit
import Lua

extension UISplitViewController.Style: LuaEnumeration {}

extension UISplitViewController.Column: LuaEnumeration {}

extension UISplitViewController.DisplayMode: LuaEnumeration {}

extension UISplitViewController.SplitBehavior: LuaEnumeration {}

extension UISplitViewController.DisplayModeButtonVisibility: LuaEnumeration {}

extension UISplitViewController.PrimaryEdge: LuaEnumeration {}

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
    withWidths(withModes(withColumns(splitClass)))
  }

  private var splitClass: ClassDescriptor<UISplitViewController> {
    ClassDescriptor(
      "UISplitViewController", of: UISplitViewController.self, extends: "UIViewController",
      receiver: "split",
      summary:
        "A container that shows columns side by side, or only one when it is collapsed."
    )
    .initializer("style", "primary", "supplementary", "secondary", "compact", "inspector") {
      arguments throws(LuaError) in
      let style: UISplitViewController.Style? = try arguments.read("style")
      let split = style.map { UISplitViewController(style: $0) } ?? UISplitViewController()
      for (name, column) in UISplitViewController.Column.luaCases {
        let controller: UIViewController? = try arguments.read(name)
        guard let controller else { continue }
        guard split.style != .unspecified || column == .inspector else {
          throw LuaError(
            "\(name) is a column of a style: UISplitViewController{ style = \"doubleColumn\", "
              + "\(name) = … }")
        }
        split.setViewController(controller, for: column)
      }
      return split
    }
    .label("primary", UIViewController.self, "The controller of the first column.")
    .label(
      "supplementary", UIViewController.self, "The controller of the middle column of three."
    )
    .label("secondary", UIViewController.self, "The controller of the large column.")
    .label(
      "compact", UIViewController.self, "The controller of the only column when it is collapsed."
    )
    .label(
      "inspector", UIViewController.self, "The controller of the column at the other edge (iOS 26)."
    )
    .children("viewControllers") { (split: UISplitViewController, columns: [UIViewController]) in
      split.fill(with: columns)
    }
    .style()
    .viewControllers()
    .isCollapsed()
    .displayMode()
    .preferredDisplayMode()
    .delegate(
      type: "UISplitViewControllerDelegate",
      summary: "Decides how the columns collapse and expand, and is notified of it.",
      as: ScriptedSplitDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  private func withModes(
    _ split: ClassDescriptor<UISplitViewController>
  ) -> ClassDescriptor<UISplitViewController> {
    split.preferredSplitBehavior()
      .splitBehavior()
      .presentsWithGesture()
      .displayModeButtonItem()
      .displayModeButtonVisibility("Whether columns show a button for the mode.")
      .showsSecondaryOnlyButton()
      .primaryEdge("The side on which the first column is shown.")
  }

  private func withColumns(
    _ split: ClassDescriptor<UISplitViewController>
  ) -> ClassDescriptor<UISplitViewController> {
    split.viewController()
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
      .hide()
      .isShowing()
  }

  private func withWidths(
    _ split: ClassDescriptor<UISplitViewController>
  ) -> ClassDescriptor<UISplitViewController> {
    SplitWidth.all.reduce(
      split
        .primaryColumnWidth()
        .supplementaryColumnWidth()
    ) { split, width in
      split.property(
        width.name, summary: width.summary,
        get: { (split: UISplitViewController) -> Double? in
          let value = split[keyPath: width.path]
          return value == UISplitViewController.automaticDimension ? nil : Double(value)
        },
        set: { (split: UISplitViewController, value: Double?) -> Void in
          split[keyPath: width.path] =
            value.map { CGFloat($0) } ?? UISplitViewController.automaticDimension
        })
    }
  }
}

/// A width of a column that scripts may set; nil leaves it to the split view (F37).
private struct SplitWidth {
  let name: String
  let summary: String
  let path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>

  @MainActor static var all: [SplitWidth] { primary + supplementary + secondary + inspector }

  private static func fraction(
    _ column: String, _ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>
  ) -> SplitWidth {
    SplitWidth(
      name: "preferred\(column)ColumnWidthFraction",
      summary: "The part of the width that the \(column.lowercased()) column should have; nil "
        + "leaves it to the split view.\(kept(column))", path: path)
  }

  private static func points(
    _ kind: String, _ column: String,
    _ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>
  ) -> SplitWidth {
    let words = ["preferred": "preferred", "minimum": "least", "maximum": "greatest"]
    return SplitWidth(
      name: "\(kind)\(column)ColumnWidth",
      summary: "The \(words[kind] ?? kind) width of the \(column.lowercased()) column in points; "
        + "nil leaves it to the split view.\(kept(column))", path: path)
  }

  private static func kept(_ column: String) -> String {
    column == "Secondary" ? " Kept, no effect." : ""
  }

  private static var primary: [SplitWidth] {
    [
      fraction("Primary", \.preferredPrimaryColumnWidthFraction),
      points("preferred", "Primary", \.preferredPrimaryColumnWidth),
      points("minimum", "Primary", \.minimumPrimaryColumnWidth),
      points("maximum", "Primary", \.maximumPrimaryColumnWidth),
    ]
  }

  private static var supplementary: [SplitWidth] {
    [
      fraction("Supplementary", \.preferredSupplementaryColumnWidthFraction),
      points("preferred", "Supplementary", \.preferredSupplementaryColumnWidth),
      points("minimum", "Supplementary", \.minimumSupplementaryColumnWidth),
      points("maximum", "Supplementary", \.maximumSupplementaryColumnWidth),
    ]
  }

  private static var secondary: [SplitWidth] {
    [
      fraction("Secondary", \.preferredSecondaryColumnWidthFraction),
      points("preferred", "Secondary", \.preferredSecondaryColumnWidth),
      points("minimum", "Secondary", \.minimumSecondaryColumnWidth),
    ]
  }

  private static var inspector: [SplitWidth] {
    [
      fraction("Inspector", \.preferredInspectorColumnWidthFraction),
      points("preferred", "Inspector", \.preferredInspectorColumnWidth),
      points("minimum", "Inspector", \.minimumInspectorColumnWidth),
      points("maximum", "Inspector", \.maximumInspectorColumnWidth),
    ]
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
