import Demos
import Inspection

/// Lists of demos, as text.
package enum DemoList {
  /// All demos by group: a line for each, with its title and where it is from; at the end is how
  /// they are played at a place.
  package static func text(
    of book: DemoBook = .standard, columns: Int?, at place: CommandPlace
  ) -> String {
    let groups = DemoGroup.allCases.map { group in
      let demos = book[group].filter { $0.mistake == nil }
      return "\(group.title)\n\(text(of: demos, columns: columns))"
    }
    let footer = """
      \(place.spelling("demo")) NAME plays one: by the beginning of its name or of a word in it, by a figure of a \
      book such as 13.6, by a fact, or by words of its title. Each mistake has its cure, NAME-cured.

      """
    return (groups + [Prose.folded(footer, to: columns)]).joined(separator: "\n")
  }

  /// A line for each demo, or a name with a paragraph below it where there is little room.
  package static func text(of demos: [Demo], columns: Int?) -> String {
    let width = demos.map(\.name.count).max() ?? 0
    let isNarrow = columns.map { $0 < width + 40 } ?? false
    let lines = demos.map { demo in
      let heading = demo.heading
      let origin = heading.origin.isEmpty ? "" : " (\(heading.origin))"
      let name = isNarrow ? "\(demo.name)\n  " : padded(demo.name, to: width)
      return "  \(name)   \(heading.title)\(origin)\n"
    }
    return Prose.folded(lines.joined(), to: columns)
  }

  /// All figures, tables, listings and rules in the order of the documents, each with its demos; in
  /// columns where there is room for them.
  package static func books(_ index: BookIndex = .standard, columns: Int?) -> String {
    let width = index.items.map(\.name.count).filter { $0 < 16 }.max() ?? 0
    let isNarrow = columns.map { $0 < width + 40 } ?? false
    var (document, place, text) = ("", "", "")
    for item in index.items {
      if item.document != document {
        text += "\(text.isEmpty ? "" : "\n")\(item.document)\n"
        (document, place) = (item.document, "")
      }
      if item.place != place {
        text += "  \(item.place)\n"
        place = item.place
      }
      for (demo, _) in index.steps(of: item) {
        let name = isNarrow ? "\(item.name)," : padded(item.name, to: width) + "  "
        text += "    \(name) \(item.title): \(demo.name)\n"
      }
    }
    return Prose.folded(text, to: columns)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
