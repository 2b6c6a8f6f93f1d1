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
