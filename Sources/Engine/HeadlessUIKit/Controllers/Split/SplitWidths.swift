import Foundation
import NavigationModel

/// The width that a program wants a column to have; all automatic at first (F37).
struct ColumnWidth {
  var fraction = UISplitViewController.automaticDimension
  var preferred = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  private static func isGiven(_ width: CGFloat) -> Bool { width.isFinite && width >= 0 }

  /// The width of a column, in points; the maximum caps the preferred one (F37).
  func resolved(in total: CGFloat, automatic: CGFloat) -> CGFloat {
    let wanted =
      Self.isGiven(preferred)
      ? preferred : Self.isGiven(fraction) ? fraction * total : automatic
    let upper = Self.isGiven(maximum) ? maximum : max(automatic, 0)
    let lower = Self.isGiven(minimum) ? minimum : 0
    return min(max(min(wanted, upper), lower), max(total, 0))
  }
}

extension UISplitViewController {
  /// The width of columns that the split view chooses (unconfirmed).
  private static let automaticWidth: CGFloat = 320

  /// The width that a column has when it is shown; that of the secondary one is what is left.
  func width(of column: Column, in total: CGFloat) -> CGFloat {
    widths[column, default: ColumnWidth()].resolved(in: total, automatic: Self.automaticWidth)
  }

  /// The width of a column on screen; zero while it is hidden.
  func shownWidth(of column: Column) -> CGFloat {
    isColumnShown(column) && !isCollapsed ? width(of: column, in: area.width) : 0
  }

  /// Where the views of the columns are, in points of its view, by column.
  func frames(in size: CGSize) -> [Column: CGRect] {
    let mode = displayMode
    let leading = besideSecondary(mode)
    var frames: [Column: CGRect] = [:]
    var x: CGFloat = 0
    for column in leading {
      let width = width(of: column, in: size.width)
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width
    }
    let inspector = isInspectorColumnShown ? width(of: .inspector, in: size.width) : 0
    let end = size.width - inspector
    if inspector > 0 {
      frames[.inspector] = CGRect(x: end, y: 0, width: inspector, height: size.height)
    }
    frames[.secondary] = secondaryFrame(mode, after: x, leading, until: end, size)
    guard primaryEdge == .trailing else { return frames }
    return frames.mapValues { frame in
      CGRect(
        x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }
  }

  /// What is left for the secondary column: all of it below others that are over it, and as much as
  /// beside one where two move it aside.
  private func secondaryFrame(
    _ mode: DisplayMode, after x: CGFloat, _ leading: [Column], until end: CGFloat, _ size: CGSize
  ) -> CGRect {
    if mode.isOverlay { return CGRect(x: 0, y: 0, width: end, height: size.height) }
    let width =
      mode == .twoDisplaceSecondary
      ? end - self.width(of: leading.last ?? .primary, in: size.width) : end - x
    return CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
  }

  /// The columns that a mode shows besides the secondary one, from the primary edge on.
  private func besideSecondary(_ mode: DisplayMode) -> [Column] {
    guard style == .tripleColumn else { return mode.count > 0 ? [.primary] : [] }
    return Array([Column.primary, .supplementary].suffix(mode.count))
  }

  /// Puts the views of the columns on screen to their places.
  func layOutColumns() {
    guard loadedView != nil, stage.hierarchy.isAttached(id) else { return }
    for child in controllers(stage.hierarchy[id].shown) where child.isViewLoaded {
      stage.engine.layOut(child)
    }
    stage.engine.insetsMayHaveChanged()
  }
}

extension UISplitViewController {
  /// Changes what the width of a column follows from.
  func setWidth(of column: Column, _ change: (inout ColumnWidth) -> Void) {
    change(&widths[column, default: ColumnWidth()])
    layOutColumns()
  }
}
