/// An outline picture of our own drawing, for a system item, a tab or an image with a known name.
enum Glyph: String, Sendable, CaseIterable {
  case add, trash, share, search, compose, sidebar, expand, more, gear, play, pause, rewind, forward
  case camera, person, house, star, folder, book, bookmark, mail, reply, refresh, close, bell, heart
  case clock, calendar, map, list, photo, undo, redo, download, chart, cart, info, check, curl
  case phone, message, music, film, page, pencil, flag, lock, pin, globe, left, right, up, down
  case tag, minus, wheel

  /// The side of the square that it is drawn in.
  static let side = 24.0

  /// Its lines in that square.
  var path: String { Self.paths[self] ?? "" }

  private static let paths: [Glyph: String] = [
    .add: "M12 5v14M5 12h14", .minus: "M5 12h14", .close: "M6 6l12 12M18 6L6 18",
    .check: "M5 12.5l5 5L19.5 7", .left: "M15 5l-7 7l7 7", .right: "M9 5l7 7l-7 7",
    .up: "M5 15l7-7l7 7", .down: "M5 9l7 7l7-7",
    .trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10.2 11v5.5M13.8 11v5.5",
    .share: "M12 15V3.5M8 7.5l4-4l4 4M8.5 10.5H5v10h14v-10h-3.5",
    .search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3L20.5 20.5",
    .compose: "M11.5 5H5v14h14v-6.5M10 14l.8-3.4L18.3 3.2l2.5 2.5l-7.4 7.5z",
    .pencil: "M4 20l1-4.5L16.5 4L20 7.5L8.5 19zM14 6.5l3.5 3.5",
    .sidebar: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9.5 5v14"
      + "M5.5 9h1.5M5.5 12h1.5",
    .expand: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
    .more: "M4.9 11.9h.2v.2h-.2zM11.9 11.9h.2v.2h-.2zM18.9 11.9h.2v.2h-.2z",
    .gear: "M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z"
      + "M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8"
      + "M16.6 7.4l1.8-1.8",
    .play: "M7 4.5v15l12.5-7.5z", .pause: "M7 5h3v14H7zM14 5h3v14h-3z",
    .rewind: "M12 6l-9 6l9 6zM21 6l-9 6l9 6z", .forward: "M12 6l9 6l-9 6zM3 6l9 6l-9 6z",
    .camera: "M3 8h4.5l2-3h5l2 3H21v11H3zM12 9.8a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
    .person: "M12 3.5a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4zM4 20.5c.5-4.5 4-6 8-6s7.5 1.5 8 6z",
    .house: "M3 11.5L12 4l9 7.5M5.5 9.5v10.5h13V9.5M10 20v-6h4v6",
    .star: "M12 3.5l2.6 5.6l6.1.7l-4.5 4.2l1.2 6l-5.4-3l-5.4 3l1.2-6l-4.5-4.2l6.1-.7z",
    .folder: "M3 6h6l2 2.5h10V19H3z",
    .book: "M12 6.5c-2-1.7-5-2.2-9-2.2v13.5c4 0 7 .5 9 2.2c2-1.7 5-2.2 9-2.2V4.3c-4 0-7 .5-9 2.2z"
      + "M12 6.5V20",
    .bookmark: "M7 4h10v17l-5-4.5L7 21z", .mail: "M3 6h18v12.5H3zM3 7l9 7l9-7",
    .reply: "M10 5L3 11l7 6v-3.5c5 0 8 1.5 11 5.5c-.5-6.5-4-10-11-10.5z",
    .refresh: "M18.5 8.5a7.5 7.5 0 1 0 1 5M19 4v4.7h-4.7",
    .bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM12 5V3.2M10 21.2h4",
    .heart: "M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8C21 12 19 15 12 20z",
    .clock: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7v5.3l3.5 2.2",
    .info: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.6v.1",
    .calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
    .map: "M3 6.5L9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20",
    .list: "M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.5M4 12h.5M4 18h.5",
    .photo: "M3 5h18v14H3zM3 16.5l5.5-5.5l5 5l3-3l4.5 4M15.5 8.5h.1",
    .undo: "M8 4.5L4 9l4 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9",
    .redo: "M16 4.5L20 9l-4 4.5M20 9H10a5.5 5.5 0 0 0 0 11h5",
    .download: "M12 4v11.5M7.5 11.5l4.5 4.5l4.5-4.5M5 20h14", .chart: "M5 20v-7M12 20V5M19 20V9.5",
    .cart: "M2.5 4h3l2.7 11h10.3l2-8H6.5M9 19.5h.1M17.5 19.5h.1",
    .curl: "M5 3.5h14v11l-6 6H5zM13 20.5v-6h6",
    .phone: "M6.5 3.5h3.8l1.5 5l-2.3 2a12 12 0 0 0 4.5 4.5l2-2.3l5 1.5V18C13 23-1 9 6.5 3.5z",
    .message: "M4 4.5h16v12h-9l-5 4v-4H4z",
    .music: "M9 17.5V5.5l11-2v12M6.5 15a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z"
      + "M17.5 13a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
    .film: "M3 5h18v14H3zM7.5 5v14M16.5 5v14M3 12h4.5M16.5 12H21",
    .page: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6",
    .flag: "M5 21V4h13l-3 4.5l3 4.5H5",
    .lock: "M5.5 11h13v9.5h-13zM8 11V7.5a4 4 0 0 1 8 0V11",
    .pin: "M12 21C7 15.5 5.5 13 5.5 10a6.5 6.5 0 0 1 13 0c0 3-1.5 5.5-6.5 11z"
      + "M12 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
    .globe: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
      + "M3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17z",
    .wheel: "M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4M6 6l2.8 2.8M15.2 15.2l2.8 2.8M6 18l2.8-2.8"
      + "M15.2 8.8L18 6",
    .tag: "M3.5 4h8l9 9l-7.5 7.5l-9.5-9zM7.5 8h.1",
  ]
}
