import Foundation
import NavigationModel

extension UIScrollView {
  /// What is added to the insets of the content of what is covered of its edges.
  func adjustment(of covered: Insets) -> Insets {
    if turnsPages { return .zero }
    let hasSafeArea = recordingStage.profile.hasSafeArea
    let row = hasSafeArea ? contentInsetAdjustmentBehavior.adjustment : .byController
    var insets = row.insets(of: covered, for: scrollableContent)
    insets.bottom = max(insets.bottom, keyboardOverlap)
    return insets
  }

  /// What the keyboard covers of the table of a table controller (E34).
  private var keyboardOverlap: Double {
    guard controller is UITableViewController, top is UIWindow,
      let keyboard = recordingStage.keyboardOfDevice.dockedFrame
    else { return 0 }
    return max(Double(bottomOnScreen - keyboard.minY), 0)
  }

  private var bottomOnScreen: CGFloat {
    let path = sequence(first: self as UIView, next: \.superview)
    return path.reduce(frame.height) { $0 + $1.frame.minY - ($1.superview?.contentOrigin.y ?? 0) }
  }

  private var scrollableContent: ScrollableContent {
    var content = ScrollableContent()
    content.scrollsVertically = alwaysBounceVertical || contentSize.height > frame.height
    content.scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > frame.width
    guard let owner = nearestController, owner.automaticallyAdjustsScrollViewInsets else {
      return content
    }
    content.isAdjustedInStack = owner.navigationController != nil
    content.isAdjustedByController = owner.adjustsInset(of: self)
    return content
  }

  /// The offsets at which it stays, horizontally and vertically: the bar above it expands at its start.
  var range: (x: ScrollRange, y: ScrollRange) {
    let inset = inset + Insets(top: followsBars ? collapsedAbove.height : 0)
    return (
      ScrollRange(
        content: contentSize.width, extent: frame.width, before: inset.left, after: inset.right),
      ScrollRange(
        content: contentSize.height, extent: frame.height, before: inset.top, after: inset.bottom,
        least: followsBars ? distanceOfSearchBar : 0)
    )
  }

  /// The nearest offset at which it stays.
  func nearestRest(to offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(x: range.x.nearest(to: offset.x), y: range.y.nearest(to: offset.y))
  }

  /// The offset with which a part of the content is visible.
  func offset(showing part: CGRect) -> CGPoint {
    let part = part.standardized
    guard part.minX.isFinite, part.minY.isFinite, part.maxX.isFinite, part.maxY.isFinite else {
      return offset
    }
    let (inset, range) = (inset, range)
    return CGPoint(
      x: range.x.offset(
        showing: part.minX...part.maxX, from: offset.x, extent: frame.width, before: inset.left,
        after: inset.right),
      y: range.y.offset(
        showing: part.minY...part.maxY, from: offset.y, extent: frame.height, before: inset.top,
        after: inset.bottom))
  }

  /// Collapses or expands the large title and the search bar above it, if its controller's stack
  /// follows it (E15, E47).
  func updateBarAbove() {
    guard let (stack, child) = stackAbove, child.scrollViewBelowBar === self else { return }
    let collapsed = stack.collapse(by: self, of: child)
    let former = BarCollapse(
      searchBar: stack.collapsed(by: self, of: child).searchBar, largeTitle: collapsedTitle)
    guard collapsed != former else { return }
    collapsedTitle = collapsed.largeTitle
    if collapsed.searchBar != former.searchBar {
      child.navigationItem.hideSearchBar(by: collapsed.searchBar)
    }
    stack.layOutTop()
  }

  /// What of the bar above it is scrolled away now.
  var collapsedAbove: BarCollapse {
    guard let (stack, child) = stackAbove else { return BarCollapse(searchBar: 0, largeTitle: 0) }
    return stack.collapsed(by: self, of: child)
  }

  /// How much more than its content it can be scrolled, so that the search bar above it hides even if
  /// the content fits (EQ7, unconfirmed).
  var distanceOfSearchBar: Double {
    guard let (_, child) = stackAbove, child.scrollViewBelowBar === self else { return 0 }
    return child.parts.navigationItem?.collapsibleSearchBar ?? 0
  }

  /// The stack whose bar follows what it contains, with its child that the scroll view is in.
  private var stackAbove: (UINavigationController, UIViewController)? {
    var child = nearestController
    while let current = child {
      if let stack = current.currentParent as? UINavigationController {
        let follows =
          stack.bars.prefersLargeTitles || current.parts.navigationItem?.searchController != nil
        return follows ? (stack, current) : nil
      }
      child = current.parent
    }
    return nil
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate var adjustment: InsetAdjustment {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
