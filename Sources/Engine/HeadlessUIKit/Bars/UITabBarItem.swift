import Foundation
import NavigationModel

/// The item a tab bar shows for a controller.
///
/// B4 to B6
///
/// [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge at its corner; nil for none.
  open var badgeValue: String?
  /// The color of the badge; kept, no effect.
  open var badgeColor: UIColor?
  /// By how much the title is moved; kept, no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image while it is selected; `image` where none is set (J14).
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set { ownSelectedImage = newValue }
  }
  private var ownSelectedImage: UIImage?
  /// The appearances of the bar while it is selected.
  var appearances = BarAppearances()
  /// The system item, if it is one.
  package var systemItem: SystemItem?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UITabBarItem.archivedValues.decode(self, with: coder)
  }

  /// Archives its properties.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UITabBarItem.archivedValues.encode(self, with: coder)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Whether none of its properties has been set yet.
  var isBlank: Bool { systemItem == nil && title == nil && image == nil && badgeValue == nil }

  /// The text the bar shows for it: the system title, else its title, else its image.
  package var displayedText: String { systemItem?.text ?? title ?? image?.textInBar ?? "" }

  /// The bar's appearance while this item is selected; nil for its own (E44).
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while no content is scrolled below the bar and this item is selected; nil for its
  /// own (E44).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  nonisolated deinit {}
}

extension UITabBarItem {
  /// What the archive of a tab contains.
  static let archivedValues: [ArchivedProperty<UITabBarItem>] = [
    ArchivedProperty("UISystemItem", raw: \.systemItem),
    ArchivedProperty("UIBadgeValue", \.badgeValue),
    ArchivedProperty("UISelectedImage", image: \.ownSelectedImage),
  ]
}
