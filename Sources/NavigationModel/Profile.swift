/// An iOS release, coarsely: what a profile's wording and rules belong to.
public enum Era: Int, Sendable, CaseIterable, Comparable {
  /// iOS 5 and 6.
  case classic
  /// iOS 7 to 12.
  case mid
  /// iOS 13 and later.
  case modern

  /// Older before newer.
  public static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }
}

/// All that differs between iOS releases, as data.
public struct Profile: Sendable {
  /// The name scripts use.
  public let name: String
  /// Whose wording holds.
  public let era: Era
  /// What `automatic` resolves to (P24).
  public let automaticStyle: PresentationStyle
  /// Whether a navigation controller is a presentation context by default (P5, D9).
  public let navigationControllerDefinesContext: Bool
  /// The rows, by kind.
  private var rows: [Choreography]

  /// A profile; the rows must be complete.
  public init(
    name: String, era: Era, automaticStyle: PresentationStyle,
    navigationControllerDefinesContext: Bool,
    rows: [Choreography.Kind: Choreography]
  ) {
    self.name = name
    self.era = era
    self.automaticStyle = automaticStyle
    self.navigationControllerDefinesContext = navigationControllerDefinesContext
    self.rows = Choreography.Kind.allCases.map { kind in
      guard let row = rows[kind] else {
        preconditionFailure("profile \(name) lacks the row \(kind)")
      }
      return row
    }
  }

  /// The same profile with another row for one kind of change.
  public func replacing(_ kind: Choreography.Kind, with row: Choreography) -> Profile {
    var copy = self
    copy.rows[kind.rawValue] = row
    return copy
  }

  /// The row of a kind of change.
  public subscript(kind: Choreography.Kind) -> Choreography {
    @inline(__always) _read { yield rows[kind.rawValue] }
  }
}
