/// What a step changed, in words: the difference of two hierarchies.
public struct Caption: Sendable, Equatable {
  /// The sentences.
  public let sentences: [String]

  /// Whether neither the hierarchy nor the screen changes, nothing moves, and UIKit says nothing.
  public let isStill: Bool

  /// The sentences as one text.
  public var text: String { sentences.joined(separator: " ") }

  /// The caption of a moment: what has changed since the hierarchy before it, or else what UIKit has
  /// said and who was freed, or on the screen only, and what is in progress.
  public init(
    from before: Hierarchy?, to after: Hierarchy, isAnew: Bool = false, motions: [Motion] = [],
    isCalled: Bool = true, screenChanges: Bool = false, events: some Sequence<Event> = []
  ) {
    let difference = HierarchyDifference(from: before ?? Hierarchy(), to: after)
    let changes = difference.sentences(isDrawn: isCalled)
    let seen =
      changes.isEmpty ? events.compactMap { Self.news(of: $0) } + difference.appearances : changes
    let rest =
      screenChanges
      ? "The screen changes, the hierarchy doesn't." : "Nothing changes in the hierarchy."
    isStill = seen.isEmpty && !screenChanges && motions.isEmpty && !isAnew
    var sentences = isAnew ? ["The app starts anew."] + seen : seen.isEmpty ? [rest] : seen
    if !isCalled, !changes.isEmpty, !difference.showsCallbacks {
      sentences.append("No callbacks yet.")
    }
    sentences += motions.map(Self.progress)
    self.sentences = sentences
  }

  /// What an event says that no hierarchy shows; nil for others.
  private static func news(of event: Event) -> String? {
    switch event.kind {
    case .warning: "A warning: \(event.callback)."
    case .exception:
      "An exception: \((event.arguments.first ?? event.callback).trimmingEnd)."
    case .error: "An error in \(event.name)."
    case .released: "\(event.name) is freed."
    case .callback, .delegate, .completion, .transition, .mark: nil
    }
  }

  private static func progress(_ motion: Motion) -> String {
    let name = motion.isCancelled ? "cancelled \(motion.kind.rawValue)" : motion.kind.rawValue
    guard !motion.isInteractive else {
      return "A finger holds the \(name) at \(Int((motion.fraction * 100).rounded())) %."
    }
    let whole = motion.duration.milliseconds
    let done = Int((Double(whole) * motion.fraction).rounded())
    return "\(name) in progress: \(done) of \(whole) ms."
  }
}

extension Film {
  /// The caption of a moment, after one that was shown before it, with what has happened in between.
  public func caption(
    of moment: Moment, after former: Moment?, _ events: [Event] = []
  ) -> Caption {
    // What has a number in another world is another controller.
    let isAnew = former.map { world(of: $0) != world(of: moment) } ?? false
    return Caption(
      from: isAnew ? nil : former.map { hierarchies[$0.hierarchy] },
      to: hierarchies[moment.hierarchy],
      isAnew: isAnew, motions: moment.motions, isCalled: moment.kind != .asked,
      screenChanges: former.map { $0.screen != moment.screen } ?? false, events: events)
  }

  /// The last moment before a step; nil before the first one.
  public func lastMoment(beforeStep index: Int) -> Moment? {
    index > 0 ? steps[index - 1].moments.last : nil
  }
}

