import Foundation
import NavigationModel

extension UISplitViewController {
  private static let columnsKey = "UISplitViewController.viewControllers"
  private static let modeKey = "UISplitViewController.preferredDisplayMode"

  /// Stores the contents of each column: a stack created by the program, or the controllers of a
  /// stack that the split view created (unconfirmed).
  func encodeColumns(with coder: NSCoder) {
    for column in columns.keys {
      if let contents = contents(of: column) {
        coder.encode(contents, forKey: Self.key(of: column))
      }
    }
    if style == .unspecified { coder.encode(viewControllers, forKey: Self.columnsKey) }
    coder.encode(preferredDisplayMode.rawValue, forKey: Self.modeKey)
  }

  /// Restores the contents of the columns, unless they are there already.
  func decodeColumns(with coder: NSCoder) {
    if coder.containsValue(forKey: Self.modeKey),
      let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey))
    {
      preferredDisplayMode = mode
    }
    if style == .unspecified {
      let restored = restoredChildren(coder, forKey: Self.columnsKey)
      if viewControllers.isEmpty && !restored.isEmpty { viewControllers = restored }
    } else {
      for column in Column.allCases {
        fill(column, with: restoredChildren(coder, forKey: Self.key(of: column)))
      }
    }
  }

  /// A stack created by the program, or the controllers of a stack that the split view created; nil
  /// for a column without a controller.
  func contents(of column: Column) -> [UIViewController]? {
    guard let place = columns[column], let root = controller(place.id) else { return nil }
    return place.isWrapped ? root.ownChildren : [root]
  }

  /// Sets the contents of a column.
  func fill(_ column: Column, with restored: [UIViewController]) {
    guard let first = restored.first else { return }
    setViewController(first, for: column)
    guard restored.count > 1, columns[column]?.isWrapped == true, let place = columns[column],
      let stack = controller(place.id) as? UINavigationController
    else { return }
    stack.setViewControllers(
      restored.filter { !($0 is UINavigationController || $0 is UISplitViewController) },
      animated: false)
  }

  private static func key(of column: Column) -> String {
    "UISplitViewController.column\(column.rawValue)"
  }
}
