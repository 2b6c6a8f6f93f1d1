import NavigationModel

/// A callback being delivered to a controller.
struct Hearing {
  /// The controller that receives it.
  let id: Hierarchy.ID
  /// The callback.
  let callback: Callback
  // The caller retains the transition until the call returns.
  private let unretained: Unmanaged<TransitionUnderWay>?

  /// Creates a delivery for a transition, or for a call that the program makes itself.
  init(_ id: Hierarchy.ID, _ callback: Callback, in transition: TransitionUnderWay?) {
    self.id = id
    self.callback = callback
    unretained = transition.map(Unmanaged.passUnretained)
  }

  /// The transition it belongs to; nil if the program makes the call itself.
  var transition: TransitionUnderWay? { unretained?.takeUnretainedValue() }
}

/// The stack of callbacks being delivered, each nested in the previous one.
struct Hearings {
  /// The innermost delivery.
  private(set) var innermost: Hearing?
  private var others: [Hearing] = []

  /// Pushes a delivery.
  @inline(__always)
  mutating func begin(_ hearing: Hearing) {
    if let outer = innermost { others.append(outer) }
    innermost = hearing
  }

  /// Pops the innermost delivery.
  @inline(__always)
  mutating func end() { innermost = others.isEmpty ? nil : others.removeLast() }

  /// The innermost delivery to a controller of one of these callbacks.
  func last(to id: Hierarchy.ID, of callbacks: [Callback]) -> Hearing? {
    for hearing in [innermost].compactMap({ $0 }) + others.reversed()
    where hearing.id == id && callbacks.contains(hearing.callback) {
      return hearing
    }
    return nil
  }
}
