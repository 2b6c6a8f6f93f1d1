import Lua

extension Deprecation {
  /// The names of the Lua API that the next minor version no longer has.
  package static let all: [Deprecation] = []
}
