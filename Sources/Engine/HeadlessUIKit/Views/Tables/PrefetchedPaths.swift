import Foundation

/// The rows or items that a list has asked its source to prepare.
struct PrefetchedPaths {
  private var asked: [IndexPath] = []
  private var shown: ClosedRange<IndexPath>?

  /// Follows to what is visible now, in order: returns what is to be prepared, the nearest first, and what
  /// needn't be any more.
  ///
  /// As many are prepared as are visible, in the direction of the scrolling (unconfirmed).
  mutating func follow(
    to visible: [IndexPath], of counts: [Int]
  ) -> (prepared: [IndexPath], cancelled: [IndexPath]) {
    guard let first = visible.first, let last = visible.last, first <= last,
      shown != first...last
    else { return ([], []) }
    let movesBack = shown.map { first < $0.lowerBound } ?? false
    shown = first...last
    let wanted =
      movesBack
      ? Self.paths(before: first, visible.count, counts)
      : Self.paths(after: last, visible.count, counts)
    let rest = asked.filter { $0 < first || $0 > last }
    asked = wanted
    return (wanted.filter { !rest.contains($0) }, rest.filter { !wanted.contains($0) })
  }

  private static func paths(after path: IndexPath, _ count: Int, _ counts: [Int]) -> [IndexPath] {
    var (section, index) = (path[0], path[1])
    var found: [IndexPath] = []
    while found.count < count, counts.indices.contains(section) {
      index += 1
      if index < counts[section] {
        found.append([section, index])
      } else {
        (section, index) = (section + 1, -1)
      }
    }
    return found
  }

  private static func paths(before path: IndexPath, _ count: Int, _ counts: [Int]) -> [IndexPath] {
    var (section, index) = (path[0], path[1])
    var found: [IndexPath] = []
    while found.count < count, section >= 0 {
      index -= 1
      if index >= 0 {
        found.append([section, index])
      } else {
        section -= 1
        index = counts.indices.contains(section) ? counts[section] : 0
      }
    }
    return found
  }
}
