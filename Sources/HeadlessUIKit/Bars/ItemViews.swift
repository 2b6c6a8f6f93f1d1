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
    for view in wanted where !view.isDirectly(in: bar) { bar.addSubview(view) }
  }

  nonisolated deinit {}
}

extension UINavigationBar {
  /// Takes the views of the top item into the bar, and removes those of another one.
  func arrangeItemViews() {
    guard ItemViews.areUsed else { return }
    let item = topItem
    let items = (item?.itemsAtLeft ?? []) + (item?.itemsAtRight ?? [])
    let views = items.compactMap(\.customView)
    itemViews.show([item?.titleView].compactMap { $0 } + views, in: self)
  }
}

extension UIToolbar {
  /// Takes the views of its items into the bar, and removes those of others.
  func arrangeItemViews() {
    guard ItemViews.areUsed else { return }
    itemViews.show((items ?? []).compactMap(\.customView), in: self)
  }
}

extension UIView {
  /// Takes the views of the items of all bars in it into those.
  func arrangeItemViewsInside() {
    switch self {
    case let bar as UINavigationBar: bar.arrangeItemViews()
    case let bar as UIToolbar: bar.arrangeItemViews()
    default: for subview in subviews { subview.arrangeItemViewsInside() }
    }
  }
}
