import NavigationModel

/// Groups elements that are side by side into lines.
struct ElementLines {
  /// The lines from top to bottom, each from left to right.
  private(set) var lines: [[Screen.Element]] = []

  /// Groups elements in reading order into lines.
  init(_ elements: [Screen.Element]) {
    for element in Self.sorted(elements) {
      if let line = lines.last, element.isBeside(line) {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    for index in lines.indices {
      lines[index].sort { ($0.place?.x ?? 0) < ($1.place?.x ?? 0) }
    }
  }

  /// Sorted from the top; an element without a size follows the one before it.
  private static func sorted(_ elements: [Screen.Element]) -> [Screen.Element] {
    var top = -Double.infinity
    let placed = elements.enumerated().map { index, element in
      if let place = element.place { top = place.y }
      return (top: top, index: index, element: element)
    }
    return placed.sorted { ($0.top, $0.index) < ($1.top, $1.index) }.map(\.element)
  }
}

extension Screen.Element {
  /// Its frame, if that has numbers that can be compared.
  fileprivate var place: Frame? {
    frame.flatMap { [$0.x, $0.y, $0.width, $0.height].contains(where: \.isNaN) ? nil : $0 }
  }

  /// Whether it is at the height of all elements in a line, and beside them.
  fileprivate func isBeside(_ line: [Screen.Element]) -> Bool {
    guard let frame = place else { return false }
    return line.allSatisfy { other in
      guard let other = other.place else { return false }
      let common = min(frame.y + frame.height, other.y + other.height) - max(frame.y, other.y)
      let areApart = frame.x >= other.x + other.width || other.x >= frame.x + frame.width
      return areApart && common > min(frame.height, other.height) / 2
    }
  }
}
