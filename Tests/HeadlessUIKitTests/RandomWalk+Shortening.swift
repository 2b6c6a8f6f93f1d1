extension RandomWalk {
  /// The shortest walk to be found that fails the same check.
  func shortened(until failedCheck: FailedCheck, _ checks: [Check] = Check.all) -> RandomWalk {
    shortened { $0.outcome(checks).failedCheck?.check == failedCheck.check }
  }

  /// The shortest walk to be found that fails in some way: steps are left out, many at a time and
  /// one at a time, and what is left is made plainer.
  func shortened(while fails: (RandomWalk) -> Bool) -> RandomWalk {
    var walk = self
    var former: RandomWalk
    repeat {
      former = walk
      walk = walk.withFewerSteps(fails).compacted.plainer(fails).compacted
    } while walk != former
    return walk
  }

  /// Leaves out runs of steps as long as it still fails, each time half as long.
  private func withFewerSteps(_ fails: (RandomWalk) -> Bool) -> RandomWalk {
    var walk = self
    var length = max(steps.count / 2, 1)
    while length >= 1 {
      var start = 0
      while start < walk.steps.count {
        var shorter = walk
        shorter.steps.removeSubrange(start..<min(start + length, walk.steps.count))
        if fails(shorter) { walk = shorter } else { start += length }
      }
      length /= 2
    }
    return walk
  }

  /// Makes one thing plainer after the other as long as it still fails.
  private func plainer(_ fails: (RandomWalk) -> Bool) -> RandomWalk {
    var walk = self
    var index = 0
    while true {
      guard let next = walk.plainerByOne.dropFirst(index).first else { return walk }
      if fails(next) { walk = next } else { index += 1 }
    }
  }

  /// The walks in which one thing is plainer.
  private var plainerByOne: [RandomWalk] {
    creations.indices.flatMap(plainer(creation:)) + steps.indices.flatMap(plainer(step:))
  }

  /// A member is made without one of its children, or its place is taken by one that was made
  /// before, or by the plainest of all.
  private func plainer(creation index: Int) -> [RandomWalk] {
    let creation = creations[index]
    let withoutChild = creation.children.indices.map { child in
      var walk = self
      walk.creations[index].children.remove(at: child)
      return walk
    }
    let replaced = creations[..<index].map { other in
      var walk = self
      walk.creations.remove(at: index)
      return walk.renamed { $0 == creation.member ? other.member : $0 }
    }
    let plainest = Participant(number: creation.member.number, kind: Kind.all[0].name)
    guard creation.children.isEmpty, creation.member != plainest else {
      return withoutChild + replaced.filter(\.isPossible)
    }
    return replaced.filter(\.isPossible) + [renamed { $0 == creation.member ? plainest : $0 }]
  }

  /// Whether every container admits the children it is made with, and nobody is made of himself.
  private var isPossible: Bool {
    creations.allSatisfy { creation in
      let kinds = Kind.named(creation.member.kind).childKinds
      return Set(creation.children).count == creation.children.count
        && creation.children.allSatisfy {
          kinds.contains($0.kind) && $0.number < creation.member.number
        }
    }
  }

  /// A step is done at once, or is not animated, or takes the first choice, or fewer members where
  /// there may be any number, or does less.
  private func plainer(step index: Int) -> [RandomWalk] {
    let operationKind = OperationKind.named(steps[index].operation.kind)
    let changes: [(inout WalkStep) -> Void] = [
      { $0.moment = .now }, { $0.operation.operands.flag = false },
      { $0.operation.operands.number = 0 },
      { $0.operation.kind = operationKind.plainer ?? operationKind.name },
    ]
    let removals = dispensable(steps[index]).map { member in
      { (step: inout WalkStep) in _ = step.operation.operands.members.remove(at: member) }
    }
    return (changes + removals).compactMap { change in
      var walk = self
      change(&walk.steps[index])
      return walk == self ? nil : walk
    }
  }

  /// The indices of members that a step can do without: there may be any number of them.
  private func dispensable(_ step: WalkStep) -> Range<Int> {
    let roles = OperationKind.named(step.operation.kind).roles
    let indices = step.operation.operands.members.indices
    return roles.contains(.outsiders)
      ? indices : roles.contains(.children) ? indices.dropFirst() : 0..<0
  }
}
