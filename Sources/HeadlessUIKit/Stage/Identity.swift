extension Sequence where Element: AnyObject {
  /// Whether an object is among them; a closure that compares would be checked for its actor at
  /// every call.
  func holds(_ object: AnyObject) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}

extension Array where Element: AnyObject {
  /// Takes out an object, wherever it stands.
  mutating func remove(_ object: Element) {
    var index = 0
    while index < count {
      if self[index] === object { remove(at: index) } else { index += 1 }
    }
  }
}
