import Lua

/// Families in unusual surroundings: turned compact and regular, archived and back, with delegates
/// that answer anything, and views that contain themselves.
extension Operation {
  /// Rows of the table.
  static let surroundings = [
    Operation("turn compact and regular", weight: 6) { $0.turns() },
    Operation("show an inspector", weight: 6) { $0.inspector() },
    Operation(
      "archive an object and unarchive it", weight: 6, results: ["an object came out of an archive"]
    ) { $0.archive() },
    Operation("use a delegate that answers with an object", weight: 10) { $0.answeringDelegate() },
    Operation("set a property to a view", weight: 10) { $0.viewProperty() },
    Operation("add children and remove them", weight: 4) { $0.appearingChildren() },
  ]
}

extension ProgramWriter {
  private mutating func sizeClass() -> String {
    "simulator.horizontalSizeClass = \(pick(["\"compact\"", "\"regular\"", "nil"]) ?? "nil")"
  }

  /// One to three changes of the size class or the orientation.
  mutating func turns() -> String {
    return (0...number(below: 3)).map { _ in
      let turn = "simulator.orientation = \"\(pick(["portrait", "landscape"]) ?? "portrait")\""
      return "try(function() \(roll(70) ? sizeClass() : turn) end) \(pause())"
    }.joined(separator: " ")
  }

  /// A split view whose inspector, or another column, is shown and hidden between turns.
  mutating func inspector() -> String {
    let style = pick(["", "style = \"doubleColumn\", ", "style = \"tripleColumn\", "]) ?? ""
    let column = pick(["inspector", "inspector", "compact", "secondary", "supplementary"]) ?? ""
    let answer = controller()
    return """
      local family = UISplitViewController{ \(style)\(controller()), \(controller()) } \(keep("family")) \
      family.delegate = { separateSecondaryFrom = function() return \(answer) end, \
      primaryViewControllerForExpanding = function() return \(controller()) end, \
      primaryViewControllerForCollapsing = function() return \(controller()) end } \
      try(function() family:setViewController(\(controller()), "\(column)") end) \
      window.rootViewController = family \(pause()) \(turns()) \
      try(function() family:show("\(column)") end) \(pause()) \(turns()) \
      try(function() family:hide("\(column)") end) \(body()) \(turns())
      """
  }

  /// Any object through an archive, inside a stack or alone; what comes out is shown or kept.
  mutating func archive() -> String {
    let made = pick(grammar.classes.map(\.name)) ?? "UIViewController"
    let inner = roll(30) ? "UINavigationController{ \(controller()) }" : controller()
    let object = roll(50) ? "\(made){}" : inner
    return """
      local copy = NSKeyedUnarchiver.unarchiveObject(NSKeyedArchiver.archivedData(\(object))) \
      if copy then did "an object came out of an archive" end \(keep("copy")) \
      if \(flag()) then window.rootViewController = copy end \(pause())
      """
  }

  /// An object whose delegate answers with any controller, one that is used already, or nil.
  mutating func answeringDelegate() -> String {
    guard let answer = pick(grammar.answers) else { return "" }
    mentions.insert("\(answer.owner).\(answer.property)")
    return """
      local family = \(answer.owner){ \(controller()), \(controller()) } \(keep("family")) \
      family.\(answer.property) = { \(answer.function.name) = function(...) \(body()) \
      return \(self.answer(of: answer.type)) end } \
      try(function() window.rootViewController = family end) \(pause()) \(statement(about: answer.owner)) \
      \(turns())
      """
  }

  private mutating func answer(of type: LuaType) -> String {
    if case .sequence(let element) = type.wrapped {
      return
        "{ \((0..<number(below: 4)).map { _ in answer(of: element) }.joined(separator: ", ")) }"
    }
    let others = ["(...)", "family", "select(2, ...)", "window.rootViewController", "nil"]
    return roll(60) ? pick(others) ?? "nil" : roll(70) ? controller() : value(type)
  }

  /// A call of a method of a class on the object `family`.
  private mutating func statement(about type: String) -> String {
    let methods = (grammar.members[type] ?? []).filter { $0.kind == .method }
    guard let method = pick(methods) else { return "" }
    let values = method.parameters.map { value($0.type) }
    return "try(function() family:\(method.name)(\(values.joined(separator: ", "))) end)"
  }

  /// A property that takes a view gets the object itself, one that contains it, or another's.
  mutating func viewProperty() -> String {
    guard let (owner, property, view) = pick(grammar.viewProperties) else { return "" }
    mentions.insert("\(owner).\(property)")
    let around = "(function() local a = UIView{} a:addSubview(one) return a end)()"
    let given =
      pick(["one", "two", "two", around, "one.view", "one.superview", "window", "\(view){}"])
      ?? "one"
    return """
      local one, two = \(owner){}, \(view){} \(keep("one")) \
      try(function() root().view:addSubview(one) end) \
      try(function() two.\(property) = one end) try(function() two:addSubview(one) end) \
      try(function() one.\(property) = \(given) end) \
      try(function() \(object()).\(property) = one end) draw() \(pause()) draw()
      """
  }

  /// Children whose appearances are begun, and ended or not, while they are removed.
  mutating func appearingChildren() -> String {
    let begin = "child:beginAppearanceTransition(\(flag()), \(flag()))"
    let end = roll(50) ? "child:endAppearanceTransition()" : ""
    return """
      local parent, child = root(), \(controller()) \
      try(function() parent:addChild(child) parent.view:addSubview(child.view) end) \(pause()) \
      try(function() \(begin) end) \(body()) try(function() child:willMove(nil) \
      child.view:removeFromSuperview() child:removeFromParent() end) try(function() \(end) end) \
      try(settle)
      """
  }
}
