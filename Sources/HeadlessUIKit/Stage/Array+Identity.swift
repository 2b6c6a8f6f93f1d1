import NavigationModel

extension Array where Element: AnyObject {
  /// Removes an object, which is in the list once at most.
  mutating func remove(_ object: Element) {
    if let index = nearestIndex(where: { $0 === object }) { remove(at: index) }
  }
}
