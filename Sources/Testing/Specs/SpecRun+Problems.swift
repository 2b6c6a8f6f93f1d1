import EscapedText
import Inspection
import Lua
import NavigationModel
import Reports
import UIKitLua

extension SpecRun {
  /// The problem of the test that an error thrown by a function causes.
  func failure(_ error: LuaError) -> SpecFailure {
    if error.kind.isStop, isInterrupted() {
      isOver = true
      return SpecFailure(problem: Problem("interrupted"), outcome: .stopped)
    }
    if error.kind.isStop {
      return SpecFailure(problem: problem(error), outcome: .stopped)
    }
    let reason = try? host.call("reasonOf", [error.value])  // no script code runs
    if let reason, !reason.isNil {
      return SpecFailure(problem: Problem(""), outcome: .pending, reason: Self.text(reason))
    }
    let parts = try? host.table("partsOf", [error.value])  // no script code runs
    return SpecFailure(
      problem: problem(error), outcome: parts == nil ? .error : .failed,
      isNotSettled: error.isNotSettled)
  }

  /// The failure of an assertion after which the test continues.
  func softFailure(_ parts: LuaTable) -> SpecFailure {
    var problem = problem(of: parts)
    problem.source = excerpt(at: problem.place)
    return SpecFailure(problem: problem, outcome: .failed, isSoft: true)
  }

  /// An error in parts, with the message of an assertion, if it is one's.
  func problem(_ error: LuaError) -> Problem {
    let parts = (try? host.table("partsOf", [error.value])) ?? nil  // no script code runs
    var problem = parts.map(problem(of:)) ?? plainProblem(error)
    problem.traceback = error.traceback.filter(Self.isOfScripts)
    if problem.place.isEmpty, case let frame? = problem.traceback.first {
      problem.place = frame.split(separator: ":").prefix(2).joined(separator: ":")
    }
    problem.source = excerpt(at: problem.place)
    if problem.traceback.count < 2 { problem.traceback = [] }
    return problem
  }

  private func problem(of parts: LuaTable) -> Problem {
    var problem = Problem(Self.text(parts["sentence"]))
    problem.remark = Self.text(parts["remark"])
    problem.place = Self.text(parts["place"])
    if case .table(let lines) = parts["lines"] {
      problem.difference = lines.sequence.map(Self.text)
    }
    return problem
  }

  private func plainProblem(_ error: LuaError) -> Problem {
    var problem = Problem(sentence(of: error))
    // The place in front of a message is the one that `error` was given a level for.
    for place in [firstWord(of: error), error.position, error.details?.position] {
      guard let place, !place.hasPrefix("[") else { continue }
      if problem.place.isEmpty { problem.place = place }
      if problem.sentence.hasPrefix("\(place): ") {
        problem.sentence = String(problem.sentence.dropFirst(place.count + 2))
      }
    }
    return problem
  }

  private func sentence(of error: LuaError) -> String {
    switch error.value {
    case .table(let table) where error.details == nil && !table.hasMetatable:
      "an error that is a table: \(shown(table))"
    case .nil where error.message == "nil": "an error that is nil"
    default: error.message
    }
  }

  /// The position in front of a message, if it is one of this file's.
  private func firstWord(of error: LuaError) -> String? {
    error.message.split(separator: ": ").first.map(String.init)
      .flatMap { word in
        let start = "\(path.escaped):"
        return word.hasPrefix(start) && Int(word.dropFirst(start.count)) != nil ? word : nil
      }
  }

  private func shown(_ table: LuaTable) -> String {
    guard case .string(let text)? = try? host.call("show", [table]) else { return "{ ... }" }
    return text
  }

  private static func text(_ value: LuaValue) -> String {
    switch value {
    case .string(let text): text
    case .bytes(let bytes): String(numbering: bytes)
    default: ""
    }
  }

  /// The runner's own functions have names in brackets.
  private static func isOfScripts(_ frame: String) -> Bool {
    !frame.hasPrefix("[") && !frame.hasPrefix("...")
  }

  // MARK: The state of the world

  /// How many of the last events are shown.
  private static let shownEvents = 10

  /// Adds the last events of the world, and the rules that were violated.
  func describeWorld(in problem: inout Problem) {
    let events = host.events
    let last = events.suffix(Self.shownEvents)
    problem.earlierEvents = events.count - last.count
    var printer = TimelinePrinter(from: last.first?.at ?? .zero)
    problem.events = printer.lines(for: last)
    var seen: Set<String> = []
    problem.diagnostics = events.filter { $0.kind == .warning || $0.kind == .exception }
      .map(\.callback).filter { seen.insert($0).inserted }
  }

  /// The lines of the source around a position, which has an arrow.
  func excerpt(at place: String) -> [String] {
    let parts = place.split(separator: ":")
    guard parts.count >= 2, parts.dropLast().joined(separator: ":") == path,
      let line = parts.last.flatMap({ Int($0) }), line >= 1, line <= sourceLines.count
    else { return [] }
    let first = max(1, line - 2)
    let width = String(line).count
    return (first...line).map { number in
      let text = sourceLines[number - 1]
      let label = String(repeating: " ", count: width - String(number).count) + "\(number)"
      return "\(number == line ? ">" : " ") \(label) |\(text.isEmpty ? "" : " \(text)")"
    }
  }
}
