import Inspection

/// Two texts beside each other where there is room, else one below the other.
struct SideBySide {
  /// A row of the text on the left, which may have colours.
  struct Row {
    let text: String
    /// Its width, without the codes of colours.
    let width: Int
  }

  /// The lines of both.
  let lines: [String]

  /// The fewest columns of a terminal for texts beside each other.
  static let leastColumns = 100
  private static let leastRoom = 40
  private static let gap = 3

  /// The columns for what is beside a picture; nil if it is below it.
  static func room(beside picture: [String], columns: Int) -> Int? {
    guard let width = picture.map(\.displayWidth).max(), columns >= leastColumns,
      columns - width - gap >= leastRoom
    else { return nil }
    return columns - width - gap
  }

  /// Rows and a picture, beside each other if there is room.
  init(_ rows: [Row], _ picture: [String], room: Int?) {
    guard let room, !rows.isEmpty else {
      lines = rows.map(\.text) + picture
      return
    }
    lines = (0..<max(rows.count, picture.count)).map { index in
      let row = index < rows.count ? rows[index] : Row(text: "", width: 0)
      guard index < picture.count else { return row.text }
      return row.text + String(repeating: " ", count: max(room - row.width, 0) + Self.gap)
        + picture[index]
    }
  }
}
