/// How the offset of a scroll view moves to its target: a row.
///
/// On a device there is a change for each frame that is drawn; that there are so few here, at equal
/// distances, is unconfirmed.
public struct ScrollMovement: Sendable, Equatable {
  /// How long it takes.
  public let duration: Duration
  /// In how many changes of the offset it does so.
  public let stepCount: Int

  /// A finger that drags, in the turn of the gesture.
  public static let drag = Self(duration: .zero, stepCount: 2)
  /// The momentum after a drag, or the way back from beyond an edge.
  public static let deceleration = Self(duration: .milliseconds(300), stepCount: 3)
  /// `setContentOffset` and `scrollRectToVisible`, animated.
  public static let animation = Self(duration: .milliseconds(300), stepCount: 3)

  /// The time from one change to the next.
  public var interval: Duration { duration / stepCount }

  /// How much of the way is covered after a number of changes.
  public func progress(after step: Int) -> Double { Double(step) / Double(stepCount) }
}

/// The offsets of a scroll view along one axis at which it stays when no finger drags it.
public struct ScrollRange: Sendable, Equatable {
  /// At the beginning of the content, and at its end.
  public let start, end: Double

  /// The range for a content in a view, with what insets it at both edges; one that fits stays at its
  /// start, or moves by the least distance.
  public init(
    content: Double, extent: Double, before: Double, after: Double, least: Double = 0
  ) {
    start = -before
    end = max(content + after - extent, -before + least)
  }

  /// The nearest offset in it.
  public func nearest(to offset: Double) -> Double { min(max(offset, start), end) }

  /// The offset with which a part of the content is visible, after as little scrolling as possible.
  public func offset(
    showing part: ClosedRange<Double>, from offset: Double, extent: Double, before: Double,
    after: Double
  ) -> Double {
    let first = part.lowerBound - before
    let last = part.upperBound + after - extent
    if offset > first || last - first > 0 { return nearest(to: first) }
    return offset < last ? nearest(to: last) : offset
  }
}
