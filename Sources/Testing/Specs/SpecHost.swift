import Console
import Foundation
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Reports
import UIKitLua

/// The Lua side of a spec file: the words it is written in, and their access to the world.
final class SpecHost {
  /// The world of the tests, with the interpreter of the file.
  let session: Session
  /// Called for each block or hook: its kind, name and body, the body's lines, its own line, and its
  /// limits; returns false where there is no block that it could belong to.
  var onBlock: (String, String, LuaFunction, ClosedRange<Int>, Int, LuaTable?) -> Bool = {
    _, _, _, _, _, _ in false
  }
  /// Called when a word was called without its function, with the word, a title and the line;
  /// returns the number of what has to follow; nil where there is no block that it could belong to.
  var onPromise: (String, String, Int) -> Int? = { _, _, _ in nil }
  /// Called when what has to follow has done so.
  var onFulfilment: (Int) -> Void = { _ in }
  /// The lines of the rows in the table that a call of `each` on a line has.
  var onRows: (Int) -> [Int] = { _ in [] }
  /// Called with whether the children of the running block run in random order, and the seed.
  var onRandomize: (Bool, Int?) -> Void = { _, _ in }
  /// Compares a text with the golden of a name: returns nothing, or a sentence about the failure
  /// and the lines that show it.
  var onGolden: (String, String, String) -> [String] = { _, _, _ in [] }
  /// Records the lines that an assertion on a line of the spec has found; returns why it can't.
  var onRecord: (RecordedSnapshots.Kind, Int, [String]) -> String? = { _, _, _ in nil }
  /// The expectation of an assertion on a line of the spec holds, while the run records; returns why
  /// that prevents recording.
  var onHold: (RecordedSnapshots.Kind, Int) -> String? = { _, _ in nil }
  /// An app is to be explored when the test has ended: what a function builds, or the test itself.
  var onExploration: (SpecRun.PromisedExploration) -> String? = { _ in nil }
  /// A test expected the violation of a rule.
  var onExpectedWarning: (String) -> Void = { _ in }
  /// Receives a failed assertion that doesn't end the test.
  var onSoftFailure: (LuaTable) -> Void = { _ in }
  /// Whether the running test has more to run than its body: checks at its end, or what it gave to
  /// `finally`.
  private(set) var testContinues = false
  /// The choices of the running property; nil if none runs.
  var drawing: Drawing?
  /// The events of worlds that ended during the test.
  var earlierEvents: [Event] = []
  /// The table that the texts of the Lua side share.
  let shared: LuaTable
  private var functions: [String: LuaFunction] = [:]

  private let world: ScriptWorld
  private var interpreter: Interpreter { world.interpreter }

  /// Whether a text is valid Lua.
  func isProgram(_ text: String) -> Bool {
    (try? interpreter.load(text, named: "text")) != nil
  }

  /// Adds the words to the interpreter of a session.
  init(in session: Session) throws(LuaError) {
    self.session = session
    world = session.world
    shared = LuaTable(in: session.world.interpreter)
    session.world.interpreter.beginNotingFinalizers()
    shared["debug"] = session.world.debugLibrary
    shared["inspection"] = session.world.interpreter.inspectionLibrary
    for member in members + eventMembers + snapshotMembers + drawingMembers {
      shared[member.name] = interpreter.value(of: member)
    }
    try interpreter.withoutCollecting { () throws(LuaError) in
      for text in try LuaText.compiled.get() {
        try interpreter.call(interpreter.load(text), [shared])
      }
    }
  }

  /// Begins with a spec, whose modules are also in other places.
  func begin(
    _ path: String, isRecording: Bool, modulesBefore first: String, modulesAfter last: String
  ) {
    interpreter.addModulePlaces(before: first, after: last)
    interpreter.refuseModule(path)
    shared["path"] = .string(path)
    shared["isRecording"] = .boolean(isRecording)
  }

  /// Calls a function of the Lua side.
  @discardableResult
  func call(_ name: String, _ arguments: [any LuaConvertible] = []) throws(LuaError) -> LuaValue {
    guard let function = function(named: name) else { return .nil }
    return try interpreter.call(function, arguments).first ?? .nil
  }

  /// The functions that are called for every test.
  private struct TestFunctions {
    let enter, end: LuaFunction

    init?(in host: SpecHost) {
      guard let enter = host.function(named: "enterTest"),
        let end = host.function(named: "endTest")
      else { return nil }
      (self.enter, self.end) = (enter, end)
    }
  }

  private lazy var testFunctions: TestFunctions = {
    guard let functions = TestFunctions(in: self) else {
      preconditionFailure("the runner's own Lua code lacks a function")
    }
    return functions
  }()

