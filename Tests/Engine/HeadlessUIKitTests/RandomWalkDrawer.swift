import HeadlessUIKit
import NavigationModel
import Support

/// Draws the steps of a walk, one at a time, while it runs.
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

  /// Adds a step with any operation.
  mutating func draw() {
    while true {
      let operationKind = RandomWalk.OperationKind.byWeight[
        number(below: RandomWalk.OperationKind.byWeight.count)]
      if draw(operationKind, isOutside: operationKind.place != .anywhere) { return }
    }
  }

  /// Adds a step with an operation, sometimes in a callback; false if no member fits it.
  @discardableResult
  mutating func draw(_ operationKind: RandomWalk.OperationKind, isOutside: Bool = true) -> Bool {
    var operands = RandomWalk.Operands()
    for role in operationKind.roles {
      guard let members = members(for: role, after: operands.members) else { return false }
      operands.members += members
    }
    operands.number = number(below: operationKind.choices)
    operands.flag = number(below: 2) == 0
    walk.steps.append(
      RandomWalk.WalkStep(
        operation: RandomWalk.WalkOperation(kind: operationKind.name, operands: operands),
        moment: isOutside ? .now : moment()))
    return true
  }

  private mutating func members(
    for role: RandomWalk.OperationKind.Role, after participants: [RandomWalk.Participant]
  ) -> [RandomWalk.Participant]? {
    switch role {
    case .one(let kind): existing(where: { $0.kind == kind }).map { [$0] }
    case .any: existing().map { [$0] }
    case .outsiders: half(of: scene.members.filter(isOutside))
    case .new(let kinds): [newParticipant(of: kinds)]
    case .child: children(after: participants).randomElement(using: &random).map { [$0] }
    case .children:
      Array(children(after: participants).shuffled(using: &random).prefix(number(below: 5)))
    }
  }

  /// The children of the first participant that don't take part yet.
  private func children(after participants: [RandomWalk.Participant]) -> [RandomWalk.Participant] {
    let parent = participants.first.flatMap { scene[$0] }
    return (parent?.children ?? []).map(\.id).compactMap(scene.member).filter {
      !participants.contains($0)
    }
  }

  /// A member that has been created; mostly one on screen, or at least in a window.
  private mutating func existing(
    where isWanted: (RandomWalk.Participant) -> Bool = { _ in true }
  ) -> RandomWalk.Participant? {
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

  private func isOutside(_ member: RandomWalk.Participant) -> Bool {
    scene[member].map { scene.stage.hierarchy[$0.id].familyWindow == nil } ?? true
  }

  private mutating func half(of members: [RandomWalk.Participant]) -> [RandomWalk.Participant]? {
    members.isEmpty
      ? nil : Array(members.shuffled(using: &random).prefix((members.count + 1) / 2))
  }

  private mutating func newParticipant(of kinds: [String]) -> RandomWalk.Participant {
    let rows = kinds.isEmpty ? RandomWalk.Kind.byWeight : kinds.map(RandomWalk.Kind.named)
    let kind = rows[number(below: rows.count)]
    let low = kind.childCount.lowerBound
    let count = low + number(below: kind.childCount.upperBound - low + 1)
    let children = (0..<count).map { _ in newParticipant(of: kind.childKinds) }
    let member = RandomWalk.Participant(number: walk.creations.count + 1, kind: kind.name)
    walk.creations.append(RandomWalk.Creation(member: member, children: children))
    return member
  }

  private mutating func moment() -> RandomWalk.Timing {
    switch number(below: 20) {
    case 0...3:
      guard let listener = existing() else { return .now }
      let signals = RandomWalk.Kind.named(listener.kind).signals
      return .receiving(listener, signals[number(below: signals.count)])
    case 4: return .later(milliseconds: number(below: 500))
    default: return .now
    }
  }

  private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
