/// A size of text that the user prefers.
///
/// [UIContentSizeCategory](https://developer.apple.com/documentation/uikit/uicontentsizecategory)
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a size from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest one.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than medium.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Smaller than the usual one.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Larger than the usual one.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger still.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest one without accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest one of accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Larger than that.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
}
