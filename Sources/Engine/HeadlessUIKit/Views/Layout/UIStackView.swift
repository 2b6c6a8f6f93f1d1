import Foundation

/// A view that places the views in it in a row or column.
///
/// [UIStackView](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that it places, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether they are beside or below each other; beside by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How their sizes are chosen along that direction.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where they are across that direction.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between them, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether they keep to its margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether distances are measured between base lines; kept, no effect.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view; index 0 is the beginning.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    setNeedsLayout()
  }

  /// Places a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Sets the distance behind one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// The distance behind one view, if it was set; else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance that stands for `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that stands for the system's.
  nonisolated public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The size that its views and the distances between them need.
  open override var intrinsicContentSize: CGSize {
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let sizes = shown.map { along($0.fittingSize) }
    let length = sizes.reduce(0) { $0 + $1.width } + shown.dropLast().reduce(0) { $0 + gap($1) }
    return along(CGSize(width: length, height: sizes.map(\.height).max() ?? 0))
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    guard !shown.isEmpty else { return }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : UIEdgeInsets()
    let area = CGRect(
      x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
      height: bounds.height - margins.top - margins.bottom)
    let gaps = shown.dropLast().map(gap)
    let room = along(area.size)
    let free = room.width - gaps.reduce(0, +)
    let wanted = shown.map { along($0.fittingSize) }
    let lengths = Self.lengths(wanted.map(\.width), in: free, distribution)
    let extra = free - lengths.reduce(0, +)
    var place: CGFloat = 0
    for (index, view) in shown.enumerated() {
      let breadth = alignment == .fill ? room.height : min(wanted[index].height, room.height)
      let offset: CGFloat =
        switch alignment {
        case .center: (room.height - breadth) / 2
        case .trailing, .lastBaseline: room.height - breadth
        default: 0
        }
      let origin = along(CGSize(width: place, height: offset))
      view.frame = CGRect(
        origin: CGPoint(x: area.minX + origin.width, y: area.minY + origin.height),
        size: along(CGSize(width: lengths[index], height: breadth)))
      place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
      if distribution == .equalSpacing || distribution == .equalCentering, shown.count > 1 {
        place += extra / CGFloat(shown.count - 1)
      }
    }
  }

  /// The lengths of the views: all of the room is used, but by distributions of the distances.
  private static func lengths(
    _ wanted: [CGFloat], in room: CGFloat, _ distribution: Distribution
  ) -> [CGFloat] {
    let total = wanted.reduce(0, +)
    switch distribution {
    case .fillEqually: return wanted.map { _ in max(room, 0) / CGFloat(wanted.count) }
    case .fillProportionally where total > 0: return wanted.map { $0 / total * room }
    case .equalSpacing, .equalCentering: return wanted
    default:
      // The last one without a size of its own takes what is left, else the last one of all.
      let index = wanted.lastIndex(of: 0) ?? wanted.count - 1
      var lengths = wanted
      lengths[index] = max(wanted[index] + room - total, 0)
      return lengths
    }
  }

  private func gap(_ view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)].flatMap { $0 == Self.spacingUseDefault ? nil : $0 }
      ?? spacing
  }

  /// A size with its length along the direction as the width, and back.
  private func along(_ size: CGSize) -> CGSize {
    axis == .horizontal ? size : CGSize(width: size.height, height: size.width)
  }
}

extension UIStackView {
  /// How the sizes along the direction are chosen.
  ///
  /// [UIStackView.Distribution](https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum)
  nonisolated public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the views are across the direction.
  ///
  /// [UIStackView.Alignment](https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum)
  nonisolated public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    /// The upper edge of a row.
    public static let top = Alignment.leading
    /// The lower edge of a row.
    public static let bottom = Alignment.trailing
  }
}
