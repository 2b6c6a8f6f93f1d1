import Foundation

extension NSLayoutConstraint {
  /// How views in a line of visual format are aligned, and in which direction they follow.
  ///
  /// [NSLayoutConstraint.FormatOptions](https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions)
  nonisolated public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their upper edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their lower edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Their leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Their trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their centres are aligned horizontally.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their centres are aligned vertically.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Their last lines of text are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// They follow from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// They follow from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are aligned, by option.
    fileprivate static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
      (alignAllLeft, .left), (alignAllRight, .right), (alignAllTop, .top),
      (alignAllBottom, .bottom), (alignAllLeading, .leading), (alignAllTrailing, .trailing),
      (alignAllCenterX, .centerX), (alignAllCenterY, .centerY),
      (alignAllLastBaseline, .lastBaseline),
    ]
  }
}

/// A line of the language in which constraints can be written.
struct VisualFormat {
  /// What is wrong with a line.
  struct Mistake: Error {
    let text: String
  }

  /// A view, or the edge of the view around all of them.
  private enum Item {
    case edge
    case view(UIView, [Relation])
  }

  /// A length with how it is meant.
  private struct Relation {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isVertical = false

  /// The space between views, and to the edge of the view around them, in points.
  private static let standardSpace: CGFloat = 8

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    rest = format[...]
    self.metrics = metrics
    self.views = views
  }

  /// The constraints of the line.
  mutating func constraints(
    options: NSLayoutConstraint.FormatOptions
  ) throws(Mistake) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var found: [NSLayoutConstraint] = []
    var members: [UIView] = []
    var previous = try item()
    found += sizes(of: previous, &members)
    while !rest.isEmpty {
      let gap = try connection(previous)
      let next = try item()
      if let superview = container(of: previous, next) {
        found += gap.map { place(previous, $0, next, in: superview, options) }
      }
      found += sizes(of: next, &members)
      previous = next
    }
    return found + aligned(members, options)
  }

  // MARK: Reading

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(name.count)
    return String(name)
  }

  private mutating func item() throws(Mistake) -> Item {
    if take("|") { return .edge }
    guard take("[") else { throw Mistake(text: "Expected a view or '|' at '\(rest)'") }
    let name = name()
    guard let view = views[name] as? UIView else {
      throw Mistake(text: "\(name) is not a key in the views dictionary")
    }
    let lengths = take("(") ? try predicates() : []
    guard take("]") else { throw Mistake(text: "Expected a ']' at '\(rest)'") }
    return .view(view, lengths)
  }

  private mutating func connection(_ previous: Item) throws(Mistake) -> [Relation] {
    guard take("-") else { return [Relation()] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") {
      return [Relation(constant: Self.standardSpace)]
    }
    let found = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Mistake(text: "Expected a '-' at '\(rest)'") }
    return found
  }

  private mutating func predicates() throws(Mistake) -> [Relation] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw Mistake(text: "Expected a ')' at '\(rest)'") }
    return found
  }

  private mutating func predicate() throws(Mistake) -> Relation {
    var found = Relation()
    if take("==") {
      found.relation = .equal
    } else if take(">=") {
      found.relation = .greaterThanOrEqual
    } else if take("<=") {
      found.relation = .lessThanOrEqual
    }
    let isNegative = take("-")
    let word = name()
    if let view = views[word] as? UIView {
      found.view = view
      if take("*") { found.multiplier = try number(name()) }
      if take("/") { found.multiplier = 1 / (try number(name())) }
      if take("+") { found.constant = try number(name()) }
      if take("-") { found.constant = -(try number(name())) }
    } else {
      found.constant = try number(word) * (isNegative ? -1 : 1)
    }
    if take("@") { found.priority = UILayoutPriority(Float(try number(name()))) }
    return found
  }

  private func number(_ word: String) throws(Mistake) -> CGFloat {
    if let value = Double(word) { return value }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return value.doubleValue
    default: throw Mistake(text: "\(word) is not a key in the metrics dictionary")
    }
  }

  // MARK: Constraints

  private func sizes(of item: Item, _ members: inout [UIView]) -> [NSLayoutConstraint] {
    guard case .view(let view, let lengths) = item else { return [] }
    members.append(view)
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return lengths.map { length in
      let made = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: length.relation, toItem: length.view,
        attribute: length.view == nil ? .notAnAttribute : attribute,
        multiplier: length.multiplier, constant: length.constant)
      made.priority = length.priority
      return made
    }
  }

  private func container(of first: Item, _ second: Item) -> UIView? {
    for item in [first, second] {
      if case .view(let view, _) = item { return view.superview }
    }
    return nil
  }

  /// The space between two items: the second one's start is so far behind the first one's end.
  private func place(
    _ first: Item, _ gap: Relation, _ second: Item, in superview: UIView,
    _ options: NSLayoutConstraint.FormatOptions
  ) -> NSLayoutConstraint {
    let (start, end) = edges(options)
    let (before, beforeAttribute) = part(first, superview, ofEdge: start, ofView: end)
    let (after, afterAttribute) = part(second, superview, ofEdge: end, ofView: start)
    let made = NSLayoutConstraint(
      item: after, attribute: afterAttribute, relatedBy: gap.relation, toItem: before,
      attribute: beforeAttribute, multiplier: 1, constant: gap.constant)
    made.priority = gap.priority
    return made
  }

  private func part(
    _ item: Item, _ superview: UIView, ofEdge edge: NSLayoutConstraint.Attribute,
    ofView attribute: NSLayoutConstraint.Attribute
  ) -> (UIView, NSLayoutConstraint.Attribute) {
    if case .view(let view, _) = item { return (view, attribute) }
    return (superview, edge)
  }

  private func edges(
    _ options: NSLayoutConstraint.FormatOptions
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func aligned(
    _ members: [UIView], _ options: NSLayoutConstraint.FormatOptions
  ) -> [NSLayoutConstraint] {
    let rows = NSLayoutConstraint.FormatOptions.alignments
    guard let row = rows.first(where: { options.contains($0.option) }) else { return [] }
    return zip(members, members.dropFirst()).map { first, second in
      NSLayoutConstraint(
        item: first, attribute: row.attribute, relatedBy: .equal, toItem: second,
        attribute: row.attribute, multiplier: 1, constant: 0)
    }
  }
}
