extension RandomWalk {
  /// The shortest walk to be found that fails the same check.
  func shortened(until breach: Breach, _ checks: [Check] = Check.all) -> RandomWalk {
    shortened { $0.outcome(checks).breach?.check == breach.check }
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
    births.indices.flatMap(plainer(birth:)) + steps.indices.flatMap(plainer(step:))
  }

  /// A member is made without one of its children, or its place is taken by one that was made
  /// before, or by the plainest of all.
  private func plainer(birth index: Int) -> [RandomWalk] {
    let birth = births[index]
    let withoutChild = birth.children.indices.map { child in
      var walk = self
      walk.births[index].children.remove(at: child)
      return walk
    }
    let replaced = births[..<index].map { other in
      var walk = self
      walk.births.remove(at: index)
      return walk.renamed { $0 == birth.member ? other.member : $0 }
    }
    let plainest = Member(number: birth.member.number, kind: Kind.all[0].name)
    guard birth.children.isEmpty, birth.member != plainest else {
      return withoutChild + replaced.filter(\.isPossible)
    }
    return replaced.filter(\.isPossible) + [renamed { $0 == birth.member ? plainest : $0 }]
  }

  /// Whether every container admits the children it is made with, and nobody is made of himself.
  private var isPossible: Bool {
    births.allSatisfy { birth in
      let kinds = Kind.named(birth.member.kind).childKinds
      return Set(birth.children).count == birth.children.count
        && birth.children.allSatisfy { kinds.contains($0.kind) && $0.number < birth.member.number }
    }
  }

  /// A step is done at once, or is not animated, or takes the first choice, or fewer members where
  /// there may be any number, or does less.
  private func plainer(step index: Int) -> [RandomWalk] {
    let deed = Deed.named(steps[index].operation.deed)
    let changes: [(inout Step) -> Void] = [
      { $0.moment = .now }, { $0.operation.operands.flag = false },
      { $0.operation.operands.number = 0 }, { $0.operation.deed = deed.plainer ?? deed.name },
    ]
    let removals = dispensable(steps[index]).map { member in
      { (step: inout Step) in _ = step.operation.operands.members.remove(at: member) }
    }
    return (changes + removals).compactMap { change in
      var walk = self
      change(&walk.steps[index])
      return walk == self ? nil : walk
    }
  }

  /// The indices of members that a step can do without: there may be any number of them.
  private func dispensable(_ step: Step) -> Range<Int> {
    let cast = Deed.named(step.operation.deed).cast
    let indices = step.operation.operands.members.indices
    return cast.contains(.outsiders)
      ? indices : cast.contains(.children) ? indices.dropFirst() : 0..<0
  }
}
