import Foundation

/// The icon of a shortcut.
///
/// [UIApplicationShortcutIcon](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon)
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, @MainActor NSCopying {
  /// The image, or the name of the kind.
  private let name: String

  /// Creates one of the system's icons.
  public convenience init(type: IconType) { self.init(name: "type \(type.rawValue)") }
  /// Creates an icon of an image of the program's.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates an icon of a symbol (iOS 13).
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }

  private init(name: String) {
    self.name = name
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }
  open nonisolated override var hash: Int { name.hashValue }

  /// The system's icons.
  ///
  /// [UIApplicationShortcutIcon.IconType](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype)
  nonisolated public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  nonisolated deinit {}
}
