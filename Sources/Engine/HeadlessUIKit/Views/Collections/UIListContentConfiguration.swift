import Foundation

/// The content of a row: a picture and one or two texts (H33).
///
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture at the left edge; nil for none.
  public var image: UIImage?
  /// The main text; nil for none.
  public var text: String?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// Whether the texts are beside each other where they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// How the main text looks; kept, no effect.
  public var textProperties = TextProperties()
  /// How the second text looks; kept, no effect.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks; kept, no effect.
  public var imageProperties = ImageProperties()
  /// How far the contents are from the edges, in points; kept, no effect.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 8)
  /// How far the texts are from the picture, in points; kept, no effect.
  public var imageToTextPadding: CGFloat = 16
  /// How far texts beside each other are apart, in points; kept, no effect.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// How far texts below each other are apart, in points; kept, no effect.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(sideBySide: Bool) { prefersSideBySideTextAndSecondaryText = sideBySide }

  /// The content of a plain row, with the second text below the first.
  public static func cell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The same, as of a cell of the style `subtitle`.
  public static func subtitleCell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The content of a row with a value at the right edge.
  public static func valueCell() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(sideBySide: false) }

  /// The content of a plain section's header.
  public static func plainHeader() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a group's header.
  public static func groupedHeader() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a plain section's footer.
  public static func plainFooter() -> UIListContentConfiguration { .init(sideBySide: true) }

  /// The content of a group's footer.
  public static func groupedFooter() -> UIListContentConfiguration { .init(sideBySide: true) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// What the content of a cell shows; a value that makes the view for it (H32).
///
/// [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView
}
