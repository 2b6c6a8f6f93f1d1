/// What a signpost marks; nothing is recorded of it.
public struct OSSignpostType: Equatable, Sendable {
  private let number: Int
  /// A moment.
  public static let event = OSSignpostType(number: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(number: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(number: 2)
}

/// Tells intervals with the same name apart.
public struct OSSignpostID: Equatable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// An identifier with a number.
  public init(_ value: UInt64) { rawValue = value }
  /// An identifier for a log.
  public init(log: OSLog) { rawValue = 1 }
  /// An identifier for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// That of intervals which don't overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// One that means nothing.
  public static let invalid = OSSignpostID(.max)
  /// That of no interval.
  public static let null = OSSignpostID(0)
}

/// Marks a moment, or an end of an interval; does nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an end of an interval; does nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// Marks moments and intervals; nothing is recorded of them.
///
/// [OSSignposter](https://developer.apple.com/documentation/os/ossignposter)
public struct OSSignposter: Sendable {
  /// Whether anything is recorded: nothing is.
  public var isEnabled: Bool { false }

  /// One of the program's log.
  public init() {}
  /// One of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// One of a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {}
  /// One of a log.
  public init(logHandle: OSLog) {}
  /// One of a logger's log.
  public init(logger: Logger) {}

  /// An identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
  /// An identifier for an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Marks the beginning of an interval; does nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

  /// Marks the beginning of an interval; does nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

  /// Marks the end of an interval; does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Marks the end of an interval; does nothing.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment; does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment; does nothing.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs a body; its interval isn't recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  private let id: OSSignpostID

  init(id: OSSignpostID) { self.id = id }

  /// An interval that is ended elsewhere than it was begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
}
