import Foundation
import NavigationModel

/// The amount of space in one direction.
///
/// [UIUserInterfaceSizeClass](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  init(_ size: Traits.SizeClass) { self = size == .compact ? .compact : .regular }
}

/// A kind of device.
///
/// [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom)
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The environment of a controller.
///
/// [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: Sendable {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Creates traits that a program specifies.
  package init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    idiom: UIUserInterfaceIdiom
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
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

  init(_ traits: Traits) {
    horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(traits.vertical)
    userInterfaceIdiom = traits.device == .iPhone ? .phone : .pad
  }

  nonisolated deinit {}
}

extension UITraitCollection: Equatable {
  /// Whether the traits are the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
      && left.userInterfaceIdiom == right.userInterfaceIdiom
  }

  /// The horizontal and the vertical size class: `compact x regular`.
  package var room: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
