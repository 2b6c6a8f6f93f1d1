import Foundation
import NavigationModel

extension Stage {
  /// Runs a body whose changes are not animated.
  package func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    try animations.withoutAnimation(body)
  }
}
