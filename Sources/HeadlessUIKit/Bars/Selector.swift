import Foundation

/// The name of a method that a target performs; without the Objective-C runtime the target finds
/// the method itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector with a name.
  public init(_ name: String) { description = name }
  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { description = name }
}
