import Foundation

/// A shortcut at the application's icon, which the user chooses with `performShortcut`.
///
/// [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem)
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @MainActor NSCopying, @MainActor NSMutableCopying {
  final var values: Values

  struct Values {
    var type, title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var contents: Any?
  }

  /// Creates a shortcut of a type, with a title and more.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// Creates a shortcut of a type, with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// What it is for.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The line below the title.
  open var localizedSubtitle: String? { values.subtitle }
  /// The icon beside them.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// What the program needs to know.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// What it is about, by which the system finds its scene.
  open var targetContentIdentifier: Any? { values.contents }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.values = values
    return copy
  }

  nonisolated deinit {}
}
