import NavigationModel

/// A walk as data: who may take part, and what is done to them, step by step.
///
/// It can be gone again, whole or in part, and printed as a script. A member is made when a step
/// first mentions it, so that no step depends on another one having been gone.
nonisolated struct RandomWalk: Equatable, Sendable {
  /// Where it takes place.
  var setting = Setting.plain
  /// All members, children before their container.
  var births: [Birth] = []
  /// What is done.
  var steps: [Step] = []

  /// The releases and the device that a walk goes through.
  struct Setting: Equatable, Sendable {
    /// The releases.
    let profile: String
    /// The device.
    let device: Traits.Device

    /// The newest releases on a phone.
    static let plain = Setting(profile: Profile.modern.name, device: .iPhone)

    /// Every profile on every device.
    static let all = Profile.all.flatMap { profile in
      Traits.Device.allCases.map { Setting(profile: profile.name, device: $0) }
    }
  }

  /// A controller that takes part, by number and kind: `nav2`.
  struct Member: Hashable, Sendable, CustomStringConvertible {
    /// Tells members apart; counts from 1.
    let number: Int
    /// The row in the table of kinds.
    let kind: String

    /// The name in a script.
    var description: String { "\(kind)\(number)" }
  }

  /// How a member is made.
  struct Birth: Equatable, Sendable {
    /// Who.
    let member: Member
    /// The children it is made with.
    var children: [Member] = []
  }

  /// An operation, and when it is performed.
  struct Step: Equatable, Sendable {
    /// What is done.
    var operation: Operation
    /// When.
    var moment = Moment.now
  }

  /// When an operation is performed; once in any case.
  enum Moment: Equatable, Sendable {
    /// At its place in the walk.
    case now
    /// When a member, or its delegate, is next told something.
    case hearing(Member, Signal)
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
  struct Operation: Equatable, Sendable {
    /// The name of the row.
    var deed: String
    /// What it is about.
    var operands: Operands
  }

  /// What an operation is about; each row knows what it reads.
  struct Operands: Equatable, Sendable {
    /// The one that acts, and others.
    var members: [Member] = []
    /// An index, a choice, or milliseconds.
    var number = 0
    /// Whether it is animated, or hides, or takes back.
    var flag = false

    /// The one that acts.
    var one: Member { members[0] }
    /// The one that something is done with.
    var other: Member { members[1] }
    /// All but the one that acts.
    var others: ArraySlice<Member> { members.dropFirst() }
  }
}

extension RandomWalk {
  /// The birth of a member.
  func birth(of member: Member) -> Birth? { births.first { $0.member == member } }

  /// The same walk without those that no step mentions, the rest counted anew in the order in
  /// which they are made.
  var compacted: RandomWalk {
    var members: [Member] = []
    for step in steps {
      for member in step.mentioned { append(member, to: &members) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(members, 1...))
    let result = RandomWalk(
      setting: setting, births: members.compactMap(birth), steps: steps)
    return result.renamed { Member(number: numbers[$0] ?? $0.number, kind: $0.kind) }
  }

  private func append(_ member: Member, to members: inout [Member]) {
    guard !members.contains(member) else { return }
    for child in birth(of: member)?.children ?? [] { append(child, to: &members) }
    members.append(member)
  }

  /// The same walk with other members.
  func renamed(_ name: (Member) -> Member) -> RandomWalk {
    RandomWalk(
      setting: setting,
      births: births.map { Birth(member: name($0.member), children: $0.children.map(name)) },
      steps: steps.map { $0.renamed(name) })
  }
}

extension RandomWalk.Step {
  /// The members it is about, the listener included.
  var mentioned: [RandomWalk.Member] {
    guard case .hearing(let listener, _) = moment else { return operation.operands.members }
    return operation.operands.members + [listener]
  }

  /// The same step with other members.
  fileprivate func renamed(_ name: (RandomWalk.Member) -> RandomWalk.Member) -> Self {
    var copy = self
    copy.operation.operands.members = operation.operands.members.map(name)
    if case .hearing(let listener, let signal) = moment {
      copy.moment = .hearing(name(listener), signal)
    }
    return copy
  }
}
