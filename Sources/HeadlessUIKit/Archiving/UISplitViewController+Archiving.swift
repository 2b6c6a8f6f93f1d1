import Foundation
import NavigationModel

extension UISplitViewController {
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
