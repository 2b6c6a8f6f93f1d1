import NavigationModel

/// Where a popover is, beside what its arrow points at.
struct PopoverPlace {
  /// The popover.
  let frame: Frame
  /// The two visible sides of its arrow, as a path.
  let arrow: String

  /// A popover of a size; without an edge for its arrow it is where there is more room.
  init(_ frame: Frame, _ edge: Screen.Edge?, at source: Frame, in whole: Frame) {
    let edge = edge ?? (source.middle.y < whole.height / 2 ? .top : .bottom)
    let isAfter = edge == .top || edge == .left
    let turn = edge == .left || edge == .right ? Self.turned : { $0 }
    let upright = Self.upright(turn(frame), turn(source), isAfter: isAfter, in: turn(whole))
    self.frame = turn(upright)
    let corners = Self.corners(of: upright, at: turn(source), isAfter: isAfter)
    arrow = "M" + corners.map { turn($0).corner }.joined(separator: "L")
  }

  private static let margin = 10.0, length = 14.0, least = 60.0

  /// The popover below its source, or above it; where there is no room at a source, as at a view that
  /// fills the screen, at its middle. // unconfirmed
  private static func upright(
    _ frame: Frame, _ source: Frame, isAfter: Bool, in whole: Frame
  ) -> Frame {
    let beside = isAfter ? source.bottom : source.y
    let roomBeside = isAfter ? whole.height - beside : beside
    let edge = roomBeside < least + length + margin ? source.middle.y : beside
    let room = isAfter ? whole.height - edge : edge
    let height = max(min(frame.height, room - length - margin), least)
    let x = min(
      max(source.middle.x - frame.width / 2, margin),
      max(whole.width - frame.width - margin, margin))
    let y = isAfter ? edge + length - 4 : edge - length - height
    return Frame(
      x: x, y: max(min(y, whole.height - height), 0), width: frame.width, height: height)
  }

  /// The ends of the arrow's sides, as rectangles without an extent.
  private static func corners(of frame: Frame, at source: Frame, isAfter: Bool) -> [Frame] {
    let x = min(max(source.middle.x, frame.x + 24), frame.right - 24)
    let (base, tip) = isAfter ? (frame.y + 1, frame.y - 12) : (frame.bottom - 1, frame.bottom + 12)
    return [(x - 14, base), (x, tip), (x + 14, base)]
      .map { Frame(x: $0, y: $1, width: 0, height: 0) }
  }

  /// A rectangle with its axes exchanged.
  private static func turned(_ frame: Frame) -> Frame {
    Frame(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
  }
}

extension Frame {
  fileprivate var corner: String { "\(x.svg) \(y.svg)" }
}
