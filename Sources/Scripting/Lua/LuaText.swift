import EscapedText

/// A string as a Lua literal in quotes.
nonisolated package func luaText(_ text: String) -> String {
  luaText(text.utf8)
}

/// Any bytes as a Lua literal in quotes.
nonisolated package func luaText(_ bytes: some Collection<UInt8>) -> String {
  let marks = [UInt8(ascii: "\""), UInt8(ascii: "\\")]
  let marked = bytes.flatMap { marks.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  return "\"\(String(escaping: marked))\""
}
