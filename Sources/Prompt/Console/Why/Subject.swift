import EscapedText
import HeadlessUIKit
import NavigationModel

/// The controller in question; it may have been released.
struct Subject {
  /// Its number, which it keeps after its release.
  let id: Hierarchy.ID
  /// Its name in trees, with its number.
  let text: String
  /// Its name in timelines.
  let label: String
  /// Whether it is alive.
  let isAlive: Bool
}

/// The state of a world, as the answers use it.
struct Evidence {
  let stage: Stage
  /// The names of the controllers in diagnostics.
  var names: [Hierarchy.ID: String] = [:]
  var hierarchy: Hierarchy { stage.hierarchy }
  var trace: Trace { stage.trace }

  func name(_ id: Hierarchy.ID) -> String { hierarchy[id].label }

  /// A controller that is alive.
  func subject(_ id: Hierarchy.ID) -> Subject {
    let node = hierarchy[id]
    let title = node.description.name ?? node.description.title
    let name = title.map { " \"\($0.escaped)\"" } ?? ""
    let text = "\(id) \(node.description.className.escaped)\(name)"
    return Subject(id: id, text: text, label: node.label, isAlive: true)
  }

  /// The controllers with a name, by number, name, or their name in the trace; the latest last.
  func subjects(called name: String) -> [Subject] {
    let alive = hierarchy.identifiers.filter {
      hierarchy[$0].label == name || "\($0)" == name || "\($0)" == "#\(name)"
        || hierarchy[$0].description.title == name
    }
    if !alive.isEmpty { return alive.sorted { $0.number < $1.number }.map(subject) }
    let similar = hierarchy.identifiers.filter {
      hierarchy[$0].label.lowercased() == name.lowercased()
    }
    if similar.count == 1 { return similar.map(subject) }
    var removed: [Hierarchy.ID: Subject] = [:]
    for event in trace.events {
      guard let id = event.subject, event.name == name || "\(id)" == name,
        !hierarchy.contains(id)
      else { continue }
      removed[id] = Subject(
        id: id, text: "\(id) \"\(event.name)\"", label: event.name, isAlive: false)
    }
    for (id, known) in names where known == name && !hierarchy.contains(id) {
      removed[id] = Subject(id: id, text: "\(id) \"\(known)\"", label: known, isAlive: false)
    }
    return removed.values.sorted { $0.id.number < $1.id.number }
  }

  // MARK: Events

  /// The last moment at which a condition held, searched from the latest on.
  func last(where matches: (Event) -> Bool) -> (event: Event, moment: Moment)? {
    guard let index = trace.events.lastIndex(where: matches) else { return nil }
    return (trace.events[index], trace.moment(at: index))
  }

  /// The moments at which a controller received a callback.
  func moments(of callback: String, _ id: Hierarchy.ID) -> [Moment] {
    trace.events.indices.filter {
      let event = trace.events[$0]
      return event.subject == id && event.callback == callback && event.kind == .callback
    }.map { trace.moment(at: $0) }
  }

  /// The last diagnostic about a controller that is still relevant.
  func refusal(of id: Hierarchy.ID) -> (rule: Diagnostic.Rule, moment: Moment)? {
    let last = last { event in
      switch event.kind {
      case .warning, .exception: event.arguments.first?.firstAddress == id.address
      case .callback: event.subject == id && event.callback == Callback.viewWillAppear.name
      default: false
      }
    }
    guard let last, let rule = Diagnostic.Rule.all.first(where: { $0.id == last.event.callback })
    else { return nil }
    return (rule, last.moment)
  }

  /// The name of the last container a controller was in.
  func lastParent(of id: Hierarchy.ID) -> String? {
    last {
      $0.subject == id && ($0.callback == "willMove" || $0.callback == "didMove")
        && $0.arguments != ["nil"]
    }?.event.arguments.first
  }

  /// When a controller last left the screen or a container.
  func departure(of id: Hierarchy.ID) -> Moment? {
    last {
      $0.subject == id
        && ($0.callback == Callback.viewWillDisappear.name
          || ($0.callback == "willMove" || $0.callback == "didMove") && $0.arguments == ["nil"])
    }?.moment
  }
}

extension String {
  /// The first address in a diagnostic.
  fileprivate var firstAddress: String? {
    firstMatch(of: /: (0x[0-9a-f]+)>/).map { String($0.1) }
  }
}
