import Foundation

/// How a list looks (H30).
///
/// [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of the list; the ones of a sidebar are drawn as a plain list.
  public let appearance: Appearance
  /// Whether there are lines between items; true by default.
  ///
  /// Kept, no effect.
  public var showsSeparators = true
  /// The background of the list; nil for that of its appearance.
  ///
  /// Kept, no effect.
  public var backgroundColor: UIColor?
  /// Where the header of a section comes from; there is none by default (H31).
  public var headerMode = HeaderMode.none
  /// Where the footer of a section comes from; there is none by default (H31).
  public var footerMode = FooterMode.none
  /// The distance above a header, in points; nil for that of its appearance.
  public var headerTopPadding: CGFloat?

  /// Gives the actions at the left edge of a row; nil for none (H90).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at the right edge of a row; nil for none (H90).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives the actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Creates a configuration of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The appearances of lists.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with a distance from the edges.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A plain sidebar.
    case sidebarPlain = 4
  }

  /// Where the header of a section comes from.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// The data source gives a view.
    case supplementary = 1
    /// The first item of the section is its header.
    case firstItemInSection = 2
  }

  /// Where the footer of a section comes from.
  nonisolated public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// The data source gives a view.
    case supplementary = 1
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether an item is the header of its section (H31).
  func isHeader(_ path: IndexPath?) -> Bool {
    headerMode == .firstItemInSection && path?.item == 0
  }

  /// The actions at an edge of a row, asked from the program; nil for none (H90).
  func swipeActions(at edge: RowEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    provider(at: edge).flatMap { AnsweringHandler(.swipeProvider, $0).answer(path) }
  }

  /// Whether the program is asked for actions at an edge of its rows.
  func mayHaveSwipeActions(at edge: RowEdge) -> Bool { provider(at: edge) != nil }

  private func provider(at edge: RowEdge) -> SwipeActionsConfigurationProvider? {
    switch edge {
    case .leading: leadingSwipeActionsConfigurationProvider
    case .trailing: trailingSwipeActionsConfigurationProvider
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether sections are groups with a distance between them.
  var hasGroups: Bool { self == .grouped || self == .insetGrouped }
}
