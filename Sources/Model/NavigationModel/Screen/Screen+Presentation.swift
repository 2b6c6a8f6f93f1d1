extension Screen {
  /// What only sheets have: the heights they can take.
  public struct Sheet: Sendable, Hashable, Codable {
    /// The heights, lowest first.
    public var detents: [Detent]
    /// The index of the current one.
    public var selected: Int
    /// Whether the grabber is shown.
    public var hasGrabber: Bool

    /// A sheet.
    public init(_ detents: [Detent], selected: Int = 0, hasGrabber: Bool = false) {
      self.detents = detents
      self.selected = selected
      self.hasGrabber = hasGrabber
    }
  }

  /// A height of a sheet.
  public struct Detent: Sendable, Hashable, Codable {
    /// Its name, such as `medium`.
    public var name: String
    /// Where the sheet's upper edge is then, in points.
    public var top: Double
    /// Whether what is behind the sheet stays bright (C22).
    public var isUndimmed: Bool

    /// A height.
    public init(_ name: String, top: Double, isUndimmed: Bool = false) {
      self.name = name
      self.top = top
      self.isUndimmed = isUndimmed
    }
  }

  /// What the arrow of a popover points at.
  public enum Source: Sendable, Hashable, Codable {
    /// A button of a bar.
    case target(Target.ID)
    /// A rectangle of the screen, in points.
    case frame(Frame)
  }

  /// The edge of a popover that its arrow is at.
  public enum Edge: String, Sendable, CaseIterable, Codable {
    case top, bottom, left, right
  }

  /// The part that a button of an alert plays.
  public enum Role: String, Sendable, CaseIterable, Codable {
    case plain, preferred, destructive, cancel
  }
}
