import NavigationModel

/// Who hears what.
struct Hearing {
  /// Who hears it.
  let id: Hierarchy.ID
  /// What is said.
  let callback: Callback
  // It lives until the call is over: whoever makes the call has it.
  private let unretained: Unmanaged<TransitionUnderWay>?

  /// A call of a transition, or of an author's own.
  init(_ id: Hierarchy.ID, _ callback: Callback, in transition: TransitionUnderWay?) {
    self.id = id
    self.callback = callback
    unretained = transition.map(Unmanaged.passUnretained)
  }

  /// The transition that it is a part of; nil where an author tells.
  var transition: TransitionUnderWay? { unretained?.takeUnretainedValue() }
}

/// The calls that are being made just now, one inside the other.
struct Hearings {
  /// The innermost one.
  private(set) var innermost: Hearing?
  private var others: [Hearing] = []

  /// A call begins.
  @inline(__always)
  mutating func begin(_ hearing: Hearing) {
    if let outer = innermost { others.append(outer) }
    innermost = hearing
  }

  /// The innermost call is over.
  @inline(__always)
  mutating func end() { innermost = others.isEmpty ? nil : others.removeLast() }

  /// The innermost call to a controller that is one of some callbacks.
  func last(to id: Hierarchy.ID, of callbacks: [Callback]) -> Hearing? {
    for hearing in [innermost].compactMap({ $0 }) + others.reversed()
    where hearing.id == id && callbacks.contains(hearing.callback) {
      return hearing
    }
    return nil
  }
}
