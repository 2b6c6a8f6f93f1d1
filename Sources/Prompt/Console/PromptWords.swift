import HeadlessUIKit
import Lua
import UIKitLua

extension Session {
  /// The command that is meant by an input that is neither one nor Lua: `help`, `exit`, `nav?`; nil
  /// for any other input.
  func commandMeant(by input: String) -> String? {
    let text = input.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let command = Self.promptWords[text.lowercased()], isUndefined(text) { return command }
    if ["user", "defaults", Self.tableName].contains(text), isTableOfFunctions(text) {
      return ":help \(text)"
    }
    if let word = Self.nameInQuestion(in: text), isUndefined("help") { return ":help \(word)" }
    if tour != nil, TourWord(rawValue: text) != nil { return ":tour \(text)" }
    if let command = commandWithoutColon(text, input) { return command }
    return commandMeant(byFunction: text)
  }

  /// Whether a global is still one of our tables, of which nothing but functions is to be seen.
  private func isTableOfFunctions(_ name: String) -> Bool {
    guard case .table(let table) = world.interpreter.global(name) else { return false }
    return table.sortedStringKeys.allSatisfy { table[$0].isFunction }
  }

  /// The command that an input is but for its colon: `why home`, `!ls`; nil for what is Lua, or may be
  /// another language.
  private func commandWithoutColon(_ text: String, _ input: String) -> String? {
    guard !input.contains("\n"), !input.contains("=") else { return nil }
    if text.first == "!", text.count > 1, !text.contains("(") { return ":" + text }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, Command.names.contains(String(words[0])), isUndefined(text),
      case .wrong = world.interpreter.completeness(of: input)
    else { return nil }
    return ":" + text
  }

  /// The command for the name of a function of ours without parentheses: `tree` is `:tree`, and
  /// `user.tap` is `:help user.tap`.
  private func commandMeant(byFunction name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let members =
      parts.count == 2
      ? catalog.tables.first { $0.name == parts[0] }?.members ?? [] : catalog.functions
    guard parts.count <= 2, members.contains(where: { $0.name == parts.last && $0.isCallable }),
      case .value(.function(let function))? = Completer(world).place(of: name),
      world.interpreter.isHost(function)
    else { return nil }
    let command = Command.all.first { $0.script == .global("\(name)()") || $0.name == name }
    return command.map { ":\($0.name)" } ?? ":help \(name)"
  }

  /// What other prompts answer to.
  private static let promptWords: [String: String] = {
    let rows: KeyValuePairs = [
      ":help": ["help", "help()", "?", "??", ":?", "man", "commands"],
      ":journal": [":history", "history"],
      ":quit": ["exit", "exit()", "quit", "quit()", ":exit", ":q!", "bye"],
    ]
    let pairs = rows.flatMap { command, words in words.map { ($0, command) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// `nav` of `nav?`, `?nav`, `help nav` and `help(nav)`.
  private static func nameInQuestion(in text: String) -> String? {
    // A pattern costs more to make than a short input takes to run.
    guard text.contains("?") || text.hasPrefix("help") else { return nil }
    let match = text.wholeMatch(
      of: /(?:([\w.:]+) ?\?|\? ?([\w.:]+)|help ([\w.:]+)|help ?\( ?["']?([\w.:]+)["']? ?\))/)
    guard let parts = match?.output else { return nil }
    return (parts.1 ?? parts.2 ?? parts.3 ?? parts.4).map(String.init)
  }

  /// Whether no script has given a word a meaning.
  private func isUndefined(_ text: String) -> Bool {
    let word = String(text.prefix { $0.isLetter })
    return word.isEmpty || world.interpreter.global(word).isNil
  }

  /// Names the undefined globals that an input has read, when another one may be meant, or when
  /// the input is nothing else.
  func noteMissingGlobals(in input: String, hasFailed: Bool) {
    guard !isReplaying else { return }
    let missing = world.interpreter.missingGlobals.filter { ResultName($0) == nil }
    let word = input.filter { !$0.isWhitespace }
    if !hasFailed {
      noteMissingMember(in: word)
      noteMissingValue(in: input, missing)
    }
    if !hasFailed, word.utf8.count > 2, missing.contains(word), !guessedNames.contains(word),
      let note = note(onMissing: word)
    {
      return writeError("note: \(note)\n")
    }
    for guess in world.interpreter.guessesAboutGlobals
    where missing.contains(guess.name) && !guessedNames.contains(guess.name) {
      writeError("note: \(guess.name) is nil; did you mean \(guess.meant)?\n")
    }
  }

  /// Says that a path ends in a member that its object doesn't have: `home.titel`.
  private func noteMissingMember(in path: String) {
    guard path.wholeMatch(of: /[A-Za-z_]\w*(?:\.\w+)+/) != nil,
      let point = path.lastIndex(of: ".")
    else { return }
    let completer = Completer(world)
    let name = String(path[path.index(after: point)...])
    world.interpreter.withoutUsingAddresses {
      guard let owner = completer.place(of: String(path[..<point])),
        case .object(let descriptor)? = completer.kind(of: owner),
        completer.step(from: owner, to: name) == nil
      else { return }
      let names = catalog.allMembers(of: descriptor).map(\.name)
      guard !names.contains(name) else { return }
      let guess = nearest(to: name, in: names).map { "; did you mean \($0)?" } ?? ""
      writeError("note: \(descriptor.name) has no property \(name)\(guess)\n")
    }
  }

  /// Says that what an input assigns is a variable that nothing has set: `x = settings`.
  private func noteMissingValue(in input: String, _ missing: [String]) {
    for name in missing where !guessedNames.contains(name) {
      guard let match = input.firstMatch(of: /[^=<>~]=\s*(\w+)\s*(?:$|[;\n])/),
        String(match.1) == name,
        world.interpreter.guessesAboutGlobals.allSatisfy({ $0.name != name })
      else { continue }
      writeError("note: \(name) is nil: no variable has that name\n")
    }
  }

  /// What to type instead of a word that is no variable; nil if another variable may be meant.
  private func note(onMissing word: String) -> String? {
    if Command.named(word) != nil { return "no variable \(word); the command is :\(word)" }
    let evidence = Evidence(stage: world.stage)
    if let subject = evidence.subjects(called: word).last(where: \.isAlive) {
      let controller = world.stage.controller(subject.id)
      let path = controller.flatMap { world.path(to: $0) }.map { "is \($0)" }
      return "no variable \(word); \(subject.text) \(path ?? "is in no window")"
    }
    guard world.interpreter.guessesAboutGlobals.allSatisfy({ $0.name != word }) else { return nil }
    return "no variable \(word); :help \(word) searches for the word"
  }
}

extension ScriptWorld {
  /// The Lua expression that leads from the window to a controller; nil if it is in none.
  fileprivate func path(to controller: UIViewController) -> String? {
    if let parent = controller.parent {
      guard let index = parent.children.firstIndex(where: { $0 === controller }) else { return nil }
      return path(to: parent).map { "\($0).children[\(index + 1)]" }
    }
    if let presenter = controller.presentingViewController {
      return path(to: presenter).map { "\($0).presentedViewController" }
    }
    let value = interpreter.global("window").object(in: interpreter) as? UIWindow
    return value?.rootViewController === controller ? "window.rootViewController" : nil
  }
}
