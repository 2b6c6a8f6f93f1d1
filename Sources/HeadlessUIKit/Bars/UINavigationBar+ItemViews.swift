import NavigationModel

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
