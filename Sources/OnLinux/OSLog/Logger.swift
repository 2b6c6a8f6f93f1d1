/// Writes lines to a log.
///
/// [Logger](https://developer.apple.com/documentation/os/logger)
public struct Logger: Sendable {
  private let target: OSLog

  /// A logger of the program's log.
  public init() { target = .default }
  /// A logger of a log.
  public init(_ logObj: OSLog) { target = logObj }
  /// A logger of a subsystem and a category.
  public init(subsystem: String, category: String) {
    target = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a line of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { target.write(message.text) }
  /// Writes a line for who looks for a fault.
  public func trace(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a line for who looks for a fault.
  public func debug(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a line that helps.
  public func info(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a line of the usual importance.
  public func notice(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a fault of the program.
  public func critical(_ message: OSLogMessage) { target.write(message.text) }
  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) { target.write(message.text) }
}
