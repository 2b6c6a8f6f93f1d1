import NavigationModel

/// The transactions of a world: which animations began together, and who waits for them.
final class AnimationGroups {
  // The stage owns its animations for life and lends them to nobody.
  unowned(unsafe) private var stage: Stage!
  /// The transactions that a program has begun, innermost last.
  @exclusivity(unchecked) private var explicit: [Transaction] = []
  /// The transaction of the turn, once somebody has asked something of it.
  @exclusivity(unchecked) private var implicit: Transaction?
  @exclusivity(unchecked) private var mutedDepth = 0

  /// Belongs to a world from now on.
  func serve(_ stage: Stage) { self.stage = stage }

  /// Whether changes are animated where a program asks for it; false inside
  /// `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  var areAnimated: Bool { mutedDepth == 0 && isEnabled }

  /// How many closures wait for the end of animations that no transition is.
  var dueCompletions = 0

  /// How many transactions with a block are open.
  var openBlocks: Int { awaited.count }

  /// What a program has said by `setAnimationsEnabled`.
  @exclusivity(unchecked) var isEnabled = true

  /// Runs a body whose changes are not animated.
  func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutedDepth += 1
    defer { mutedDepth -= 1 }
    return try body()
  }

  /// The transaction that is asked now; that of the turn where a program has begun none.
  var current: Transaction {
    if let innermost = explicit.last { return innermost }
    if let implicit { return implicit }
    let made = Transaction()
    implicit = made
    stage.turnNeeded()
    return made
  }

  /// Whether somebody waits for the turn to end.
  var wantsTurn: Bool { implicit != nil }

  /// Begins a transaction inside the current one.
  func begin() { explicit.append(Transaction()) }

  /// Ends the innermost transaction, or that of the turn where a program has begun none.
  func commit() {
    if let innermost = explicit.popLast() {
      innermost.close()
    } else {
      endTurn()
    }
  }

  /// Ends the transaction of the turn; blocks that are set meanwhile wait for the next.
  func endTurn() {
    if implicit == nil { return }
    let ended = implicit
    implicit = nil
    ended?.close()
  }

  /// Adds a transition to all transactions that are open.
  func add(_ transition: TransitionUnderWay) {
    if !isOpen { return }
    for waiting in awaited {
      waiting.begin()
      if !transition.accompany(nil, { _ in waiting.end() }) { waiting.end() }
    }
  }

  /// Adds an animation of the program's own to all transactions that are open; the result is to be
  /// called at its end.
  func addAnimation() -> () -> Void {
    let list = awaited
    for waiting in list { waiting.begin() }
    return { for waiting in list { waiting.end() } }
  }

  /// Whether a block waits for what begins now.
  var isAwaited: Bool { !awaited.isEmpty }

  /// Whether there is a transaction.
  private var isOpen: Bool { !explicit.isEmpty || implicit != nil }

  /// The blocks that wait for what begins now.
  private var awaited: [AwaitedAnimations] {
    guard isOpen else { return [] }
    return (explicit + [implicit].compactMap { $0 }).compactMap(\.awaited)
  }

  nonisolated deinit {}
}

/// Animations that begin together.
final class Transaction {
  /// Whether layers change without animations of their own; there are no layers here.
  var disablesActions = false
  /// The block that is to run, and what it waits for.
  private(set) var awaited: AwaitedAnimations?

  /// Runs a block when what begins from now on has ended; a block that was set before waits for
  /// what has begun until now.
  func setBlock(_ block: (() -> Void)?) {
    close()
    awaited = block.map(AwaitedAnimations.init)
  }

  /// The block that is to run.
  var block: (() -> Void)? { awaited?.block }

  /// Nothing more begins in it.
  func close() {
    awaited?.close()
    awaited = nil
  }

  nonisolated deinit {}
}

/// The animations that a block waits for.
final class AwaitedAnimations {
  /// What is to run at their end.
  let block: () -> Void
  private var count = 0
  private var isClosed = false

  /// Nothing has begun yet.
  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// One of them begins.
  func begin() { count += 1 }

  /// One of them has ended.
  func end() {
    count -= 1
    runIfOver()
  }

  /// No more of them will begin.
  func close() {
    isClosed = true
    runIfOver()
  }

  private func runIfOver() {
    if isClosed && count == 0 { block() }
  }

  nonisolated deinit {}
}
