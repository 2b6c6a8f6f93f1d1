import Lua

/// What was done in a session, oldest first, so that it can be done again.
package struct Journal {
  /// Something that was done, and what came of it.
  package struct Entry {
    /// What was done.
    package let action: Action
    /// What came of it.
    package let outcome: InputOutcome
    /// What was done while it stood still.
    var haltInputs: [HaltInput] = []
  }

  /// An input that was answered in the middle of another one.
  struct HaltInput: Equatable, Sendable {
    /// The number of calls before it.
    let call: Int
    /// What was typed.
    let input: String
  }

  /// Something that a session can do again.
  package enum Action: Equatable, Sendable {
    case arguments([String], script: String, before: [String])
    case moduleFolder(of: String)
    case confinement(file: String?)
    case module(String)
    /// A script of the command line.
    case script(String, name: String, arguments: [String])
    /// The script that a person has every session begin with.
    case start(String, path: String)
    /// A script that was loaded at the prompt.
    case file(String, path: String)
    /// An input at the prompt.
    case input(String)
    /// A command that acts on the world beside Lua.
    case command(String, [String])
  }

  /// The outcome of an entry.
  package struct InputOutcome: Equatable, Sendable {
    /// Whether an error was reported.
    package var hasFailed = false
    /// Whether it was interrupted; it is never replayed.
    package var isStopped = false
    /// How many events there were.
    package var events = 0
    /// How many results were shown that are the same in every world.
    var results = 0
    /// Whether time was left to pass until all was quiet.
    var hasSettled = false
    /// What went wrong first.
    var error: String?
  }

  /// What was done and not undone.
  package private(set) var entries: [Entry] = []
  /// What was undone, the latest last.
  private var undone: [[Entry]] = []
  /// What could have been done again before the last entry was added.
  private var forgotten: [[Entry]] = []
  /// How often the entries were changed otherwise than by one more at the end.
  private(set) var revision = 0

  /// How many inputs there are that count.
  package var inputCount: Int { entries.count { $0.isNumbered } }

  /// The events of all entries.
  var eventCount: Int { entries.reduce(0) { $0 + $1.outcome.events } }

  /// Something new was done: what was undone cannot come back.
  mutating func add(_ entry: Entry) {
    entries.append(entry)
    (forgotten, undone) = (undone, [])
  }

  /// The entry that was added last has not been.
  mutating func retract() {
    revision += 1
    entries.removeLast()
    (undone, forgotten) = (forgotten, [])
  }

  /// What was done before the input after one; 0 is the time before the first.
  func entries(upTo input: Int) -> [Entry] {
    let next = entries.indices.filter { entries[$0].isNumbered }.dropFirst(input).first
    return Array(entries.prefix(upTo: next ?? entries.endIndex))
  }

  /// Takes the inputs after one away; what is left has these outcomes now.
  mutating func undo(to input: Int, leaving rest: [Entry]) {
    undone.append(Array(entries.dropFirst(entries(upTo: input).count)))
    replace(with: rest)
  }

  /// What there would be after the last undoing was taken back.
  var redone: [Entry]? { undone.last.map { entries + $0 } }

  /// Takes the last undoing back.
  mutating func redo(with entries: [Entry]) {
    undone.removeLast()
    replace(with: entries)
  }

  /// The entries were done again, with other outcomes.
  mutating func replace(with entries: [Entry]) {
    revision += 1
    self.entries = entries
  }
}

extension Journal.Entry {
  /// Whether it has a number: a stopped input is as if it had not been.
  package var isNumbered: Bool { action.isInput && !outcome.isStopped }
}

extension Journal.Action {
  /// Whether it was done at the prompt.
  package var isInput: Bool {
    switch self {
    case .file, .input, .command: true
    case .arguments, .moduleFolder, .confinement, .module, .script, .start: false
    }
  }

  /// The text of a program and its file, where it came from one.
  var file: (text: String, path: String)? {
    switch self {
    case .file(let text, let path), .start(let text, let path): (text, path)
    case .script(let text, let name, _) where name != "-e" && name != "stdin": (text, name)
    default: nil
    }
  }

  /// The same with the file's text as it is now.
  func with(text: String) -> Self {
    switch self {
    case .file(_, let path): .file(text, path: path)
    case .start(_, let path): .start(text, path: path)
    case .script(_, let name, let arguments): .script(text, name: name, arguments: arguments)
    default: self
    }
  }

  /// The input as it was typed.
  var typed: String {
    switch self {
    case .input(let text): text
    case .command(let name, let words): ([":\(name)"] + words).joined(separator: " ")
    case .file(_, let path): ":load \(path)"
    case .script(_, let name, _): name
    case .start(_, let path): path
    case .module(let name): "-l \(name)"
    case .arguments, .moduleFolder, .confinement: ""
    }
  }
}

extension Journal {
  /// A line or more for each input, with its number and what came of it.
  package var text: String {
    var number = 0
    let rows = entries.filter(\.action.isInput).map { entry -> (String, String, String) in
      number += entry.isNumbered ? 1 : 0
      return (entry.isNumbered ? "\(number)" : "", entry.outcome.text, entry.action.typed)
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { number, outcome, typed in
      let head =
        String(repeating: " ", count: widths.0 - number.count) + number + "  " + outcome
        + String(repeating: " ", count: widths.1 - outcome.count) + "  "
      let margin = String(repeating: " ", count: head.count)
      let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
      return head + lines.joined(separator: "\n\(margin)") + "\n"
    }.joined()
  }
}

extension Journal.InputOutcome {
  fileprivate var text: String {
    let count = events == 1 ? "1 event" : "\(events) events"
    return isStopped ? "stopped" : hasFailed ? "\(count), failed" : count
  }
}
