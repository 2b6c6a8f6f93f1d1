import Console
import Foundation
import HeadlessUIKit
import Lua
import LuaSyntax
import NavigationModel
import StoredValues
import Reports
import UIKitLua

/// One run of a spec file: its blocks are run as they are found, each test in a world of its own.
final class SpecRun {
  let path: String
  let options: TestOptions
  let host: SpecHost
  let selection: TestChoice
  let send: (RunEvent) -> Void
  let source: String
  /// The lines of the file.
  private(set) lazy var sourceLines = source.linesOfLua
  /// Ends the program when a function cannot be stopped.
  let leave: Limits.Leave
  /// Whether to run nothing more.
  var isOver = false
  /// Whether the run is to end early.
  var isInterrupted: () -> Bool = { false }
  /// The block whose body runs, to which new blocks are added.
  private var open: SpecBlock?
  /// The states before the blocks that run, outermost first; nil for those that restore nothing.
  private var states: [LuaTable?] = []
  /// How often a word was called without its function.
  private var promised = 0
  /// The state before the next test; nil if it may have changed.
  private(set) var baseline: LuaTable?
  /// Whether the last test has changed nothing that isn't restored at the start of the next.
  private var isUnchanged = false
  private var goldens: Goldens
  /// What a recording run writes into the spec.
  private(set) var snapshots: RecordedSnapshots
  private let touched: TouchedFiles?
  /// The films of the tests; nil if none are wanted.
  let films: TestFilms?
  let lines: CoveredLines?
  /// The rules that the running test has violated, but for those that it asserted.
  var warnings: [RunWarning] = []
  private var allPassed = true
  /// Whether a test has made tables with finalizers.
  var hasFinalizers = false
  /// Whether another shard runs some of the tests.
  private var hasLeftOut = false
  private var coverage = Coverage()
  /// What is to be explored when the running test has ended; nil outside of tests.
  var explorations: [PromisedExploration]?
  /// The failures in the world while a function ran.
  var reportedProblems: [SpecFailure] = []
  /// A remark about the running test, which is not a failure.
  private var remark: String?
  /// Whether printed output is discarded: a property's runs print the same again and again.
  var discardsOutput = false
  /// When the progress of a property was last reported.
  var lastActivity = DispatchTime.now()

  let session: Session
  let world: ScriptWorld

  /// Prepares a run on a host that nothing has used; it passes its events to `send`.
  init(
    of source: String, at path: String, on host: SpecHost, options: TestOptions,
    leave: @escaping Limits.Leave, send: @escaping (RunEvent) -> Void
  ) {
    self.host = host
    session = host.session
    world = host.session.world
    self.path = path
    self.options = options
    self.leave = leave
    self.send = send
    self.source = source
    goldens = Goldens(of: path, refusal: options.whyNothingIsStored)
    touched = TouchedFiles(of: path, options, send: send)
    films = TestFilms(of: path, source, options)
    touched?.listen(to: session.world.interpreter)
    let folder = Session.folder(of: path)
    host.begin(
      path, isRecording: options.isRecording, modulesBefore: options.modulePath,
      modulesAfter: "\(folder)/?.lua;\(folder)/?/init.lua")
    snapshots = RecordedSnapshots(of: source)
    if let replacement = options.replacement {
      session.world.interpreter.replaceSource(of: replacement.path, with: replacement.text)
    }
    lines = CoveredLines(of: path, options, in: session.world.interpreter)
    selection = TestChoice(options, in: session.world.interpreter)
    session.setArguments([], script: path)
    if options.isSandboxed { session.confine(to: path) }
    listen()
  }

  /// Runs everything.
  func run() {
    run(file: source)
    runLastFinalizers()
    lines?.files().forEach { send(.ran($0)) }
    close()
    writeSnapshots()
    if options.measuresCoverage && !options.isListing { send(.covered(coverage)) }
    if allPassed && options.isAboutAll { goldens.leftovers().forEach { send(.remarked($0)) } }
    send(.fileEnded(path, printed: ""))
  }

