/// What a tab bar shows.
public struct TabBarContents: Sendable, Equatable {
  /// The titles of the tabs, from left to right.
  public let titles: [String]
  /// The title of the selected tab; nil if there is none.
  public let selected: String?
  /// The badges of the tabs; nil for a tab without one.
  public let badges: [String?]

  /// The contents of a bar.
  public init(titles: [String], selected: String?, badges: [String?] = []) {
    self.titles = titles
    self.selected = selected
    self.badges = badges
  }
}
