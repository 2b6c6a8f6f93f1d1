import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

// What the functions of a script's table answer, by the type of the answer. Nil where there is no
// function, where it raises, and where its result can't be used, which is reported.
extension ScriptedDelegate {
  /// Rows are in memory, so their number is limited.
  private static var most: Int { 100_000 }

  /// A yes or no; anything else is neither, as functions that return nothing decide nothing.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> Bool? {
    if case .boolean(let answer) = run(call, arguments) { return answer }
    return nil
  }

  /// A whole number from 0.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> Int? {
    read(call, arguments, "a whole number from 0 to \(Self.most)", orNil: false) { result in
      result.wholeNumber.flatMap { (0...Self.most).contains($0) ? $0 : nil }
    }
  }

  /// A number of points; -1, `UITableView.automaticDimension`, lets the contents of a row decide.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> CGFloat? {
    read(call, arguments, "a number of points", orNil: false) { result in
      result.anyNumber.flatMap { number in
        let isAutomatic = call == .heightForRow && number == UITableView.automaticDimension
        return isAutomatic || number.isFinite && number >= 0 ? number : nil
      }
    }
  }

  /// A text.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> String? {
    read(call, arguments, "a string or nil") { result in
      if case .string(let text) = result { text } else { nil }
    }
  }

  /// The place of a row; false is nil.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> IndexPath? {
    let answer: IndexPath?? = read(call, arguments, "an index path or nil") { result in
      if case .boolean(false) = result { return .some(nil) }
      guard case .table(let table) = result, let row = table["row"].wholeNumber, row >= 0 else {
        return nil
      }
      guard !table["section"].isNil else { return IndexPath(row: row, section: 0) }
      guard let section = table["section"].wholeNumber, section >= 0 else { return nil }
      return IndexPath(row: row, section: section)
    }
    return answer ?? nil
  }

  /// A size in points, of which a missing or negative part is 0.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> CGSize? {
    read(call, arguments, "a size, { width, height }", orNil: false) { result in
      guard case .table(let table) = result else { return nil }
      return CGSize(
        width: max(points(table["width"]), 0), height: max(points(table["height"]), 0))
    }
  }

  /// Distances from four edges in points, of which a missing one is 0.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> UIEdgeInsets? {
    read(call, arguments, "a table of insets", orNil: false) { result in
      guard case .table(let table) = result else { return nil }
      return UIEdgeInsets(
        top: points(table["top"]), left: points(table["left"]), bottom: points(table["bottom"]),
        right: points(table["right"]))
    }
  }

  /// An object.
  func answer<Object: LuaObject>(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> Object? {
    let article = Object.luaType.hasPrefix("NS") ? "an" : "a"
    return read(call, arguments, "\(article) \(Object.luaType) or nil") { result in
      result.object(in: world.interpreter) as? Object
    }
  }

  /// A list of controllers.
  func answer(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> [UIViewController]? {
    read(call, arguments, "a list of view controllers, or nil") { result in
      guard case .table(let list) = result else { return nil }
      let found = list.sequence.map { $0.object(in: world.interpreter) as? UIViewController }
      let controllers = found.compactMap { $0 }
      return controllers.count == found.count ? controllers : nil
    }
  }

  /// One of several names.
  func answer<Case: LuaEnumeration>(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> Case? {
    let names = Case.luaCases.map { "\"\($0.key)\"" }
    let expected = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return read(call, arguments, expected) { $0.named() }
  }

  /// An orientation.
  func answer(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> UIInterfaceOrientation? {
    read(call, arguments, UIInterfaceOrientation.expected) { $0.named() }
  }

  /// Orientations.
  func answer(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> UIInterfaceOrientationMask? {
    read(call, arguments, UIInterfaceOrientationMask.expected) { UIInterfaceOrientationMask($0) }
  }

  /// An animator.
  func answer(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world.animator(run(call, arguments) ?? .nil, of: call.rawValue, owner.label)
  }

  /// What drives an animator.
  func answer(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    world.driver(run(call, arguments) ?? .nil, of: call.rawValue, owner.label)
  }

  /// What a closure reads from the result of a function.
  private func read<Answer>(
    _ call: DelegateCall, _ arguments: [any LuaConvertible], _ expected: String,
    orNil mayBeNil: Bool = true, _ read: (LuaValue) -> Answer?
  ) -> Answer? {
    guard let result = run(call, arguments) else { return nil }
    if let answer = read(result) { return answer }
    if !(mayBeNil && result.isNil) { wrong(call, expected, result) }
    return nil
  }

  /// A number of points; 0 for what is none.
  private func points(_ value: LuaValue) -> CGFloat {
    value.anyNumber.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }
}

extension ScriptedDelegate {
  /// Whether a controller has a script's function for a call.
  func isOverridden(_ call: DelegateCall) -> Bool {
    (owner as? UIViewController).map { world.overrides.overrides(call.rawValue, of: $0) } ?? false
  }

  /// Calls a controller's function of a script.
  func runOverride(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    var result: LuaValue?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      result =
        try world.interpreter.runOverride(of: owner, call.rawValue, arguments)?.first ?? .nil
    }
    return result
  }
}
