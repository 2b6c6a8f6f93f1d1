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
