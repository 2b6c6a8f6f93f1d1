/// A text as Lua writes it, in one line.
nonisolated package func luaText(_ text: String) -> String {
  var result = ""
  for character in text.unicodeScalars {
    switch character {
    case "\"", "\\": result += "\\\(character)"
    case "\n": result += "\\n"
    case _ where character.value < 32 || character.value == 127:
      let digits = String(character.value)
      result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: result.unicodeScalars.append(character)
    }
  }
  return "\"\(result)\""
}
