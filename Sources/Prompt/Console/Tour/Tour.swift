import NavigationModel

/// A tutorial at the prompt, in a world of its own, step by step.
struct Tour {
  /// The steps by world: each part begins in an empty one.
  static let parts = [firstApp, ownApp]
  /// The steps, in order.
  static let steps = parts.flatMap { $0 }

  /// The index of the current step.
  private(set) var position = 0
  /// The session at the beginning of each step up to the current one.
  private var starts: [Journal]
  /// The session at the beginning of a part.
  private let origin: Journal
  /// How often inputs did something else than the step.
  private(set) var failures = 0
  /// The world as it was when the step was last judged.
  var judged: TourMoment
  /// What commands have done since.
  var looks: [TourLook] = []

  /// A tour at its first step.
  init(from origin: Journal, _ moment: TourMoment) {
    (self.origin, starts, judged) = (origin, [origin], moment)
  }

  /// The current step; nil after the last.
  var step: TourStep? { Self.steps.indices.contains(position) ? Self.steps[position] : nil }

  /// The session at the beginning of the current step.
  var start: Journal { starts.last ?? origin }

  /// Whether the current step begins in an empty world.
  var beginsPart: Bool { position != Self.steps.count && Self.starts(at: position) }

  /// Whether no later step has the world of the current one.
  var endsPart: Bool { Self.starts(at: position + 1) }

  /// Whether a part begins, or the last one has ended, at a position.
  private static func starts(at position: Int) -> Bool {
    parts.indices.contains { parts[..<$0].reduce(0) { $0 + $1.count } == position }
      || position == steps.count
  }

  /// Continues with the next step, given the session.
  mutating func advance(in journal: Journal) {
    position += 1
    failures = 0
    starts.append(beginsPart ? origin : journal)
  }

  /// Returns to an earlier step.
  mutating func goBack(to earlier: Int) {
    position = earlier
    failures = 0
    starts.removeLast(max(starts.count - earlier - 1, 0))
  }

  /// The last step that began with at most a number of inputs, among those up to one.
  func stepBefore(input count: Int, upTo last: Int) -> Int {
    starts.prefix(last + 1).lastIndex { $0.inputCount <= count } ?? 0
  }

  /// Counts an input that did something else.
  mutating func fail() { failures += 1 }

  // MARK: Texts

  /// `3 of 13: push`.
  var heading: String {
    step.map { "tour \(position + 1) of \(Self.steps.count): \($0.title)" } ?? ""
  }

  /// What is shown in addition to the task after inputs that did something else.
  var help: String {
    guard let step, failures > 0 else { return "" }
    return "  hint  \(step.hint)\n" + (failures > 1 ? "  type  \(step.line)\n" : "")
  }
}
