import Exploring
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// A world of a script in which its user does something.
final class RunningScript: RunningApp {
  private let world: ScriptWorld
  /// What the world belongs to, which lives as long.
  private let session: Session
  private let texts: [String]
  private var troubles: [Trouble] = []
  private var printed: [String] = []
  /// Called with what stops a script from outside: Ctrl-C, or a limit on time or memory.
  private let onStop: (LuaError) -> Void
  /// The line at which its user begins; nil if it has none.
  private(set) var lineOfUser: Int?
  /// The instructions that one thing may take.
  private static let instructions = 20_000_000

  var stage: Stage { world.stage }

  /// A script that runs up to the first thing that its user does.
  init(
    _ text: String, named name: String, _ profile: Profile, typing texts: [String],
    isTrusted: Bool, onStop: @escaping (LuaError) -> Void
  ) {
    (self.texts, self.onStop) = (texts, onStop)
    session = Session(profile: profile)
    world = session.world
    if !isTrusted { session.confine(to: name) }
    session.addModuleFolder(of: name)
    follow()
    build(text, name)
  }

  /// A world that was built already, such as that of a replay.
  init(
    _ world: ScriptWorld, of session: Session, typing texts: [String],
    onStop: @escaping (LuaError) -> Void
  ) {
    (self.world, self.session, self.texts, self.onStop) = (world, session, texts, onStop)
    follow()
  }

  private func follow() {
    world.output = { [unowned self] in printed.append($0) }
    world.onError = { [unowned self] error, context in note(error, context) }
    world.onScriptWarning = { [unowned self] in printed.append("warning: \($0)\n") }
    world.onWarning = { [unowned self] diagnostic, _ in note(diagnostic) }
  }

  /// Builds the app in its world, and lets it settle.
  func build(_ body: () throws(LuaError) -> Void) {
    attempt(body)
    settle()
  }

  /// Runs the script up to its user: every function of that ends it.
  private func build(_ text: String, _ name: String) {
    attempt { () throws(LuaError) in
      let seal = try world.interpreter.load(Self.seal, named: "explorer")
      guard case .function(let unseal)? = try world.call(seal).first else { return }
      attempt { () throws(LuaError) in
        try world.call(world.interpreter.load(SourceText.lua(of: text), named: name))
      }
      try world.call(unseal)
      try world.settle()
    }
  }

  /// Makes the user's functions end the script; returns what undoes that.
  private static let seal = """
    local user, error, pairs = user, error, pairs
    local functions, done = {}, "\(builtMark)"
    for name, value in pairs(user) do functions[name] = value end
    for name in pairs(functions) do user[name] = function() error(done, 2) end end
    return function() for name, value in pairs(functions) do user[name] = value end end
    """

  /// What ends the script where its user begins.
  private static let builtMark = "explorer: the app is built"

  /// What the script accepts.
  var accepted: [AcceptedFinding] { world.acceptedFindings }

  @discardableResult
  private func attempt(_ body: () throws(LuaError) -> Void) -> Bool {
    world.interpreter.allowInstructions(Self.instructions)
    do {
      try body()
      return true
    } catch {
      note(error, nil)
      return false
    }
  }

  private func note(_ error: LuaError, _ context: String?) {
    if case .stopped(let reason) = error.kind, reason != .outOfInstructions { onStop(error) }
    if error.message.contains(Self.builtMark) {
      let words = error.message.components(separatedBy: ": \(Self.builtMark)")
      lineOfUser = words.first.flatMap { $0.split(separator: ":").last.flatMap { Int($0) } }
      return
    }
    if error.isNotSettled {
      return troubles.append(Trouble(.lostCompletion, name(of: error), error.message))
    }
    let isException = error.details.map { Diagnostic.Rule.named($0.code) != nil } ?? false
    let place = error.details?.code ?? error.position ?? context ?? "the script"
    troubles.append(Trouble(isException ? .exception : .error, place, error.message))
  }

  private func name(of error: LuaError) -> String { error.details?.name ?? "the script" }

  private func note(_ diagnostic: Diagnostic) {
    troubles.append(Trouble(diagnostic, under: stage.profile))
  }

  var hits: [Hit] { PossibleSteps(in: world, typing: texts).hits }

  func perform(_ line: String) -> Bool {
    var isHonoured = true
    let isDone = attempt { () throws(LuaError) in
      let function = try world.interpreter.load("return \(line)", named: "user")
      if case .boolean(false)? = try world.call(function).first { isHonoured = false }
    }
    return isDone && isHonoured
  }

  func settle() {
    attempt { () throws(LuaError) in try world.settle() }
  }

  func collect() {
    attempt { () throws(LuaError) in try world.collectInFront() }
  }

  var pendingTimes: [Duration] { world.pendingTimes }

  var fingerprint: String? {
    guard case .table(let app) = world.interpreter.global("app"),
      case .function(let function) = app["fingerprint"]
    else { return nil }
    var text = ""
    attempt { () throws(LuaError) in
      text = try world.call(function).map { world.interpreter.toString($0) ?? "" }
        .joined(separator: " ")
    }
    return text
  }

  func takeTroubles() -> [Trouble] {
    defer { troubles = [] }
    return troubles
  }

  func takePrinted() -> [String] {
    defer { printed = [] }
    return printed
  }

  func leaks() -> [(name: String, retainers: [String])] {
    var found: [(name: String, retainers: [String])] = []
    attempt { () throws(LuaError) in found = try world.leaks() }
    return found
  }
}
