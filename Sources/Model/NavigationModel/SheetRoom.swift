/// The room that the heights of a sheet at the lower edge are measured in, in points (F53).
public struct SheetRoom: Sendable, Hashable {
  /// The frame of a sheet of the full height.
  public let full: Frame
  /// What is below the safe area, which no height includes.
  public let below: Double

  /// The largest height inside the safe area.
  public var maximum: Double { full.height - below }

  /// The height inside the safe area of a sheet that covers half of the screen (P41).
  public var half: Double { (full.y + full.height) / 2 - below }

  /// The frame of a sheet with a height inside the safe area and, if it doesn't have the whole one,
  /// a width.
  public func frame(height: Double, width: Double? = nil) -> Frame {
    let height = min(max(height, 0), maximum) + below
    let width = width.map { min($0, full.width) } ?? full.width
    return Frame(
      x: full.x + (full.width - width) / 2, y: full.y + full.height - height, width: width,
      height: height)
  }
}

extension Traits {
  /// Whether sheets are at the lower edge and have heights; else they are cards in the middle (FQ6,
  /// unconfirmed).
  public var hasSheetsAtBottom: Bool { device == .iPhone || horizontal == .compact }
}

extension Profile {
  /// The room of sheets at the lower edge; in compact height they have the width of the safe area.
  public func sheetRoom(in traits: Traits, screen: Frame) -> SheetRoom {
    let safe = bars.heights.safeArea(traits)
    let isLow = traits.vertical == .compact
    let gap = (isLow ? 0 : Self.statusArea) + 10.0  // P41, unconfirmed
    let (left, right) = isLow ? (safe.left, safe.right) : (0, 0)
    return SheetRoom(
      full: Frame(
        x: screen.x + left, y: screen.y + gap, width: screen.width - left - right,
        height: screen.height - gap),
      below: safe.bottom)
  }

  /// The height of the area above the safe one on an iPhone, in points; unconfirmed.
  private static let statusArea = 47.0
}