  /// Enters the scope of a test, in that of its block.
  func enterTest(in block: LuaTable?) {
    testContinues = false
    // No script code runs.
    try? interpreter.callDiscardingResults(testFunctions.enter, with: block)
  }

  /// What a test has done, known when it ends.
  struct TestEnd {
    /// Whether it has asserted something.
    var hasAsserted: Bool
    /// Whether what scripts can change is as in a state.
    var isAsBefore: Bool
    /// Whether assertions have noted something: one may have only begun.
    var hasNotes: Bool
  }

  /// Reverts what a test has replaced.
  func endTest(comparing state: LuaTable?) -> TestEnd {
    // No script code runs, and reverting cannot fail.
    let result = (try? interpreter.callForInteger(testFunctions.end, with: state)) ?? 0
    return TestEnd(
      hasAsserted: result & 1 != 0, isAsBefore: result & 2 != 0, hasNotes: result & 4 != 0)
  }

  /// An assertion of the last test that has only begun, as `assert.spy(f)` alone.
  var begunAssertion: Problem? {
    guard let begun = try? table("onlyBegun"), case .string(let sentence) = begun["sentence"],
      case .string(let place) = begun["place"]
    else { return nil }
    var problem = Problem(sentence)
    problem.place = place
    return problem
  }

  private func function(named name: String) -> LuaFunction? {
    if let function = functions[name] { return function }
    guard case .function(let function) = shared[name] else { return nil }
    functions[name] = function
    return function
  }

  /// A table that the Lua side creates.
  func table(_ name: String, _ arguments: [any LuaConvertible] = []) throws(LuaError) -> LuaTable? {
    if case .table(let table) = try call(name, arguments) { table } else { nil }
  }

  /// All events of the test.
  var events: [Event] { earlierEvents + world.stage.trace.events }

  private var members: [Member] {
    [
      .function(
        "register", ["kind", "name", "body", "first", "last", "line", "limits"],
        "Adds a block or hook; false where none can be added."
      ) {
        [unowned self]
        (
          kind: String, name: String, body: LuaFunction, first: Int, last: Int, line: Int,
          limits: LuaTable?
        ) -> Bool in
        interpreter.ignoreUse()
        return onBlock(kind, name, body, first...max(first, last), line, limits)
      },
      .function("promise", ["word", "title", "line"], "A function has to follow.") {
        [unowned self] (word: String, title: String, line: Int) -> Int? in
        interpreter.ignoreUse()
        return onPromise(word, title, line)
      },
      .function("fulfil", ["number"], "A function has followed.") {
        [unowned self] (number: Int) -> Void in
        interpreter.ignoreUse()
        onFulfilment(number)
      },
      .function("continueTest", [], "The running test has more to run than its body.") {
        [unowned self] () -> Void in
        interpreter.ignoreUse()
        testContinues = true
      },
      .function(
        "explore", ["build", "options", "isWanted", "place"],
        "An app is to be explored when the test has ended; returns why it can't be."
      ) {
        [unowned self]
        (build: LuaFunction?, options: LuaTable, isWanted: Bool, place: String) -> String? in
        interpreter.ignoreUse()
        do throws(LuaMismatch) {
          return onExploration(
            SpecRun.PromisedExploration(
              build: build, options: try ExploringOptions(options), isWanted: isWanted,
              place: place))
        } catch {
          return "\(error)"
        }
      },
      .function("wholePath", ["path"], "A path from the root, without `.` and `..`.") {
        (path: String) -> String in URL(fileURLWithPath: path).standardizedFileURL.path
      },
      .function("rowLines", ["line"], "The lines of the rows of `each`.") {
        [unowned self] (line: Int) -> [Int] in
        interpreter.ignoreUse()
        return onRows(line)
      },
      .function("randomize", ["wanted", "seed"], "Turns random order on or off.") {
        [unowned self] (isWanted: Bool, seed: Int?) in onRandomize(isWanted, seed)
      },
      .function(
        "golden", ["name", "text", "former"],
        "Compares a text with the golden of a name, which may have its former form."
      ) {
        [unowned self] (name: String, text: String, former: String) -> [String] in
        onGolden(name, text, former)
      },
      .function("softFailure", ["failure"], "Records a failure that doesn't end the test.") {
        [unowned self] (failure: LuaTable) in onSoftFailure(failure)
      },
      .function("expectedWarning", ["rule"], "A test expected the violation of a rule.") {
        [unowned self] (rule: String) in onExpectedWarning(rule)
      },
      .function("alignment", ["one", "other"], "The entries without a counterpart.") {
        (one: [String], other: [String]) -> [[Int]] in
        CommonLines(one, other).gaps(one.count, other.count)
      },
      .function("lineDifference", ["one", "other"], "The difference between two texts.") {
        (one: String, other: String) -> [String] in
        TextDifference(expected: one, actual: other, most: 5000).description
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      },
      .function("nearest", ["name", "names"], "The nearest valid name.") {
        (name: String, names: [String]) -> String? in nearest(to: name, in: names)
      },
      .function("ruleProblem", ["id"], "The problem with a rule's ID; nil if it is valid.") {
        (id: String) -> String? in
        if Diagnostic.Rule.all.contains(where: { $0.id == id }) { return nil }
        let guess = Explanation.rule(near: id).map { "; did you mean '\($0)'?" } ?? ""
        return "there is no diagnostic '\(id)'\(guess)"
      },
      .function("stackNames", ["controller"], "The names on a stack, root first.") {
        (controller: UINavigationController) -> [String] in
        controller.viewControllers.map(\.plainLabel)
      },
    ]
  }
}

