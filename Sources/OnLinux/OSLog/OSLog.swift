import Foundation

/// A log of a subsystem and a category.
///
/// [OSLog](https://developer.apple.com/documentation/os/oslog)
public final class OSLog: NSObject, Sendable {
  /// The log of a program.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  private let subsystem: String
  private let category: String
  private let isEnabled: Bool

  /// A log with the names that its lines begin with.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// A log of one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    (self.subsystem, self.category) = (subsystem, category)
    self.isEnabled = isEnabled
    super.init()
  }

  /// The categories of the system's tools.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String
    /// What is shown on the time line of Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while Instruments runs.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the stack of calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether lines of a type are written: all are, but by `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Whether signposts are recorded: none are.
  public var signpostsEnabled: Bool { false }

  /// Writes a line to standard error.
  func write(_ text: @autoclosure () -> String) {
    guard isEnabled else { return }
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (names.isEmpty ? "" : "[\(names)] ") + text() + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// How important a line is; all are written.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A type with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A line of the usual importance.
  public static let `default` = OSLogType(0)
  /// A line that helps.
  public static let info = OSLogType(1)
  /// A line for who looks for a fault.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A fault of the program.
  public static let fault = OSLogType(17)
}

/// Writes a line whose placeholders, such as `%{public}@` and `%d`, are replaced by the values in turn.
///
/// [os_log](https://developer.apple.com/documentation/os/os_log)
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(FormattedLine("\(message)", args).text)
}

/// Writes a line of a type.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(FormattedLine("\(message)", args).text)
}

/// Writes a line.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text) }

/// Writes a line of a type.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text)
}
