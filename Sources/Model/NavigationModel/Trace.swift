/// The record of all events: everything that is printed comes from it and the hierarchy.
///
/// It is bounded: the oldest events are dropped and counted. Events are numbered from the beginning of
/// the world, dropped ones included.
public struct Trace: Sendable, Equatable {
  /// What happened and was not dropped, oldest first.
  public private(set) var events = Events()
  /// Whether events are recorded; if not, a long run costs no memory.
  public var isRecording = true
  /// The number of events before those that are kept.
  public private(set) var dropped = 0
  /// When the last event that was dropped happened; nil where none was.
  public private(set) var lastDropped: Duration?
  /// Controllers that have left, as dropped events say.
  private(set) var droppedLeavers: Set<Hierarchy.ID> = []
  /// The first events that readers still want, by their numbers.
  private var firstWanted: [Int] = []

  /// The most events that are kept, and the most bytes of text in them, unless a reader wants more.
  public static let mostEvents = 65_536
  package static let mostText = 16 << 20

  /// An empty trace.
  public init() {}

  /// Removes all events.
  public mutating func clear() {
    events.removeAll()
    (dropped, lastDropped, droppedLeavers) = (0, nil, [])
  }

  /// Adds an event at the end.
  @inlinable
  public mutating func append(_ event: @autoclosure () -> Event) {
    if isRecording { add(event()) }
  }

  @usableFromInline
  mutating func add(_ event: consuming Event) {
    events.append(event)
    if events.count > Self.mostEvents || events.textSize > Self.mostText { drop(events.count / 4) }
  }

  /// Records the answer to a call, given the number of its event.
  package mutating func setAnswer(_ answer: String, of number: Int) {
    guard isRecording, events.indices.contains(number - dropped) else { return }
    events.setAnswer(answer, at: number - dropped)
  }

  /// Takes an event back, given its number, because what it says did not happen; later events have
  /// lower numbers then.
  package mutating func takeBack(_ number: Int) {
    guard isRecording, events.indices.contains(number - dropped) else { return }
    events.remove(at: number - dropped)
  }

  /// Replaces the arguments of an event, given its number.
  package mutating func setArguments(_ arguments: [String], of number: Int) {
    guard isRecording, events.indices.contains(number - dropped) else { return }
    events.setArguments(arguments, at: number - dropped)
  }

  /// The number of events since the world began.
  public var count: Int { dropped + events.count }

  /// The events from a number on.
  public func part(from number: Int) -> Part {
    Part(
      missing: max(dropped - number, 0),
      events: ArraySlice(events.dropFirst(max(number - dropped, 0))))
  }

  /// The events from a time on.
  public func part(from start: Duration) -> Part {
    let isWhole = lastDropped.map { $0 < start } ?? true
    return Part(missing: isWhole ? 0 : dropped, events: events.filter { $0.at >= start }[...])
  }

  /// Some of the events, up to the last.
  public struct Part: Sendable, Equatable {
    /// How many were dropped.
    public let missing: Int
    /// Those that are left.
    public let events: ArraySlice<Event>

    /// A part.
    public init(missing: Int, events: ArraySlice<Event>) {
      self.missing = missing
      self.events = events
    }
  }
}

extension Trace {
  /// Keeps the events from a number on, however many there will be, until `release` is called with
  /// the same number.
  package mutating func retain(from number: Int) { firstWanted.append(number) }

  /// Ends one `retain`.
  package mutating func release(from number: Int) {
    if let index = firstWanted.firstIndex(of: number) { firstWanted.remove(at: index) }
  }

  /// Forgets that a controller has left, which is no more.
  package mutating func forget(_ id: Hierarchy.ID) {
    if !droppedLeavers.isEmpty { droppedLeavers.remove(id) }
  }

