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

  init(_ traits: Traits) {
    horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(traits.vertical)
    userInterfaceIdiom = traits.device == .iPhone ? .phone : .pad
  }
}

extension Stage {
  /// Turns the device, or makes its screen another one; controllers on screen adapt to that at
  /// once.
  package func setTraits(_ new: Traits) {
    guard new != traits else { return }
    let former = UITraitCollection(traits)
    traits = new
    for window in registry.windows {
      window.window?.frame.size = CGSize(width: new.screen.width, height: new.screen.height)
    }
    for id in hierarchy.members {
      guard let controller = registry[id], controller.isViewLoaded else { continue }
      controller.adaptToTraits()
      adaptPresentation(by: controller)
      controller.traitCollectionDidChange(former)
    }
    for id in hierarchy.visible {
      if let controller = registry[id] { layOut(controller) }
    }
  }
}
