import Foundation

/// A relation between the edges, centres or sizes of two views.
///
/// Equations that give a view its place one after the other are solved: pinned edges, centres, fixed
/// sizes and ratios. Inequalities and priorities that decide between equations are kept and not
/// solved, which the trace says once.
/// [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide whose attribute is determined; nil after it has been released.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute that is determined.
  open private(set) var firstAttribute: Attribute
  /// How both sides are related.
  open private(set) var relation: Relation
  /// The other view or guide; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the other one.
  open private(set) var secondAttribute: Attribute
  /// The factor of the other attribute.
  open private(set) var multiplier: CGFloat
  /// What is added to it, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { requestLayout() } } }
  /// How strongly it is wanted; required by default.
  open var priority = UILayoutPriority.required
  /// A name for the program.
  open var identifier: String?
  /// Whether it is archived with a view; kept, no effect.
  open var shouldBeArchived = false
  /// The view that it has been activated for.
  private(set) weak var holder: UIView?

  /// Creates a constraint that isn't active yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// The attribute that is determined, as an anchor; nil after its item has been released.
  open var firstAnchor: NSLayoutAnchor<AnyObject>? {
    firstItem.map { NSLayoutAnchor(item: $0, attribute: firstAttribute) }
  }

  /// Whether it takes part in the layout of the views that it is about.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    let views = [firstItem, secondItem].compactMap { Self.view(of: $0) }
    guard let first = views.first else { return }
    let ancestor = views.dropFirst().reduce(first as UIView?) { found, view in
      found.flatMap { $0.nearestView(around: view) }
    }
    guard let ancestor else {
      // UIKit raises NSGenericException here.
      preconditionFailure(
        "Unable to activate constraint with anchors \(self) because they have no common ancestor.")
    }
    attach(to: ancestor)
  }

  /// Makes a view the one that it takes part in the layout of.
  func attach(to view: UIView) {
    guard holder == nil else { return }
    holder = view
    view.ownExtras.constraints.append(self)
    requestLayout()
  }

  private func requestLayout() {
    holder?.setNeedsLayout()
    holder?.container?.setNeedsLayout()
  }

  /// Ends that.
  func deactivate() {
    holder?.extras?.constraints.removeAll { $0 === self }
    requestLayout()
    holder = nil
  }

  /// The view that an item is, or is a part of.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The constraints that a line of visual format describes: `H:|-[name(80)]-8-[field]-|`.
  ///
  /// A format that can't be read stops the program with its place, as UIKit raises an exception.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, metrics: metrics ?? [:], views: views)
    do throws(VisualFormat.Mistake) {
      return try parser.constraints(options: opts)
    } catch {
      preconditionFailure("Unable to parse constraint format: \n\(error.text) \n\(format)")
    }
  }

  nonisolated deinit {}
}

extension NSLayoutConstraint {
  /// A direction.
  ///
  /// [NSLayoutConstraint.Axis](https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis)
  nonisolated public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How two sides are related.
  ///
  /// [NSLayoutConstraint.Relation](https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum)
  nonisolated public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A part of a view.
  ///
  /// [NSLayoutConstraint.Attribute](https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute)
  nonisolated public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// Whether it is about the size of a single view.
  var isAboutOneItem: Bool { secondItem == nil || secondItem === firstItem }
}
