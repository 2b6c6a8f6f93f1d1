import NavigationModel

extension UIToolbar {
  /// Takes the views of its items into the bar, and removes those of others.
  func arrangeItemViews() {
    guard ItemViews.areUsed else { return }
    itemViews.show((items ?? []).compactMap(\.customView), in: self)
  }
}
