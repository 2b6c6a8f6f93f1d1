import HeadlessUIKit
import NavigationModel
import Support

/// Draws the steps of a walk, one at a time, while it is gone.
struct RandomWalkDrawer {
  /// The walk as far as it is drawn.
  var walk = RandomWalk()
  private let scene: RandomWalkScene
  private var random: SplitMix

  /// A drawer that starts from a seed.
  init(seed: UInt64, scene: RandomWalkScene) {
    self.scene = scene
    random = SplitMix(seed: seed)
  }

  /// Adds a step of any deed.
  mutating func draw() {
    while true {
      let deed = RandomWalk.Deed.byWeight[number(below: RandomWalk.Deed.byWeight.count)]
      if draw(deed, isOutside: deed.place != .anywhere) { return }
    }
  }

  /// Adds a step of a deed, in a callback in some cases; false where nobody fits it.
  @discardableResult
  mutating func draw(_ deed: RandomWalk.Deed, isOutside: Bool = true) -> Bool {
    var operands = RandomWalk.Operands()
    for role in deed.cast {
      guard let members = members(for: role, after: operands.members) else { return false }
      operands.members += members
    }
    operands.number = number(below: deed.choices)
    operands.flag = number(below: 2) == 0
    walk.steps.append(
      RandomWalk.Step(
        operation: RandomWalk.Operation(deed: deed.name, operands: operands),
        moment: isOutside ? .now : moment()))
    return true
  }

  private mutating func members(
    for role: RandomWalk.Deed.Role, after cast: [RandomWalk.Member]
  ) -> [RandomWalk.Member]? {
    switch role {
    case .one(let kind): existing(where: { $0.kind == kind }).map { [$0] }
    case .anyone: existing().map { [$0] }
    case .outsiders: half(of: scene.members.filter(isOutside))
    case .newcomer(let kinds): [newcomer(of: kinds)]
    case .child: children(after: cast).randomElement(using: &random).map { [$0] }
    case .children: Array(children(after: cast).shuffled(using: &random).prefix(number(below: 5)))
    }
  }

  /// The children of the first of a cast who are not in the cast yet.
  private func children(after cast: [RandomWalk.Member]) -> [RandomWalk.Member] {
    let parent = cast.first.flatMap { scene[$0] }
    return (parent?.children ?? []).map(\.id).compactMap(scene.member).filter { !cast.contains($0) }
  }

  /// One that has been made; in most cases one on screen, or at least in a window.
  private mutating func existing(
    where isWanted: (RandomWalk.Member) -> Bool = { _ in true }
  ) -> RandomWalk.Member? {
    let hierarchy = scene.stage.hierarchy
    let ids =
      switch number(below: 5) {
      case 0: [Hierarchy.ID]()
      case 1: hierarchy.members
      default: hierarchy.visible
      }
    let placed = ids.compactMap(scene.member).filter(isWanted)
    return (placed.isEmpty ? scene.members.filter(isWanted) : placed)
      .randomElement(using: &random)
  }

  private func isOutside(_ member: RandomWalk.Member) -> Bool {
    scene[member].map { scene.stage.hierarchy.window(of: $0.id) == nil } ?? true
  }

  private mutating func half(of members: [RandomWalk.Member]) -> [RandomWalk.Member]? {
    members.isEmpty
      ? nil : Array(members.shuffled(using: &random).prefix((members.count + 1) / 2))
  }

  private mutating func newcomer(of kinds: [String]) -> RandomWalk.Member {
    let rows = kinds.isEmpty ? RandomWalk.Kind.byWeight : kinds.map(RandomWalk.Kind.named)
    let kind = rows[number(below: rows.count)]
    let low = kind.childCount.lowerBound
    let count = low + number(below: kind.childCount.upperBound - low + 1)
    let children = (0..<count).map { _ in newcomer(of: kind.childKinds) }
    let member = RandomWalk.Member(number: walk.births.count + 1, kind: kind.name)
    walk.births.append(RandomWalk.Birth(member: member, children: children))
    return member
  }

  private mutating func moment() -> RandomWalk.Moment {
    switch number(below: 20) {
    case 0...3:
      guard let listener = existing() else { return .now }
      let signals = RandomWalk.Kind.named(listener.kind).signals
      return .hearing(listener, signals[number(below: signals.count)])
    case 4: return .later(milliseconds: number(below: 500))
    default: return .now
    }
  }

  private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
