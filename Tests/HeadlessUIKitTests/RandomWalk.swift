import NavigationModel

/// A walk as data: who may take part, and what is done to them, step by step.
///
/// It can be gone again, whole or in part, and printed as a script. A member is made when a step
/// first mentions it, so that no step depends on another one having been gone.
nonisolated struct RandomWalk: Equatable, Sendable {
  /// Where it takes place.
  var setting = WalkEnvironment.plain
  /// All members, children before their container.
  var creations: [Creation] = []
  /// What is done.
  var steps: [WalkStep] = []

  /// The releases and the device that a walk goes through.
  struct WalkEnvironment: Equatable, Sendable {
    /// The releases.
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
    /// Tells members apart; counts from 1.
    let number: Int
    /// The row in the table of kinds.
    let kind: String

    /// The name in a script.
    var description: String { "\(kind)\(number)" }
  }

  /// How a member is made.
  struct Creation: Equatable, Sendable {
    /// Who.
    let member: Participant
    /// The children it is made with.
    var children: [Participant] = []
  }

  /// An operation, and when it is performed.
  struct WalkStep: Equatable, Sendable {
    /// What is done.
    var operation: WalkOperation
    /// When.
    var moment = Timing.now
  }

  /// When an operation is performed; once in any case.
  enum Timing: Equatable, Sendable {
    /// At its place in the walk.
    case now
    /// When a member, or its delegate, is next told something.
    case receiving(Participant, Signal)
    /// After a time.
    case later(milliseconds: Int)
  }

  /// Something that is told.
  enum Signal: Hashable, Sendable {
    /// A member hears it.
    case callback(Callback)
    /// A member's delegate hears it.
    case delegate(DelegateCall)
  }

  /// A row in the table of deeds with what it is about.
  struct WalkOperation: Equatable, Sendable {
    /// The name of the row.
    var kind: String
    /// What it is about.
    var operands: Operands
  }

  /// What an operation is about; each row knows what it reads.
  struct Operands: Equatable, Sendable {
    /// The one that acts, and others.
    var members: [Participant] = []
    /// An index, a choice, or milliseconds.
    var number = 0
    /// Whether it is animated, or hides, or takes back.
    var flag = false

    /// The one that acts.
    var one: Participant { members[0] }
    /// The one that something is done with.
    var other: Participant { members[1] }
    /// All but the one that acts.
    var others: ArraySlice<Participant> { members.dropFirst() }
  }
}

extension RandomWalk {
  /// The birth of a member.
  func creation(of member: Participant) -> Creation? { creations.first { $0.member == member } }

  /// The same walk without those that no step mentions, the rest counted anew in the order in
  /// which they are made.
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
  /// The members it is about, the listener included.
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
