/// Characters that a name must not bring into the output, one of each kind.
public struct OddCharacter: Sendable, CustomStringConvertible {
  /// The character.
  public let text: String
  /// How it is printed between letters.
  public let shown: String
  /// Its name.
  public let description: String

  init(_ text: String, _ shown: String, _ description: String) {
    self.text = text
    self.shown = shown
    self.description = description
  }

  /// A name that has it in the middle.
  public var name: String { "x\(text)y" }
  /// The same name as it is printed.
  public var shownName: String { "x\(shown)y" }

  /// All.
  public static let all = [
    OddCharacter("\n", "\\n", "a newline"), OddCharacter("\r", "\\r", "a carriage return"),
    OddCharacter("\t", "\\t", "a tab"), OddCharacter("\r\n", "\\r\\n", "both ends of a line"),
    OddCharacter("\u{1B}[31m", "\\27[31m", "a colour"), OddCharacter("\u{7}", "\\a", "a bell"),
    OddCharacter("\u{1}", "\\1", "a control character"), OddCharacter("\u{7F}", "\\127", "delete"),
    OddCharacter("\u{1}7", "\\0017", "one before a digit"),
    OddCharacter("\u{9B}", "\\u{9B}", "a C1 control"),
    OddCharacter("\u{85}", "\\u{85}", "a next line"),
    OddCharacter("\u{200B}", "\\u{200B}", "a space without width"),
    OddCharacter("\u{200D}", "\\u{200D}", "a joiner that joins nothing"),
    OddCharacter("\u{200F}", "\\u{200F}", "a right-to-left mark"),
    OddCharacter("\u{202E}", "\\u{202E}", "a right-to-left override"),
    OddCharacter("\u{2066}", "\\u{2066}", "an isolate"),
    OddCharacter("\u{2028}", "\\u{2028}", "a line separator"),
    OddCharacter("\u{2029}", "\\u{2029}", "a paragraph separator"),
    OddCharacter("\u{FEFF}", "\\u{FEFF}", "a byte order mark"),
    OddCharacter("\u{AD}", "\\u{AD}", "a soft hyphen"),
    OddCharacter("\u{E0041}", "\\u{E0041}", "a tag"),
    OddCharacter("\u{FE01}\u{FE02}", "\u{FE01}\\u{FE02}", "variations in a row"),
    OddCharacter("\u{FFFE}", "\\u{FFFE}", "a noncharacter"),
  ]
}
