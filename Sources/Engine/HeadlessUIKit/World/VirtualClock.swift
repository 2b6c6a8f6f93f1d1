/// Time that advances only on request, so that every run is the same.
final class VirtualClock: Clock {
  private(set) var now: Duration = .zero
  private var timers = TimerQueue()
  private var lastNumber = 0
  private unowned var stage: Stage!

  func attach(_ stage: Stage) { self.stage = stage }

  var nextDue: Duration? { timers.first?.due }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    lastNumber += 1
    let delay = max(delay, .zero)
    timers.insert(
      TimerQueue.ScheduledTimer(
        due: now + delay, number: lastNumber, isShort: delay <= .seconds(1), action: action))
  }

  func turnNeeded() {}

  func beginTurn() { fireDue() }

  func cancelAll() { timers = TimerQueue() }

  func advance(by duration: Duration) {
    let end = now + max(duration, .zero)
    stage.endTurn()
    if duration <= .zero {
      fireDue()
    } else {
      giveUp(after: run(isBounded: true) { $0.due <= end })
      if !stage.isHalted { now = max(now, end) }
    }
  }

  func settle() {
    stage.endTurn()
    giveUp(after: run(isBounded: false) { _ in timers.shortCount > 0 || !stage.engine.isIdle })
  }

  func settle(within allowance: inout Allowance) {
    let start = now
    let end = start + allowance.time
    stage.endTurn()
    allowance.turns -= run(atMost: allowance.turns, isBounded: false) { $0.due <= end }
    allowance.time -= now - start
  }

  /// Runs turn after turn: due actions start a turn, committing their changes ends it; then time
  /// advances to the next alarm.
  ///
  /// Returns how many turns there were; where an end in time bounds the run, only turns without
  /// progress count.
  private func run(
    atMost limit: Int = turnLimit, isBounded: Bool,
    while isWanted: (TimerQueue.ScheduledTimer) -> Bool
  ) -> Int {
    // Each read of the property counts a reference.
    let stage: Stage = stage
    var turns = 0
    while turns < limit, !stage.isHalted {
      if stage.engine.needsTurn {
        stage.endTurn()
      } else if let next = timers.first, isWanted(next) {
        if next.due > now && isBounded { turns = 0 }
        now = max(now, next.due)
        fireDue()
        stage.endTurn()
      } else {
        break
      }
      turns += 1
    }
    return turns
  }

  /// Ends a run that was as long as one may be.
  private func giveUp(after turns: Int) {
    if turns == Self.turnLimit { stage.giveUp(after: turns) }
  }

  /// The number of consecutive turns after which they are considered endless.
  private static let turnLimit = 10_000

  /// Runs all alarms that are due now and were scheduled before this moment.
  private func fireDue() {
    let newest = lastNumber
    var later: [TimerQueue.ScheduledTimer] = []
    while let next = timers.first, next.due <= now, !stage.isHalted {
      guard let timer = timers.popFirst() else { break }
      if timer.number <= newest { timer.action() } else { later.append(timer) }
    }
    for timer in later { timers.insert(timer) }
  }

  nonisolated deinit {}
}

/// The source of time and of delayed actions.
///
/// No other code depends on whether time is virtual or real.
protocol Clock: AnyObject {
  /// Attaches the clock to a world.
  func attach(_ stage: Stage)
  /// The time since the clock was created.
  var now: Duration { get }
  /// When the next action is due; nil if none is scheduled or the clock can't tell.
  var nextDue: Duration? { get }
  /// Runs an action after a delay, in a separate turn.
  func schedule(after delay: Duration, _ action: @escaping () -> Void)
  /// Runs the actions that are due now and were scheduled before.
  func beginTurn()
  /// Makes sure that the current turn ends.
  func turnNeeded()
  /// Advances time, running the actions due up to and including the end.
  func advance(by duration: Duration)
  /// Discards all scheduled actions.
  func cancelAll()
  /// Advances time until the world is idle and no alarm of at most one second is left.
  func settle()
  /// Advances the time until nothing is active and no alarm is due within the allowance, of which is
  /// subtracted what was used.
  func settle(within allowance: inout Allowance)
}
