extension LuaToken {
  /// By how much it changes the depth of a program in brackets and blocks: 1 for what opens one, -1
  /// for what closes one.
  package func depthChange(in bytes: [UInt8]) -> Int {
    guard kind == .word || kind == .symbol else { return 0 }
    return switch String(decoding: bytes[range], as: UTF8.self) {
    case "(", "{", "[", "function", "do", "if", "repeat": 1
    case ")", "}", "]", "end", "until": -1
    default: 0
    }
  }
}
