import EscapedText
import Inspection
import NavigationModel

/// Callbacks as a sequence diagram of Mermaid: from UIKit to the controllers.
package struct MermaidSequence {
  private let lanes: FilmLanes
  private let parts: [(title: String, pieces: [Repetition.Piece<Event>])]

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
      return ("\(step.lineWords)  \(code)", Labels.plain.pieces(of: step.events, folds: false))
    }
  }

  /// The diagram of some parts, with names for their controllers; events that repeat can be folded.
  package init(_ parts: [SequencePart], labels: Labels, folds: Bool) {
    self.parts = parts.map { ($0.title, labels.pieces(of: $0.events, folds: folds)) }
    let shown = self.parts.flatMap(\.pieces).compactMap(\.item)
    lanes = FilmLanes(shown) { labels.text($1, of: $0) }
  }

  /// The whole diagram.
  package var text: String {
    let names = lanes.all.map { "  participant c\($0.number) as \(Mermaid.text($0.name))" }
    var time = parts.first?.pieces.first?.item?.at ?? .zero
    let messages = parts.flatMap { lines(of: $0.pieces, $0.title, after: &time) }
    return (["sequenceDiagram"] + names + messages).joined(separator: "\n") + "\n"
  }

  private func lines(
    of pieces: [Repetition.Piece<Event>], _ title: String, after time: inout Duration
  ) -> [String] {
    guard !pieces.isEmpty else { return [] }
    return (title.isEmpty ? [] : [note(title.escaped)])
      + pieces.flatMap { piece -> [String] in
        guard let event = piece.item else { return [note(piece.note ?? "")] }
        let gap = event.at - time
        time = event.at
        let wait = gap > .zero ? [note("\(TimelinePrinter.milliseconds(gap)) ms")] : []
        return wait + [message(event)]
      }
  }

  /// A callback arrives at its controller; what no controller receives is UIKit's own.
  private func message(_ event: Event) -> String {
    let lane = lanes.lane(of: event)
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
/// number.
struct FilmLanes {
  struct Lane {
    let number: Int
    let name: String
  }

  /// The lanes that have an event, in the order of their numbers.
  let all: [Lane]

  init(_ film: Film) {
    let events = film.steps.flatMap(\.events)
    let labels = film.actors.reduce(into: [:]) { $0[$1.number] = $1.labels.last ?? "" }
    self.init(events) { id, name in
      let number = Int(id.number)
      let label = (labels[number] ?? name).shown
      return label.hasSuffix("#\(number)") ? label : "\(label) (#\(number))"
    }
  }

  /// The lanes of events, whose controllers have names.
  init(_ events: [Event], naming name: (Hierarchy.ID, String) -> String) {
    var names = [0: "UIKit"]
    for event in events {
      guard let id = event.subject, names[Int(id.number)] == nil else { continue }
      names[Int(id.number)] = name(id, event.name).shown
    }
    all = names.keys.sorted().map { Lane(number: $0, name: names[$0] ?? "") }
  }

  /// The number of the lane that an event is in.
  func lane(of event: Event) -> Int { event.subject.map { Int($0.number) } ?? 0 }
}
