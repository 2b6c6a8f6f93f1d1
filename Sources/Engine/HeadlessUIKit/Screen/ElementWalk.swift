import Foundation
import NavigationModel

/// Collects the visible elements of a view, back to front.
struct ElementWalk {
  /// The controller whose view it is.
  let owner: UIViewController?
  /// The pane of another controller's view; nil if that is not on screen.
  let pane: (UIViewController, Frame?) -> Screen.Element?
  /// The views that can be tapped outside a popover.
  var passthroughViews: [UIView] = []
  /// The elements found.
  private(set) var elements: [Screen.Element] = []

  /// Creates a walk through the view of a controller.
  init(
    owner: UIViewController?, pane: @escaping (UIViewController, Frame?) -> Screen.Element?
  ) {
    self.owner = owner
    self.pane = pane
  }

  /// The visible elements of a view that is no controller's.
  static func elements(of view: UIView) -> [Screen.Element] {
    var walk = ElementWalk(owner: nil) { _, _ in nil }
    walk.visit(root: view)
    return walk.elements
  }

  /// The current position of the walk.
  struct Position {
    var origin = CGPoint.zero
    var receivesTouches = true
    var isPassthrough = false
    /// The part of the pane in which it is seen; nil for all of it.
    var window: Frame?
  }

  /// Collects a controller's view with all its contents; a plain view is not visible by itself.
  mutating func visit(root: UIView) {
    guard root.isSeen else { return }
    let frame = CGRect(origin: .zero, size: root.frame.size)
    let place = Position(
      origin: CGPoint.zero.scrolled(by: root.contentOrigin),
      receivesTouches: root.isUserInteractionEnabled,
      isPassthrough: passthroughViews.contains { $0 === root })
    if let kind = root.elementKind { add(kind, frame, place) }
    visitSubviews(of: root, place)
  }

  /// Collects views beside each other, at their places in their superview.
  mutating func visit(_ views: [UIView]) {
    for view in views { visit(view, Position()) }
  }

  private mutating func visit(_ view: UIView, _ place: Position) {
    guard view.isSeen, !view.isManagedBar, !(view is any ModalPanel) else { return }
    let frame = view.frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
    if let controller = view.controller, controller !== owner {
      if let element = pane(controller, frame.extent) { elements.append(element) }
      return
    }
    let inner = Position(
      origin: frame.origin.scrolled(by: view.contentOrigin),
      receivesTouches: place.receivesTouches && view.isUserInteractionEnabled,
      isPassthrough: place.isPassthrough || passthroughViews.contains { $0 === view },
      window: place.window)
    let count = elements.count
    if let kind = view.elementKind { add(kind, frame, inner) }
    var contents = inner
    if view is UIScrollView { contents.window = Frame(frame).inside(place.window) }
    visitSubviews(of: view, contents)
    if elements.count == count, let name = view.nameOfOwnClass {
      add(.caption("[\(name)]"), frame, inner)
    }
  }

  private mutating func visitSubviews(of view: UIView, _ place: Position) {
    for subview in view.subviewsToSee { visit(subview, place) }
  }

  private mutating func add(_ kind: Screen.Element.Kind, _ frame: CGRect, _ place: Position) {
    var element = Screen.Element(
      kind, frame: frame.extent, receivesTouches: place.receivesTouches)
    element.isPassthrough = place.isPassthrough
    element.window = place.window
    elements.append(element)
  }
}

extension CGPoint {
  /// The place of the contents' origin after they have been scrolled.
  fileprivate func scrolled(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x - offset.x, y: y - offset.y)
  }
}

extension Frame {
  /// The part of it in another rectangle.
  fileprivate func inside(_ other: Frame?) -> Frame {
    guard let other else { return self }
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Frame(
      x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
      height: max(min(y + height, other.y + other.height) - top, 0))
  }
}

extension CGRect {
  /// The rectangle; nil if it is empty.
  fileprivate var extent: Frame? { width > 0 && height > 0 ? Frame(self) : nil }
}

