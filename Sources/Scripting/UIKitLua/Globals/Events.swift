import HeadlessUIKit
import Lua
import NavigationModel
import Texts

/// An event as a table in scripts that retains no controller.
struct ScriptEvent: LuaStructure {
  let event: Event

  init(event: Event) { self.event = event }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("events come from the trace")
  }

  static var luaType: String { "event" }
  static let luaSummary = "An event, a line of the timeline."
  static let luaFields = [
    LuaField("at", Double.self, "The virtual time in seconds."),
    LuaField(
      "kind", String.self, Event.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")),
    LuaField("number", Int?.self, "The number of its controller."),
    LuaField("name", String.self, "The name of its subject, as printed."),
    LuaField("callback", String.self, "The name alone: `viewWillAppear`, `willShow`, `present`."),
    LuaField("animated", Bool.self, "Whether it was animated."),
    LuaField("arguments", [String].self, "The other arguments, as printed."),
    LuaField("text", String.self, "The line."),
    LuaField("subject", UIViewController?.self, "The controller, looked up when it is read."),
  ]

  var fieldValues: [any LuaConvertible] {
    [
      event.at.inSeconds, event.kind.rawValue, event.subject.map { Int($0.number) }, event.name,
      event.callback,
      event.isAnimated,
      event.arguments, event.text,
    ]
  }
}

extension Event {
  /// The event without its subject: numbers refer to different controllers in another world.
  var withoutSubject: Event {
    Event(
      at: at, kind: kind, name: name, callback: callback, isAnimated: isAnimated,
      isContainer: isContainer, arguments: arguments)
  }
}

extension ScriptWorld {
  /// Events as a sequence of tables; `subject` is looked up when it is read, so that an event does
  /// not retain it.
  func table(of events: some Sequence<Event>) throws(LuaError) -> LuaValue {
    if contents.attachSubjects == nil { contents.attachSubjects = try loadPrelude() }
    guard let attachSubjects = contents.attachSubjects else { return .nil }
    let list = events.map { ScriptEvent(event: $0) }
    return try interpreter.call(attachSubjects, [list]).first ?? .nil
  }

  private func loadPrelude() throws(LuaError) -> LuaFunction {
    let find = Member.function("find", ["number"], "The controller of a number.") {
      [weak stage] (number: Int) -> UIViewController? in
      guard let stage, !stage.hasEnded else { return nil }
      let id = stage.hierarchy.identifiers.first { $0.number == Int32(number) }
      return id.flatMap { stage.controller($0) }
    }
    let prelude = try interpreter.load(Texts["UIKitLua/Lua/events.lua"], named: "events")
    let results = try interpreter.call(prelude, [interpreter.value(of: find)])
    guard case .function(let attach) = results.first else {
      preconditionFailure("the prelude returns a function")
    }
    return attach
  }
}
