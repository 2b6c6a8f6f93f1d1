/// The items that the system draws (B29).
public enum SystemItem: Int, Sendable, CaseIterable {
  case done = 0
  case cancel = 1
  case edit = 2
  case save = 3
  case add = 4
  case flexibleSpace = 5
  case fixedSpace = 6
  case compose = 7
  case reply = 8
  case action = 9
  case organize = 10
  case bookmarks = 11
  case search = 12
  case refresh = 13
  case stop = 14
  case camera = 15
  case trash = 16
  case play = 17
  case pause = 18
  case rewind = 19
  case fastForward = 20
  case undo = 21
  case redo = 22
  case pageCurl = 23
  case close = 24

  /// Its word, or an icon's name in brackets; nil for a space (B30).
  public var text: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "[+]"
    default: "[\(self)]"
    }
  }
}

/// The tabs that the system draws; their titles are its own.
public enum SystemTab: Int, Sendable, CaseIterable {
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
  public var text: String {
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
