import EscapedText
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Translation
import UIKitLua

extension Session {
  /// Whether an input is complete, needs more lines, or is invalid.
  package func completeness(of input: String) -> Interpreter.Completeness {
    if Translation.isDirective(input) {
      return .wrong(LuaError("a directive of the preprocessor is no Lua"))
    }
    let completeness = world.interpreter.withoutUsingAddresses {
      Self.message(in: input).map { .wrong($0) } ?? world.interpreter.completeness(of: input)
    }
    switch completeness {
    case .complete: return completeness
    case .wrong where Translation.isOpen(input): return .incomplete
    case .wrong, .incomplete:
      return world.interpreter.returningLast(of: input) == nil ? completeness : .complete
    }
  }

  /// Whether an input needs more lines; a command never does.
  package func isIncomplete(_ input: String) -> Bool {
    if input.drop(while: \.isWhitespace).first == ":" || commandMeant(by: input) != nil {
      return false
    }
    if case .incomplete = completeness(of: input) { return true }
    return false
  }

  /// Runs an input, be it a command or Lua, and reports the results.
  ///
  /// The partial effects of a stopped input are undone.
  package func handle(_ input: String) {
    let count = journal.entries.count
    nextLine = ""
    let input = commandMeant(by: input) ?? luaMeant(by: input) ?? input
    if !handle(command: input) { evaluate(input) }
    if journal.entries.count > count, journal.entries.last?.outcome.isStopped == true { rewind() }
    journalFile?.write(journal, world.interpreter)
    terminal?.finish()
    judgeTour()
  }

  /// Runs an input, as an expression if it is one, waits until the world is idle, and reports the
  /// results, the events, and the tree if it changed.
  package func evaluate(_ input: String) {
    if breaks.halt != nil { return handleHaltInput(input) }
    runInput { executeAndRecord(.input(input)) }
  }

  /// Reports the results of an input.
  func runInput(showsTree: Bool = true, _ body: () -> Void) {
    let former = view
    limit(body)
    showEvents()
    if showsTree { showView(after: former) }
    runRequests()
  }

  func run(input: String) {
    sessionWorld.beginInput()
    world.interpreter.forgetMissingGlobals()
    guessedNames = []
    let failures = reportedErrors.count
    finishInput { () throws(LuaError) in
      show(try withResults(of: input) { () throws(LuaError) in try world.call(chunk(of: input)) })
    }
    let hasFailed = reportedErrors.count > failures
    noteMissingGlobals(in: input, hasFailed: hasFailed)
    if !hasFailed { noteIgnoredArguments(in: input) }
    noteSequenceWords(in: input)
  }

  func run(command name: String, _ words: [String]) {
    sessionWorld.beginInput()
    finishInput { () throws(LuaError) in try Command.named(name)?.effect(self, words) }
  }

  func runFile(_ text: String, _ path: String) {
    sessionWorld.beginInput()
    world.interpreter.addModuleFolder(Self.folder(of: path))
    run(script: text) { program in
      finishInput { () throws(LuaError) in try world.call(load(program, named: path)) }
    }
  }

  private func finishInput(_ body: () throws(LuaError) -> Void) {
    let error = attempt(body)
    // After Ctrl-C the user doesn't want to wait for active transitions.
    if error?.kind.isStop != true, sessionWorld.clock == .auto {
      sessionWorld.outcome.hasSettled = true
      attempt { () throws(LuaError) in try world.settle() }
    }
    attempt { () throws(LuaError) in try world.collectInFront() }
    world.onTurnEnd()
  }

  /// An input as a program: an expression, or else statements.
  func chunk(of input: String, named name: String? = nil) throws(LuaError) -> LuaFunction {
    let number = timeTravel.map { "at \($0.input)" } ?? "input \(sessionWorld.firstEvents.count)"
    let place = isReplaying ? nil : placeOfInput
    let name = name ?? place?.name ?? number
    let lines = String(repeating: "\n", count: (place?.line ?? 1) - 1)
    sessionWorld.programs.add(lines + input, named: name)
    if let error = Self.message(in: lines + input, named: name) { throw error }
    return try world.interpreter.load(
      input: world.interpreter.keepingLocals(of: input), behind: lines, named: name)
  }

  /// Loads a program, whose lines can be shown later.
  func load(_ program: String, named name: String) throws(LuaError) -> LuaFunction {
    sessionWorld.programs.add(program, named: name.escaped)
    if let error = Self.message(in: program, named: name.escaped) { throw error }
    return try world.interpreter.load(program, named: name)
  }

  /// Runs the commands that scripts have requested meanwhile.
  private func runRequests() {
    let granted = requests
    requests = []
    for request in granted { request() }
  }

  // MARK: Output

  var printedTree: String { TreePrinter(world.stage.hierarchy).text() }

  /// Prints results; in a replay, too, objects are asked for their texts.
  func show(_ results: [LuaValue]) {
    guard !results.isEmpty else { return }
    remember(results)
    describe(results, showsAll ? .none : .init())
    let hasAddress = results.contains { world.interpreter.toString($0)?.contains("0x") == true }
    sessionWorld.outcome.results = hasAddress ? 0 : results.count
  }

  /// Prints values, as much of them as the limits allow.
  func describe(_ values: [LuaValue], _ limits: ValueDescription.DescriptionLimits) {
    var description = ValueDescription(world.interpreter, limits)
    description.write(values) { [unowned self] in
      if isReplaying { recorder?.receive($0) } else { write($0) }
    }
  }

  /// Runs an input and prints its results in full.
  func showAll(of input: String) {
    showsAll = true
    defer { showsAll = false }
    evaluate(input)
  }

  /// Shows the events since the last time.
  ///
  /// Some at the end may be left for the next time.
  func showEvents(before rest: Int = 0) {
    if let transcript { return transcript.flush(before: rest) }
    guard !isReplaying else { return }
    let part = world.stage.trace.part(from: sessionWorld.shownEvents)
    let events = part.events.dropLast(rest)
    sessionWorld.showEvents(part.missing + events.count)
    guard !events.isEmpty else { return }
    // Warnings and errors were printed when they occurred.
    let quiet: [Event.Kind] = [.warning, .error, .exception]
    let shown = events.filter { !quiet.contains($0.kind) }
    let margin = "  "
    let room = columns().map { $0 - margin.count }
    let note = part.missing > 0 && settings.events != .off
    let labels = room == nil ? .plain : Labels(hierarchy, shown)
    let lines = settings.events.lines(
      for: shown, from: sessionWorld.start, labels: labels, columns: room)
    for line in (note ? [TimelinePrinter.dropped(part.missing)] : []) + lines {
      write(paint(margin + line, .event) + "\n")
    }
  }
}

extension Interpreter {
  /// Compiles an input after some empty lines.
  func load(
    input: String, behind lines: String = "", named name: String
  ) throws(LuaError) -> LuaFunction {
    try load(lines + program(of: input, named: name), named: name)
  }

  /// The program that is compiled for an input: an expression, or else statements, of which the
  /// last may be an expression.
  ///
  /// An incomplete expression is reported as one: in `1 +` the 1 is not the error.
  func program(of input: String, named name: String) -> String {
    let expression = "return \(input)"
    do {
      _ = try load(expression, named: name)
      return expression
    } catch {
      if let returning = returningLast(of: input) { return returning }
      guard case .syntax(isIncomplete: true) = error.kind else { return input }
      return (try? load(input, named: name)) == nil ? expression : input
    }
  }
}