extension UIView {
  /// Whether it is drawn.
  fileprivate var isSeen: Bool { !isHidden && alpha >= 0.01 }

  /// Whether it is the bar of a controller, which is drawn with the controller.
  fileprivate var isManagedBar: Bool {
    switch self {
    case let bar as UINavigationBar: bar.isManaged
    case let bar as UIToolbar: bar.isManaged
    case let bar as UITabBar: bar.isManaged
    case is UITabAccessoryView: true
    default: false
    }
  }

  /// The views in it that are not shown as a part of itself.
  fileprivate var subviewsToSee: [UIView] {
    switch self {
    case let table as UITableView:
      table.subviews.filter {
        !($0 is UITableViewCell) && $0 !== table.tableHeaderView && $0 !== table.tableFooterView
          && !table.isSectionView($0) && !($0 is UIRefreshControl)
      }
    case let list as UICollectionView where list.isList:
      list.subviews.filter { !($0 is UICollectionReusableView) && !($0 is UIRefreshControl) }
    case let cell as UICollectionViewCell:
      cell.contentView.subviews.filter { $0.visibleText != cell.visibleText }
    case let scroll as UIScrollView: scroll.subviews.filter(scroll.isInSight)
    case is UITextField, is UIButton, is UILabel: subviews
    case is UIControl: subviews.filter { $0.ownText != visibleText }
    case let bar as UINavigationBar: bar.subviews.filter { !bar.itemViews.contains($0) }
    case let bar as UIToolbar: bar.subviews.filter { !bar.itemViews.contains($0) }
    default: subviews
    }
  }

  /// The name of its class, unless it is one of UIKit's.
  fileprivate var nameOfOwnClass: String? {
    if let ownClassName { return ownClassName }
    let isKnown =
      type(of: self) == UIView.self || self is UIControl || self is UILabel || self is UIImageView
      || self is UIScrollView || self is UINavigationBar || self is UIToolbar || self is UITabBar
      || self is UITransitionView || self is UIViewControllerWrapperView
    return isKnown ? nil : className
  }

  /// The element it is by itself; nil for a view that only contains others.
  fileprivate var elementKind: Screen.Element.Kind? {
    switch self {
    case let label as UILabel: label.text.map { .label(label.screenLabel($0)) }
    case let field as UITextField: .field(field.screenField)
    case let button as UIButton:
      .button(
        Screen.Button(
          button.shownText ?? button.glyph, isEnabled: button.isEnabled, id: targetID))
    case let toggle as UISwitch: .toggle(toggle.screenSwitch)
    case let slider as UISlider: .slider(slider.screenSlider)
    case let control as UISegmentedControl: .segments(control.screenSegments)
    case let control as UIRefreshControl:
      control.isRefreshing ? .label(Screen.TextLabel("[refreshing]", .centre, wraps: false)) : nil
    case let control as UIControl:
      .button(
        Screen.Button(
          control.visibleText ?? className, isEnabled: control.isEnabled, id: targetID))
    case let cell as UICollectionViewCell where cell.place != nil: .button(cell.screenButton)
    case let list as UICollectionView: list.screenTable.map { .table($0) }
    case let picture as UIImageView: picture.image.map { .image($0.name) }
    case let table as UITableView: .table(table.screenTable)
    case let view as UITextView: view.screenElement
    case let bar as UINavigationBar: bar.screenBar.map { .bar($0) }
    case let bar as UIToolbar: .toolbar(bar.screenItems)
    case let bar as UITabBar: .tabs(bar.screenTabs)
    default: nil
    }
  }
}

extension UILabel {
  fileprivate func screenLabel(_ text: String) -> Screen.TextLabel {
    let alignment: Screen.Alignment =
      switch textAlignment {
      case .center: .centre
      case .right: .right
      case .left, .justified, .natural: .left
      }
    return Screen.TextLabel(text, alignment, wraps: numberOfLines != 1)
  }
}

extension UIButton {
  /// The text drawn on a button without a title.
  fileprivate var glyph: String {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "x"
    case .custom, .system: ""
    }
  }
}
