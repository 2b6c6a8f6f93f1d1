extension Array where Element: AnyObject {
  /// Removes all occurrences of an object.
  mutating func remove(_ object: Element) {
    var index = 0
    while index < count {
      if self[index] === object { remove(at: index) } else { index += 1 }
    }
  }
}
