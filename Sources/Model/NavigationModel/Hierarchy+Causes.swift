/// Causes, as clauses that name controllers as trees do.
extension Hierarchy {
  /// Why the view of a presenter is in no window.
  public func absence(of presenter: ID, askedBy source: ID, in trace: Trace) -> Diagnostic.Cause {
    let cause = obstacle(of: presenter).map { self.cause($0, in: trace) }
    return introducing(presenter, askedBy: source, cause ?? "its view is in no window")
  }

  /// What a presenter is doing.
  public func activity(
    of presenter: ID, askedBy source: ID, in trace: Trace
  ) -> Diagnostic.Cause {
    introducing(presenter, askedBy: source, activity(of: presenter, in: trace))
  }

  /// What a presenter is doing: dismissing, presenting, or having presented a controller.
  public func activity(of presenter: ID, in trace: Trace) -> Diagnostic.Cause {
    guard let presentation = self[presenter].presentation else {
      return "\(name(presenter)) hasn't finished its last presentation"
    }
    let presented = presentation.presented
    if isPresentationLeaving(of: presenter) {
      return Diagnostic.Cause(
        "\(name(presented)) is being dismissed",
        since: trace.moment(of: .viewWillDisappear, presented))
    }
    let verb = self[presented].appearance == .appeared ? "is presenting" : "is still presenting"
    return Diagnostic.Cause(
      "\(name(presenter)) \(verb) \(name(presented))",
      since: trace.moment(of: .viewWillAppear, presented))
  }

  /// That a controller is presented already.
  public func presentation(of presented: ID, in trace: Trace) -> Diagnostic.Cause {
    self[presented].presenter.map { activity(of: $0, in: trace) }
      ?? "\(name(presented)) isn't presented"
  }

  /// Which child of a container a controller is: `Home is number 1 of the 2 in nav`.
  public func position(of child: ID, in container: ID) -> Diagnostic.Cause {
    let children = self[container].children
    guard let index = children.firstIndex(of: child) else {
      return missingChild(of: child, in: container)
    }
    guard children.count > 1 else { return "\(name(child)) is in \(name(container))" }
    return "\(name(child)) is number \(index + 1) of the \(children.count) in \(name(container))"
  }

  /// That a controller is not a child of a container: `nav has Home and Detail, not Other`.
  public func missingChild(of id: ID, in container: ID) -> Diagnostic.Cause {
    let children = self[container].children
    if let namesake = children.first(where: { $0 != id && name($0) == name(id) }) {
      return "the \(name(id)) in \(name(container)) is another instance, \(namesake), not \(id)"
    }
    return "\(name(container)) has \(list(children)), not \(name(id))"
  }

  /// Why transition(from:to:) is impossible: one isn't a child, or the container doesn't forward.
  public func obstacleToExchange(_ children: [ID], in container: ID) -> Diagnostic.Cause {
    let nonChild = children.first { self[$0].parent != container }
    return nonChild.map { missingChild(of: $0, in: container) }
      ?? "\(name(container)) forwards no appearance methods"
  }

  /// The view that contains the view of a controller without a parent.
  public func detachment(of id: ID) -> Diagnostic.Cause {
    let host = self[id].host.map(name) ?? "no controller"
    return "the view of \(name(id)) is in the view of \(host), and addChild wasn't called"
  }

  /// Why a curl is impossible: a controller has another style, covers too little of the screen, or
  /// was itself presented with a curl.
  public func curlConflict(_ conflicting: ID, _ style: UIModalPresentationStyle) -> Diagnostic.Cause
  {
    guard let own = self[conflicting].presenter.flatMap({ self[$0].presentation }) else {
      return "\(name(conflicting)) would be presented as \(style)"
    }
    return own.adaptedStyle == .fullScreen
      ? "\(name(conflicting)) was itself presented with a curl"
      : "\(name(conflicting)) was presented as \(own.adaptedStyle)"
  }

