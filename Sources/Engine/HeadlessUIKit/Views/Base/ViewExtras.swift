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
  var safeAreaGuide, marginsGuide, contentsGuide: UILayoutGuide?
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
  var ignoresInvertColors = false
  var groupsChildren = false
  var language: String?
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
}

/// Where a view is, and what it belongs to: what the framework reads at each change and layout.
nonisolated struct ViewLinks {
  /// The frame in the superview, in points.
  var frame: CGRect
  /// The superview.
  var container: UIView? {
    get { superview.place.object }
    set { superview = Unretained(newValue) }
  }
  /// The subviews, back to front.
  var inner: [UIView] = []
  /// The controller whose view it is.
  var controller: UIViewController? {
    get { owner.place.object }
    set { owner = Unretained(newValue) }
  }
  private var superview = Unretained<UIView>()
  private var owner = Unretained<UIViewController>()

  /// The links of a view that is nowhere.
  init(frame: CGRect) { self.frame = frame }
}

/// What has to update its properties (H75).
struct PropertyRequests: OptionSet {
  let rawValue: UInt8

  /// A view itself.
  static let own = PropertyRequests(rawValue: 1)
  /// The controller whose view it is.
  static let ofController = PropertyRequests(rawValue: 2)
  /// Both.
  static let all: PropertyRequests = [.own, .ofController]
}
