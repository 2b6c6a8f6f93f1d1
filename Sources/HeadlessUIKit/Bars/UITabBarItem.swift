import Foundation
import NavigationModel

/// What a tab bar shows for a controller.
///
/// B4 to B6
///
/// [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
open class UITabBarItem: UIBarItem {
  /// The text on a spot at its corner; nil for none.
  open var badgeValue: String?
  /// Its picture while it is selected.
  open var selectedImage: UIImage?
  /// Which of the system's tabs it is, if it is one.
  package var systemItem: SystemTab?

  /// An item without a text.
  public override init() { super.init() }

  /// An item with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with a title and another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item that the system draws.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The tabs that the system draws.
  public typealias SystemItem = SystemTab

  /// Whether nobody has said anything about it yet.
  var isBlank: Bool { systemItem == nil && title == nil && image == nil && badgeValue == nil }

  /// What the bar shows for it: the system's own title, else its title, else its picture.
  package var displayedText: String { systemItem?.text ?? title ?? image?.textInBar ?? "" }

  nonisolated deinit {}
}
