import Lua

/// The operations of a session, oldest first, so that they can be replayed.
package struct Journal {
  /// An operation and its outcome.
  package struct Entry {
    /// The operation.
    package let action: Action
    /// Its outcome.
    package let outcome: InputOutcome
    /// The inputs made while it was stopped.
    var haltInputs: [HaltInput] = []
  }

  /// An input that was answered in the middle of another one.
  struct HaltInput: Equatable, Sendable {
    /// The number of calls before it.
    let call: Int
    /// Its text.
    let input: String
  }

  /// An operation that a session can replay.
  package enum Action: Equatable, Sendable {
    case arguments([String], script: String, before: [String])
    case moduleFolder(of: String)
    case confinement(file: String?)
    case module(String)
    /// A script of the command line.
    case script(String, name: String, arguments: [String])
    /// The user's init file.
    case start(String, path: String)
    /// A script that was loaded at the prompt.
    case file(String, path: String)
    /// An input at the prompt.
    case input(String)
    /// The beginning of a demo, whose world a prompt was opened in.
    case demo(String, name: String)
    /// A command that acts on the world beside Lua.
    case command(String, [String])
  }

  /// The outcome of an entry.
  package struct InputOutcome: Equatable, Sendable {
    /// Whether an error was reported.
    package var hasFailed = false
    /// Whether it was interrupted; it is never replayed.
    package var isStopped = false
    /// Whether it was no program, and so nothing of it ran.
    var isRefused = false
    /// How many events there were.
    package var events = 0
    /// The number of shown results that are the same in every world.
    var results = 0
    /// The results of earlier inputs that it used.
    var uses: [ResultUse] = []
    /// Whether virtual time had to pass until the world was idle.
    var hasSettled = false
    /// The first problem.
    var error: String?
  }

  /// The entries that were not undone.
  package private(set) var entries: [Entry] = []
  /// The undone entries, the latest last.
  private var undone: [[Entry]] = []
  /// The entries that could be redone before the last entry was added.
  private var forgotten: [[Entry]] = []
  /// How often the entries changed other than by appending one.
  private(set) var revision = 0

  /// The number of inputs that count.
  package var inputCount: Int { entries.count { $0.isNumbered } }

  /// Adds a new entry: undone entries cannot be redone after it.
  mutating func add(_ entry: Entry) {
    entries.append(entry)
    (forgotten, undone) = (undone, [])
  }

  /// Reverts the addition of the last entry.
  mutating func retract() {
    revision += 1
    entries.removeLast()
    (undone, forgotten) = (forgotten, [])
  }

  /// The entries before the input after one; 0 is the time before the first.
  func entries(upTo input: Int) -> [Entry] {
    let next = entries.indices.filter { entries[$0].isNumbered }.dropFirst(input).first
    return Array(entries.prefix(upTo: next ?? entries.endIndex))
  }

  /// Undoes the inputs after one; the remaining entries get these outcomes.
  mutating func undo(to input: Int, leaving rest: [Entry]) {
    undone.append(Array(entries.dropFirst(entries(upTo: input).count)))
    replace(with: rest)
  }

  /// The entries as they would be after a redo.
  var redone: [Entry]? { undone.last.map { entries + $0 } }

  /// Redoes what was undone last.
  mutating func redo(with entries: [Entry]) {
    undone.removeLast()
    replace(with: entries)
  }

  /// Records the other outcomes of replayed entries.
  mutating func replace(with entries: [Entry]) {
    revision += 1
    self.entries = entries
  }
}

extension Journal.Entry {
  /// Whether it has a number: a stopped input is treated as if it had never run.
  package var isNumbered: Bool { action.isInput && !outcome.isStopped }
}

extension Journal.Action {
  /// Whether it was entered at the prompt.
  package var isInput: Bool {
    switch self {
    case .file, .input, .command: true
    case .arguments, .moduleFolder, .confinement, .module, .script, .start, .demo: false
    }
  }

  /// The text of a program and its file, if it came from one.
  var file: (text: String, path: String)? {
    switch self {
    case .file(let text, let path), .start(let text, let path): (text, path)
    case .script(let text, let name, _) where name != "-e" && name != "stdin": (text, name)
    default: nil
    }
  }

  /// The same with the current text of the file.
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
    case .demo(_, let name): "demo \(name)"
    case .module(let name): "-l \(name)"
    case .arguments, .moduleFolder, .confinement: ""
    }
  }
}

extension Journal {
  /// A line or more for each input, with its number and its outcome; the inputs are wrapped in a
  /// column of their own if there is room for one.
  func text(columns: Int?) -> String {
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
      let room = columns.flatMap { $0 - head.count < 30 ? nil : $0 - head.count }
      let lines = Prose.folded(typed, to: room)
        .split(separator: "\n", omittingEmptySubsequences: false)
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
