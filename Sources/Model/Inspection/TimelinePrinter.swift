import NavigationModel

/// Prints events as the lines of a timeline; elapsed time gets its own line.
///
///     Detail viewDidLoad
///     Home viewWillDisappear(animated)
///     … 350 ms
///     Home viewDidDisappear(animated)
public struct TimelinePrinter: Sendable {
  /// Whether to print containers' own appearance callbacks; transcripts leave them out.
  public var showsContainers: Bool
  /// Whether to print the kinds of the animations; transcripts leave them out.
  public var showsTransitions: Bool
  /// The names of controllers.
  package var labels = Labels.plain
  /// The time of the last line.
  private var time: Duration

  /// A printer that starts at a time.
  public init(
    from time: Duration = .zero, showsContainers: Bool = true, showsTransitions: Bool = true
  ) {
    self.time = time
    self.showsContainers = showsContainers
    self.showsTransitions = showsTransitions
  }

  /// The printer of transcripts.
  public static func transcript(from time: Duration) -> TimelinePrinter {
    TimelinePrinter(from: time, showsContainers: false, showsTransitions: false)
  }

  /// The lines for an event: none if it is left out, one, or two if time has passed.
  public mutating func lines(for event: Event) -> [String] {
    guard showsContainers || !event.isContainer else { return [] }
    guard showsTransitions || event.kind != .transition else { return [] }
    guard event.at > time else { return [labels.text(of: event)] }
    defer { time = event.at }
    return [Self.elapsed(event.at - time), labels.text(of: event)]
  }

  /// The lines for events in order.
  public mutating func lines(for events: some Sequence<Event>) -> [String] {
    var result: [String] = []
    for event in events { result += lines(for: event) }
    return result
  }

  /// The lines for a part of a trace, after a line about the events missing from it.
  public mutating func lines(for part: Trace.Part) -> [String] {
    let lines = lines(for: part.events)
    return part.missing > 0 ? [Self.dropped(part.missing)] + lines : lines
  }

  /// `… 12,000 earlier events dropped`.
  public static func dropped(_ count: Int) -> String {
    "… \(grouped(count)) earlier \(count == 1 ? "event" : "events") dropped"
  }

  /// `… 350 ms`.
  static func elapsed(_ duration: Duration) -> String { "… \(milliseconds(duration)) ms" }

  /// A time in milliseconds, with up to three decimals.
  public static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard abs(seconds) < 1 << 40 else { return "\(seconds)000" }
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let (whole, rest) = microseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return "\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}

/// A number with its digits in groups of three.
package func grouped(_ number: Int) -> String {
  let (rest, last) = number.quotientAndRemainder(dividingBy: 1000)
  return rest == 0 ? "\(last)" : "\(grouped(rest)),\(String(last + 1000).dropFirst())"
}
