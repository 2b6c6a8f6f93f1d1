import FilmTexts
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Shows the events of all inputs, of one, or of one controller: at a terminal as a table, else as
  /// a list; or as a sequence diagram.
  func showTimeline(_ words: [String]) throws(LuaError) {
    var words = words
    let isDiagram = words.contains(Self.sequenceOption)
    words.removeAll { $0 == Self.sequenceOption }
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw LuaError("unknown option '\(option)'; did you mean '\(Self.sequenceOption)'?")
    }
    let choice = try TimelineChoice(words.joined(separator: " "), in: self)
    if isDiagram { return showLines(diagram(of: choice)) }
    showPage(lines(of: choice).map { $0 + "\n" }.joined())
  }

  /// The option for a sequence diagram.
  static let sequenceOption = "--sequence"

  private func lines(of choice: TimelineChoice) -> [String] {
    let part = choice.part(of: world.stage.trace)
    let start = choice.input == nil ? .zero : part.events.first?.at ?? .zero
    guard let columns = columns() else {
      var printer = TimelinePrinter(from: start)
      return printer.lines(for: part)
    }
    let labels = Labels(hierarchy, part.events)
    return TimelineTable(labels: labels, columns: columns, folds: isFolding)
      .lines(for: part, from: start)
  }

  /// Whether repetition is folded: never in pipes and files.
  private var isFolding: Bool { terminal?.isFolding() ?? false }

  /// A diagram with a note for each input.
  private func diagram(of choice: TimelineChoice) -> String {
    let part = choice.part(of: world.stage.trace)
    let first = world.stage.trace.count - world.stage.trace.events.count
    let inputs = journal.entries.filter(\.isNumbered).map(\.action.typed)
    var groups: [MermaidSequence.SequencePart] = []
    for (number, event) in world.stage.trace.events.enumerated()
    where choice.contains(event, number + first) {
      let input = sessionWorld.firstEvents.count { $0 <= number + first }
      if groups.last?.number != input {
        let code = inputs.indices.contains(input - 1) ? inputs[input - 1] : ""
        groups.append(
          MermaidSequence.SequencePart(
            number: input, title: input == 0 ? "" : "input \(input)  \(code.firstLine)", events: [])
        )
      }
      groups[groups.count - 1].events.append(event)
    }
    return MermaidSequence(groups, labels: Labels(hierarchy, part.events), folds: isFolding).text
  }
}

/// The events that a timeline shows.
private struct TimelineChoice {
  /// The number of the first event, and the number after the last one.
  private var range: Range<Int>
  /// The controller whose events are shown; nil for all.
  private var subject: Hierarchy.ID?
  /// The number of the input; nil for all.
  private(set) var input: Int?

  /// All events, those of the input with a number, or those of a controller.
  init(_ text: String, in session: Session) throws(LuaError) {
    range = 0..<session.world.stage.trace.count
    if let number = Int(text) {
      let firsts = session.sessionWorld.firstEvents
      guard firsts.indices.contains(number - 1) else {
        let range = firsts.isEmpty ? "there is none yet" : "use 1 to \(firsts.count)"
        throw LuaError("no such input: \(range); a controller's number is #\(text)")
      }
      input = number
      range = firsts[number - 1]..<(firsts.count > number ? firsts[number] : range.upperBound)
    } else if !text.isEmpty {
      subject = try session.subject(called: text).id
    }
  }

  /// Whether an event with a number is shown.
  func contains(_ event: Event, _ number: Int) -> Bool {
    range.contains(number) && (subject == nil || event.subject == subject)
  }

  /// The events that are shown.
  func part(of trace: Trace) -> Trace.Part {
    let part = trace.part(from: range.lowerBound)
    let first = range.lowerBound + part.missing
    let events = part.events.enumerated().filter { contains($1, first + $0) }.map { $1 }
    return Trace.Part(missing: part.missing, events: events[...])
  }
}

extension String {
  /// The first line.
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
