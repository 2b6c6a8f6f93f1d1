import NavigationModel

/// The controllers that take part in a film, with their hues.
struct FilmCast {
  /// Those of the worlds that have ended.
  private var former: [Film.Actor] = []
  private var byNumber: [Int: Film.Actor] = [:]
  private var roots: [Hierarchy.ID?] = []
  private var nextHue = 0

  private var world = 0

  /// The controllers, world by world in the order of their numbers.
  var actors: [Film.Actor] { former + byNumber.values.sorted { $0.number < $1.number } }

  /// A world replaces the one so far: numbers and hues begin anew.
  mutating func beginWorld() {
    former = actors
    (byNumber, roots) = ([:], [])
    world += 1
  }

  /// Adds those that are drawn; hues are counted anew when a window has another root.
  mutating func add(_ hierarchy: Hierarchy) {
    let roots = hierarchy.windows.map(\.root)
    if roots != self.roots { nextHue = 0 }
    self.roots = roots
    for id in hierarchy.drawnFamilies.flatMap(\.members) { add(hierarchy[id]) }
  }

  private mutating func add(_ node: Node) {
    let number = Int(node.id.number)
    var actor =
      byNumber[number]
      ?? Film.Actor(
        number: number, in: world, className: node.description.className, labels: [],
        hue: node.kind == .plain ? takeHue() : nil)
    if actor.labels.last != node.label { actor.labels.append(node.label) }
    byNumber[number] = actor
  }

  private mutating func takeHue() -> Int {
    defer { nextHue += 1 }
    return nextHue % Film.Actor.hues
  }
}

/// The title of a film and its parts, from the comments of the script.
package struct FilmTitle {
  /// The title.
  package let text: String

  /// The first comment of a script, without the lines for tools; else the script's name.
  ///
  /// Where the comment names a document its first line is a heading of that, which several scripts
  /// have: their title is their name in words.
  package init(_ source: Film.Source) {
    let lines = source.comments.first { $0.range.lowerBound == 1 }?.lines ?? []
    let isFromDocument = lines.contains { $0.hasPrefix("Book:") }
    let sentence = Self.sentence(lines.drop(while: Self.isForTools))
    text = (isFromDocument ? Self.words(source.name) : sentence) ?? source.name
  }

  /// The name of a file in words: `scripts/a-new-event.lua` is "A new event".
  private static func words(_ path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    let name = file.hasSuffix(".lua") ? file.dropLast(4) : file
    let words = name.split(separator: "-").joined(separator: " ")
    return words.isEmpty ? nil : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The first line, with the lines that continue its sentence; nil if there are none.
  private static func sentence(_ lines: some Collection<String>) -> String? {
    guard var sentence = lines.first else { return nil }
    for line in lines.dropFirst() {
      guard let end = sentence.last, !".:!?".contains(end), line.first?.isLowercase == true else {
        break
      }
      sentence += " " + line
    }
    return sentence
  }

  private static func isForTools(_ line: String) -> Bool {
    line.isEmpty || ["facts:", "Book:", "Watch:"].contains { line.hasPrefix($0) }
  }

  /// The parts of a film: each comment at the left margin begins one with the next step.
  static func parts(of film: Film) -> [Film.Part] {
    var parts: [Film.Part] = []
    for comment in film.source.comments where comment.range.lowerBound > 1 {
      guard
        let index = film.steps.firstIndex(where: { $0.lines.lowerBound > comment.range.upperBound })
      else { continue }
      let part = Film.Part(
        firstStep: index, heading: sentence(comment.lines) ?? "",
        text: comment.lines.joined(separator: "\n"))
      if parts.last?.firstStep == index { parts.removeLast() }
      parts.append(part)
    }
    return parts
  }
}
