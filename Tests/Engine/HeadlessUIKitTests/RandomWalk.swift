import HeadlessUIKit
import NavigationModel

/// A walk as data: its participants and the operations on them, step by step.
///
/// It can be run again, whole or in part, and printed as a script. A member is created when a step
/// first mentions it, so that no step depends on whether another one was run.
nonisolated struct RandomWalk: Equatable, Sendable {
  /// The releases and the device of the world.
  var setting = WalkEnvironment.plain
  /// All members, children before their container.
  var creations: [Creation] = []
  /// The steps.
  var steps: [WalkStep] = []

  /// The iOS releases and the device that a walk runs on.
  struct WalkEnvironment: Equatable, Sendable {
    /// The iOS releases.
    let profile: String
    /// The device.
    let device: Traits.Device

    /// The newest releases on a phone.
    static let plain = WalkEnvironment(profile: Profile.modern.name, device: .iPhone)

    /// Every profile on every device.
    static let all = Profile.all.flatMap { profile in
      Traits.Device.allCases.map { WalkEnvironment(profile: profile.name, device: $0) }
    }
  }

  /// A controller that takes part, by number and kind: `nav2`.
  struct Participant: Hashable, Sendable, CustomStringConvertible {
    /// Distinguishes members; counts from 1.
    let number: Int
    /// The row in the table of kinds.
    let kind: String

    /// The name in a script.
    var description: String { "\(kind)\(number)" }
  }

  /// How a member is created.
  struct Creation: Equatable, Sendable {
    /// The member.
    let member: Participant
    /// The children it is created with.
    var children: [Participant] = []
  }

  /// An operation, and when it is performed.
  struct WalkStep: Equatable, Sendable {
    /// The operation.
    var operation: WalkOperation
    /// Its timing.
    var moment = Timing.now
  }

  /// When an operation is performed; always once.
  enum Timing: Equatable, Sendable {
    /// At its place in the walk.
    case now
    /// When a member or its delegate next receives a call.
    case receiving(Participant, Signal)
    /// After a delay.
    case later(milliseconds: Int)
  }

  /// A callback or a delegate call.
  enum Signal: Hashable, Sendable {
    /// A member receives a callback.
    case callback(Callback)
    /// A member's delegate receives a call.
    case delegate(DelegateCall)
  }

  /// A row of the table of operations with its operands.
  struct WalkOperation: Equatable, Sendable {
    /// The name of the row.
    var kind: String
    /// The operands.
    var operands: Operands
  }

  /// The operands of an operation; each row reads those that it uses.
  struct Operands: Equatable, Sendable {
    /// The member that acts, and others.
    var members: [Participant] = []
    /// An index, a choice, or milliseconds.
    var number = 0
    /// Whether it is animated, or hides, or cancels.
    var flag = false

    /// The member that acts.
    var one: Participant { members[0] }
    /// The member that the operation is applied to.
    var other: Participant { members[1] }
    /// All members but the one that acts.
    var others: ArraySlice<Participant> { members.dropFirst() }
  }
}

extension RandomWalk {
  /// The creation of a member.
  func creation(of member: Participant) -> Creation? { creations.first { $0.member == member } }

  /// The same walk without members that no step mentions, renumbered in the order of creation.
  var compacted: RandomWalk {
    var members: [Participant] = []
    for step in steps {
      for member in step.mentioned { append(member, to: &members) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(members, 1...))
    let result = RandomWalk(
      setting: setting, creations: members.compactMap(creation), steps: steps)
    return result.renamed { Participant(number: numbers[$0] ?? $0.number, kind: $0.kind) }
  }

  private func append(_ member: Participant, to members: inout [Participant]) {
    guard !members.contains(member) else { return }
    for child in creation(of: member)?.children ?? [] { append(child, to: &members) }
    members.append(member)
  }

  /// The same walk with other members.
  func renamed(_ name: (Participant) -> Participant) -> RandomWalk {
    RandomWalk(
      setting: setting,
      creations: creations.map {
        Creation(member: name($0.member), children: $0.children.map(name))
      },
      steps: steps.map { $0.renamed(name) })
  }
}

extension RandomWalk.WalkStep {
  /// The members that the step mentions, including the one whose callback it waits for.
  var mentioned: [RandomWalk.Participant] {
    guard case .receiving(let listener, _) = moment else { return operation.operands.members }
    return operation.operands.members + [listener]
  }

  /// The same step with other members.
  fileprivate func renamed(_ name: (RandomWalk.Participant) -> RandomWalk.Participant) -> Self {
    var copy = self
    copy.operation.operands.members = operation.operands.members.map(name)
    if case .receiving(let listener, let signal) = moment {
      copy.moment = .receiving(name(listener), signal)
    }
    return copy
  }
}
