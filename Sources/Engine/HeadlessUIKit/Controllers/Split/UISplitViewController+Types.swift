import Foundation
import NavigationModel

extension UISplitViewController {
  /// The number of columns.
  nonisolated public enum Style: Int, Sendable {
    /// As many columns as were given.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  nonisolated public enum Column: Int, Sendable, CaseIterable {
    /// The column at the leading edge.
    case primary = 0
    /// The middle column of three.
    case supplementary = 1
    /// The large one.
    case secondary = 2
    /// The only column shown when collapsed.
    case compact = 3
    /// The column at the other edge, hidden at first (F47: iOS 26).
    case inspector = 4
  }

  /// The columns that are shown.
  nonisolated public enum DisplayMode: Int, Sendable, CaseIterable {
    /// As many columns as the device has room for.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The name that `secondaryOnly` had before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name that `oneBesideSecondary` had before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name that `oneOverSecondary` had before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// Whether the other columns are over the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether the secondary column can't be used, because others cover or displace it.
    var dimsSecondary: Bool { isOverlay || self == .twoDisplaceSecondary }

    /// The number of columns shown besides the secondary one.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How the other columns make room for themselves (F33).
  nonisolated public enum SplitBehavior: Int, Sendable, CaseIterable {
    /// As the device has room.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Two of them move the secondary column aside.
    case displace = 3
  }

  /// Whether a button changes the mode (F35).
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable, CaseIterable {
    /// Where there is a gesture for it.
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// How the background of the primary column looks.
  ///
  /// [UISplitViewController.BackgroundStyle](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle)
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// As that of other controllers.
    case none = 0
    /// As a sidebar looks.
    case sidebar = 1
  }

  /// The edge of the primary column.
  nonisolated public enum PrimaryEdge: Int, Sendable, CaseIterable {
    case leading = 0
    case trailing = 1
  }

  /// The width of a column that the split view chooses: the value of all widths at first (F37).
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The controller in a column.
  struct ColumnPlace {
    /// The child: the stack around the controller, or the controller.
    let id: Hierarchy.ID
    /// Whether the stack was created around it.
    let isWrapped: Bool
  }

  static let styleKey = "UISplitViewControllerStyle"

  /// What the archive contains beside the controllers of one without a style.
  static let archivedColumns: [ArchivedProperty<UISplitViewController>] =
    [
      ArchivedProperty(styleKey, get: { $0.style.rawValue }, set: { _, _ in }),
      ArchivedProperty("UIPreferredDisplayMode", raw: \.preferredDisplayMode),
    ] + Column.allCases.map { archivedColumn($0) }

  private static func archivedColumn(_ column: Column) -> ArchivedProperty<UISplitViewController> {
    ArchivedProperty(
      "UIColumn\(column.rawValue)", get: { $0.contents(of: column) },
      set: { $0.fill(column, with: $1) })
  }
}
