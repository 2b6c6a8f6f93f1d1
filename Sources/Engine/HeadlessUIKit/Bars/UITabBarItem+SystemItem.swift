extension UITabBarItem {
  /// The tabs that the system draws; their titles are its own.
  ///
  /// [UITabBarItem.SystemItem](https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem)
  nonisolated public enum SystemItem: Int, Sendable, CaseIterable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// Its title.
    package var text: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// The name of the system item or of the image that is shown; nil without one.
  func imageName(isSelected: Bool) -> String? {
    systemItem.map { "\($0)" } ?? (isSelected ? selectedImage ?? image : image)?.name
  }
}
