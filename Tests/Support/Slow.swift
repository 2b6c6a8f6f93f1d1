import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A test that takes a second or more, or starts processes; `make test-fast` skips it.
  package static var slow: Self {
    .disabled(if: ProcessInfo.processInfo.environment["TESTS"] == "fast", "slow")
  }
}
