extension RandomWalk {
  /// The shortest walk found that fails the same check.
  func shortened(until failedCheck: FailedCheck, _ checks: [Check] = Check.all) -> RandomWalk {
    shortened { $0.outcome(checks).failedCheck?.check == failedCheck.check }
  }

  /// The shortest walk found that fails in some way.
  ///
  /// Steps are removed, many at a time and one at a time, and the rest is simplified.
  func shortened(while fails: (RandomWalk) -> Bool) -> RandomWalk {
    var walk = self
    var former: RandomWalk
    repeat {
      former = walk
      walk = walk.withFewerSteps(fails).compacted.plainer(fails).compacted
    } while walk != former
    return walk
  }

  /// Removes runs of steps as long as the walk still fails, each time half as long.
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

  /// Simplifies one thing after the other as long as the walk still fails.
  private func plainer(_ fails: (RandomWalk) -> Bool) -> RandomWalk {
    var walk = self
    var index = 0
    while true {
      guard let next = walk.plainerByOne.dropFirst(index).first else { return walk }
      if fails(next) { walk = next } else { index += 1 }
    }
  }

  /// The walks in which one thing is simpler.
  private var plainerByOne: [RandomWalk] {
    creations.indices.flatMap(plainer(creation:)) + steps.indices.flatMap(plainer(step:))
  }

  /// The walks in which a member is created without one of its children or is replaced.
  ///
  /// It is replaced by one that was created before, or by the simplest of all.
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

  /// Whether every container admits the children it is created with, and no member contains itself.
  private var isPossible: Bool {
    creations.allSatisfy { creation in
      let kinds = Kind.named(creation.member.kind).childKinds
      return Set(creation.children).count == creation.children.count
        && creation.children.allSatisfy {
          kinds.contains($0.kind) && $0.number < creation.member.number
        }
    }
  }

  /// The simpler versions of a step.
  ///
  /// The step is performed at once, is not animated, takes the first choice, has fewer members
  /// where any number is allowed, or does less.
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

  /// The indices of members that a step can do without, because any number is allowed.
  private func dispensable(_ step: WalkStep) -> Range<Int> {
    let roles = OperationKind.named(step.operation.kind).roles
    let indices = step.operation.operands.members.indices
    return roles.contains(.outsiders)
      ? indices : roles.contains(.children) ? indices.dropFirst() : 0..<0
  }
}