extension Duration {
  /// The time in whole milliseconds.
  fileprivate var milliseconds: Int {
    Int(clamping: components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}

/// What differs between two hierarchies, as sentences.
private struct HierarchyDifference {
  let before, after: Hierarchy

  init(from before: Hierarchy, to after: Hierarchy) {
    (self.before, self.after) = (before, after)
  }

  /// Whether a view was loaded or has begun to appear or disappear, which callbacks report.
  var showsCallbacks: Bool {
    after.identifiers.contains { id in
      let former = before.contains(id) ? before[id] : nil
      return after[id].appearance != (former?.appearance ?? .disappeared)
        || after[id].isViewLoaded != (former?.isViewLoaded ?? false)
    }
  }

  /// What has changed, and what is on the screen; or in the model only, if nothing was drawn since.
  func sentences(isDrawn: Bool) -> [String] {
    let changes =
      roots + after.identifiers.flatMap { arrivals(of: $0) + presentations(by: $0) }
      + before.identifiers.flatMap { departures(of: $0) + dismissals(by: $0) }
    let model = screen(after)
    guard model != screen(before) else { return changes }
    let seen = model.filter { after[$0].appearance != .disappeared }
    if !isDrawn, seen.count < model.count {
      return changes + [
        "In the model: \(list(model)). On screen is still: \(list(screen(before)))."
      ]
    }
    // A container that forwards no appearance shows children that don't know of it.
    let others = model.filter { after[$0].appearance == .disappeared }
    return changes + (seen.isEmpty && !others.isEmpty ? [] : ["On screen: \(list(seen))."])
      + (others.isEmpty ? [] : ["On screen without callbacks: \(list(others))."])
  }

  /// Who has begun or ended to appear or disappear, where nothing else has changed: those that are no
  /// containers, or else these.
  var appearances: [String] {
    let changed = after.identifiers.filter { id in
      let former = before.contains(id) ? before[id].appearance : .disappeared
      return after[id].appearance != former
    }
    let plain = changed.filter { after[$0].kind == .plain }
    return Self.words.compactMap { appearance, word in
      let those = (plain.isEmpty ? changed : plain).filter { after[$0].appearance == appearance }
      guard !those.isEmpty else { return nil }
      return "\(list(those)) \(those.count == 1 ? "is" : "are") \(word)."
    }
  }

  private static let words: KeyValuePairs<Appearance, String> = [
    .appearing: "about to appear", .appeared: "on screen now", .disappearing: "about to disappear",
    .disappeared: "not on screen any more",
  ]

  private var roots: [String] {
    after.windows.flatMap { window -> [String] in
      let former = before.windows.first { $0.number == window.number }
      guard let root = window.root, former?.root != root else { return [] }
      return ["\(name(root)) becomes the root of the window."]
    }
  }

  private func arrivals(of id: Hierarchy.ID) -> [String] {
    guard let parent = after[id].parent, !before.contains(id) || before[id].parent != parent else {
      return []
    }
    return ["\(name(id)) joins \(label(parent))."]
  }

  private func departures(of id: Hierarchy.ID) -> [String] {
    guard let parent = before[id].parent else { return [] }
    guard after.contains(id) else { return ["\(name(id)) is freed."] }
    return after[id].parent == nil ? ["\(name(id)) leaves \(label(parent))."] : []
  }

  private func presentations(by id: Hierarchy.ID) -> [String] {
    guard let presented = after[id].presentation else { return [] }
    let former = before.contains(id) ? before[id].presentation : nil
    if former?.presented != presented.presented {
      return ["\(label(id)) presents \(name(presented.presented)), \(presented.style)."]
    }
    return presented.isLeaving && former?.isLeaving == false
      ? ["\(label(id)) dismisses \(name(presented.presented))."] : []
  }

  private func dismissals(by id: Hierarchy.ID) -> [String] {
    guard let former = before[id].presentation,
      !after.contains(id) || after[id].presentation?.presented != former.presented
    else { return [] }
    return ["\(name(former.presented)) is no longer presented."]
  }

  /// The controllers that fill the screen, what is no container, as the model has them.
  private func screen(_ hierarchy: Hierarchy) -> [Hierarchy.ID] {
    hierarchy.visibleInFront.filter { hierarchy[$0].kind == .plain && hierarchy[$0].shown.isEmpty }
  }

  private func list(_ ids: [Hierarchy.ID]) -> String {
    ids.isEmpty ? "nothing" : ids.map(label).joined(separator: ", ")
  }

  private func label(_ id: Hierarchy.ID) -> String {
    after.contains(id) ? after[id].label : before.contains(id) ? before[id].label : "\(id)"
  }

  /// The label, and the number unless the label has it already.
  private func name(_ id: Hierarchy.ID) -> String {
    let label = label(id)
    return label.hasSuffix("\(id)") ? label : "\(label) (\(id))"
  }
}

extension String {
  /// A sentence without its full stop.
  fileprivate var trimmingEnd: Substring { last == "." ? dropLast() : self[...] }
}
