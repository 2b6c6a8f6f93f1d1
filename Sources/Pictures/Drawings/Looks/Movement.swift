import NavigationModel

/// What one picture does in a transition: three lists, whose values at equal distances are joined by
/// straight lines.
struct Movement: Sendable {
  /// Where it is, in parts of its own size.
  var moves = [Point()]
  /// How opaque it is.
  var fades = [1.0]
  /// How much shade lies on it.
  var shade = [0.0]
  /// What else happens to it.
  var shape = Shape.plain

  /// A change of the outline.
  enum Shape: Sendable {
    case plain
    /// It is turned about its vertical axis; the second half shows the other side.
    case turnsAway, turnsHere
    /// A part of it is rolled up, from its right edge or from its lower edge.
    case rolls(from: Double, to: Double)
    case lifts(from: Double, to: Double)

    /// How much a partial curl rolls up.
    static let curled = 0.5
  }

  /// It stays as it is.
  static let none = Movement()

  /// The value of a list at a fraction.
  static func value(_ list: [Double], at fraction: Double) -> Double {
    guard list.count > 1 else { return list.first ?? 0 }
    let place = fraction * Double(list.count - 1)
    let index = min(Int(place), list.count - 2)
    return list[index] + (list[index + 1] - list[index]) * (place - Double(index))
  }

  /// Its distance from its place, in parts of its size.
  func offset(at fraction: Double) -> Point {
    Point(
      x: Self.value(moves.map(\.x), at: fraction), y: Self.value(moves.map(\.y), at: fraction))
  }
}

/// A transition as pictures show it.
struct MotionRow: Sendable {
  /// What comes, and what leaves.
  var entering = Movement.none, leaving = Movement.none
  /// Which of them is on top.
  var isEnteringOnTop = true
  /// Whether the upper one casts a shadow to its left.
  var hasShadow = false
  /// Whether nothing but black is behind them.
  var isOnBlack = false
  /// How the texts of a bar move, in parts of its width.
  var titles = TitleMotion()
}

/// How the texts of a navigation bar move while its stack changes.
struct TitleMotion: Sendable {
  /// From where the new title comes, and how far the old one goes.
  var from = 0.0, to = 0.0
}

/// The transitions of a look.
struct MotionTable: Sendable {
  private let rows: [Key: MotionRow]

  /// Transitions that look the same.
  enum Key: Sendable, CaseIterable {
    case push, pop, cover, uncover, dissolve, flip, curl, uncurl, partialCurl, partialUncurl,
      pageForward, pageBack, turn, turnBack
  }

  /// The row of a transition.
  subscript(key: Key) -> MotionRow { rows[key] ?? MotionRow() }

  private init(_ rows: [Key: MotionRow]) { self.rows = rows }

  static let modern = MotionTable(shared.merging(glides) { $1 })
  static let classic = MotionTable(shared.merging(slides) { $1 })

  /// The new view comes from the right over the old one, which follows more slowly.
  private static let glides: [Key: MotionRow] = [
    .push: MotionRow(
      entering: Movement(moves: [.right, .zero]),
      leaving: Movement(moves: [.zero, Point(x: -0.3)], shade: [0, 0.14]), hasShadow: true,
      titles: TitleMotion(from: 0.5, to: -0.36)),
    .pop: MotionRow(
      entering: Movement(moves: [Point(x: -0.3), .zero], shade: [0.14, 0]),
      leaving: Movement(moves: [.zero, .right]), isEnteringOnTop: false, hasShadow: true,
      titles: TitleMotion(from: -0.36, to: 0.5)),
  ]

  /// Both views move by the whole width.
  private static let slides: [Key: MotionRow] = [
    .push: MotionRow(
      entering: Movement(moves: [.right, .zero]), leaving: Movement(moves: [.zero, .left]),
      titles: TitleMotion(from: 0.5, to: -0.5)),
    .pop: MotionRow(
      entering: Movement(moves: [.left, .zero]), leaving: Movement(moves: [.zero, .right]),
      titles: TitleMotion(from: -0.5, to: 0.5)),
  ]

  private static let shared: [Key: MotionRow] = [
    .cover: MotionRow(entering: Movement(moves: [.below, .zero])),
    .uncover: MotionRow(leaving: Movement(moves: [.zero, .below]), isEnteringOnTop: false),
    .dissolve: MotionRow(entering: Movement(fades: [0, 1])),
    .flip: MotionRow(
      entering: Movement(shape: .turnsHere), leaving: Movement(shape: .turnsAway), isOnBlack: true),
    .curl: MotionRow(leaving: Movement(shape: .lifts(from: 0, to: 1)), isEnteringOnTop: false),
    .uncurl: MotionRow(entering: Movement(shape: .lifts(from: 1, to: 0))),
    .partialCurl: MotionRow(
      leaving: Movement(shape: .lifts(from: 0, to: Movement.Shape.curled)), isEnteringOnTop: false),
    .partialUncurl: MotionRow(
      entering: Movement(shape: .lifts(from: Movement.Shape.curled, to: 0))),
    .pageForward: MotionRow(
      entering: Movement(moves: [.right, .zero]), leaving: Movement(moves: [.zero, .left])),
    .pageBack: MotionRow(
      entering: Movement(moves: [.left, .zero]), leaving: Movement(moves: [.zero, .right])),
    .turn: MotionRow(leaving: Movement(shape: .rolls(from: 0, to: 1)), isEnteringOnTop: false),
    .turnBack: MotionRow(entering: Movement(shape: .rolls(from: 1, to: 0))),
  ]
}

extension Point {
  static let zero = Point()
  fileprivate static let right = Point(x: 1), left = Point(x: -1), below = Point(y: 1)
}

extension Motion {
  /// Whether what moves changes its outline: it turns, or is rolled up.
  package var changesOutlines: Bool {
    switch key {
    case .flip, .curl, .uncurl, .partialCurl, .partialUncurl, .turn, .turnBack: true
    case .push, .pop, .cover, .uncover, .dissolve, .pageForward, .pageBack: false
    }
  }

  /// The row that it follows: what the program animates is shown as a dissolve.
  var key: MotionTable.Key {
    if isCustom { return .dissolve }
    return switch kind {
    case .push: .push
    case .pop: .pop
    case .pageForward: .pageForward
    case .pageBack: .pageBack
    case .curlForward: .turn
    case .curlBack: .turnBack
    case .exchange, .detent: .dissolve
    case .present: Self.coming[style ?? .coverVertical] ?? .cover
    case .dismiss: Self.leaving[style ?? .coverVertical] ?? .uncover
    }
  }

  private static let coming: [TransitionStyle: MotionTable.Key] = [
    .coverVertical: .cover, .flipHorizontal: .flip, .crossDissolve: .dissolve, .partialCurl: .curl,
  ]
  private static let leaving: [TransitionStyle: MotionTable.Key] = [
    .coverVertical: .uncover, .flipHorizontal: .flip, .crossDissolve: .dissolve,
    .partialCurl: .uncurl,
  ]
}
