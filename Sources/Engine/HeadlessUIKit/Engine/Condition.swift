import NavigationModel

/// Something that a program asks for and that UIKit's conditions may forbid.
protocol Attempt {
  /// The world that it is made in.
  var stage: Stage { get }
}

extension Attempt {
  /// Whether it meets all conditions; those that it breaks are reported, up to the first that refuses.
  func meets(_ conditions: [Condition<Self>]) -> Bool {
    // Each is read in place: a loop over them would retain and release it.
    for index in conditions.indices where conditions[index].isBroken(self) {
      let condition = conditions[index]
      stage.report(
        condition.rule(self), names: condition.names(self), because: condition.cause(self))
      if condition.severity == .refuses { return false }
    }
    return true
  }
}

/// A condition of UIKit's: a row of a table, in the order of the checks.
///
/// It is passed on without being copied.
final class Condition<Subject> {
  /// What happens if it is broken.
  let severity: Severity
  /// What is reported then.
  let rule: (Subject) -> Diagnostic.Rule
  /// Whether it is broken.
  let isBroken: (Subject) -> Bool
  /// The objects in the text.
  let names: (Subject) -> [String]
  /// The cause in this case.
  let cause: (Subject) -> Diagnostic.Cause?

  /// A condition with a rule.
  convenience init(
    _ rule: Diagnostic.Rule, _ severity: Severity = .refuses,
    if isBroken: @escaping (Subject) -> Bool, names: @escaping (Subject) -> [String],
    because cause: @escaping (Subject) -> Diagnostic.Cause?
  ) {
    self.init(ruleOf: { _ in rule }, severity, if: isBroken, names: names, because: cause)
  }

  /// A condition whose rule depends on the case.
  init(
    ruleOf rule: @escaping (Subject) -> Diagnostic.Rule, _ severity: Severity = .refuses,
    if isBroken: @escaping (Subject) -> Bool, names: @escaping (Subject) -> [String],
    because cause: @escaping (Subject) -> Diagnostic.Cause?
  ) {
    self.severity = severity
    self.rule = rule
    self.isBroken = isBroken
    self.names = names
    self.cause = cause
  }

  /// What happens if a condition is broken.
  enum Severity {
    /// Nothing is done.
    case refuses
    /// It is done nevertheless.
    case warns
  }

  nonisolated deinit {}
}
