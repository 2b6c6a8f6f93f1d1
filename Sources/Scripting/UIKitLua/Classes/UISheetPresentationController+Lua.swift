import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// A height of a sheet as a script writes it: one of two names, or a table.
struct DetentEntry: LuaConvertible {
  /// Its name; nil for a table without one.
  let name: String?
  /// Its height in points; nil for a name, and where a function answers.
  let height: Double?
  /// Whether it is one of UIKit's.
  let isNamed: Bool

  static var luaType: String { "string|{ identifier?: string, height: number|function }" }

  /// The two names.
  static let names = ["medium", "large"]

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DetentEntry {
    switch stack.value(at: index) {
    case .string(let name):
      guard names.contains(name) else {
        let guess = nearest(to: name, in: names).map { ", did you mean '\($0)'?" } ?? ";"
        throw LuaMismatch(
          "invalid detent '\(name)'\(guess) valid: 'medium', 'large', or a table with a height")
      }
      return DetentEntry(name: name, height: nil, isNamed: true)
    case .table(let table): return try read(table)
    default: throw stack.mismatch("\"medium\", \"large\" or a table", at: index)
    }
  }

  private static func read(_ table: LuaTable) throws(LuaMismatch) -> DetentEntry {
    for key in table.sortedStringKeys where key != "identifier" && key != "height" {
      throw LuaMismatch("unknown key '\(key)'; there are 'identifier' and 'height'")
    }
    let name: String?
    switch table["identifier"] {
    case .string(let text): name = text
    case .nil: name = nil
    case let other: throw LuaMismatch("'identifier' must be a string, got \(other.typeName)")
    }
    switch table["height"] {
    case .function: return DetentEntry(name: name, height: nil, isNamed: false)
    case let value:
      guard let height = value.anyNumber, height.isFinite, height >= 0 else {
        throw LuaMismatch("'height' must be a number of points, or a function that returns one")
      }
      return DetentEntry(name: name, height: height, isNamed: false)
    }
  }

  func push(onto stack: LuaStack) { name.push(onto: stack) }
}

/// What the function of a custom detent is called with.
private struct DetentRoom: LuaStructure {
  static var luaType: String { "UISheetPresentationControllerDetentResolutionContext" }
  static let luaSummary = "What a custom detent knows when it is asked for its height."
  static let luaFields = [
    LuaField(
      "maximumDetentValue", Double.self, "The largest height, in points inside the safe area."),
    LuaField(
      "containerTraitCollection", UITraitCollection.self, "The traits around the sheet."),
  ]

  let maximum: Double
  let traits: UITraitCollection

  init(_ context: any UISheetPresentationControllerDetentResolutionContext) {
    maximum = Double(context.maximumDetentValue)
    traits = context.containerTraitCollection
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("the room of a sheet follows from the screen and cannot be written")
  }

  var fieldValues: [any LuaConvertible] { [maximum, traits] }
}

extension ScriptWorld {
  private typealias Detent = UISheetPresentationController.Detent

  var sheetPresentationController: ClassDescriptor<UISheetPresentationController> {
    withAppearance(
      ClassDescriptor(
        "UISheetPresentationController", of: UISheetPresentationController.self,
        extends: "UIPresentationController", receiver: "sheet",
        summary: "Manages a sheet: a presentation that the user can drag to other heights or down."
      )
      .slot(
        "detents", as: [DetentEntry].self,
        summary:
          "The heights it can have, lowest first: `\"medium\"`, `\"large\"`, or a table with "
          + "`identifier` and `height`, a number or a function of the context (nil: inactive).",
        reading: { $0.detents.map(Self.entry) }
      ) { [unowned self] sheet, entries throws(LuaError) in
        sheet.detents = entries.enumerated().map { self.detent($1, at: $0 + 1, of: sheet) }
      }
      .property(
        "selectedDetentIdentifier",
        summary: "The name of the current height; nil for the lowest. Setting it calls nothing.",
        get: { $0.selectedDetentIdentifier?.shortName },
        set: { sheet, name throws(LuaError) in
          sheet.selectedDetentIdentifier = try Self.identifier(name, of: sheet)
        }
      )
      .property(
        "largestUndimmedDetentIdentifier",
        summary: "The name of the largest height that doesn't dim the view below; nil always does.",
        get: { $0.largestUndimmedDetentIdentifier?.shortName },
        set: { sheet, name throws(LuaError) in
          sheet.largestUndimmedDetentIdentifier = try Self.identifier(name, of: sheet)
        }
      )
      .invalidateDetents("Calls the functions of custom heights again.")
      .method(
        "animateChanges", "changes",
        summary: "Animates the changes that the function makes to the sheet."
      ) {
        [unowned self] (sheet: UISheetPresentationController, changes: LuaFunction) throws(LuaError)
          -> Void in
        try sheet.animate { () throws(LuaError) in try interpreter.call(changes) }
      }
      .calling("changes"))
  }

