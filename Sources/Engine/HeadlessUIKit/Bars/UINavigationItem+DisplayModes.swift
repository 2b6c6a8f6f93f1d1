import Foundation
import NavigationModel

extension UINavigationItem {
  /// How much text a default back button has (B19).
  ///
  /// [UINavigationItem.BackButtonDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum)
  nonisolated public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    case `default` = 0
    case generic = 1
    case minimal = 2

    /// The value of the model.
    var inModel: BarContents.BackButtonDisplayMode {
      switch self {
      case .default: .default
      case .generic: .generic
      case .minimal: .minimal
      }
    }
  }

  /// How a bar arranges what it shows (F109).
  ///
  /// [UINavigationItem.ItemStyle](https://developer.apple.com/documentation/uikit/uinavigationitem/itemstyle)
  nonisolated public enum ItemStyle: Int, Sendable, CaseIterable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading edge.
    case browser = 1
    /// The same, and only a chevron for the back button.
    case editor = 2

    /// The value of the model.
    var inModel: BarContents.ItemStyle {
      switch self {
      case .navigator: .navigator
      case .browser: .browser
      case .editor: .editor
      }
    }
  }

  /// Whether a title is large where the bar prefers large ones (B12).
  ///
  /// [UINavigationItem.LargeTitleDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum)
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    case automatic = 0
    case always = 1
    case never = 2
    /// Large beside the buttons, where it needs no further height (E47; here a plain one).
    case inline = 3

    /// The value of the model.
    var inModel: BarContents.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      case .inline: .inline
      }
    }
  }
}

extension UINavigationItem: @MainActor NSCoding {
  /// What the archive of an item contains; its title view is not archived.
  static let archivedProperties: [ArchivedProperty<UINavigationItem>] = [
    ArchivedProperty("UITitle", \.title),
    ArchivedProperty("UIPrompt", \.prompt),
    ArchivedProperty("UILeftBarButtonItems", \.leftBarButtonItems),
    ArchivedProperty("UIRightBarButtonItems", \.rightBarButtonItems),
    ArchivedProperty("UIBackBarButtonItem", \.backBarButtonItem),
    ArchivedProperty("UIBackButtonTitle", \.backButtonTitle),
    ArchivedProperty("UIBackButtonDisplayMode", raw: \.backButtonDisplayMode),
    ArchivedProperty("UIHidesBackButton", \.hidesBackButton),
    ArchivedProperty("UILeftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
    ArchivedProperty("UILargeTitleDisplayMode", raw: \.largeTitleDisplayMode),
  ]
}
