/// What a search bar below the title adds to a navigation bar.
public struct SearchRow: Sendable, Equatable {
  /// How much of it is shown, in points.
  public var height: Double
  /// Whether it is all that is shown: the title and the buttons are hidden while the search is active
  /// (E14).
  public var replacesTitle: Bool

  /// A row of a height.
  public init(height: Double, replacesTitle: Bool = false) {
    self.height = height
    self.replacesTitle = replacesTitle
  }

  /// No search bar, or one beside the title.
  public static let none = SearchRow(height: 0)
  /// The height of a search bar (EQ8, unconfirmed).
  public static let barHeight = 52.0
  /// The height of its scope bar; unconfirmed.
  public static let scopeHeight = 44.0
}
