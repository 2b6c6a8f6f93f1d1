import Foundation
import HeadlessUIKit

// Traits that nothing here depends on: a program specifies them, and reads them back.

/// How strongly colors differ that are beside each other.
///
/// [UIAccessibilityContrast](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast)
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// How far in front contents are.
///
/// [UIUserInterfaceLevel](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel)
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// How strong letters are that the user prefers.
///
/// [UILegibilityWeight](https://developer.apple.com/documentation/uikit/uilegibilityweight)
nonisolated public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// How many colors a screen has.
///
/// [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut)
nonisolated public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the interface is in front of others.
///
/// [UIUserInterfaceActiveAppearance](https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance)
nonisolated public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// How strongly colors differ.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// None.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Colors depend on it.
  public static let affectsColorAppearance = true
}

/// How far in front contents are.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Colors depend on it.
  public static let affectsColorAppearance = true
}

/// How strong letters are.
nonisolated public enum UITraitLegibilityWeight: UITraitDefinition {
  /// None.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// How many colors a screen has.
nonisolated public enum UITraitDisplayGamut: UITraitDefinition {
  /// None.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// Colors depend on it.
  public static let affectsColorAppearance = true
}

/// Whether the interface is in front of others.
nonisolated public enum UITraitActiveAppearance: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

/// Whether a screen notices how hard it is pressed.
nonisolated public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Nothing is known about it.
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitCollection {
  /// Creates traits with only a contrast (iOS 13).
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates traits with only a level (iOS 13).
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates traits with only a strength of letters (iOS 13).
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates traits with only a number of colors (iOS 10).
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// Creates traits with only whether the interface is in front (iOS 14).
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// Creates traits with only whether the screen notices how hard it is pressed (iOS 9).
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
  }

  /// How strongly colors differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// How far in front contents are.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// How strong letters are.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// How many colors the screen has.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the interface is in front of others.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
}

extension UIMutableTraits {
  /// How strongly colors differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// How far in front contents are.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// How strong letters are.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// How many colors the screen has.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the interface is in front of others.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}
