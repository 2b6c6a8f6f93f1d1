import Drawings
import NavigationModel

/// The steps of a page in their parts.
struct PageSteps: Sendable {
  private let sides: [PageSide]
  private let pairs: [StepPair]

  /// The steps that are shown.
  private let shown: Range<Int>

  init(_ sides: [PageSide], _ shown: Range<Int>) {
    (self.sides, self.shown) = (sides, shown)
    pairs = StepPair.pairs(of: sides.map(\.film))
    firstDifference = pairs.firstIndex { $0.difference != nil }
    poster = Poster(of: sides[0].film)?.step
  }

  var text: Markup {
    """
    <section id="film"><h2>Every step</h2>\(introduction)\(first)\(parts.map(part))</section>
    """
  }

  /// Where the films begin to differ.
  private var first: Markup {
    guard sides.count > 1 else { return "" }
    guard let index = firstDifference else {
      return "<p class=\"differs\">The films don't differ.</p>"
    }
    return
      "<p class=\"differs\"><a href=\"#step-\(index + 1)\">First difference: step \(index + 1)</a></p>"
  }

  private let firstDifference: Int?
  private let poster: Int?

  /// A part: its comment, and the numbers of its steps.
  private struct Part {
    var heading = ""
    var text = ""
    var steps: Range<Int>
  }

  /// The parts of the first film, with what comes before them.
  private var parts: [Part] {
    let film = sides[0].film
    let starts = film.parts.compactMap { part in
      pairs.firstIndex { $0.indices[0].map { $0 >= part.firstStep } ?? false }.map { (part, $0) }
    }
    var parts = [Part(steps: 0..<(starts.first?.1 ?? pairs.count))]
    for (place, (part, start)) in starts.enumerated() {
      let end = starts.dropFirst(place + 1).first?.1 ?? pairs.count
      parts.append(
        Part(heading: part.heading, text: part.text.asParagraph, steps: start..<max(start, end)))
    }
    for index in parts.indices { parts[index].steps = parts[index].steps.clamped(to: shown) }
    return parts.filter { !$0.steps.isEmpty }
  }

  /// What the first comment of the script says below its title.
  private var introduction: Markup {
    let film = sides[0].film
    guard let comment = film.source.comments.first, comment.range.lowerBound == 1 else { return "" }
    let isForTools = { (line: String) in
      ["facts:", "Book:", PageSide.watchWord].contains { line.hasPrefix($0) }
    }
    let text = comment.lines.filter { $0 != film.title && !isForTools($0) }
      .joined(separator: "\n").asParagraph
    return text.isEmpty ? "" : "<p class=\"why\">\(long: text)</p>"
  }

  private func part(_ part: Part) -> Markup {
    let heading: Markup = part.heading.isEmpty ? "" : "<h2>\(part.heading)</h2>"
    let isSaid = part.text.isEmpty || part.text == part.heading
    let text: Markup = isSaid ? "" : "<p class=\"why\">\(long: part.text)</p>"
    return """
      <section class="part">\(heading)\(text)<ol start="\(part.steps.lowerBound + 1)">\
      \(part.steps.map(step))</ol></section>
      """
  }

  /// Whether the page of one film opens with a step.
  private func isPoster(_ pair: StepPair) -> Bool {
    sides.count == 1 && pair.indices[0] != nil && pair.indices[0] == poster
  }

  /// In what two films differ first, with what differs in a line marked.
  private static func note(_ difference: StepPair.Difference) -> Markup {
    let lines = difference.parts.map { parts -> Markup in
      parts.joined().isEmpty
        ? "nothing"
        : "<code>\(long: parts[0])<mark>\(long: parts[1])</mark>\(long: parts[2])</code>"
    }
    let both: Markup = lines.count == 2 ? ": \(lines[0]) | \(lines[1])" : ""
    return "<p class=\"differs\">First difference: \(difference.name)\(both)</p>"
  }

  private func step(_ place: Int) -> Markup {
    let pair = pairs[place]
    let contents = zip(sides, pair.indices).map { side, index -> Markup in
      index.map { side.step($0, number: place + 1) }
        ?? "<div class=\"side none\"><p>No such step.</p></div>"
    }
    let isFirst = place == firstDifference
    let note = isFirst ? pair.difference.map(Self.note) ?? "" : ""
    let name: Markup =
      pair.difference == nil
      ? (isPoster(pair) ? "step poster" : "step") : isFirst ? "step other first" : "step other"
    return "<li class=\"\(name)\" id=\"step-\(place + 1)\">\(note)\(contents)"
  }
}

extension String {
  /// The lines as one paragraph; a heading in it ends with a full stop.
  fileprivate var asParagraph: String {
    split(separator: "\n").reduce(into: "") { text, line in
      let isHeading = text.last?.isPunctuation == false && line.first?.isUppercase == true
      text += text.isEmpty ? "" : isHeading ? ". " : " "
      text += line
    }
  }
}
