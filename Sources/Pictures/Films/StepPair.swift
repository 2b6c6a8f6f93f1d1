import Drawings
import NavigationModel

/// A step of each film that is compared; of one film alone, its step.
package struct StepPair: Sendable, Equatable {
  /// The index of the step in each film; nil where it has none.
  package let indices: [Int?]
  /// In what the films differ here; nil if in nothing.
  package let difference: Difference?

  /// The first aspect in which two steps differ.
  package struct Difference: Sendable, Equatable {
    /// The aspect, such as `code`.
    package let name: String
    /// The first line that differs, of each film; empty for none.
    package let lines: [String]

    /// It as a text, with the lines side by side.
    package var text: String {
      let sides = lines.map { $0.isEmpty ? "nothing" : $0 }.joined(separator: " | ")
      return sides.isEmpty ? name : "\(name): \(sides)"
    }

    /// The parts of each line: what begins both alike, what differs, and what ends both alike.
    var parts: [[String]] {
      guard lines.count == 2 else { return lines.map { ["", $0, ""] } }
      let start = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
      let rests = lines.map { $0.dropFirst(start) }
      let end = zip(rests[0].reversed(), rests[1].reversed()).prefix { $0 == $1 }.count
      return lines.map { line in
        let (first, last) = (line.prefix(start), line.suffix(end))
        return [String(first), String(line.dropFirst(start).dropLast(end)), String(last)]
      }
    }
  }

  /// The steps of films side by side: those with the same code are a pair, and steps between such
  /// pairs as far as both films have some.
  package static func pairs(of films: [Film]) -> [StepPair] {
    guard films.count == 2 else {
      return films[0].steps.indices.map { StepPair(indices: [$0], difference: nil) }
    }
    let codes = films.map { film in film.steps.map { film.source.code($0.lines) } }
    let same = common(codes[0], codes[1]) + [(codes[0].count, codes[1].count)]
    var pairs: [StepPair] = []
    var (left, right) = (0, 0)
    for (nextLeft, nextRight) in same {
      for offset in 0..<max(nextLeft - left, nextRight - right) {
        let indices = [
          left + offset < nextLeft ? left + offset : nil,
          right + offset < nextRight ? right + offset : nil,
        ]
        pairs.append(StepPair(indices, films))
      }
      if nextLeft < codes[0].count { pairs.append(StepPair([nextLeft, nextRight], films)) }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    return pairs
  }

  /// Whether two films differ in a step.
  static func differ(_ film: Film, _ other: Film) -> Bool {
    pairs(of: [film, other]).contains { $0.difference != nil }
  }

  /// The indices of what both lists have, in order, as many as possible.
  private static func common(_ left: [String], _ right: [String]) -> [(Int, Int)] {
    let changes = right.difference(from: left)
    let removed = Set(
      changes.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } }
    )
    let added = Set(
      changes.insertions.compactMap {
        if case .insert(let offset, _, _) = $0 { offset } else { nil }
      })
    return Array(
      zip(
        left.indices.filter { !removed.contains($0) }, right.indices.filter { !added.contains($0) })
    )
  }

  private init(indices: [Int?], difference: Difference?) {
    (self.indices, self.difference) = (indices, difference)
  }

  private init(_ indices: [Int?], _ films: [Film]) {
    self.init(indices: indices, difference: Self.difference(indices, films))
  }

  private static func difference(_ indices: [Int?], _ films: [Film]) -> Difference? {
    guard let left = indices[0], let right = indices[1] else {
      let which = indices[0] == nil ? "first" : "second"
      return Difference(name: "the \(which) has no such step", lines: [])
    }
    let steps = [films[0].steps[left], films[1].steps[right]]
    return aspects.lazy.compactMap { aspect -> Difference? in
      let values = zip(films, steps).map { aspect.values($0, $1) }
      guard values[0] != values[1] else { return nil }
      let lines = values.map { $0.isEmpty ? [""] : $0 }
      let place =
        zip(lines[0], lines[1]).firstIndex { $0 != $1 } ?? min(lines[0].count, lines[1].count)
      let texts = lines.map { $0.indices.contains(place) ? $0[place].bounded : "" }
      return Difference(name: aspect.name, lines: texts)
    }.first
  }

  /// Something in which steps can differ: as lines, of which the first different ones are shown.
  private struct Aspect: Sendable {
    let name: String
    let values: @Sendable (Film, Film.Step) -> [String]
  }

  private static let aspects = [
    Aspect(name: "code") { [$0.source.code($1.lines)] },
    Aspect(name: "diagnostic") { $1.diagnostics.map(\.rule.id) },
    Aspect(name: "printed") { $1.printed.joined().split(separator: "\n").map(String.init) },
    Aspect(name: "events") { $1.events.map(\.text) },
    Aspect(name: "on screen") { film, step in
      guard let moment = step.moments.last else { return [] }
      let hierarchy = film.hierarchies[moment.hierarchy]
      return hierarchy.visibleInFront.map { hierarchy[$0].label }
    },
  ]
}

extension Sequence {
  fileprivate func firstIndex(where matches: (Element) -> Bool) -> Int? {
    for (index, element) in enumerated() where matches(element) { return index }
    return nil
  }
}
