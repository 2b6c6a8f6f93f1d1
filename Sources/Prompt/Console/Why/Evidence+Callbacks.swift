import HeadlessUIKit
import NavigationModel

// Why a controller received a callback, or didn't.
extension Evidence {
  /// Why a controller received a callback when it did, and not since.
  func received(_ call: String, _ subject: Subject) -> Answer {
    let moments = moments(of: call, subject.id)
    guard let last = moments.last else { return notReceived(call, subject) }
    let count = moments.count == 1 ? "once" : "\(moments.count) times"
    let report =
      "\(subject.text) received \(call) \(count), "
      + (moments.count == 1 ? "" : "last ") + when(last).dropFirst()
    if call == Callback.viewDidLoad.name {
      return Answer(report + namesakes(of: subject), since: at(last), .loadedOnce)
    }
    guard let callback = Callback(named: call), callback.isAppearance, subject.isAlive else {
      return Answer(report, since: at(last), CallLaw.law(of: call))
    }
    return whyNotAgain(report, last, subject, isComing: Self.coming.contains(callback))
  }

  private static let coming: Set<Callback> = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]

  /// Why it wasn't called again.
  private func whyNotAgain(
    _ report: String, _ last: Moment, _ subject: Subject, isComing: Bool
  ) -> Answer {
    let hasDisappeared = moments(of: Callback.viewDidDisappear.name, subject.id).last
      .map { $0.event > last.event }
    if isComing, hasDisappeared != true, let answer = disturbance(subject, since: last) {
      return Answer("\(report); it has been on screen since: \(answer.sentence)", answer)
    }
    if isComing, hasDisappeared == true {
      let answer = onScreen(subject)
      return Answer("\(report). \(answer.sentence)", answer)
    }
    return Answer("\(report); nothing has changed since", since: at(last), .alternation)
  }

  /// The last event that concerned a controller on screen without calling it.
  private func disturbance(_ subject: Subject, since last: Moment) -> Answer? {
    let app = stage.lastReturn.flatMap { $0.moment.event > last.event ? $0 : nil }
    let covering = coveringPresentation(of: subject, since: last)
    if let app, app.moment.event > covering?.moment.event ?? -1 {
      return Answer("the app went to the background and returned", since: app.name, .background)
    }
    return covering.map { covering in
      Answer(
        "\(covering.name) was presented over it in a style that keeps it on screen",
        since: at(covering.moment),
        .presenterWithoutCallbacks)
    }
  }

  /// What was presented over a controller, or over its container, without calling it.
  private func coveringPresentation(of subject: Subject, since: Moment) -> (
    name: String, moment: Moment
  )? {
    let containers = Set(
      sequence(first: subject.id) { hierarchy[$0].support }.map(name))
    let found = last { event in
      guard event.kind == .transition, let parts = event.arguments.first?.components(" over ")
      else { return false }
      return event.callback != "push" && event.callback != "pop" && containers.contains(parts.1)
        && !hierarchy.hasChild(called: parts.0)
    }
    guard let found, found.moment.event > since.event,
      let name = found.event.arguments.first?.components(" over ")?.0
    else { return nil }
    let end = last { $0.name == name && $0.callback == Callback.viewDidDisappear.name }
    return (name, end?.moment ?? found.moment)
  }

  /// Other controllers of the same name, each with a view of its own.
  private func namesakes(of subject: Subject) -> String {
    let ids = trace.events.filter {
      $0.name == subject.label && $0.callback == Callback.viewDidLoad.name
        && $0.subject != subject.id
    }.compactMap(\.subject)
    guard !ids.isEmpty else { return "" }
    let list = ids.map { "\($0)" }.joined(separator: ", ")
    return "; \(list) is another \(subject.label), with a view of its own"
  }

  // MARK: Never received

  private func notReceived(_ call: String, _ subject: Subject) -> Answer {
    let report = "\(subject.text) has not received \(call)"
    guard subject.isAlive else { return Answer(report, .ownedUntilLast) }
    guard let callback = Callback(named: call) else {
      return Answer(report, CallLaw.law(of: call))
    }
    if let answer = missingForwarding(callback, subject, report) { return answer }
    guard callback.isAppearance || callback == .viewDidLoad else {
      return Answer(report, CallLaw.law(of: call))
    }
    let answer = onScreen(subject)
    if hierarchy.obstacle(of: subject.id) == nil,
      [.viewWillDisappear, .viewDidDisappear].contains(callback)
    {
      return Answer(
        "\(report): it is on screen, and has not disappeared", since: answer.since, .alternation)
    }
    return Answer("\(report). \(answer.sentence)", answer)
  }

  /// What the author of a container has to call, and hasn't.
  private func missingForwarding(
    _ callback: Callback, _ subject: Subject, _ report: String
  ) -> Answer? {
    guard let parent = hierarchy[subject.id].parent, hierarchy[parent].showing == .placed else {
      return nil
    }
    if callback == .didMove {
      return Answer("\(report): \(name(parent)) is a custom container", .outerHalf)
    }
    guard callback.isAppearance, stage.controller(parent)?.forwardsAppearance == false else {
      return nil
    }
    return Answer("\(report): \(name(parent)) forwards no appearance methods", .noForwarding)
  }
}

extension Hierarchy {
  /// Whether a controller with a name is a child of a container.
  fileprivate func hasChild(called name: String) -> Bool {
    identifiers.contains { self[$0].label == name && self[$0].parent != nil }
  }
}

extension String {
  /// The text between a prefix and a suffix.
  fileprivate func components(_ separator: String) -> (String, String)? {
    let parts = split(separator: separator, maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
