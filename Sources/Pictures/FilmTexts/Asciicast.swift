import EscapedText
import Inspection
import NavigationModel
import StoredValues

/// A film as a recording of a terminal, as asciinema plays it: each step as the prompt would show
/// it, with a marker (asciicast 2).
package struct Asciicast {
  private let film: Film
  private static let width = 100, height = 32
  /// How long a step stays.
  private static let pause = Duration.seconds(1)

  /// The recording of a film.
  package init(_ film: Film) { self.film = film }

  /// The whole file: a line for the head, and one for each event.
  package var text: String {
    let head = Head(width: Self.width, height: Self.height, title: film.title.shown)
    var start = Duration.zero
    let steps = film.steps.enumerated().flatMap { index, step -> [Entry] in
      let own = entries(of: step, index: index, at: start)
      start = (own.last?.at ?? start) + Self.pause
      return own
    }
    let end = Entry(at: start, kind: "o", text: "")
    return ([JSON.line(head)] + (steps + [end]).map { JSON.line($0) }).joined(separator: "\n")
      + "\n"
  }

  /// The marker, the input, what it printed, and its events when they happen.
  private func entries(of step: Film.Step, index: Int, at start: Duration) -> [Entry] {
    let code = film.source.codeLines(step.lines)
    let marker = "\(index + 1)  \((code.first ?? "").shown)"
    let input = code.enumerated().map { "\($0 == 0 ? "> " : ">> ")\($1)" }
    let printed = input + step.printed.flatMap(\.shownLines)
    let first = step.events.first?.at ?? .zero
    return [Entry(at: start, kind: "m", text: marker), output(printed, at: start)]
      + instants(of: step.events).map { at, events in
        let lines = FoldedTimelinePrinter(from: first, width: Self.width).lines(for: events)
        return output(lines, at: start + (at - first))
      }
  }

  private func instants(of events: [Event]) -> [(at: Duration, events: [Event])] {
    events.reduce(into: []) { instants, event in
      if instants.last?.at != event.at { instants.append((event.at, [])) }
      instants[instants.count - 1].events.append(event)
    }
  }

  private func output(_ lines: [String], at time: Duration) -> Entry {
    Entry(at: time, kind: "o", text: lines.map { "\($0.escaped)\r\n" }.joined())
  }

  private struct Head: Encodable {
    let version = 2
    let width, height: Int
    let title: String
  }

  /// An event: its time in seconds, its sort and its text.
  private struct Entry: Encodable {
    let at: Duration
    let kind, text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(Double(at.wholeMicroseconds) / 1_000_000)
      try container.encode(kind)
      try container.encode(text)
    }
  }
}

extension Duration {
  /// The time in whole microseconds.
  var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    return Int64(clamping: seconds) * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