  /// A list of names, the first few of many: `Home, Detail and 3 more`; `no children` for none.
  private func list(_ ids: [ID]) -> String {
    let limit = 3
    var parts = ids.prefix(limit).map(name)
    if ids.count > limit { parts.append("\(ids.count - limit) more") }
    guard let last = parts.popLast() else { return "no children" }
    let front = parts.reduce("") { $0.isEmpty ? $1 : "\($0), \($1)" }
    return front.isEmpty ? last : "\(front) and \(last)"
  }

  /// Adds which controller presents instead of the one that was called (P1).
  private func introducing(
    _ presenter: ID, askedBy source: ID, _ cause: Diagnostic.Cause
  ) -> Diagnostic.Cause {
    guard presenter != source else { return cause }
    return Diagnostic.Cause(
      "\(name(presenter)) presents for \(name(source)), and \(cause.text)", since: cause.since)
  }

  private func name(_ id: ID) -> String { contains(id) ? self[id].label : "\(id)" }
}

extension Hierarchy {
  /// Why a controller's view is in no window.
  public enum Obstacle: Sendable, Equatable {
    /// No window, container or presenter shows it, or its outer controller.
    case noPlace(ID)
    /// A container contains it and doesn't show it.
    case notShown(ID, in: ID)
    /// It presents a controller that covers it.
    case covered(ID, by: ID)
    /// It is being dismissed.
    case leaving(ID)
    /// It is in a window that is hidden.
    case windowHidden(ID)
    /// It should be on screen, and its view isn't there yet.
    case arriving(ID)
  }

  /// Why a controller's view is in no window, the nearest reason first; nil if it is in one.
  public func obstacle(of id: ID) -> Obstacle? {
    if let obstacle = cover(of: id) { return obstacle }
    var current = id
    while let support = self[current].support {
      if self[current].parent == support && !self[support].shown.contains(current) {
        return .notShown(current, in: support)
      }
      if self[current].presenter == support {
        if self[support].presentation?.isLeaving == true { return .leaving(current) }
      } else if let obstacle = cover(of: support) {
        return obstacle
      }
      current = support
    }
    if let window = self[current].window {
      if !windows[window - 1].isVisible { return .windowHidden(current) }
    } else if self[current].hostWindow == nil {
      return .noPlace(current)
    }
    return isInWindow(id) ? nil : .arriving(id)
  }

  private func cover(of id: ID) -> Obstacle? {
    guard let presentation = self[id].presentation, presentation.hidesPresenter else { return nil }
    return .covered(id, by: presentation.presented)
  }

  /// An obstacle as a clause, and since when.
  package func cause(_ obstacle: Obstacle, in trace: Trace) -> Diagnostic.Cause {
    switch obstacle {
    case .noPlace(let id):
      return Diagnostic.Cause(
        "no window, container or presenter shows \(name(id))",
        since: trace.moment(of: .viewDidDisappear, id))
    case .notShown(let child, let container):
      return absence(of: child, from: container, in: trace)
    case .covered(let id, let cover):
      return Diagnostic.Cause(
        "\(name(cover)) covers \(name(id))", since: trace.moment(of: .viewWillAppear, cover))
    case .leaving(let id):
      return Diagnostic.Cause(
        "\(name(id)) is leaving", since: trace.moment(of: .viewWillDisappear, id))
    case .windowHidden(let id):
      return "the window of \(name(id)) is hidden"
    case .arriving(let id):
      return "the view of \(name(id)) enters its window only after viewWillAppear"
    }
  }

  /// Why a container does not show a child.
  private func absence(
    of child: ID, from container: ID, in trace: Trace
  ) -> Diagnostic.Cause {
    guard self[container].showing != .placed, let other = self[container].shown.last else {
      return "the view of \(name(child)) is not in the view of \(name(container))"
    }
    return Diagnostic.Cause(
      "\(name(container)) shows \(name(other)), not \(name(child))",
      since: trace.moment(of: .viewWillAppear, other))
  }
}
