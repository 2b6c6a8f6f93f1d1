extension Session {
  /// The completions of the end of an input.
  package func completion(of line: String) -> InputCompletion {
    Completer(world, commands: commandWords).completion(of: line)
  }

  /// The commands that completion offers.
  private var commandWords: [CommandWord] {
    Command.all.map { command in
      CommandWord(
        command.name,
        command.parameters.map { parameter in
          CommandWord.WordParameter(
            parameter.name, choices: parameter.choices, isFile: parameter.isFile,
            inputs: inputs(for: command.name))
        })
    }
  }

  /// The inputs that the number of a command may mean.
  private func inputs(for command: String) -> [CommandWord.WordParameter.NumberedInput] {
    switch command {
    case "undo":
      let texts = journal.changes.reversed().map { "back to before \($0.text)" }
      return zip(1..., texts).map { ($0, $1) }
    case "at":
      return [(0, "the start")] + zip(1..., inputTexts).map { ($0, $1) }
    default: return []
    }
  }

  /// The first lines of the inputs that have a number, in order.
  private var inputTexts: [String] {
    journal.entries.filter(\.isNumbered).map { entry in
      entry.action.typed.split(separator: "\n").first.map(String.init) ?? ""
    }
  }
}
