extension Session {
  /// What the end of an input may become.
  package func completion(of line: String) -> InputCompletion {
    Completer(world, commands: Self.commandWords).completion(of: line)
  }

  /// The commands that completion knows.
  private static let commandWords = [CommandWord("help", [CommandWord.Parameter("name")])]
}
