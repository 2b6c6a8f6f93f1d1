/// Where a command of a text can be typed, and so how it is spelled.
nonisolated package enum CommandPlace: Sendable {
  case prompt, shell

  /// A command as it is typed there: `:demo homepwner` or `drilldown demo homepwner`.
  package func spelling(_ command: String) -> String {
    self == .prompt ? ":\(command)" : "drilldown \(command)"
  }
}
