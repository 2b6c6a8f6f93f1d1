import Foundation

/// Finds the frames that constraints give to views, one equation after the other.
struct ConstraintSolver {
  /// The place of an item in one direction, as far as it is known.
  private struct Extent {
    var start: CGFloat?
    var middle: CGFloat?
    var end: CGFloat?
    var length: CGFloat?

    /// Fills in what two of them determine.
    mutating func complete() {
      if length == nil {
        if let start, let end {
          length = end - start
        } else if let start, let middle {
          length = (middle - start) * 2
        } else if let middle, let end {
          length = (end - middle) * 2
        }
      }
      guard let length else { return }
      let found = start ?? middle.map { $0 - length / 2 } ?? end.map { $0 - length }
      guard let found else { return }
      start = start ?? found
      middle = middle ?? found + length / 2
      end = end ?? found + length
    }
  }

  private enum Part { case start, middle, end, length }

  private struct Key: Hashable {
    let item: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }

  private let holder: UIView
  private var extents: [Key: Extent] = [:]
  /// The views whose frames it looks for.
  private var wanted: [UIView] = []

  /// Solves the constraints of a view, and moves the views that they determine; returns false if one is
  /// left over.
  static func solve(_ holder: UIView) -> Bool {
    guard holder.hasConstraints || holder.inner.contains(where: \.hasConstraints) else {
      return true
    }
    let own = (holder.extras?.constraints ?? []).filter { !$0.isAboutOneItem }
    let ofSubviews = holder.inner.flatMap { $0.extras?.constraints ?? [] }.filter(\.isAboutOneItem)
    guard !own.isEmpty || !ofSubviews.isEmpty else { return true }
    var solver = ConstraintSolver(holder: holder)
    return solver.run(own + ofSubviews)
  }

  /// The size that its constraints give a view, if one of its lengths is given or neither is; a length
  /// that nothing determines is nil (H98).
  static func fittedSize(
    of holder: UIView, width: CGFloat?, height: CGFloat?
  ) -> (width: CGFloat?, height: CGFloat?) {
    let own = (holder.extras?.constraints ?? []).filter {
      !$0.isAboutOneItem || $0.firstItem === holder
    }
    guard !own.isEmpty else { return (nil, nil) }
    let ofSubviews = holder.inner.flatMap { $0.extras?.constraints ?? [] }.filter(\.isAboutOneItem)
    var solver = ConstraintSolver(holder: holder)
    solver.isFitting = true
    solver[holder, .horizontal] = Extent(start: 0, length: width)
    solver[holder, .vertical] = Extent(start: 0, length: height)
    solver.complete(holder)
    solver.derive(own + ofSubviews)
    return (solver[holder, .horizontal].length, solver[holder, .vertical].length)
  }

  private init(holder: UIView) { self.holder = holder }

  /// Whether the size of the holder itself is looked for.
  private var isFitting = false

