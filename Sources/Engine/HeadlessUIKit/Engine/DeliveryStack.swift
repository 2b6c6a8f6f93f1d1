import NavigationModel

/// A callback being delivered to a controller.
struct Delivery {
  /// The controller that receives it.
  let id: Hierarchy.ID
  /// The callback.
  let callback: Callback
  // The caller retains the transition until the call returns.
  private let unretained: Unmanaged<ActiveTransition>?

  /// Creates a delivery for a transition, or for a call that the program makes itself.
  init(_ id: Hierarchy.ID, _ callback: Callback, in transition: ActiveTransition?) {
    self.id = id
    self.callback = callback
    unretained = transition.map(Unmanaged.passUnretained)
  }

  /// The transition it belongs to; nil if the program makes the call itself.
  var transition: ActiveTransition? { unretained?.takeUnretainedValue() }
}

/// The stack of callbacks being delivered, each nested in the previous one.
struct DeliveryStack {
  /// The innermost delivery.
  private(set) var innermost: Delivery?
  private var others: [Delivery] = []

  /// Pushes a delivery.
  mutating func begin(_ delivery: Delivery) {
    if let outer = innermost { others.append(outer) }
    innermost = delivery
  }

  /// Pops the innermost delivery; most are in no other.
  mutating func end() {
    if others.isEmpty { innermost = nil } else { endInner() }
  }

  @inline(never)
  private mutating func endInner() { innermost = others.removeLast() }

  /// The innermost callback that is delivered, if that is to a controller.
  func callback(to id: Hierarchy.ID) -> Callback? {
    innermost.flatMap { $0.id == id ? $0.callback : nil }
  }

  /// Whether no callback is being delivered.
  var isEmpty: Bool { innermost == nil }

  /// The innermost delivery of one of these callbacks that fits.
  func last(of callbacks: [Callback], where fits: (Delivery) -> Bool) -> Delivery? {
    ([innermost].compactMap { $0 } + others.reversed()).first {
      callbacks.contains($0.callback) && fits($0)
    }
  }

  /// The innermost delivery to a controller of one of these callbacks.
  func last(to id: Hierarchy.ID, of callbacks: [Callback]) -> Delivery? {
    last(of: callbacks) { $0.id == id }
  }
}
