import NavigationModel

/// The views of items that a bar shows: title views and custom views, which are in the bar while it
/// shows their items (B7, B28).
final class ItemViews {
  /// Whether any item, in any world, has been given a view: bars look for them only then.
  static var areUsed = false

  private var shown: [Shown] = []

  private struct Shown {
    weak var view: UIView?
  }

  /// Whether a view is in the bar because it shows its item.
  func contains(_ view: UIView) -> Bool { shown.contains { $0.view === view } }

  /// Takes views into a bar, and removes those of other items.
  func show(_ wanted: [UIView], in bar: UIView) {
    let former = shown
    shown = wanted.map { Shown(view: $0) }
    for view in former.compactMap(\.view) where !contains(view) && view.isDirectly(in: bar) {
      view.removeFromSuperview()
    }
    for view in wanted where !view.isDirectly(in: bar) {
      // One that contains the bar was refused, and that was reported.
      if bar.isInside(view), former.contains(where: { $0.view === view }) { continue }
      bar.addSubview(view)
    }
  }

  nonisolated deinit {}
}
