import Foundation

/// How the background of a cell, a header or a footer looks; kept, no effect (iOS 14).
///
/// [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color; nil for that of the style, kept, no effect.
  public var backgroundColor: UIColor?
  /// How round its corners are, in points; kept, no effect.
  public var cornerRadius: CGFloat = 0
  /// How far it is from the edges, in points; kept, no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the line around it; kept, no effect.
  public var strokeColor: UIColor?
  /// How wide that line is, in points; kept, no effect.
  public var strokeWidth: CGFloat = 0
  /// The effect of it; kept, no effect.
  public var visualEffect: UIVisualEffect?
  /// A view in it; kept, no effect.
  public var customView: UIView?

  private init() {}

  /// One without a color.
  public static func clear() -> UIBackgroundConfiguration { .init() }
  /// That of a cell in any list.
  public static func listCell() -> UIBackgroundConfiguration { .init() }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
  /// That of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init() }
  /// That of a header or footer in any list.
  public static func listHeader() -> UIBackgroundConfiguration { .init() }
}
