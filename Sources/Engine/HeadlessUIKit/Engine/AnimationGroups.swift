import NavigationModel

/// The transactions of a world: which animations began together, and which blocks wait for them.
final class AnimationGroups {
  // The stage owns this object for its whole life and doesn't share it.
  unowned private var stage: Stage!
  /// The transactions that a program has begun, innermost last.
  private var explicit: [Transaction] = [] { didSet { noteOpen() } }
  /// The implicit transaction of the turn, created at its first use.
  private var implicit: Transaction? { didSet { noteOpen() } }
  /// Whether a transaction is open; each change reads it.
  private var isOpen = false
  private var disabledDepth = 0

  /// Attaches this object to a world.
  func attach(_ stage: Stage) { self.stage = stage }

  /// Whether changes are animated where a program asks for it; false inside
  /// `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  var areAnimated: Bool { disabledDepth == 0 && isEnabled }

  /// How many closures wait for the end of animations that no transition is.
  var dueCompletions = 0

  /// How many transactions with a block are open.
  var openBlocks: Int { awaited.count }

  /// What a program has said by `setAnimationsEnabled`.
  var isEnabled = true

  /// Runs a body whose changes are not animated.
  func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    disabledDepth += 1
    defer { disabledDepth -= 1 }
    return try body()
  }

  /// The current transaction: the innermost explicit one, or else that of the turn.
  var current: Transaction {
    if let innermost = explicit.last { return innermost }
    if let implicit { return implicit }
    let made = Transaction()
    implicit = made
    stage.turnNeeded()
    return made
  }

  /// Whether the turn has an implicit transaction to end.
  var needsTurn: Bool { implicit != nil }

  /// Begins a transaction inside the current one.
  func begin() { explicit.append(Transaction()) }

  /// Commits the innermost explicit transaction, or that of the turn if there is none.
  func commit() {
    if let innermost = explicit.popLast() {
      innermost.close()
    } else {
      endTurn()
    }
  }

  /// Ends the transaction of the turn; blocks set meanwhile wait for the next turn.
  func endTurn() {
    if implicit == nil { return }
    let ended = implicit
    implicit = nil
    ended?.close()
  }

  /// Adds a transition to all open transactions.
  func add(_ transition: ActiveTransition) {
    if !isOpen { return }
    for waiting in awaited {
      waiting.begin()
      if !transition.addAlongside(nil, { _ in waiting.end() }) { waiting.end() }
    }
  }

  /// Adds an animation of the program to all open transactions; call the returned closure at its
  /// end.
  func addAnimation() -> () -> Void {
    let list = awaited
    for waiting in list { waiting.begin() }
    return { for waiting in list { waiting.end() } }
  }

  /// Whether a block waits for animations that begin now.
  var isAwaited: Bool { !awaited.isEmpty }

  private func noteOpen() { isOpen = !explicit.isEmpty || implicit != nil }

  /// The blocks that wait for animations that begin now.
  private var awaited: [AwaitedAnimations] {
    guard isOpen else { return [] }
    return (explicit + [implicit].compactMap { $0 }).compactMap(\.awaited)
  }

  nonisolated deinit {}
}

/// Animations that begin together.
final class Transaction {
  /// Whether layers change without implicit animations; there are no layers here.
  var disablesActions = false
  /// The completion block and the animations it waits for.
  private(set) var awaited: AwaitedAnimations?

  /// Sets the block to run when the animations that begin from now on have ended; a block set
  /// before waits for the animations that have begun until now.
  func setBlock(_ block: (() -> Void)?, on stage: Stage) {
    close()
    awaited = block.map { AwaitedAnimations($0, on: stage) }
  }

  /// The completion block.
  var block: (() -> Void)? { awaited?.block }

  /// Closes the transaction to further animations.
  func close() {
    awaited?.close()
    awaited = nil
  }

  nonisolated deinit {}
}

/// The animations that a block waits for.
final class AwaitedAnimations {
  /// The block to run at their end.
  let block: () -> Void
  private let handler: Handler<Void>
  private weak var stage: Stage?
  private var count = 0
  private var isClosed = false

  /// Creates a group without animations.
  init(_ block: @escaping () -> Void, on stage: Stage) {
    self.block = block
    self.stage = stage
    handler = Handler(.transaction) { _ in block() }
  }

  /// Counts an animation that begins.
  func begin() { count += 1 }

  /// Counts an animation that has ended.
  func end() {
    count -= 1
    runIfOver()
  }

  /// Closes the group: no more animations will begin.
  func close() {
    isClosed = true
    runIfOver()
  }

  private func runIfOver() {
    guard isClosed && count == 0 else { return }
    handler.run(on: stage ?? .current)
  }

  nonisolated deinit {}
}

extension AnimationGroups {
  /// How many closures wait for animations that no transition is.
  var completionCount: Int { dueCompletions + openBlocks }
}

extension Array where Element: AnyObject {
  /// Removes an object, which is in the list once at most.
  mutating func remove(_ object: Element) {
    if let index = nearestIndex(where: { $0 === object }) { remove(at: index) }
  }
}

extension Stage {
  /// Runs a body whose changes are not animated.
  package func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    try animations.withoutAnimation(body)
  }
}
