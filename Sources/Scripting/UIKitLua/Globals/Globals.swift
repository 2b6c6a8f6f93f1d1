import HeadlessUIKit
import Inspection
import Lua
import NavigationModel

extension ScriptWorld {
  /// Registers the world's functions as globals.
  func registerGlobals() {
    interpreter.register(functions: ["now", "wait"]) { [unowned self] in [now, wait] }
    // Alone, because it is called after each script.
    interpreter.register(functions: ["settle"]) { [unowned self] in [settling] }
    interpreter.register(functions: ["after"]) { [unowned self] in [after] }
    let records = [
      "tree", "families", "leaks", "screen", "timeline", "mark", "record", "warnings",
    ]
    interpreter.register(functions: records) { [unowned self] in recordFunctions }
    registerUser()
    registerNibs()
    registerDefaults()
    registerExplore()
    interpreter.describeLater { [unowned self] in describeGlobals() }
    describe("Simulator") { $0.simulatorClass }
    interpreter.setGlobal("simulator", Simulator(world: self))
    interpreter.setGlobal("app", LuaTable(in: interpreter))
    registerTasks()
  }

  private var now: Member {
    .function("now", [], "The virtual time in seconds; a world begins at 0.") { [unowned self] in
      stage.now.inSeconds
    }
  }

  private var wait: Member {
    .function(
      "wait", ["seconds"],
      "Ends the turn and advances the clock by that many seconds, 0 to 1e9; zero ends exactly "
        + "one turn without settling; without a number it does what `settle` does."
    ) { [unowned self] (seconds: Double?) throws(LuaError) -> Void in
      try mayPassTime("wait")
      defer {
        releaseEndedWorlds()
        onTurnEnd()
      }
      guard let seconds else { return stage.settle() }
      stage.advance(by: try duration(seconds))
    }
  }

  private var settling: Member {
    .function(
      "settle", [],
      "Ends the turn and advances the clock until no transition and no timer of at most a second "
        + "is active."
    ) { [unowned self] () throws(LuaError) -> Void in
      try mayPassTime("settle")
      defer {
        releaseEndedWorlds()
        onTurnEnd()
      }
      stage.settle()
    }
  }

  private var after: Member {
    .function(
      "after", ["seconds", "fn"],
      "Calls a function after that many seconds, 0 to 1e9, in a separate turn."
    ) { [unowned self] (seconds: Double, function: LuaFunction) throws(LuaError) -> Void in
      let delay = try duration(seconds)
      scheduleLater(.function(function), by: delay, retaining: [.function(function)]) {
        [weak self] () throws(LuaError) in try self?.interpreter.call(function)
      }
    }
    .calling("fn")
  }

  private func tree(
    from root: Either<UIViewController, TreeStyle>?, in style: TreeStyle?
  ) -> String {
    switch root {
    case .first(let controller):
      (style ?? .tree).printer.init(stage.hierarchy).text(from: controller.id)
    case .second(let first): (style ?? first).printer.init(stage.hierarchy).text()
    case nil: (style ?? .tree).printer.init(stage.hierarchy).text()
    }
  }

  private var recordFunctions: [Member] {
    [
      .function(
        "tree", ["root", "style"],
        "The hierarchy as text, all of it or from a controller down, in a style; \"tree\" if "
          + "omitted."
      ) {
        [unowned self] (root: Either<UIViewController, TreeStyle>?, style: TreeStyle?) -> String in
        tree(from: root, in: style)
      },
      .function(
        "families", [], "Parent, container and presentation relationships; prints as a table."
      ) {
        [unowned self] () throws(LuaError) -> LuaValue in try tableOfFamilies()
      }
      .typed(nil, [ScriptFamily].luaDescription),
      .function(
        "leaks", [],
        "Removed controllers that are still alive, and what retains them; prints as a table."
      ) {
        [unowned self] () throws(LuaError) -> LuaValue in try tableOfLeaks()
      }
      .typed(nil, [ScriptLeak].luaDescription),
      .function("screen", [], "What the device shows, as text.") { [unowned self] () -> String in
        ScreenPrinter(stage.screen).text()
      },
      .function("timeline", ["from"], "The trace as text, from a time in seconds on.") {
        [unowned self] (options: TimelineOptions) -> String in
        var printer = TimelinePrinter(from: options.start, showsContainers: options.showsContainers)
        let part = stage.trace.part(from: options.start)
        return printer.lines(for: part).joined(separator: "\n")
      },
      .function("mark", ["text"], "Adds a line to the trace.") {
        [unowned self] (text: String) -> Void in stage.mark(text)
      },
      .function(
        "record", ["fn"],
        "Calls a function, settles, collects garbage, and returns the events since."
      ) {
        [unowned self] (function: LuaFunction) throws(LuaError) -> LuaValue in
        try mayPassTime("record")
        defer { releaseEndedWorlds() }
        let events = try events { () throws(LuaError) in
          try interpreter.call(function)
          stage.settle()
        }
        collect()
        return try table(of: events)
      }
      .calling("fn").typed(nil, [ScriptEvent].luaDescription),
      .function("warnings", [], "What UIKit would have logged since the last call, explained.") {
        [unowned self] () -> [ScriptWarning] in
        defer { contents.unread = [] }
        return contents.unread.map { ScriptWarning(diagnostic: $0, era: stage.profile.era) }
      },
    ]
  }