  private func run(file source: String) {
    let body: LuaFunction
    do throws(LuaError) {
      body = try world.interpreter.load(SourceText.lua(of: source), named: path, isFile: true)
      try host.call("adopt", [body])
    } catch {
      return report(TestID(file: path), .unloadable, [problem(error)])
    }
    let failures = runTexts()
    guard failures.isEmpty else {
      return report(TestID(file: path), .unloadable, failures.map(\.problem), endsRun: true)
    }
    let lines = 1...max(1, source.utf8.lineBreakCount + 1)
    run(block: SpecBlock(.file, path, line: 1, lines: lines, body: body, in: nil))
  }

  /// Runs the scripts before the file, up to the first one that fails.
  private func runTexts() -> [SpecFailure] {
    for text in options.texts {
      let failures = withinLimits { attempt(text: text) }
      guard failures.isEmpty else { return failures }
    }
    return []
  }

  private func listen() {
    host.onBlock = { [unowned self] in addBlock($0, $1, $2, $3, $4, $5) }
    host.onPromise = { [unowned self] word, title, line in
      guard let open else { return nil }
      promised += 1
      open.promises[promised] = SpecPromise(word: word, title: title, line: line)
      return promised
    }
    host.onFulfilment = { [unowned self] number in open?.promises[number] = nil }
    host.onRows = { [source] in RowLines(in: source).lines(ofCallOn: $0) }
    host.onRandomize = { [unowned self] isWanted, seed in
      open?.isShuffled = isWanted
      open?.shuffleSeed = seed
    }
    host.onGolden = { [unowned self] name, text, former in
      touched?.record(goldens.file(name).path, .reads)
      let interpreter = world.interpreter
      return goldens.compare(name, with: text, or: former) { (path) throws(SystemError) in
        try interpreter.file(path)
      }
    }
    host.onRecord = { [unowned self] kind, line, lines in
      snapshots.record(kind, line: line, lines)
    }
    host.onHold = { [unowned self] kind, line in snapshots.hold(kind, line: line) }
    host.onExploration = { [unowned self] in promise($0) }
    host.onSoftFailure = { [unowned self] failure in
      reportedProblems.append(softFailure(failure))
    }
    session.write = { [unowned self] in receive($0) }
    session.writeError = { _ in }
    world.onError = { [unowned self] error, context in
      var failure = failure(error)
      failure.problem.sentence = "error in \(context): \(failure.problem.sentence)"
      reportedProblems.append(failure)
    }
    world.onWarning = { [unowned self] diagnostic, position in
      let text = diagnostic.text(world.stage.profile.era) ?? diagnostic.why
      let place = position ?? goldens.test?.place ?? path
      warnings.append(RunWarning(diagnostic.rule.id, text, at: place))
    }
    host.onExpectedWarning = { [unowned self] rule in
      if let index = warnings.lastIndex(where: { $0.rule == rule }) { warnings.remove(at: index) }
    }
    world.onScriptWarning = { [unowned self] in receive("warning: \($0)\n") }
    world.willReplaceWorld = { [unowned self] in
      host.earlierEvents += world.stage.trace.events
    }
    world.didReplaceWorld = { [unowned self] in keepTrace() }
    keepTrace()
  }

  /// Assertions are about all events of a test.
  private func keepTrace() { world.stage.trace.retain(from: 0) }

  private func receive(_ text: String) {
    if !discardsOutput { RunEvent.printed(inParts: text).forEach(send) }
  }

  /// Writes what was recorded into the spec.
  private func writeSnapshots() {
    guard snapshots.count > 0 else { return }
    do throws(SystemError) {
      try WholeFile(path).write(SourceText.bytes(of: snapshots.source))
    } catch {
      report(TestID(file: path), .failed, [Problem("can't be written: \(error)")])
    }
  }

  // MARK: Blocks

