import NavigationModel

/// An exception that UIKit raises; nothing has changed when it is raised.
public struct Exception: Error, Sendable, Equatable, CustomStringConvertible {
  /// The exception's name, `NSInvalidArgumentException`.
  public let name: String
  /// Apple's wording.
  public let reason: String
  /// The rule that was broken, in this project's words.
  public let code: String
  /// What to do instead.
  public let hint: String
  /// The rule, and what led to the violation.
  public let why: String
  /// What the call did or didn't do.
  public let effect: String

  /// The text a device prints.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

extension Stage {
  /// Reports a broken rule: adds what UIKit logs to the trace, and raises what it raises.
  package func report(
    _ rule: Diagnostic.Rule, _ names: String..., because cause: Diagnostic.Cause? = nil
  ) {
    report(rule, names: names, because: cause)
  }

  /// The same with a list of names.
  func report(_ rule: Diagnostic.Rule, names: [String], because cause: Diagnostic.Cause?) {
    let diagnostic = Diagnostic(rule, names, because: cause.map(clause))
    guard let text = diagnostic.text(profile.era) else { return }
    onDiagnostic(diagnostic)
    guard let name = rule.exception else {
      trace.append(Event(at: now, kind: .warning, callback: rule.id, arguments: [text]))
      return
    }
    trace.append(Event(at: now, kind: .exception, name: name, callback: rule.id, arguments: [text]))
    onRaise(
      Exception(
        name: name, reason: text, code: rule.id, hint: rule.hint, why: diagnostic.why,
        effect: rule.effect))
  }

  /// `nav is presenting Login (since 2.0 s)`.
  private func clause(_ cause: Diagnostic.Cause) -> String {
    cause.since.map { "\(cause.text) (since \(momentName($0)))" } ?? cause.text
  }

  /// Runs a body and returns the exceptions it raised, instead of stopping the program.
  public func exceptions(in body: () -> Void) -> [Exception] {
    var caught: [Exception] = []
    let former = onRaise
    onRaise = { caught.append($0) }
    defer { onRaise = former }
    body()
    return caught
  }

  /// Runs a body and returns the warnings and exceptions of its calls, with reason, effect and cure.
  ///
  /// Some are reported when a turn ends, so include `settle()`. Exceptions are still raised.
  public func diagnostics(in body: () -> Void) -> [Diagnostic] {
    var caught: [Diagnostic] = []
    let former = onDiagnostic
    onDiagnostic = { diagnostic in
      caught.append(diagnostic)
      former(diagnostic)
    }
    defer { onDiagnostic = former }
    body()
    return caught
  }

  /// An object as UIKit prints it: `<Detail: 0x140>`.
  ///
  /// Addresses are derived from identifiers and stable.
  package func describe(_ controller: UIViewController?) -> String {
    controller.map { "<\($0.className): \($0.id.address)>" } ?? "(null)"
  }
}
