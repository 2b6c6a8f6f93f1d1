/// A kind of transition.
///
/// [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype)
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
