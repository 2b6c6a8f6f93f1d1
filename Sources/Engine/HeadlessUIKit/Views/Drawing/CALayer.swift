import Foundation

/// What a view is drawn with; its values are kept, and nothing is drawn.
///
/// [CALayer](https://developer.apple.com/documentation/quartzcore/calayer)
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that it belongs to; nil for other layers.
  open weak var delegate: AnyObject?
  /// The frame in the layer around it.
  open var frame = CGRect.zero
  /// The frame with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The place in the bounds that `position` stands for; kept, no effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place from back to front.
  open var zPosition: CGFloat = 0
  /// The radius of its corners, in points; kept, no effect.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round; kept, no effect.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of the corners; kept, no effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of its border, in points; kept, no effect.
  open var borderWidth: CGFloat = 0
  /// The colour of its border; kept, no effect.
  open var borderColor: CGColor?
  /// The colour behind it; kept, no effect.
  open var backgroundColor: CGColor?
  /// The colour of its shadow; kept, no effect.
  open var shadowColor: CGColor?
  /// How opaque its shadow is; kept, no effect.
  open var shadowOpacity: Float = 0
  /// How far its shadow is away; kept, no effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred its shadow is; kept, no effect.
  open var shadowRadius: CGFloat = 3
  /// The form of its shadow; kept, no effect.
  open var shadowPath: CGPath?
  /// How it is transformed; kept, no effect.
  open var transform = CATransform3DIdentity
  /// How its sublayers are transformed; kept, no effect.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether nothing behind it is seen; kept, no effect.
  open var isOpaque = false
  /// Whether its sublayers become transparent together with it; kept, no effect.
  open var allowsGroupOpacity = true
  /// Which part of its contents is shown, from 0 to 1; kept, no effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How opaque it is; kept, no effect.
  open var opacity: Float = 1
  /// Whether it is hidden; kept, no effect.
  open var isHidden = false
  /// Whether its sublayers are cut off at its bounds; kept, no effect.
  open var masksToBounds = false
  /// Whether it is drawn once and kept; kept, no effect.
  open var shouldRasterize = false
  /// The scale at which it is drawn once; kept, no effect.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels a point has; kept, no effect.
  open var contentsScale: CGFloat = 1
  /// What it shows; kept, no effect.
  open var contents: Any?
  /// A name for the program.
  open var name: String?
  /// How fast its animations are; kept, no effect.
  open var speed: Float = 1
  /// By how much its animations begin later; kept, no effect.
  open var timeOffset: TimeInterval = 0
  /// When its animations begin; kept, no effect.
  open var beginTime: TimeInterval = 0
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?
  /// The layers in it, back to front; nil for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer that decides which parts of it are seen; kept, no effect.
  open var mask: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Creates a layer of zero size.
  public required override init() { super.init() }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer; index 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Removes it from the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Keeps an animation; nothing is animated.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }

  /// The animation with a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// The keys of its animations; nil without one.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.filter { !$0.isEmpty }.sorted()
  }

  /// What is on screen of it; itself, as nothing is animated.
  open func presentation() -> Self? { self }

  /// Its transformation in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets its transformation in the plane; kept, no effect.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Inserts a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(place.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Inserts a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(place ?? 0))
  }

  /// A point of another layer in its own points.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (other, own) = (l?.place ?? .zero, place)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }

  /// A point in another layer's points.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (other, own) = (l?.place ?? .zero, place)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }

  /// A rectangle of another layer in its own points.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// A rectangle in another layer's points.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Where it is, in points of the outermost layer; that of a view follows the view.
  private var place: CGPoint {
    if let view = delegate as? UIView { return view.convert(CGPoint.zero, to: nil) }
    let outer = superlayer?.place ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// Whether a point is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in it that contains a point of the layer around it; nil without one.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(p) else { return nil }
    let inner = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  /// A time of another layer in its own: the same, as nothing is animated.
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  /// A time in another layer's: the same, as nothing is animated.
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

  /// Draws it into a context; nothing is drawn.
  open func render(in ctx: CGContext) {}
  /// Draws its contents; does nothing, and isn't called.
  open func draw(in ctx: CGContext) {}

  /// Called to lay out the sublayers; does nothing, and isn't called.
  open func layoutSublayers() {}

  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }

  /// Asks to be drawn again; does nothing.
  open func setNeedsDisplay() {}
  /// Asks for a layout; does nothing.
  open func setNeedsLayout() {}
  /// Lays out its sublayers; does nothing.
  open func layoutIfNeeded() {}

  nonisolated deinit {}
}

/// The corners of a layer.
///
/// [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask)
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits, as in Core Animation.
  public let rawValue: UInt

  /// Creates corners from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The form of round corners.
///
/// [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve)
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The form of the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
