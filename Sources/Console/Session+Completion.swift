extension Session {
  /// The completions of the end of an input.
  package func completion(of line: String) -> InputCompletion {
    Completer(world, commands: Self.commandWords).completion(of: line)
  }

  /// The commands that completion offers.
  private static let commandWords = Command.all.map { command in
    CommandWord(
      command.name,
      command.parameters.map { .init($0.name, choices: $0.choices, isFile: $0.isFile) })
  }
}
