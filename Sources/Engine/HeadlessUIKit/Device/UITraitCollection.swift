import Foundation
import NavigationModel

/// The environment of a controller, a view or a scene: values of traits.
///
/// [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
@preconcurrency @MainActor
public final class UITraitCollection: Sendable {
  /// The values of the traits that are specified.
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Creates traits that are all unspecified.
  public convenience init() { self.init(TraitValues()) }

  /// Creates traits that a program specifies.
  package convenience init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    idiom: UIUserInterfaceIdiom, style: UIUserInterfaceStyle = .unspecified
  ) {
    self.init { traits in
      if horizontal != .unspecified { traits.horizontalSizeClass = horizontal }
      if vertical != .unspecified { traits.verticalSizeClass = vertical }
      if idiom != .unspecified { traits.userInterfaceIdiom = idiom }
      if style != .unspecified { traits.userInterfaceStyle = style }
    }
  }

  /// Creates traits with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass, vertical: .unspecified, idiom: .unspecified)
  }

  /// Creates traits with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: .unspecified, vertical: verticalSizeClass, idiom: .unspecified)
  }

  /// Creates traits with only a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(horizontal: .unspecified, vertical: .unspecified, idiom: userInterfaceIdiom)
  }

  /// Creates traits with only an appearance, light or dark (iOS 12).
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      horizontal: .unspecified, vertical: .unspecified, idiom: .unspecified,
      style: userInterfaceStyle)
  }

  /// Creates traits with only the place of an accessory (iOS 26; F98).
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
  }

  /// Creates traits with only a number of pixels that a point has.
  public convenience init(displayScale: CGFloat) {
    self.init { $0[UITraitDisplayScale.self] = displayScale }
  }

  /// Creates traits with only a direction in which the interface is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0[UITraitLayoutDirection.self] = layoutDirection }
  }

  /// Creates traits with only a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0[UITraitPreferredContentSizeCategory.self] = preferredContentSizeCategory }
  }

  /// Creates the traits that others specify; the last one counts where several do.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values)
  }

  /// Creates the traits that a closure sets (iOS 17).
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  convenience init(_ traits: Traits) {
    self.init(
      horizontal: UIUserInterfaceSizeClass(traits.horizontal),
      vertical: UIUserInterfaceSizeClass(traits.vertical),
      idiom: traits.device == .iPhone ? .phone : .pad,
      style: traits.isDark ? .dark : .light)
  }

  /// The traits by which colors are found that have none of their own: those of the device, unless a
  /// program sets others.
  public class var current: UITraitCollection {
    get { Stage.current.ownTraits ?? Stage.current.deviceTraits }
    set { Stage.current.ownTraits = newValue }
  }

  /// Calls a closure while these traits are the current ones (iOS 13).
  public func performAsCurrent(_ actions: () -> Void) {
    let stage = Stage.current, former = stage.ownTraits
    stage.ownTraits = self
    defer { stage.ownTraits = former }
    HandlerCall.asCurrentTraits.run { actions() }
  }

  /// The value of a trait; its default value where it is unspecified (iOS 17).
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait] ?? trait.defaultValue
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

  /// Where the accessory of a tab bar controller is that the environment is in (iOS 26; F98).
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  /// How many pixels a point has; where it isn't set, that of the kind of device.
  public var displayScale: CGFloat {
    values[UITraitDisplayScale.self] ?? ofDevice { $0 == .pad ? 2 : 3 } ?? 0
  }

  /// The direction in which the interface is read; from the left where it isn't set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values[UITraitLayoutDirection.self] ?? ofDevice { _ in .leftToRight } ?? .unspecified
  }

  /// The size of text that the user prefers; the usual one where it isn't set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values[UITraitPreferredContentSizeCategory.self] ?? ofDevice { _ in .large } ?? .unspecified
  }

  /// What follows from the kind of device; nil where that is unspecified.
  private func ofDevice<Value>(_ value: (UIUserInterfaceIdiom) -> Value) -> Value? {
    userInterfaceIdiom == .unspecified ? nil : value(userInterfaceIdiom)
  }

  /// The same traits with those that a closure sets (iOS 17).
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(values.changed(by: mutations)) }

  /// The same traits with another value of one (iOS 17).
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  /// Whether it has the values of all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether the screen notices how hard it is pressed: no, as on devices since 2019.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Whether colours look different than in another environment.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  nonisolated deinit {}
}

extension TraitValues {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    HandlerCall.mutations.run { mutations(&traits) }
    return (traits as? MutableTraits)?.values ?? self
  }
}

extension UITraitCollection: Equatable {
  /// Whether the traits are the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    !left.values.differs(from: right.values)
  }

  /// The horizontal and the vertical size class: `compact x regular`; with a word for the dark
  /// appearance.
  package var room: String {
    "\(horizontalSizeClass) x \(verticalSizeClass)" + (userInterfaceStyle == .dark ? ", dark" : "")
  }

  /// Whether the size classes are those of others.
  func hasRoom(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}

/// Whether a screen notices how hard it is pressed.
///
/// [UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability)
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// What has traits: a scene, a presentation, a controller or a view.
///
/// [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// Its traits, as they were updated last.
  var traitCollection: UITraitCollection { get }
  /// Called when its traits have changed (F101).
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The direction in which the interface is read.
///
/// [UITraitEnvironmentLayoutDirection](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection)
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A kind of device.
///
/// [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom)
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The amount of space in one direction.
///
/// [UIUserInterfaceSizeClass](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  init(_ size: Traits.SizeClass) { self = size == .compact ? .compact : .regular }
}

/// Whether the appearance is light or dark.
///
/// [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle)
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

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
