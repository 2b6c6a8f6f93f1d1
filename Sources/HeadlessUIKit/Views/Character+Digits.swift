nonisolated extension Character {
  /// Whether it is one of the ten digits.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
