import Inspection
import NavigationModel

/// The callbacks of a film as a sequence diagram of Mermaid: from UIKit to the controllers.
package struct MermaidSequence {
  private let lanes: FilmLanes
  private let film: Film

  /// The diagram of a film.
  package init(_ film: Film) {
    self.film = film
    lanes = FilmLanes(film)
  }

  /// The whole diagram.
  package var text: String {
    let names = lanes.all.map { "  participant c\($0.number) as \(Mermaid.text($0.name))" }
    var time = film.steps.first?.events.first?.at ?? .zero
    let steps = film.steps.flatMap { lines(of: $0, after: &time) }
    return (["sequenceDiagram"] + names + steps).joined(separator: "\n") + "\n"
  }

  private func lines(of step: Film.Step, after time: inout Duration) -> [String] {
    guard !step.events.isEmpty else { return [] }
    let code = film.source.codeLines(step.lines).first?.shown ?? ""
    return [note("\(step.lineWords)  \(code)")]
      + step.events.flatMap { event -> [String] in
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
  private let numbers: Set<Int>

  init(_ film: Film) {
    let events = film.steps.flatMap(\.events)
    let labels = film.actors.reduce(into: [0: "UIKit"]) { $0[$1.number] = $1.labels.last ?? "" }
    let known = events.reduce(into: labels) { labels, event in
      guard let number = event.subject.map({ Int($0.number) }) else { return }
      if labels[number] == nil { labels[number] = event.name }
    }
    numbers = Set(events.compactMap { $0.subject.map { Int($0.number) } } + [0])
    all = numbers.sorted().map { number in
      let label = (known[number] ?? "").shown
      let isNamed = number == 0 || label.hasSuffix("#\(number)")
      return Lane(number: number, name: isNamed ? label : "\(label) (#\(number))")
    }
  }

  /// The number of the lane that an event is in.
  func lane(of event: Event) -> Int { event.subject.map { Int($0.number) } ?? 0 }
}
