import Foundation

/// How many pixels a point has.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// None.
  public static let defaultValue: CGFloat = 0
}
