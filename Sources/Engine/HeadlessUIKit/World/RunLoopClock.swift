import Foundation

/// Real time on the main run loop, for Swift programs that actually wait.
final class RunLoopClock: Clock {
  private let start = ContinuousClock.now
  private var isTurnEnding = false
  /// How many turns have been asked for.
  private var requests = 0
  private var timers: [Int: (due: Duration, action: () -> Void)] = [:]
  private var lastNumber = 0
  private var turns = 0
  private unowned var stage: Stage!

  func attach(_ stage: Stage) { self.stage = stage }

  var now: Duration { ContinuousClock.now - start }

  var nextDue: Duration? { nil }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    lastNumber += 1
    let number = lastNumber
    timers[number] = (now + delay, action)
    // A timer with an interval that doesn't repeat fires at once in Foundation for Linux.
    let due = Date(timeIntervalSinceNow: delay.inSeconds)
    let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire(number) }
    }
    // In a program whose main function is async nothing runs that loop, but its main queue is served.
    if Thread.isMainThread { RunLoop.main.add(timer, forMode: .common) }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.inSeconds) { [weak self] in
      MainActor.assumeIsolated { self?.fire(number) }
    }
  }

  private func fire(_ number: Int) {
    guard let action = timers.removeValue(forKey: number)?.action else { return }
    // The action may release the last strong reference to the stage.
    withExtendedLifetime(stage) {
      action()
      stage.endTurn()
      turns += 1
    }
  }

  func beginTurn() {}

  func turnNeeded() {
    guard !isTurnEnding else { return }
    isTurnEnding = true
    requests += 1
    let request = requests
    // Where the loop serves the main queue, what was put there comes before the next turn ends (J31);
    // where it runs in a block of the queue, it performs the blocks alone.
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated { self?.endTurn(of: request) }
    }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endTurn(of: request) }
    }
  }

  /// Ends the turn, unless the other of the two ways has ended it, and another one may have been asked
  /// for since.
  private func endTurn(of request: Int) {
    guard isTurnEnding, request == requests else { return }
    isTurnEnding = false
    stage.endTurn()
    turns += 1
  }

  func cancelAll() { timers = [:] }

  func advance(by duration: Duration) {
    stage.endTurn()
    let end = now + duration
    repeat { runOnce() } while now < end && !stage.isHalted
  }

  func settle() {
    stage.endTurn()
    while !stage.engine.isIdle && !stage.isHalted { runOnce() }
  }

  func settle(within allowance: inout Allowance) {
    let start = now
    let end = start + allowance.time
    let last = turns + allowance.turns
    stage.endTurn()
    while !stage.isHalted, turns < last, now < end,
      !stage.engine.isIdle || timers.values.contains(where: { $0.due <= end })
    { runOnce() }
    allowance.turns = last - turns
    allowance.time -= now - start
  }

  /// Runs the loop for a moment, and ends the turn, since tests may run on another thread's loop.
  private func runOnce() {
    if Thread.isMainThread {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    } else {
      Thread.sleep(forTimeInterval: 0.01)
      for number in timers.filter({ $0.value.due <= now }).keys.sorted() { fire(number) }
    }
    stage.endTurn()
  }

  nonisolated deinit {}
}

extension Duration {
  /// The length in seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

/// Where the main actor runs.
///
/// In a program whose main function is async, and in tests of Swift Testing, that is any thread that
/// serves the main queue.
nonisolated package enum MainActorThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it is the current one.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
