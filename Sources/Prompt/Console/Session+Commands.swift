import Facts
import HeadlessUIKit
import Inspection
import Lua
import LuaSyntax
import NavigationModel
import UIKitLua

extension Session {
  /// Answers an input that is not Lua, `:help UIView.frame`; false for any other input.
  package func handle(command input: String) -> Bool {
    let text = input.drop(while: \.isWhitespace).dropFirst()
    guard input.first(where: { !$0.isWhitespace }) == ":", let first = text.first,
      first.isLetter || first == "!"
    else { return false }
    let name = first == "!" ? text.prefix(1) : text.prefix { !$0.isWhitespace }
    attempt { () throws(LuaError) in
      do throws(LuaError) {
        let command = try Self.command(String(name))
        let words = command.words(in: text.dropFirst(name.count))
        try runAcknowledged(command, words) { () throws(LuaError) in
          try runCommand(command, words)
        }
      } catch {
        guard let placeOfInput else { throw error }
        throw LuaError("\(placeOfInput.name):\(placeOfInput.line): \(error.message)")
      }
    }
    return true
  }

  private static func command(_ name: String) throws(LuaError) -> Command {
    if let command = Command.named(name) { return command }
    let longer = Command.all.filter { $0.name.hasPrefix(name) }
    if longer.count == 1 { return longer[0] }
    if longer.count > 1 {
      let names = longer.map { ":\($0.name)" }.joined(separator: ", ")
      throw LuaError("':\(name)' may be \(names)")
    }
    let guess = nearest(to: name, in: Command.all.map(\.name)).map { "did you mean ':\($0)'?" }
    throw LuaError("unknown command ':\(name)'; \(guess ?? ":help lists all there are")")
  }

  private func runCommand(_ command: Command, _ words: [String]) throws(LuaError) {
    try command.check(words)
    guard command.script == .input else { return try command.effect(self, words) }
    try requireMoving()
    runInput { executeAndRecord(.command(command.name, words)) }
  }

  /// Adds the table `prompt` for scripts: the commands that have no equivalent of their own.
  func registerCommands() {
    let table = world.interpreter.table(of: Command.functionNames) { [unowned self] in
      Command.all.filter(\.isFunction).map(function)
    }
    world.interpreter.setGlobal(Self.tableName, table)
  }

  private func function(for command: Command) -> Member {
    .function(
      command.name, command.parameters.map(\.name), command.sentence
    ) { [unowned self] (first: LuaValue, second: LuaValue) throws(LuaError) -> Void in
      try request(for: command, [first, second])
    }
  }

  /// Runs a command on behalf of a script.
  private func request(for command: Command, _ values: [LuaValue]) throws(LuaError) {
    if command.script == .functionOfValue { return describe(Array(values.prefix(1)), .none) }
    var words = values.prefix { !$0.isNil }.compactMap(word)
    if command.parameters.count == 1, command.parameters[0].isText, words.count > 1 {
      words = [words.joined(separator: " ")]
    }
    try command.check(words)
    if isConfined, command.parameters.last?.isFile == true {
      throw LuaError("prompt.\(command.name) isn't available in the sandbox")
    }
    guard command.waitsForInput else { return try command.effect(self, words) }
    guard isAtPrompt else {
      throw LuaError("prompt.\(command.name) is only available at the prompt")
    }
    guard !isReplaying else { return }
    requests.append { [unowned self] in
      attempt { () throws(LuaError) in try runRequest(command, words) }
    }
  }

  /// A value as a word: a controller by its number.
  private func word(_ value: LuaValue) -> String? {
    let controller = value.object(in: world.interpreter) as? UIViewController
    return controller.map { "\($0.id)" } ?? world.interpreter.toString(value)
  }

  private func runRequest(_ command: Command, _ words: [String]) throws(LuaError) {
    guard command.script == .functionInsteadOfInput, timeTravel == nil else {
      return try command.effect(self, words)
    }
    let former = journal
    journal.retract()
    do {
      try command.effect(self, words)
    } catch {
      journal = former
      throw error
    }
  }

  // MARK: Implementations

  /// The controllers of the current world.
  var hierarchy: Hierarchy { world.stage.hierarchy }

  static let tableName = "prompt"
  static let tableText =
    "prompt\n  The commands of the prompt as Lua functions; `:help` lists them.\n  "
    + Command.all.filter(\.isFunction).map(\.scriptText).joined(separator: ", ") + "\n"

  /// A line for each command; at a terminal, what it does is below a long usage.
  static func listOfCommands(columns: Int?) -> String {
    let widest = columns.map { $0 < 80 ? 0 : 32 } ?? .max
    let width = Command.all.map(\.usage.count).filter { $0 <= widest }.max() ?? 0
    let lines = Command.all.map { command in
      let isLong = command.usage.count > widest
      let margin = String(repeating: " ", count: isLong ? width : width - command.usage.count)
      return command.usage + (isLong ? "\n" : "") + "\(margin)   \(command.sentence)\n"
    }
    return lines.joined()
      + ":help WORD prints the reference of a class (UIView), a member (UIView.frame or frame), "
      + "a global (user.tap) or a fact (A16), describes a value (nav, _), or searches everything.\n"
  }

  /// Shows the removed controllers that are still alive.
  func showLeaks() throws(LuaError) {
    let leaks = try world.interpreter.withoutUsingAddresses { () throws(LuaError) in
      try world.call(world.interpreter.load("return leaks()", named: "leaks"))
    }
    writeFolded(leaks.compactMap(world.interpreter.toString).joined() + "\n")
  }

  /// Shows or sets a property of the simulator.
  func property(_ name: String, _ value: String?) {
    evaluate(value.map { "simulator.\(name) = \"\($0)\"" } ?? "simulator.\(name)")
  }

  /// Shows or sets a setting.
  func set(_ words: [String]) throws(LuaError) {
    let rows = OutputSettings.rows.filter { words.isEmpty || $0.name == words[0] }
    guard words.count == 2, let row = rows.first else {
      return write(rows.map { "\($0.name) \($0.get(settings))\n" }.joined())
    }
    guard row.values.contains(words[1]) else {
      let guess = nearest(to: words[1], in: row.values).map { "; did you mean '\($0)'?" } ?? ""
      throw LuaError("\(row.name) is \(row.values.joined(separator: ", "))\(guess)")
    }
    row.set(&settings, words[1])
  }
}

extension Command {
  /// Whether `prompt` has a function for it.
  fileprivate var isFunction: Bool { if case .global = script { false } else { true } }

  /// Whether its function takes effect when the input that calls it has ended.
  fileprivate var waitsForInput: Bool {
    script == .functionAfterInput || script == .functionInsteadOfInput
  }

  /// The script code that runs it.
  var scriptText: String {
    if case .global(let text) = script { return text }
    let names = parameters.map { $0.name.uppercased() }.joined(separator: ", ")
    let place = LuaScanner.isWholeName(name) ? "prompt.\(name)" : "prompt[\"\(name)\"]"
    return "\(place)(\(names))"
  }
}

extension LuaValue {
  /// Whether it is nil.
  var isNil: Bool { if case .nil = self { true } else { false } }
}
