/// Time that moves only when it is told to, so that every run is the same.
final class VirtualClock: Clock {
  private(set) var now: Duration = .zero
  private var alarms: [Alarm] = []
  private var lastNumber = 0
  private unowned let stage: Stage

  /// A clock at zero.
  init(stage: Stage) {
    self.stage = stage
  }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    lastNumber += 1
    let delay = max(delay, .zero)
    let alarm = Alarm(
      due: now + delay, number: lastNumber, isShort: delay <= .seconds(1), action: action)
    let index = alarms.firstIndex { $0.due > alarm.due } ?? alarms.endIndex
    alarms.insert(alarm, at: index)
  }

  func turnNeeded() {}

  func beginTurn() { fireDue() }

  func advance(by duration: Duration) {
    let end = now + max(duration, .zero)
    stage.endTurn()
    if duration <= .zero {
      fireDue()
    } else {
      run(isBounded: true) { $0.due <= end }
      if !stage.isHalted { now = max(now, end) }
    }
  }

  func settle() {
    stage.endTurn()
    run(isBounded: false) { [unowned self] _ in hasShortAlarm || !stage.engine.isIdle }
  }

  private var hasShortAlarm: Bool { alarms.contains(where: \.isShort) }

  /// Turn after turn: what is due starts a turn, what was asked for in it ends it; then time moves
  /// to the next alarm.
  ///
  /// Where an end in time bounds the run, only turns without progress count as endless.
  private func run(isBounded: Bool, while isWanted: (Alarm) -> Bool) {
    var turns = 0
    while !stage.isHalted {
      if stage.engine.wantsTurn {
        stage.endTurn()
      } else if let next = alarms.first, isWanted(next) {
        if next.due > now && isBounded { turns = 0 }
        now = max(now, next.due)
        fireDue()
        stage.endTurn()
      } else {
        return
      }
      turns += 1
      if turns == Self.turnLimit { return stage.giveUp(after: turns) }
    }
  }

  /// How many turns may follow each other before they are taken for endless.
  private static let turnLimit = 100_000

  /// Runs all alarms that are due now and were set before this moment.
  private func fireDue() {
    let newest = lastNumber
    while let next = alarms.first(where: { $0.number <= newest }), next.due <= now, !stage.isHalted
    {
      alarms.removeAll { $0.number == next.number }
      next.action()
    }
  }

  private struct Alarm {
    let due: Duration
    let number: Int
    let isShort: Bool
    let action: () -> Void
  }
}
