/// What decides where a popover is, in points of the screen (F66, F74).
public struct PopoverRoom: Sendable, Hashable {
  /// What its arrow points at.
  public var source: Frame
  /// The screen.
  public var screen: Frame
  /// How far it stays from the edges of the screen.
  public var margins: Insets
  /// The edges of the popover that its arrow may be at; none allows all.
  public var permitted: [Screen.Edge]
  /// Whether it may cover what it points at rather than be smaller.
  public var mayCoverSource: Bool

  /// What decides on a place.
  public init(
    source: Frame, screen: Frame, margins: Insets = Self.standardMargins,
    permitted: [Screen.Edge] = Screen.Edge.allCases, mayCoverSource: Bool = false
  ) {
    self.source = source
    self.screen = screen
    self.margins = margins
    self.permitted = permitted
    self.mayCoverSource = mayCoverSource
  }

  /// The margins of a popover that sets none; unconfirmed.
  public static let standardMargins = Insets(top: 10, left: 10, bottom: 10, right: 10)
  /// The length of the arrow between the source and the popover; unconfirmed.
  private static let arrow = 10.0
  /// The smallest extent of a popover; unconfirmed.
  private static let least = 60.0

  /// Where a popover of a size is, and the edge that its arrow is at: the first permitted one at
  /// which it fits, else the first permitted one (unconfirmed).
  public func place(width: Double, height: Double) -> (frame: Frame, arrow: Screen.Edge) {
    let size = (min(width, area.width), min(height, area.height))
    let edges = order.filter { permitted.isEmpty || permitted.contains($0) }
    let edge = edges.first { fits(size, at: $0) } ?? edges.first ?? .top
    return (frame(size, at: edge), edge)
  }

  /// What the margins leave of the screen.
  private var area: Frame {
    var area = margins.area(width: screen.width, height: screen.height)
    area.x += screen.x
    area.y += screen.y
    return area
  }

  /// The edges of the popover, the best first: below its source in the upper half of the screen.
  private var order: [Screen.Edge] {
    source.middle.y < screen.y + screen.height / 2
      ? [.top, .bottom, .left, .right] : [.bottom, .top, .left, .right]
  }

  /// The room from the source to the edge of the area, for an arrow at an edge of the popover.
  private func room(at edge: Screen.Edge) -> Double {
    switch edge {
    case .top: area.bottom - source.bottom - Self.arrow
    case .bottom: source.y - Self.arrow - area.y
    case .left: area.right - source.right - Self.arrow
    case .right: source.x - Self.arrow - area.x
    }
  }

  private func fits(_ size: (width: Double, height: Double), at edge: Screen.Edge) -> Bool {
    (edge.isVertical ? size.height : size.width) <= room(at: edge)
  }

  private func frame(_ size: (width: Double, height: Double), at edge: Screen.Edge) -> Frame {
    let room = mayCoverSource ? .infinity : max(room(at: edge), Self.least)
    let width = edge.isVertical ? size.width : min(size.width, room)
    let height = edge.isVertical ? min(size.height, room) : size.height
    let (x, y) =
      switch edge {
      case .top: (source.middle.x - width / 2, source.bottom + Self.arrow)
      case .bottom: (source.middle.x - width / 2, source.y - Self.arrow - height)
      case .left: (source.right + Self.arrow, source.middle.y - height / 2)
      case .right: (source.x - Self.arrow - width, source.middle.y - height / 2)
      }
    return Frame(
      x: max(min(x, area.right - width), area.x), y: max(min(y, area.bottom - height), area.y),
      width: width, height: height)
  }
}

extension Screen.Edge {
  /// Whether the arrow at it points up or down.
  fileprivate var isVertical: Bool { self == .top || self == .bottom }
}

extension Frame {
  fileprivate var right: Double { x + width }
  fileprivate var bottom: Double { y + height }
  fileprivate var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
}
