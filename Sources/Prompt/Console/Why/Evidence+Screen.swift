import HeadlessUIKit
import NavigationModel

// Why a controller is on screen, or isn't.
extension Evidence {
  /// Why a controller is on screen, or isn't.
  func onScreen(_ subject: Subject) -> Answer {
    guard subject.isAlive else { return absence(of: subject) }
    if let obstacle = hierarchy.obstacle(of: subject.id) {
      return absence(of: subject, obstacle)
    }
    return presence(of: subject)
  }

  private func presence(of subject: Subject) -> Answer {
    let chain = sequence(first: subject.id) { hierarchy[$0].support }
    let links = chain.map(link).reversed().joined(separator: ", ")
    return Answer(
      "\(subject.text) is on screen: \(links)",
      since: at(trace.moment(of: .viewWillAppear, subject.id)), .onScreen)
  }

  /// What contains a controller: `nav shows Detail`.
  private func link(_ id: Hierarchy.ID) -> String {
    let node = hierarchy[id]
    if let parent = node.parent { return "\(name(parent)) shows \(name(id))" }
    if let presenter = node.presenter { return "\(name(presenter)) presents \(name(id))" }
    if let host = node.host { return "the view of \(name(id)) is in the view of \(name(host))" }
    return "\(name(id)) is the root of the window"
  }

  private func absence(of subject: Subject, _ obstacle: Hierarchy.Obstacle) -> Answer {
    if case .noPlace(let id) = obstacle { return withoutPlace(of: subject, below: id) }
    let cause = hierarchy.cause(obstacle, in: trace)
    return Answer(
      "\(subject.text) isn't on screen: \(cause.text)", since: at(cause.since), law(of: obstacle))
  }

  private func law(of obstacle: Hierarchy.Obstacle) -> Law {
    switch obstacle {
    case .noPlace: .noPlace
    case .covered: .cover
    case .leaving, .arriving: .inProgress
    case .windowHidden: .hiddenWindow
    case .notShown(_, let container):
      switch hierarchy[container].showing {
      case .last: .lastOfStack
      case .chosen: .chosenTab
      case .placed: .placedView
      }
    }
  }

  private func withoutPlace(of subject: Subject, below top: Hierarchy.ID) -> Answer {
    let departure = departure(of: top)
    if let refusal = refusal(of: subject.id), refusal.moment.event > departure?.event ?? -1 {
      return Answer(
        "\(subject.text) isn't on screen: the call was refused (\(refusal.rule.id)): \(refusal.rule.effect)",
        since: at(refusal.moment),
        rule: refusal.rule)
    }
    guard departure == nil else { return absence(of: subject, withTop: top) }
    let ownerText = top == subject.id ? "it" : "\(name(top)), which has it,"
    return Answer(
      "\(subject.text) isn't on screen: \(ownerText) hasn't been shown yet: it is in no window, "
        + "container or presenter", .noPlace)
  }

  /// The controller was removed, and may have been released.
  private func absence(of subject: Subject, withTop top: Hierarchy.ID? = nil) -> Answer {
    let leaver = top ?? subject.id
    if !subject.isAlive, let refusal = refusal(of: leaver) {
      return Answer(
        "\(subject.text) was never on screen: the call was refused (\(refusal.rule.id)): \(refusal.rule.effect)",
        since: at(refusal.moment),
        rule: refusal.rule)
    }
    let end = last { $0.subject == leaver && $0.kind == .released }?.moment
    let moment = departure(of: leaver) ?? end
    let ownerText = leaver == subject.id ? "it" : "\(name(leaver)), which has it,"
    let way = removal(leaver)
    let fate = subject.isAlive ? "" : " and was freed"
    return Answer(
      "\(subject.text) isn't on screen: \(ownerText) \(way.verb)\(moment.map(when) ?? "")\(fate)",
      since: at(moment), way.law)
  }

  /// How a controller was removed.
  private func removal(_ id: Hierarchy.ID) -> (verb: String, law: Law) {
    if let place = lastParent(of: id) { return ("left \(place)", .popped) }
    let hasParted = last {
      $0.subject == id && $0.kind == .callback && $0.arguments == ["nil"]
    }
    if hasParted != nil { return ("left its container", .replaced) }
    return wasRoot(id) ? ("left the window", .swapped) : ("was dismissed", .dismissed)
  }

  /// Whether a controller appeared as a window's root, without a transition.
  private func wasRoot(_ id: Hierarchy.ID) -> Bool {
    !trace.events.contains { event in
      event.kind == .transition
        && event.arguments.first?.hasPrefix(nameInTrace(id) + " over ") == true
    }
  }

  private func nameInTrace(_ id: Hierarchy.ID) -> String {
    last { $0.subject == id }?.event.name ?? "\(id)"
  }

  /// The description of a moment.
  func at(_ moment: Moment?) -> String? { moment.map(stage.momentName) }

  func when(_ moment: Moment) -> String { " at \(stage.momentName(moment))" }

  // MARK: The topmost controller

  /// Which controller is on top, and how to get it.
  func topmost() -> Answer {
    guard let top = hierarchy.visibleInFront.last(where: { hierarchy[$0].shown.isEmpty }) else {
      return Answer("nothing is on top: the window has no root", .noPlace)
    }
    let chain = sequence(first: top) { hierarchy[$0].support }
    return Answer(
      "\(subject(top).text) is on top: \(chain.map(link).reversed().joined(separator: ", "))",
      since: at(trace.moment(of: .viewWillAppear, top)), .topmost)
  }
}