  /// Adds how the sheet looks and behaves.
  private func withAppearance(
    _ descriptor: ClassDescriptor<UISheetPresentationController>
  ) -> ClassDescriptor<UISheetPresentationController> {
    descriptor
      .prefersGrabberVisible()
      .property(
        "preferredCornerRadius", summary: "The corner radius, in points; nil for the default.",
        get: { $0.preferredCornerRadius.map { Double($0) } },
        set: { (sheet: UISheetPresentationController, radius: Double?) -> Void in
          sheet.preferredCornerRadius = radius.map { CGFloat($0) }
        }
      )
      .property(
        "backgroundEffect",
        summary: "The style of the blur behind it (iOS 26); nil for the system's. Kept, no effect.",
        get: { ($0.backgroundEffect as? UIBlurEffect)?.style },
        set: { (sheet: UISheetPresentationController, style: UIBlurEffect.Style?) -> Void in
          sheet.backgroundEffect = style.map { UIBlurEffect(style: $0) }
        }
      )
      .prefersEdgeAttachedInCompactHeight()
      .widthFollowsPreferredContentSizeWhenEdgeAttached()
      .prefersScrollingExpandsWhenScrolledToEdge()
      .prefersPageSizing()
      .sourceView(
        "The view that it is centred over in regular width. Kept, no effect.", owned: true)
  }

  /// UIKit's detent for an entry of the list: a function is looked up where the script has stored it.
  private func detent(
    _ entry: DetentEntry, at position: Int, of sheet: UISheetPresentationController
  ) -> Detent {
    if entry.isNamed { return entry.name == "medium" ? .medium() : .large() }
    let identifier = entry.name.map { Detent.Identifier(named: $0) }
    if let height = entry.height { return .custom(identifier: identifier) { _ in CGFloat(height) } }
    return .custom(identifier: identifier) { [weak self, weak sheet] context in
      guard let self, let sheet else { return nil }
      return height(at: position, of: sheet, in: context)
    }
  }

  /// What the function of a custom detent returns.
  private func height(
    at position: Int, of sheet: UISheetPresentationController,
    in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat? {
    guard case .table(let list) = interpreter.slot(of: sheet, "detents"),
      case .table(let entry) = list[position], case .function(let function) = entry["height"]
    else { return nil }
    var height: CGFloat?
    callBack("the height of a detent") { () throws(LuaError) in
      let result = try interpreter.call(function, [DetentRoom(context)]).first ?? .nil
      if result.isNil { return }
      guard let number = result.anyNumber, number.isFinite else {
        throw LuaError(
          "the height of a detent must be a number or nil, got \(interpreter.describe(result))")
      }
      height = CGFloat(number)
    }
    return height
  }

  /// An entry that a script would have written for a detent of UIKit's.
  private static func entry(_ detent: Detent) -> DetentEntry {
    DetentEntry(name: detent.identifier.shortName, height: nil, isNamed: true)
  }

  /// The identifier with a name that the sheet has; an unknown one is an error.
  private static func identifier(
    _ name: String?, of sheet: UISheetPresentationController
  ) throws(LuaError) -> Detent.Identifier? {
    guard let name else { return nil }
    let own = sheet.detents.map(\.identifier.shortName)
    let known = DetentEntry.names + own.filter { !DetentEntry.names.contains($0) }
    guard known.contains(name) else {
      let guess = nearest(to: name, in: known).map { ", did you mean '\($0)'?" } ?? ";"
      let valid = known.map { "'\($0)'" }.joined(separator: ", ")
      throw LuaError("no detent '\(name)'\(guess) there are: \(valid)")
    }
    return Detent.Identifier(named: name)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The identifier that scripts write as a name.
  init(named name: String) {
    switch name {
    case "medium": self = .medium
    case "large": self = .large
    default: self.init(name)
    }
  }
}
