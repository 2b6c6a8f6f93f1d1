import NavigationModel

extension UIScrollView {
  /// Collapses or expands the large title above it, if its controller's stack follows it (E47).
  func updateLargeTitle() {
    guard let (stack, child) = stackAbove, child.scrollViewBelowBar === self else { return }
    let collapsed = stack.collapse(by: self)
    guard collapsed != collapsedTitle else { return }
    collapsedTitle = collapsed
    stack.layOutTop()
  }

  /// How much of a large title above it is collapsed now; none where there is no large title.
  var collapsedTitleAbove: Double {
    stackAbove?.0.navigationBar.wantsLargeTitle == true ? collapsedTitle : 0
  }

  /// The stack whose bar prefers large titles, with its child that the scroll view is in.
  private var stackAbove: (UINavigationController, UIViewController)? {
    var child = nearestController
    while let current = child {
      if let stack = current.parent as? UINavigationController {
        return stack.bars.prefersLargeTitles ? (stack, current) : nil
      }
      child = current.parent
    }
    return nil
  }
}
