extension Diagnostic {
  /// The cause of a diagnostic: a clause about controllers by their names, and since when.
  public struct Cause: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The clause: `nav is presenting Login`.
    public let text: String
    /// When it began; nil if that is unknown or obvious.
    public let since: Moment?

    /// A clause that has been true since a moment.
    public init(_ text: String, since: Moment? = nil) {
      self.text = text
      self.since = since
    }

    /// A clause.
    public init(stringLiteral text: String) { self.init(text) }
  }
}

/// A position in the trace.
public struct Moment: Sendable, Equatable {
  /// The number of events before it.
  public let event: Int
  /// The time since the world began.
  public let at: Duration

  /// A position.
  public init(event: Int, at: Duration) {
    self.event = event
    self.at = at
  }
}

extension Trace {
  /// When a controller last received a callback; nil if it didn't, or if that wasn't recorded or was dropped.
  public func moment(of callback: Callback, _ id: Hierarchy.ID) -> Moment? {
    events.lastIndex(of: callback, id).map { moment(at: $0) }
  }

  /// The moment of an event, by its index among those that are kept.
  public func moment(at index: Int) -> Moment {
    Moment(event: dropped + index, at: events[index].at)
  }
}
