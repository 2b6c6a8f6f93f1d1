import Exploring
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// An app that a script builds, to be explored: the script runs up to the first thing that its user
/// does.
package final class ScriptedApp: ExploredApp {
  package let source: Film.Source
  package let classes: [(name: String, line: Int)]
  private let text: String
  private let name: String
  private let profile: Profile
  private let isTrusted: Bool
  /// What may be typed: the first text that the script itself types, and Return.
  private let texts: [String]

  /// An app of a script; one that isn't trusted runs in the sandbox.
  package init(
    _ text: String, named name: String, profile: Profile = .modern, isTrusted: Bool = false
  ) {
    (self.text, self.name, self.profile, self.isTrusted) = (text, name, profile, isTrusted)
    source = Film.Source(name: name, text: text)
    let script = ExploredScript(source)
    (classes, texts) = (script.classes, [script.typedText, "\n"])
  }

  package func begin() -> any RunningApp { run() }

  /// Explores the app for a page in which one can tap.
  package func played(taps: Int = 6, states: Int = 200) -> Exploration {
    Explorer(self, .ofPage(taps: taps, states: states)).explore()
  }

  private func run() -> RunningScript {
    RunningScript(text, named: name, profile, typing: texts, isTrusted: isTrusted)
  }

  /// The findings that the script accepts.
  package var accepted: [AcceptedFinding] { run().accepted }

  /// The film of a script in the app's profile.
  package func film(of text: String, named name: String) -> Film {
    let session = Session(profile: profile)
    if !isTrusted { session.confine(to: self.name) }
    session.addModuleFolder(of: self.name)
    let recording = FilmRecording(of: session, text: text, named: name)
    _ = session.run(script: text, named: name)
    return recording.film
  }

  /// A script that builds the app and does what lines say.
  package func script(doing lines: [String], about comment: String) -> String {
    let end = run().lineOfUser.map { $0 - 1 } ?? source.lines.count
    let built = source.lines.prefix(end).joined(separator: "\n")
    let done = lines.map { $0.hasPrefix("wait(") ? "\($0)\n" : "\($0)\nsettle()\n" }.joined()
    return "-- \(comment.replacing("\n", with: " "))\n\(built)\nsettle()\n\n\(done)"
  }
}

/// What an explorer reads in a script.
struct ExploredScript {
  private let source: Film.Source

  init(_ source: Film.Source) { self.source = source }

  /// The first text that it types; a letter if it types none.
  var typedText: String {
    for line in source.lines {
      if let match = line.firstMatch(of: /user\.type\(\s*"([^"\\]+)"/) { return String(match.1) }
    }
    return "a"
  }

  /// The classes of controllers that it defines, with their lines.
  var classes: [(name: String, line: Int)] {
    var found: [(name: String, line: Int)] = []
    var variables: Set<String> = []
    for (index, line) in source.lines.enumerated() {
      guard
        let match = line.firstMatch(
          of: /(?:(\w+)\s*=\s*)?\bclass\(\s*"(\w+)"\s*,\s*(\w+)\s*\)/)
      else { continue }
      let parent = String(match.3)
      guard parent.hasPrefix("UI") && parent.hasSuffix("Controller") || variables.contains(parent)
      else { continue }
      if let variable = match.1 { variables.insert(String(variable)) }
      found.append((String(match.2), index + 1))
    }
    // A class that another one continues need not be seen itself.
    return found.filter { item in
      let end = ", \(variable(of: item.name)))"
      return !source.lines.contains { $0.contains("class(") && $0.contains(end) }
    }
  }

  private func variable(of className: String) -> String {
    for line in source.lines {
      if let match = line.firstMatch(of: /(\w+)\s*=\s*class\(\s*"(\w+)"/), match.2 == className {
        return String(match.1)
      }
    }
    return className
  }
}

extension ExplorerBounds {
  /// Those of a page: everything is drawn, and nothing is done in haste.
  static func ofPage(taps: Int, states: Int) -> ExplorerBounds {
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.states, bounds.races, bounds.records) = (taps, states, 0, true)
    return bounds
  }
}

/// A world of a script in which its user does something.
final class RunningScript: RunningApp {
  private let world: ScriptWorld
  /// What the world belongs to, which lives as long.
  private let session: Session
  private let texts: [String]
  private var troubles: [Trouble] = []
  private var printed: [String] = []
  /// The line at which its user begins; nil if it has none.
  private(set) var lineOfUser: Int?
  /// The instructions that one thing may take.
  private static let instructions = 20_000_000

  var stage: Stage { world.stage }

  /// A script that runs up to the first thing that its user does.
  init(
    _ text: String, named name: String, _ profile: Profile, typing texts: [String],
    isTrusted: Bool
  ) {
    self.texts = texts
    session = Session(profile: profile)
    world = session.world
    if !isTrusted { session.confine(to: name) }
    session.addModuleFolder(of: name)
    follow()
    build(text, name)
  }

  /// A world that was built already, such as that of a replay.
  init(_ world: ScriptWorld, of session: Session, typing texts: [String]) {
    (self.world, self.session, self.texts) = (world, session, texts)
    follow()
  }

  private func follow() {
    world.output = { [unowned self] in printed.append($0) }
    world.onError = { [unowned self] error, context in note(error, context) }
    world.onScriptWarning = { [unowned self] in printed.append("warning: \($0)\n") }
    world.onWarning = { [unowned self] diagnostic, _ in note(diagnostic) }
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
    let text = diagnostic.consoleText(stage.profile.era) ?? diagnostic.why
    let isImbalance = diagnostic.rule == .unbalanced
    troubles.append(
      Trouble(isImbalance ? .imbalance : .diagnostic, diagnostic.rule.id, text, diagnostic))
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
