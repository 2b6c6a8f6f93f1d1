extension Glyph {
  /// The glyph of a system item or of an image: its name may have parts, such as `star.fill`.
  init?(named name: String) {
    let word = name.prefix(60).lowercased()
    let first = word.prefix { $0 != "." && $0 != "-" && $0 != "_" }
    guard let glyph = Self.names[word] ?? Self.names[String(first)] else { return nil }
    self = glyph
  }

  /// The glyph of a tab with a usual title.
  init?(ofTab title: String) {
    let word = title.prefix(60).lowercased()
    guard let glyph = Self.titles[word] ?? Self(named: word) else { return nil }
    self = glyph
  }

  /// Other names than that of the glyph: those of system items, and of symbols.
  private static let names: [String: Glyph] = {
    let own = Glyph.allCases.map { ($0.rawValue, $0) }
    return Dictionary(own + others.flatMap { glyph, names in names.map { ($0, glyph) } }) { $1 }
  }()

  private static let others: [Glyph: [String]] = [
    .add: ["+", "plus"], .trash: ["delete", "bin"], .share: ["action", "square.and.arrow.up"],
    .search: ["magnifyingglass"], .compose: ["square.and.pencil"],
    .more: ["ellipsis", "…", "..."], .gear: ["gearshape", "settings", "slider"],
    .close: ["stop", "xmark", "×", "x"], .forward: ["fastforward"], .rewind: ["backward"],
    .person: ["contacts", "people", "profile", "account", "portrait"], .house: ["home"],
    .star: ["favorites", "favourites", "featured", "toprated"], .folder: ["organize"],
    .book: ["bookmarks", "books"], .mail: ["envelope", "inbox", "tray"],
    .reply: ["arrowshape"], .refresh: ["arrow.clockwise", "arrow.triangle.2.circlepath"],
    .clock: ["recents", "history", "mostrecent", "timer", "alarm"], .chart: ["mostviewed"],
    .download: ["downloads", "arrow.down", "square.and.arrow.down"], .list: ["lines"],
    .wheel: ["refreshing"], .photo: ["picture", "image", "images"], .undo: ["arrow.uturn.backward"],
    .redo: ["arrow.uturn.forward"], .check: ["checkmark"], .curl: ["pagecurl"],
    .message: ["bubble", "text.bubble"], .film: ["video", "movie"], .page: ["doc", "note"],
    .pin: ["mappin", "location"], .left: ["chevron.left", "arrow.left", "chevron.backward"],
    .right: ["chevron.right", "arrow.right", "chevron.forward"],
    .up: ["chevron.up", "arrow.up"], .down: ["chevron.down"], .expand: ["arrow.up.left"],
  ]

  private static let titles: [String: Glyph] = [
    "favorites": .star, "favourites": .star, "featured": .star, "top rated": .star, "mine": .person,
    "recents": .clock, "history": .clock, "most recent": .clock, "most viewed": .chart,
    "contacts": .person, "people": .person, "me": .person, "mailboxes": .mail, "inbox": .mail,
    "settings": .gear, "preferences": .gear, "general": .gear, "today": .calendar,
    "events": .calendar, "trips": .map, "places": .pin, "maps": .map, "photos": .photo,
    "library": .photo, "albums": .photo, "gallery": .photo, "camera": .camera, "items": .list,
    "lists": .list, "things": .list, "feed": .list, "notes": .page, "news": .page,
    "articles": .page, "recipes": .book, "reading": .book, "notifications": .bell, "alerts": .bell,
    "messages": .message, "chats": .message, "songs": .music, "sounds": .music, "stations": .music,
    "listen now": .play,
    "player": .play, "videos": .film, "movies": .film, "shop": .cart, "store": .cart,
    "shopping": .cart, "stocks": .chart, "world": .globe, "browse": .folder, "files": .folder,
  ]
}
