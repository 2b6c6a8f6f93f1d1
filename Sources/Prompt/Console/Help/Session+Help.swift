import Facts
import HeadlessUIKit
import Lua
import LuaSyntax
import NavigationModel
import UIKitLua

extension Session {
  /// Shows the help about a name or a value, what a search for words finds, or the commands.
  func showHelp(_ asked: String?) throws(LuaError) {
    guard let asked else { return writeFolded(Self.listOfCommands(columns: columns())) }
    let help = HelpText(catalog, spellings: world.interpreter.spellings)
    if Tag(asked) != nil, !help.names.contains(asked) {
      return writeFolded(try Explanation.page(about: asked, catalog, at: .prompt))
    }
    if let text = helpOnCommand(asked, help) { return writeFolded(text) }
    if let id = hierarchy.identifiers.first(where: { "\($0)" == asked }),
      let controller = world.stage.controller(id)
    {
      return describe(world.interpreter.value(of: controller), named: asked, help)
    }
    if !help.names.contains(asked), let value = existingValue(asked) {
      return describe(value, named: asked, help)
    }
    if let text = help.found(asked) {
      return writeFolded(text + (Command.named(asked).map(Self.text(on:)) ?? ""))
    }
    if isExpression(asked) {
      return describeValue(of: asked, help)
    }
    writeFolded(HelpSearch(asked, in: catalog).text ?? help.text(on: asked))
  }

  private func helpOnCommand(_ asked: String, _ help: HelpText) -> String? {
    let prefix = [":", Self.tableName + "."].first(where: asked.hasPrefix) ?? ""
    let word = String(asked.dropFirst(prefix.count))
    if !prefix.isEmpty || !help.names.contains(asked), let command = Command.named(word) {
      return Self.text(on: command)
    }
    return word == Self.tableName ? Self.tableText + (help.found(word) ?? "") : nil
  }

  private static func text(on command: Command) -> String {
    "\(command.usage)\n  \(command.sentence)\n\(command.notes())  In Lua: \(command.scriptText)\n"
  }

  // MARK: Values

  /// The value of a variable, a field or a result that can be read without calling anything; nil for
  /// classes, functions, and anything else.
  private func existingValue(_ name: String) -> LuaValue? {
    if let result = ResultName(name) {
      let number = result.input ?? sessionWorld.results.inputs.last
      let value = number.map { sessionWorld.results.value(of: $0, world.interpreter) } ?? .nil
      return value.isNil ? nil : value
    }
    guard name.wholeMatch(of: /[A-Za-z_]\w*(?:\.\w+|\[\d+\])*/) != nil,
      case .value(let value)? = Completer(world).place(of: name), !value.isNil, !value.isFunction
    else { return nil }
    if case .table(let table) = value, table.isClass { return nil }
    return value
  }

  /// Whether a text is no plain word, and Lua about what exists.
  private func isExpression(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.first.map(String.init), words.count > 1 || text.count > word.count,
      ResultName(word) != nil || !world.interpreter.global(word).isNil || Int(word) != nil
    else { return false }
    if case .table(let table) = world.interpreter.global(word), table.isClass { return false }
    return (try? world.interpreter.load("return \(text)", named: "help")) != nil  // only a check
  }

  /// Runs an expression as an input, and describes its value.
  private func describeValue(of text: String, _ help: HelpText) {
    let former = journal.entries.count
    evaluate(text)
    guard journal.entries.count > former, journal.entries.last?.outcome.hasFailed == false else {
      return
    }
    let number = sessionWorld.firstEvents.count
    let value = sessionWorld.results.value(of: number, world.interpreter)
    if !value.isNil { write(origin(of: value, named: nil)) }
  }

  private func describe(_ value: LuaValue, named name: String, _ help: HelpText) {
    write("\(name) = ")
    describe([value], .init())
    writeFolded(origin(of: value, named: name))
    let type = value.object(in: world.interpreter).flatMap(world.interpreter.descriptor)?.name
    if let text = type.flatMap(help.found) { writeFolded(text) }
  }

  /// Where a value came from, a line for each input that had to do with it.
  private func origin(of value: LuaValue, named name: String?) -> String {
    let controller = value.object(in: world.interpreter) as? UIViewController
    let result = name.flatMap(ResultName.init).map {
      $0.input ?? sessionWorld.results.inputs.last ?? 0
    }
    let rows: [(String, Int?)] = [
      ("created by", controller.flatMap { input(thatCreated: $0) }),
      ("the result of", result), ("set by", name.flatMap(input(thatSet:))),
    ]
    var seen: Set<Int> = []
    return rows.map { what, number in
      guard let number, seen.insert(number).inserted else { return "" }
      return "  \(what) input \(number): \(text(ofInput: number))\n"
    }.joined()
  }

  private func input(thatCreated controller: UIViewController) -> Int? {
    sessionWorld.newestControllers.lastIndex { $0 < controller.id.number }.map { $0 + 1 }
  }

  /// The last input that has set a global variable.
  private func input(thatSet name: String) -> Int? {
    journal.entries.filter(\.isNumbered).lastIndex { entry in
      guard case .input(let text) = entry.action else { return false }
      return LuaAssignments.names(in: text).contains(name)
    }.map { $0 + 1 }
  }

  private func text(ofInput number: Int) -> String {
    let numbered = journal.entries.filter(\.isNumbered)
    guard numbered.indices.contains(number - 1) else { return "" }
    let lines = numbered[number - 1].action.typed.split(separator: "\n")
    return lines.count > 1 ? "\(lines[0]) …" : lines.first.map(String.init) ?? ""
  }
}
