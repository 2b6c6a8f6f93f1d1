import Foundation

/// An item of a bar: a button or a tab.
///
/// [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The insets of the image from each edge; zero by default.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be tapped; true by default (B27).
  open var isEnabled = true
  /// A number for the program's use; 0 by default.
  open var tag = 0
  /// A name for trees, timelines and tests.
  public var objectName: String?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    UIBarItem.archivedProperties.decode(self, with: coder)
  }

  /// Archives its properties; an override must call super.
  open func encode(with coder: NSCoder) {
    UIBarItem.archivedProperties.encode(self, with: coder)
  }

  nonisolated deinit {}
}
