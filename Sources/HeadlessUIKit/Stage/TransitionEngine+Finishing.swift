import NavigationModel

extension TransitionEngine {
  /// How many closures of callers wait for a transition to end.
  var completionCount: Int { active.reduce(0) { $0 + $1.completionCount } }
}