  private mutating func drop(_ count: Int) {
    let wanted = firstWanted.min().map { max($0 - dropped, 0) } ?? count
    let count = min(count, wanted)
    guard count > 0 else { return }
    droppedLeavers.formUnion(events.leavers(inFirst: count))
    lastDropped = events[count - 1].at
    dropped += count
    events.removeFirst(count)
  }
}

/// One event.
///
/// It contains names, not controllers, so it retains none.
public struct Event: Sendable, Equatable, Codable {
  /// The virtual time since the world was created.
  public let at: Duration
  /// The kind of event.
  public let kind: Kind
  /// The controller it is about; it may have been released.
  public let subject: Hierarchy.ID?
  /// The name of the subject at that time.
  public var name: String { label.text }
  let label: Label
  /// The bare name: `viewWillAppear`, `willShow`, `present`; the ID of a warning or exception.
  public let callback: String
  /// Whether the change was animated.
  public let isAnimated: Bool
  /// Whether the subject is one of UIKit's containers, whose appearance callbacks transcripts omit.
  public let isContainer: Bool
  /// The answer to a call that decides what happens next; nil for other events.
  ///
  /// It is no part of the text.
  public internal(set) var answer: String?
  /// The arguments: the parent, the shown controller, the message.
  ///
  /// UIKit's own texts are to the letter.
  public var arguments: [String] { kind.isOfUIKit ? words.map(\.plain) : words.map(\.text) }
  let words: SmallArray<Label>

  /// An event.
  public init(
    at: Duration, kind: Kind, subject: Hierarchy.ID? = nil, name: String = "", callback: String,
    isAnimated: Bool = false, isContainer: Bool = false, arguments: [String] = []
  ) {
    self.init(
      at: at, kind: kind, subject: subject, label: Label(name), callback: callback,
      isAnimated: isAnimated, isContainer: isContainer, words: SmallArray(arguments.map(Label.init))
    )
  }

  /// An event with a name that is composed when it is read.
  package init(
    at: Duration, kind: Kind, subject: Hierarchy.ID?, label: Label, callback: String,
    isAnimated: Bool, isContainer: Bool, words: SmallArray<Label>
  ) {
    self.at = at
    self.kind = kind
    self.subject = subject
    self.label = label
    self.callback = callback
    self.isAnimated = isAnimated
    self.isContainer = isContainer
    self.words = words
  }

  /// The kinds of events.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case callback, delegate, completion, transition, warning, exception, error, mark
    case released = "deinit"

    /// Whether its text is UIKit's.
    var isOfUIKit: Bool { self == .warning || self == .exception }
  }

  /// The line of a timeline: `Home viewWillAppear(animated)`.
  public var text: String {
    switch kind {
    case .callback where callback == "willMove" || callback == "didMove":
      "\(name) \(callback)(toParent: \(arguments.first ?? "nil"))"
    case .callback, .delegate:
      "\(name) \(callback)\(details.isEmpty ? "" : "(\(details.joinedByComma))")"
    case .completion:
      arguments.isEmpty
        ? "completion of \(callback)" : "completion of \(callback)(\(arguments.joinedByComma))"
    case .transition: "transition \(callback) (\(arguments.first ?? ""))"
    case .warning: "warning \(callback): \(arguments.first ?? "")"
    case .exception: "exception \(name): \(arguments.first ?? "")"
    case .error: "error in \(name): \(arguments.first ?? "")"
    case .mark: arguments.first ?? ""
    case .released: "\(name) deinit"
    }
  }

  /// The same without the name of its subject; nil for events that have none in their text.
  package var textWithoutName: String? {
    switch kind {
    case .callback, .delegate, .released: String(text.dropFirst(name.count + 1))
    case .completion, .transition, .warning, .exception, .error, .mark: nil
    }
  }

  private var details: [String] { arguments + (isAnimated ? ["animated"] : []) }
}

extension [String] {
  /// `a, b`.
  fileprivate var joinedByComma: String {
    var result = ""
    for (index, part) in enumerated() { result += index == 0 ? part : ", " + part }
    return result
  }
}
