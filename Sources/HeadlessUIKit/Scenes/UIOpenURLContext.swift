import Foundation
import NavigationModel

/// A URL that a scene is asked to open.
///
/// [UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// How it is opened.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) { self.url = url }

  nonisolated deinit {}
}
