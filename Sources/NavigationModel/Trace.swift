/// The record of all events: everything that is printed comes from it and the hierarchy.
public struct Trace: Sendable, Equatable {
  /// What happened, oldest first.
  public private(set) var events: [Event] = []
  /// Whether events are recorded; if not, a long run costs no memory.
  public var isRecording = true

  /// An empty trace.
  public init() {}

  /// Removes all events.
  public mutating func clear() { events.removeAll(keepingCapacity: true) }

  /// Adds an event at the end.
  @inline(__always)
  public mutating func append(_ event: @autoclosure () -> Event) {
    if isRecording { events.append(event()) }
  }
}

/// One event.
///
/// It contains names, not controllers, so it retains none.
public struct Event: Sendable, Equatable {
  /// The virtual time since the world was created.
  public let at: Duration
  /// The kind of event.
  public let kind: Kind
  /// The controller it is about; it may have been released.
  public let subject: Hierarchy.ID?
  /// The name of the subject at that time.
  public var name: String { label.text }
  private let label: Label
  /// The bare name: `viewWillAppear`, `willShow`, `present`; the ID of a warning or exception.
  public let callback: String
  /// Whether the change was animated.
  public let isAnimated: Bool
  /// Whether the subject is one of UIKit's containers, whose appearance callbacks transcripts omit.
  public let isContainer: Bool
  /// The arguments: the parent, the shown controller, the message.
  public var arguments: [String] { words.map(\.text) }
  private let words: Few<Label>

  /// An event.
  public init(
    at: Duration, kind: Kind, subject: Hierarchy.ID? = nil, name: String = "", callback: String,
    isAnimated: Bool = false, isContainer: Bool = false, arguments: [String] = []
  ) {
    self.init(
      at: at, kind: kind, subject: subject, label: Label(name), callback: callback,
      isAnimated: isAnimated, isContainer: isContainer, words: Few(arguments.map(Label.init)))
  }

  /// An event with a name that is composed when it is read.
  public init(
    at: Duration, kind: Kind, subject: Hierarchy.ID?, label: Label, callback: String,
    isAnimated: Bool, isContainer: Bool, words: Few<Label>
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
  public enum Kind: String, Sendable, CaseIterable {
    case callback, delegate, completion, transition, warning, exception, error, mark
    case released = "deinit"
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
