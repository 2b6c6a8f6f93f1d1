import Foundation

/// An item of a bar: a button or a tab.
///
/// [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
open class UIBarItem: NSObject {
  /// Its text.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// How far its picture is moved in from each edge; none at first.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be tapped; true at first (B27).
  open var isEnabled = true
  /// A number of the program's own; 0 at first.
  open var tag = 0
  /// A name for trees, timelines and tests.
  package var objectName: String?

  /// An item without a text.
  public override init() { super.init() }

  nonisolated deinit {}
}
