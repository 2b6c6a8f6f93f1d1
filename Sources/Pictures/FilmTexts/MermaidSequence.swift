import EscapedText
import Inspection
import NavigationModel

/// Callbacks as a sequence diagram of Mermaid: from UIKit to the controllers.
package struct MermaidSequence {
  private let lanes: FilmLanes
  private let parts: [Part]

  /// What happened in a world, with a note before it.
  private struct Part {
    let title: String
    var world = 0
    let pieces: [Repetition.Piece<Event>]
  }

  /// Some events, with a note before them.
  package struct SequencePart {
    /// Identifies the part.
    package let number: Int
    /// The note; nothing for none.
    package let title: String
    /// What happened.
    package var events: [Event]

    /// A part.
    package init(number: Int, title: String, events: [Event]) {
      (self.number, self.title, self.events) = (number, title, events)
    }
  }

  /// The diagram of a film: a part for each step.
  package init(_ film: Film) {
    lanes = FilmLanes(film)
    parts = film.steps.map { step in
      let code = film.source.codeLines(step.lines).first?.shown ?? ""
      return Part(
        title: "\(step.lineWords)  \(code)", world: film.world(of: step),
        pieces: Labels.plain.pieces(of: step.events, folds: false))
    }
  }

  /// The diagram of some parts, with names for their controllers; events that repeat can be folded.
  package init(_ parts: [SequencePart], labels: Labels, folds: Bool) {
    self.parts = parts.map {
      Part(title: $0.title, pieces: labels.pieces(of: $0.events, folds: folds))
    }
    let shown = self.parts.flatMap(\.pieces).compactMap(\.item)
    lanes = FilmLanes(shown) { labels.text($1, of: $0) }
  }

  /// The whole diagram.
  package var text: String {
    let names = lanes.all.map { "  participant c\($0.number) as \(Mermaid.text($0.name))" }
    var time = parts.first?.pieces.first?.item?.at ?? .zero
    let messages = parts.flatMap { lines(of: $0, after: &time) }
    return (["sequenceDiagram"] + names + messages).joined(separator: "\n") + "\n"
  }

  private func lines(of part: Part, after time: inout Duration) -> [String] {
    guard !part.pieces.isEmpty else { return [] }
    return (part.title.isEmpty ? [] : [note(part.title.escaped)])
      + part.pieces.flatMap { piece -> [String] in
        guard let event = piece.item else { return [note(piece.note ?? "")] }
        let gap = event.at - time
        time = event.at
        let wait = gap > .zero ? [note("\(TimelinePrinter.milliseconds(gap)) ms")] : []
        return wait + [message(event, in: part.world)]
      }
  }

  /// A callback arrives at its controller; what no controller receives is UIKit's own.
  private func message(_ event: Event, in world: Int) -> String {
    let lane = lanes.lane(of: event, in: world)
    let arrow = event.kind == .callback || event.kind == .delegate ? "->>" : "-->>"
    let text = (event.textWithoutName ?? event.text).shown
    return "  c0\(arrow)c\(lane): \(Mermaid.text(text))"
  }

  private func note(_ text: String) -> String {
    let ends = Set([0, lanes.all.last?.number ?? 0]).sorted().map { "c\($0)" }
    return "  Note over \(ends.joined(separator: ",")): \(Mermaid.text(text))"
  }
}

/// The rows of a film in which events are shown: UIKit's own is 0, others have the controller's
/// number; those of a later world come after all of the world before it.
struct FilmLanes {
  struct Lane {
    let number: Int
    let name: String
  }

  /// The lanes that have an event, in the order of their numbers.
  let all: [Lane]
  /// How many numbers are before those of each world.
  private let starts: [Int]

  init(_ film: Film) {
    let events = film.steps.flatMap { step in
      step.events.map { (event: $0, world: film.world(of: step)) }
    }
    var (starts, names) = ([0], [0: "UIKit"])
    for world in 0...film.resets.count {
      let actors = film.actors.filter { $0.world == world }
      let labels = actors.reduce(into: [:]) { $0[$1.number] = $1.labels.last ?? "" }
      var last = 0
      for (event, place) in events where place == world {
        guard let number = event.subject.map({ Int($0.number) }) else { continue }
        last = max(last, number)
        let label = (labels[number] ?? event.name).shown
        names[starts[world] + number] =
          label.hasSuffix("#\(number)") ? label : "\(label) (#\(number))"
      }
      starts.append(starts[world] + last)
    }
    self.starts = starts
    all = Self.lanes(names)
  }

  /// The lanes of events, whose controllers have names.
  init(_ events: [Event], naming name: (Hierarchy.ID, String) -> String) {
    var names = [0: "UIKit"]
    for event in events {
      guard let id = event.subject, names[Int(id.number)] == nil else { continue }
      names[Int(id.number)] = name(id, event.name).shown
    }
    (all, starts) = (Self.lanes(names), [0])
  }

  private static func lanes(_ names: [Int: String]) -> [Lane] {
    names.sorted { $0.key < $1.key }.map { Lane(number: $0.key, name: $0.value) }
  }

  /// The number of the lane that an event of a world is in.
  func lane(of event: Event, in world: Int) -> Int {
    event.subject.map { starts[world] + Int($0.number) } ?? 0
  }
}