  /// The clock does not advance inside a callback: the turn that called it has not ended.
  private func mayPassTime(_ function: String) throws(LuaError) {
    guard isCallingBack else { return }
    throw LuaError(
      "\(function) cannot be called inside a callback: the turn that runs it has not ended")
  }

  private func duration(_ seconds: Double) throws(LuaError) -> Duration {
    guard seconds >= 0, seconds <= 1e9 else {
      throw LuaError("a time in seconds must lie between 0 and 1e9, got \(seconds)")
    }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}

/// The style of `tree`.
enum TreeStyle: LuaEnumeration {
  case tree, uikit, json

  static var luaType: String { "tree style" }
  static var luaCases: LuaCases<Self> { [.tree, .uikit, .json] }

  /// The printer for the style.
  var printer: any HierarchyText.Type {
    switch self {
    case .tree: TreePrinter.self
    case .uikit: HierarchyPrinter.self
    case .json: JSONPrinter.self
    }
  }
}

/// The argument of `timeline`: nothing, a time in seconds, or a table with `from` and `containers`.
private struct TimelineOptions: LuaConvertible {
  var start = Duration.zero
  var showsContainers = true

  static var luaType: String { "number|table?" }
  static var luaDescription: LuaType {
    .optional(.union([.named("number"), .named("{ from?: number, containers?: boolean }")]))
  }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TimelineOptions {
    var options = TimelineOptions()
    switch stack.value(at: index) {
    case .nil: break
    case .integer(let seconds): options.start = Duration(bounded: Double(seconds))
    case .number(let seconds): options.start = Duration(bounded: seconds)
    case .table(let table):
      if case .boolean(let shows) = table["containers"] { options.showsContainers = shows }
      if case .integer(let seconds) = table["from"] {
        options.start = Duration(bounded: Double(seconds))
      }
      if case .number(let seconds) = table["from"] { options.start = Duration(bounded: seconds) }
    default: throw stack.mismatch(luaType, at: index)
    }
    return options
  }

  func push(onto stack: LuaStack) { start.inSeconds.push(onto: stack) }
}

/// A warning as a table in scripts.
private struct ScriptWarning: LuaStructure {
  let diagnostic: Diagnostic
  let era: Era

  init(diagnostic: Diagnostic, era: Era) {
    self.diagnostic = diagnostic
    self.era = era
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("warnings come from the trace")
  }

  static var luaType: String { "warning" }
  static let luaSummary = "A warning that UIKit would have logged, explained."
  static let luaFields = [
    LuaField("id", String.self, "The ID of the diagnostic, for `drilldown explain`."),
    LuaField("category", String.self, "UIKit's category of messages, such as \"Presentation\"."),
    LuaField("message", String.self, "UIKit's text in the releases of the profile."),
    LuaField("why", String.self, "Why the call is a mistake, in terms of this hierarchy."),
    LuaField("effect", String.self, "What its effect is."),
    LuaField("hint", String.self, "What to do instead."),
  ]

  var fieldValues: [any LuaConvertible] {
    let rule = diagnostic.rule
    return [
      rule.id, rule.category, diagnostic.text(era) ?? "", diagnostic.why, rule.effect, rule.hint,
    ]
  }
}