extension SpecHost {
  /// The data of a test's events.
  private var eventMembers: [Member] {
    [
      .function("eventTexts", [], "The lines of the test's events.") {
        [unowned self] () -> [String] in events.map(\.text)
      },
      .function("eventTimes", [], "The times of the test's events, in seconds.") {
        [unowned self] () -> [Double] in events.map(\.at.inSeconds)
      },
      .function("eventsThatCount", [], "Which of the events an exhaustive test has to assert.") {
        [unowned self] () -> [Bool] in
        events.map { !$0.isContainer && Self.countedKinds.contains($0.kind) }
      },
      .function("exceptionLine", [], "The latest exception as a line.") {
        [unowned self] () -> String in events.last { $0.kind == .exception }?.text ?? ""
      },
      .function("warningIDs", [], "The rules that were violated in the test.") {
        [unowned self] () -> [String] in
        events.filter { $0.kind == .warning }.map(\.callback)
      },
      .function("warningLines", [], "The warnings of the test as lines.") {
        [unowned self] () -> [String] in
        events.filter { $0.kind == .warning }.map(\.text)
      },
    ]
  }

  /// What snapshots contain.
  private var snapshotMembers: [Member] {
    [
      .function("snapshotTree", [], "The tree as snapshots have it.") {
        [unowned self] () -> String in
        var texts = SnapshotTexts(world.stage.hierarchy, [])
        return texts.tree()
      },
      .function("snapshotScreen", [], "The screen as snapshots have it.") {
        [unowned self] () -> String in
        var texts = SnapshotTexts(world.stage.hierarchy, [])
        return texts.screen(world.stage.screen)
      },
      .function("snapshotLines", ["lines"], "Lines of a timeline as snapshots have them.") {
        [unowned self] (lines: [String]) -> [String] in
        var texts = SnapshotTexts(world.stage.hierarchy, events)
        return lines.map { texts.line($0) }
      },
      .function("snapshotParts", [], "Tree, screen and timeline, numbered together.") {
        [unowned self] () -> [String] in
        var texts = SnapshotTexts(world.stage.hierarchy, events)
        var printer = TimelinePrinter()
        let (tree, screen) = (texts.tree(), texts.screen(world.stage.screen))
        let lines = printer.lines(for: world.stage.trace.part(from: 0)).map { texts.line($0) }
        return [tree, screen, lines.joined(separator: "\n")]
      },
      .function(
        "recordSnapshot", ["kind", "line", "lines"],
        "Records what an assertion has found; returns why it can't."
      ) {
        [unowned self] (kind: String, line: Int, lines: [String]) -> String? in
        RecordedSnapshots.Kind(rawValue: kind).flatMap { onRecord($0, line, lines) }
      },
      .function(
        "holdSnapshot", ["kind", "line"],
        "The expectation of an assertion holds; returns why that prevents recording."
      ) {
        [unowned self] (kind: String, line: Int) -> String? in
        RecordedSnapshots.Kind(rawValue: kind).flatMap { onHold($0, line) }
      },
    ]
  }

  private static let countedKinds: Set<Event.Kind> = [
    .callback, .delegate, .completion, .warning, .exception, .error,
  ]
}

extension CommonLines {
  /// The entries without a counterpart, between those that have one: for each gap how many entries
  /// precede it and where it ends, in one list and in the other.
  fileprivate func gaps(_ first: Int, _ second: Int) -> [[Int]] {
    var (old, new) = (0, 0)
    var gaps: [[Int]] = []
    for pair in pairs + [(first, second)] {
      if pair.0 > old || pair.1 > new { gaps.append([old, pair.0, new, pair.1]) }
      (old, new) = (pair.0 + 1, pair.1 + 1)
    }
    return gaps
  }
}
