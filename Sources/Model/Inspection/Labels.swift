import NavigationModel

/// The names of controllers, with their numbers where several have the same.
package struct Labels: Sendable {
  private let ambiguous: Set<String>

  /// The names of the controllers in a hierarchy, and of those that some events are about.
  package init(_ hierarchy: Hierarchy, _ events: some Sequence<Event> = []) {
    var owners: [String: Hierarchy.ID] = [:]
    var ambiguous: Set<String> = []
    func add(_ name: String, _ id: Hierarchy.ID) {
      if let owner = owners[name], owner != id { ambiguous.insert(name) }
      owners[name] = id
    }
    for id in hierarchy.identifiers { add(hierarchy[id].label, id) }
    for event in events where event.textWithoutName != nil {
      if let id = event.subject { add(event.name, id) }
    }
    self.ambiguous = ambiguous
  }

  /// The names as they are, as in transcripts.
  package static let plain = Labels(Hierarchy())

  /// The line of a timeline.
  func text(of event: Event) -> String {
    guard !ambiguous.isEmpty, let rest = event.textWithoutName else { return event.text }
    return "\(text(event.name, of: event.subject)) \(rest)"
  }

  /// Events for a timeline: if they are folded, of those whose lines repeat the first few.
  package func pieces(
    of events: some Sequence<Event>, folds: Bool
  ) -> [Repetition.Piece<Event>] {
    folds ? Repetition.folded(events) { text(of: $0) } : events.map { .item($0) }
  }

  /// A name: `Home`, or `Home #3` if others have it too.
  package func text(_ name: String, of id: Hierarchy.ID?) -> String {
    guard let id, ambiguous.contains(name) else { return name }
    return "\(name) \(id)"
  }
}
