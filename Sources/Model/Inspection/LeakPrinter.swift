import EscapedText

/// Prints what retains removed controllers that are still alive, a line for each retainer.
///
///     Detail  upvalue detail of global handlers.save
///             a timer due at 3.2 s
///     List    field list of UIViewController "Home" #1
public struct LeakPrinter: Sendable {
  private let leaks: [Leak]

  /// A removed controller that is still alive.
  public struct Leak: Sendable {
    /// Its name.
    public let name: String
    /// What retains it, in words.
    public let retainers: [String]

    /// A controller and what retains it.
    public init(name: String, retainers: [String]) {
      self.name = name.escaped
      self.retainers = retainers.map(\.escaped)
    }
  }

  /// Makes a printer of a list.
  public init(_ leaks: [Leak]) {
    self.leaks = leaks
  }

  /// The list; a sentence if it is empty.
  public func text() -> String {
    guard !leaks.isEmpty else { return "no removed controller is still alive" }
    let width = leaks.map(\.name.count).max() ?? 0
    return leaks.flatMap { leak in
      leak.retainers.enumerated().map { index, retainer in
        let name = index == 0 ? leak.name : ""
        return name + String(repeating: " ", count: width + 2 - name.count) + retainer
      }
    }.joined(separator: "\n")
  }
}
