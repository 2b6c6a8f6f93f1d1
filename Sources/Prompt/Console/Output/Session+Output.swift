import Lua

extension Session {
  /// Prints through the terminal from now on.
  func useTerminal() {
    guard let terminal else { return }
    terminal.isFolding = { [unowned self] in settings.fold == .on }
    write = terminal.write
    writeError = terminal.writeError
  }

  /// Prints an error: at a terminal after everything else that its input prints.
  func writeFailure(_ text: String) { (terminal?.writeLast ?? writeError)(text) }

  /// Prints a text of any length: at a terminal page by page.
  func showPage(_ text: String) { (terminal?.showPage ?? write)(text) }

  /// Prints a text for another program: its lines are never wrapped.
  func showLines(_ text: String) { (terminal?.showLines ?? write)(text) }
}
