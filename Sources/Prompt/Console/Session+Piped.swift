import Lua
import UIKitLua

extension Session {
  /// Runs a text input by input, as if it were typed, and prints only the results; it stops at the
  /// first input that fails.
  package func run(piped source: String, named name: String) {
    var inputs = PipedInputs(SourceText.lua(of: source), commandNames: Command.names)
    if inputs.hasCommands { return run(inputs, named: name) }
    while let first = inputs.next(where: isWhole) {
      // Lua counts lines from the start of what it compiles, and so an input is compiled after as
      // many empty lines as precede it. Far down in a long text, that would take longer than all
      // else; a page of inputs is compiled as one text there.
      var page = [first]
      while first.line > Self.linesOfPage, page.count < Self.linesOfPage,
        let next = inputs.next(where: isWhole)
      {
        page.append(next)
      }
      let functions = page.count > 1 ? world.interpreter.functions(of: page, named: name) : nil
      for (index, input) in page.enumerated() {
        let error = attempt { () throws(LuaError) in
          let function: LuaFunction
          if let functions {
            function = functions[index]
          } else {
            function = try load(input, of: source, named: name)
          }
          show(try world.call(function))
          try world.settle()
        }
        world.onTurnEnd()
        if error != nil { return }
      }
    }
  }

  private static let linesOfPage = 1_000

  /// Runs inputs of which some are commands, as a prompt does, and prints only the results.
  private func run(_ inputs: PipedInputs, named name: String) {
    var inputs = inputs
    (settings.tree, settings.events) = (.off, .off)
    defer { placeOfInput = nil }
    while !isOver, var input = inputs.next(where: isWhole) {
      let failures = reportedErrors.count
      if !input.isCommand, case .wrong = completeness(of: input.text) {
        // A paste in another language is no Lua at its first line already.
        var rest = inputs
        let whole = rest.extended(input)
        if hasTranslation(whole.text) { (inputs, input) = (rest, whole) }
      }
      placeOfInput = InputPlace(name: name, line: input.line)
      handle(input.text)
      if reportedErrors.count > failures { return }
    }
  }

  /// Compiles an input; what isn't Lua is kept with all that follows it, for a translation.
  private func load(
    _ input: PipedInputs.Input, of source: String, named name: String
  ) throws(LuaError) -> LuaFunction {
    do throws(LuaError) {
      if let error = Self.message(in: input.text, named: name, after: input.line - 1) {
        throw error
      }
      return try world.interpreter.load(input, named: name)
    } catch {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.dropFirst(input.line - 1).joined(separator: "\n")
      sessionWorld.programs.add(hasTranslation(rest) ? rest : input.text, named: name)
      throw error
    }
  }

  func isWhole(_ text: String) -> Bool {
    if case .incomplete = completeness(of: text) { false } else { true }
  }
}

/// The place of an input in a text.
struct InputPlace {
  let name: String
  let line: Int
}

extension Interpreter {
  /// Compiles an input at its line.
  fileprivate func load(
    _ input: PipedInputs.Input, named name: String
  ) throws(LuaError) -> LuaFunction {
    try load(
      input: input.text, behind: String(repeating: "\n", count: input.line - 1), named: name)
  }

  /// A function for each of some inputs, which are compiled together; nil if one is not valid.
  fileprivate func functions(
    of inputs: [PipedInputs.Input], named name: String
  ) -> [LuaFunction]? {
    var text = "return {"
    var line = 1
    for input in inputs {
      let program = program(of: input.text, named: name)
      // On its own: `1 end, function() return 2` is valid only in a function.
      guard Session.message(in: input.text) == nil, (try? load(program, named: name)) != nil
      else { return nil }
      let emptyLines = String(repeating: "\n", count: input.line - line)
      text += "\(emptyLines)function(...) \(program) end,"
      line = input.line + program.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    guard case .table(let table) = try? call(load(text + "}", named: name)).first else {
      return nil
    }
    return table.sequence.compactMap { value in
      guard case .function(let function) = value else { return nil }
      return function
    }
  }
}