  private func addBlock(
    _ kind: String, _ name: String, _ body: LuaFunction, _ lines: ClosedRange<Int>, _ line: Int,
    _ limits: LuaTable?
  ) -> Bool {
    guard let open else { return false }
    // The body of a block in a module runs when the spec's call of the module has returned.
    let (line, lines) = line > 0 ? (line, lines) : (open.line, open.line...open.line)
    if let kind = SpecBlock.Kind(rawValue: kind) {
      open.children.append(
        SpecBlock(
          kind, name, line: line, lines: lines, body: body,
          limits: limits.map(BlockLimits.init) ?? BlockLimits(), in: open))
    } else if let hook = SpecBlock.Hook(rawValue: kind) {
      open.hooks[hook, default: []].append(SpecHook(name: name, line: line, body: body))
    }
    return true
  }

  private func run(block: SpecBlock) {
    guard !isOver, !isInterrupted(), !selection.excludes(block, in: path) else { return }
    states.append(block.kind.isInsulated ? try? host.table("save") : nil)
    let doubles = count(of: "activeDoubles")
    if find(in: block) {
      runChildren(of: block)
    }
    _ = try? host.call("revertDoubles", [doubles])  // reverting cannot fail
    if let saved = states.removeLast() { _ = try? host.call("putBack", [saved]) }  // the same
    // The block around `expose` keeps what it changed.
    if block.kind == .expose, let last = states.last, last != nil {
      states[states.count - 1] = try? host.table("save")
    }
    baseline = nil
  }

  /// Runs the body of a block, which defines its tests, hooks and blocks; returns false if it
  /// failed.
  private func find(in block: SpecBlock) -> Bool {
    block.scope = try? host.table(
      "scope", [block.parent?.scope, block.kind == .expose])  // no script code runs
    open = block
    let id = TestID(file: path, names: block.names, line: block.line)
    let failures = withinLimits(block.limits(in: options.limits)) {
      attemptOutside(block.body, in: block.scope, for: id)
    }
    open = nil
    baseline = nil
    guard failures.isEmpty else {
      report(
        block.kind == .file ? TestID(file: path) : id,
        block.kind == .file ? .unloadable : .error, failures.map(\.problem))
      return false
    }
    for (_, promise) in block.promises.sorted(by: { $0.key < $1.key }) {
      report(promise, of: block)
    }
    if block.children.isEmpty && block.promises.isEmpty && !options.isListing {
      send(.remarked("\(block.kind == .file ? path : id.place): there are no tests"))
    }
    return true
  }

  /// Reports a word that has no function, if the test that it should be is selected.
  private func report(_ promise: SpecPromise, of block: SpecBlock) {
    let title = promise.title.isEmpty ? promise.word : promise.title
    let line = promise.line > 0 ? promise.line : block.line
    let id = TestID(file: path, names: block.names + [title], line: line)
    guard !options.isListing, selection.wants(id) else { return }
    var problem = Problem(promise.sentence)
    problem.place = id.place
    problem.source = excerpt(at: id.place)
    report(id, .error, [problem])
  }

  private func runChildren(of block: SpecBlock) {
    let canRun = options.isListing || runHooks(.strictSetup, of: block)
    for child in ordered(block.children, of: block)
    where canRun && !isOver && !isInterrupted() {
      child.kind.isTest ? run(test: child) : run(block: child)
    }
    guard !options.isListing else { return }
    if block.lazySetup != nil { _ = runHooks(.lazyTeardown, of: block) }
    _ = runHooks(.strictTeardown, of: block)
  }

  private func ordered(_ children: [SpecBlock], of block: SpecBlock) -> [SpecBlock] {
    guard block.isShuffled ?? options.isShuffled else { return children }
    var random = SeededRandom(
      seed: block.shuffleSeed ?? options.seed, for: block.names.joined(separator: "\0"))
    return children.shuffled(using: &random)
  }

