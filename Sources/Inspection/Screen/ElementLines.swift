import NavigationModel

/// Elements that stand beside each other share a line.
struct ElementLines {
  /// The lines from the top, each from left to right.
  private(set) var lines: [[Screen.Element]] = []

  /// The lines of elements in reading order.
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

  /// From the top; what has no extent follows what stood before it.
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
  /// Its frame, where that has numbers that can be compared.
  fileprivate var place: Frame? {
    frame.flatMap { [$0.x, $0.y, $0.width, $0.height].contains(where: \.isNaN) ? nil : $0 }
  }

  /// Whether it stands at the height of all in a line, and beside them.
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
