import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes a second or more, or starts processes, and why; `make test-fast` skips it.
  package static func slow(_ reason: Comment) -> Self {
    .disabled(if: ProcessInfo.processInfo.environment["TESTS"] == "fast", reason)
  }
}
