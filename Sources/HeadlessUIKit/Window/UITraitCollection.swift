import Foundation
import NavigationModel

/// How much room there is in one direction.
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

/// What the surroundings of a controller are like.
///
/// [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: Sendable {
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Surroundings of a program's own.
  package init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    idiom: UIUserInterfaceIdiom
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }

  init(_ traits: Traits) {
    horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(traits.vertical)
    userInterfaceIdiom = traits.device == .iPhone ? .phone : .pad
  }

  nonisolated deinit {}
}

extension UITraitCollection: Equatable {
  /// Whether the surroundings are the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
      && left.userInterfaceIdiom == right.userInterfaceIdiom
  }

  /// `compact x regular`: how much room there is from left to right, and from top to bottom.
  package var room: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
