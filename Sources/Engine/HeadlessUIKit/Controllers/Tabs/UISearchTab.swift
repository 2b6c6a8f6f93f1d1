import Foundation

/// A tab for the search, with a title and an image of the system's, at the end of the bar (iOS 18; H126).
///
/// [UISearchTab](https://developer.apple.com/documentation/uikit/uisearchtab)
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates the tab, whose controller is provided when it is first needed.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: Self.standardTitle, image: UIImage(named: "magnifyingglass"),
      identifier: Self.standardIdentifier, viewControllerProvider: viewControllerProvider)
  }

  /// Creates the tab with a title of its own; `pinned` at first.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  /// The same with a provider that may have no answer.
  package init(asking provider: ((UITab) -> UIViewController?)?) {
    super.init(
      title: Self.standardTitle, identifier: Self.standardIdentifier, asking: provider)
    preferredPlacement = .pinned
  }

  private static let standardTitle = "Search"
  private static let standardIdentifier = "com.apple.UIKit.tab.search"  // unconfirmed

  nonisolated deinit {}
}
