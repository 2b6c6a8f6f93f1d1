/// What is scrolled away of the bar above some content, in points (E15, E47).
public struct BarCollapse: Sendable, Equatable {
  /// Of its search bar.
  public var searchBar: Double
  /// Of its large title.
  public var largeTitle: Double

  /// A bar of which these parts are scrolled away.
  public init(searchBar: Double, largeTitle: Double) {
    self.searchBar = searchBar
    self.largeTitle = largeTitle
  }

  /// What is scrolled away at a distance from the start, where all is seen: first the search bar, then
  /// the title (unconfirmed).
  public init(distance: Double, of whole: BarCollapse) {
    searchBar = min(max(distance, 0), whole.searchBar)
    largeTitle = min(max(distance - whole.searchBar, 0), whole.largeTitle)
  }

  /// The height of both.
  public var height: Double { searchBar + largeTitle }
}
