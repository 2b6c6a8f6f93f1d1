/// Where "later" comes from.
///
/// Nothing else knows whether time is virtual or real.
protocol Clock: AnyObject {
  /// Belongs to a world from now on.
  func serve(_ stage: Stage)
  /// The time since the clock was made.
  var now: Duration { get }
  /// When the next action is due; nil when none is, or nobody can tell.
  var nextDue: Duration? { get }
  /// Runs an action later, in a turn of its own.
  func schedule(after delay: Duration, _ action: @escaping () -> Void)
  /// Runs what is due now and was set before.
  func beginTurn()
  /// Sees to it that the turn under way ends.
  func turnNeeded()
  /// Lets time pass, running what is due up to and including the end.
  func advance(by duration: Duration)
  /// Forgets what was put off.
  func abandon()
  /// Lets time pass until nothing is under way and no alarm of at most one second is left.
  func settle()
  /// Advances the time until nothing is active and no alarm is due within the allowance, of which is
  /// subtracted what was used.
  func finish(within allowance: inout Allowance)
}
