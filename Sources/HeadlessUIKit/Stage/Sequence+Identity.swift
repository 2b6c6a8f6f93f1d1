extension Sequence where Element: AnyObject {
  /// Whether the sequence contains an object, without a comparing closure, whose actor isolation
  /// would be checked at every call.
  func containsIdentical(_ object: AnyObject) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}

extension Array where Element: AnyObject {
  /// Removes all occurrences of an object.
  mutating func remove(_ object: Element) {
    var index = 0
    while index < count {
      if self[index] === object { remove(at: index) } else { index += 1 }
    }
  }
}
