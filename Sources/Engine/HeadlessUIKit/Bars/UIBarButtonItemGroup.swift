import Foundation

/// Items that belong together in a bar (iOS 9; in the middle of a navigation bar iOS 16; H76).
///
/// [UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup)
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items; one that is in another group leaves that one.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { take(replacing: oldValue) }
  }
  /// The item that stands for them where there is too little room; kept, no effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether its representative item is shown in place of the items: never here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether it is in the bar or its overflow menu even if the user has removed it (iOS 16); kept, no
  /// effect: users don't customize bars here.
  open var alwaysAvailable = false
  /// Whether neither the bar nor its overflow menu shows it (iOS 16).
  open var isHidden = false
  /// What stands for it in an overflow menu; nil for its items (iOS 16).
  open var menuRepresentation: UIMenuElement?
  /// Whether the bar has it before the user customizes that (iOS 16).
  private let isInDefaultCustomization: Bool

  /// Creates a group that users can't move.
  public convenience init(
    barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?
  ) { self.init(barButtonItems, representativeItem) }

  /// Creates a group without items.
  public override convenience init() { self.init([], nil) }

  private init(
    _ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, isInDefault: Bool = true
  ) {
    barButtonItems = items
    self.representativeItem = representativeItem
    isInDefaultCustomization = isInDefault
    super.init()
    take(replacing: [])
  }

  /// Creates a group that users can't move (iOS 16).
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem) }

  /// Creates a group that users can move where they customize the bar (iOS 16): not here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem) }

  /// Creates a group that users can move and remove where they customize the bar (iOS 16): not here;
  /// one that isn't in the bar by default is not shown.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, isInDefault: isInDefaultCustomization)
  }

  /// Whether a bar or its overflow menu shows it.
  var isShown: Bool { !isHidden && isInDefaultCustomization }

  private func take(replacing former: [UIBarButtonItem]) {
    for item in former where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems {
      if let other = item.buttonGroup, other !== self {
        other.barButtonItems.removeAll { $0 === item }
      }
      item.buttonGroup = self
    }
  }

  nonisolated deinit {}
}