  private mutating func complete(_ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var extent = self[view, axis]
      extent.complete()
      self[view, axis] = extent
    }
  }

  private mutating func run(_ constraints: [NSLayoutConstraint]) -> Bool {
    var isSolved = constraints.count == derive(constraints)
    for view in wanted { if !place(view) { isSolved = false } }
    return isSolved
  }

  /// Derives what constraints determine, and returns how many of them are equations.
  @discardableResult
  private mutating func derive(_ constraints: [NSLayoutConstraint]) -> Int {
    let equations = constraints.filter { $0.relation == .equal }
      .sorted { $0.priority.rawValue > $1.priority.rawValue }
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) { learn(item) }
    // A view is placed after the views around it, in whose points its frame is.
    wanted = wanted.map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }.map(\.0)
    while equations.reduce(false, { apply($1) || $0 }) {}
    while fillIntrinsicSize() { while equations.reduce(false, { apply($1) || $0 }) {} }
    return equations.count
  }

  /// Notes what is known of an item, and whether its frame is wanted.
  private mutating func learn(_ item: AnyObject?) {
    guard let item, extents[Key(item: ObjectIdentifier(item), axis: .horizontal)] == nil else {
      return
    }
    if let view = item as? UIView, view !== holder, view.extras?.usesAutoresizing == false {
      wanted.append(view)
      (self[item, .horizontal], self[item, .vertical]) = (Extent(), Extent())
      return
    }
    let frame: CGRect
    if item === holder {
      frame = CGRect(origin: .zero, size: holder.frame.size)
    } else if let view = item as? UIView {
      frame = holder.convert(CGRect(origin: .zero, size: view.frame.size), from: view)
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      frame = holder.convert(guide.layoutFrame, from: owner)
    } else {
      return
    }
    self[item, .horizontal] = Extent(
      start: frame.minX, middle: frame.midX, end: frame.maxX, length: frame.width)
    self[item, .vertical] = Extent(
      start: frame.minY, middle: frame.midY, end: frame.maxY, length: frame.height)
  }

  private subscript(item: AnyObject, axis: NSLayoutConstraint.Axis) -> Extent {
    get { extents[Key(item: ObjectIdentifier(item), axis: axis)] ?? Extent() }
    set { extents[Key(item: ObjectIdentifier(item), axis: axis)] = newValue }
  }

  private static func parts(
    of attribute: NSLayoutConstraint.Attribute
  ) -> (axis: NSLayoutConstraint.Axis, part: Part)? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, .start)
    case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, .end)
    case .centerX, .centerXWithinMargins: (.horizontal, .middle)
    case .width: (.horizontal, .length)
    case .top, .topMargin: (.vertical, .start)
    case .bottom, .bottomMargin, .firstBaseline, .lastBaseline: (.vertical, .end)
    case .centerY, .centerYWithinMargins: (.vertical, .middle)
    case .height: (.vertical, .length)
    case .notAnAttribute: nil
    }
  }

  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?
  ) -> CGFloat? {
    guard let item, let (axis, part) = Self.parts(of: attribute) else { return nil }
    let extent = self[item, axis]
    switch part {
    case .start: return extent.start
    case .middle: return extent.middle
    case .end: return extent.end
    case .length: return extent.length
    }
  }

  /// Sets an attribute that isn't known yet; returns whether that is new.
  private mutating func set(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, to value: CGFloat
  ) -> Bool {
    guard let item, let (axis, part) = Self.parts(of: attribute),
      (isFitting && item === holder) || wanted.contains(where: { $0 === item })
    else { return false }
    var extent = self[item, axis]
    switch part {
    case .start where extent.start == nil: extent.start = value
    case .middle where extent.middle == nil: extent.middle = value
    case .end where extent.end == nil: extent.end = value
    case .length where extent.length == nil: extent.length = value
    default: return false
    }
    extent.complete()
    self[item, axis] = extent
    return true
  }

  /// Uses an equation in the direction in which one side is known; returns whether anything is new.
  private mutating func apply(_ equation: NSLayoutConstraint) -> Bool {
    let (first, second) = (equation.firstItem, equation.secondItem)
    guard equation.secondAttribute != .notAnAttribute, second != nil else {
      return set(equation.firstAttribute, of: first, to: equation.constant)
    }
    if let known = value(of: equation.secondAttribute, second) {
      return set(
        equation.firstAttribute, of: first, to: known * equation.multiplier + equation.constant)
    }
    if equation.multiplier != 0, let known = value(of: equation.firstAttribute, first) {
      return set(
        equation.secondAttribute, of: second,
        to: (known - equation.constant) / equation.multiplier)
    }
    return false
  }

  /// Gives one view the size of its contents where nothing else determines it; returns whether any.
  private mutating func fillIntrinsicSize() -> Bool {
    for view in wanted {
      var size = view.askedIntrinsicContentSize
      if self[view, .horizontal].length == nil, size.width >= 0 {
        return set(.width, of: view, to: size.width)
      }
      if let label = view as? UILabel, let width = self[view, .horizontal].length {
        size.height = label.height(inWidth: width)
      }
      if self[view, .vertical].length == nil, size.height >= 0 {
        return set(.height, of: view, to: size.height)
      }
    }
    return false
  }

  /// Moves a view to what is known of its frame; returns false if something isn't.
  private func place(_ view: UIView) -> Bool {
    let (horizontal, vertical) = (self[view, .horizontal], self[view, .vertical])
    guard let superview = view.superview else { return false }
    let old = holder.convert(CGRect(origin: .zero, size: view.frame.size), from: view)
    let found = CGRect(
      x: horizontal.start ?? old.minX, y: vertical.start ?? old.minY,
      width: max(horizontal.length ?? old.width, 0), height: max(vertical.length ?? old.height, 0))
    let frame = superview.convert(found, from: holder)
    if frame != view.frame { view.frame = frame }
    return [horizontal.start, horizontal.length, vertical.start, vertical.length]
      .allSatisfy { $0 != nil }
  }
}

extension UIView {
  /// Whether it is the nearest view around constraints.
  fileprivate var hasConstraints: Bool { extras?.constraints.isEmpty == false }
}
