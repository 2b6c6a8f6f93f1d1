/// A rectangle in points.
public struct Frame: Sendable, Hashable, Codable {
  /// The distance from the left and the top edge.
  public var x, y: Double
  /// The extent.
  public var width, height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it contains another rectangle.
  public func covers(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }

  /// A rectangle of a size in the middle of a larger one.
  static func centred(_ width: Double, _ height: Double, in screen: Frame) -> Frame {
    let width = min(width, screen.width), height = min(height, screen.height)
    return Frame(
      x: screen.x + (screen.width - width) / 2, y: screen.y + (screen.height - height) / 2,
      width: width, height: height)
  }
}

extension Profile {
  /// Where the view of a presented controller is, in points of the window (P38 to P42).
  ///
  /// The context is the view that the context styles cover; the preferred size is used for form
  /// sheets on an iPad and for popovers.
  public func frame(
    of style: UIModalPresentationStyle, in traits: Traits, screen: Frame, context: Frame,
    preferred: (width: Double, height: Double)?
  ) -> Frame {
    let size = preferred.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    switch style {
    case .currentContext, .overCurrentContext: return context  // P38
    case .formSheet where traits.device == .iPad && traits.horizontal == .regular:
      return .centred(size?.width ?? 540, size?.height ?? 620, in: screen)  // P39
    case .pageSheet where traits.device == .iPad && traits.horizontal == .regular:
      guard hasCards else {
        return .centred(min(screen.width, screen.height), screen.height, in: screen)  // P40
      }
      return .centred(screen.width * 0.85, screen.height * 0.95, in: screen)  // P40, unconfirmed
    case .pageSheet, .formSheet:
      return sheetRoom(in: traits, screen: screen).full
    case .popover:
      return .centred(size?.width ?? 320, size?.height ?? 480, in: screen)  // P42, unconfirmed
    case .fullScreen, .overFullScreen, .custom, .none, .automatic: return screen
    }
  }
}
