import Foundation

/// The environment variables of this process.
package enum ProcessEnvironment {
  /// The values by name, as they were at first: Foundation copies all of them each time.
  package static let values = ProcessInfo.processInfo.environment
}
