import Foundation

/// The properties of a view that few programs set.
final class ViewExtras {
  var transform = CGAffineTransform.identity
  var layer: CALayer?
  var clipsToBounds = false
  var contentMode = UIView.ContentMode.scaleToFill
  var tintColor: UIColor?
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var mask: UIView?
  var semantics = UISemanticContentAttribute.unspecified
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var contentScale: CGFloat?
  var accessibility = AccessibilityValues()
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide, marginsGuide: UILayoutGuide?
  var motionEffects: [UIMotionEffect] = []
  /// The constraints that it is the nearest view around.
  var constraints: [NSLayoutConstraint] = []
  var usesAutoresizing = true
  var huggings = AxisPriorities(.defaultLow)
  var resistances = AxisPriorities(.defaultHigh)
  /// The window that it was last notified of.
  weak var knownWindow: UIWindow?

  nonisolated deinit {}
}

/// What accessibility knows about a view.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var identifier: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isModal = false
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var frame: CGRect?
  var areElementsHidden = false
}

/// A priority for each direction.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Its properties that few programs set; created on first access.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// How the contents are placed when the size changes.
  ///
  /// [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum)
  nonisolated public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The size that stands for none in a direction.
  ///
  /// [noIntrinsicMetric](https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric)
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// A size that asks for as little room as possible.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for as much room as possible.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

// What views do about points, windows and sizes where no class overrides it.
extension UIView {
  /// The frontmost view at a point, in its own points, that touches reach; itself if no subview is.
  final func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in inner.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Where its upper left corner is in the outermost view around it.
  private final var origin: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.container {
      origin.x += view.frame.minX - superview.contentOrigin.x
      origin.y += view.frame.minY - superview.contentOrigin.y
      view = superview
    }
    if view is UIWindow {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
    }
    origin.x -= contentOrigin.x
    origin.y -= contentOrigin.y
    return origin
  }

  /// The distance from another view's points to its own ones; without that view, from its window's.
  final func distance(from view: UIView?) -> CGVector {
    let other = view?.origin ?? top.ownOriginAsTop
    return CGVector(dx: other.x - origin.x, dy: other.y - origin.y)
  }

  private final var ownOriginAsTop: CGPoint { self is UIWindow ? frame.origin : .zero }

  /// Notifies the views in it that are of a program's classes that they will be in another window.
  ///
  /// The window is only asked for if there are such views: it is found at the end of a chain of
  /// superviews.
  final func announceWindow(_ window: @autoclosure () -> UIWindow?) {
    let views = programViews
    guard !views.isEmpty else { return }
    let window = window()
    for view in views where view.extras?.knownWindow !== window {
      view.willMove(toWindow: window)
    }
  }

  /// Notifies the views in it that are of a program's classes that they are in another window.
  final func noteWindow() {
    let views = programViews
    guard !views.isEmpty else { return }
    let window = window
    for view in views where view.extras?.knownWindow !== window {
      view.ownExtras.knownWindow = window
      view.didMoveToWindow()
    }
  }

  /// Itself and the views in it whose classes a program may have written.
  private final var programViews: [UIView] {
    var found: [UIView] = []
    var rest: [UIView] = [self]
    while let view = rest.popLast() {
      if type(of: view) != UIView.self { found.append(view) }
      rest += view.inner.reversed()
    }
    return found
  }
}

extension UIView {
  /// How fast an animation is at which time.
  ///
  /// [UIView.AnimationCurve](https://developer.apple.com/documentation/uikit/uiview/animationcurve)
  nonisolated public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

extension UIView {
  /// The size of its contents, or of its frame in directions in which they have none; that of its own
  /// constraints comes first.
  final var fittingSize: CGSize {
    let own = intrinsicContentSize
    func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      extras?.constraints.first {
        $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
      }?.constant
    }
    return CGSize(
      width: length(.width) ?? (own.width >= 0 ? own.width : frame.width),
      height: length(.height) ?? (own.height >= 0 ? own.height : frame.height))
  }
}
