import Lua
import UIKitLua

extension Session {
  /// Answers an input that is no Lua, `:help UIView.frame`; false for any other input.
  package func answer(command input: String) -> Bool {
    let words = input.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.first == ":help" else { return false }
    let help = HelpText(catalog)
    if words.count == 1 { write("\(Self.aboutHelp)\n") }
    for name in words.dropFirst() { write(help.text(on: name)) }
    return true
  }

  private static let aboutHelp =
    ":help NAME tells about a class, UIView, a member, UIView.frame or frame, or a global, user.tap."
}