  /// Runs the hooks of a block that belong to no test, and reports those that fail: the first of a
  /// set-up, after which nothing more of it runs, and each of a tear-down.
  func runHooks(_ kind: SpecBlock.Hook, of block: SpecBlock) -> Bool {
    var havePassed = true
    for hook in block.hooks(kind) {
      baseline = nil
      let scope = try? host.table("insideScope", [block.scope])  // no script code runs
      let id = TestID(file: path, names: block.names + [hook.name], line: hook.line)
      let failures = withinLimits(block.limits(in: options.limits)) {
        attemptOutside(hook.body, in: scope, for: id).map { skippingNothing($0, hook.name) }
      }
      guard !failures.isEmpty else { continue }
      report(id, .error, failures.map(\.problem))
      havePassed = false
      if kind.isSetup || failures.areStopped { break }
    }
    return havePassed
  }

  // MARK: Tests

  /// Begins a test in a fresh world; its changes can be reverted.
  func begin(_ id: TestID) {
    warnings = []
    send(.testBegan(id))
    goldens.test = id
    if !isUnchanged || baseline == nil {
      renewWorld()
    } else {
      world.interpreter.restartRandom()
    }
    if baseline == nil {
      baseline = try? host.table("stateLike", [states.last ?? nil])  // no script code runs
    }
    isUnchanged = false
  }

  /// Restores the state at the start of the test.
  func beginAgain(_ doubles: Int) {
    revert(doubles)
    renewWorld()
    films?.beginAgain()
  }

  /// Reverts what the test has changed, but for its world.
  func revert(_ doubles: Int) {
    recordCoverage()
    _ = try? host.call("revertDoubles", [doubles])  // reverting cannot fail
    _ = try? host.call("beginRun")  // the same
    putBack()
  }

  /// Reverts the changes of the test.
  func putBack() {
    if let baseline { _ = try? host.call("putBack", [baseline]) }  // no script code runs
  }

  private func recordCoverage() {
    if options.measuresCoverage { coverage.add(host.events) }
  }

  private func renewWorld() {
    do throws(LuaError) {
      try beginFreshWorld()
    } catch {
      preconditionFailure("no test is running: \(error.message)")
    }
  }

  /// Begins a fresh world; throws what stops that.
  func beginFreshWorld() throws(LuaError) {
    defer { host.earlierEvents = [] }
    guard try world.renew(), let baseline else { return }
    try host.call("takeWindow", [baseline])
  }

  /// Ends a test and its world: all its changes are reverted, and nothing of it is visible to the
  /// next one.
  ///
  /// Nothing is to be reverted if everything but the world is as before.
  func end(_ result: TestResult, isAsBefore: Bool) {
    goldens.test = nil
    var result = result
    if let problem = films?.end(&result) { send(.remarked(problem)) }
    recordCoverage()
    if !isAsBefore { putBack() }
    isUnchanged = isAsBefore && !world.interpreter.wasUsed
    if world.interpreter.wasUsed { renewWorld() }
    finish(result)
  }

  /// Reports a result that no test has.
  func report(
    _ id: TestID, _ outcome: TestOutcome, _ problems: [Problem], endsRun: Bool = false
  ) {
    send(.testBegan(id))
    var result = TestResult(id, outcome, problems)
    result.endsRun = endsRun
    result.isOfBlock = true
    finish(result)
  }

  /// Another shard runs a test; that is said once.
  func leaveOut() {
    if !hasLeftOut { send(.leftOut) }
    hasLeftOut = true
  }

  /// Records a remark that is not a failure; once in a test, however often it runs.
  func addRemark(_ text: String) {
    if remark == nil { remark = text }
  }

  private func finish(_ result: TestResult) {
    if let remark { send(.remarked(remark)) }
    var seen: [RunWarning] = []
    for warning in warnings where !seen.contains(warning) {
      seen.append(warning)
      send(.warned(warning))
    }
    warnings = []
    remark = nil
    send(.testEnded(result))
    if result.outcome != .passed { allPassed = false }
    if result.outcome.isFailure && options.stopsAtFailure { isOver = true }
  }
}
