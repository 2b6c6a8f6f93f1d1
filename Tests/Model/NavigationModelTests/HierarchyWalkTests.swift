import NavigationModel
import Support
import Testing

/// Random edits of a hierarchy: the recorded changes equal the difference of before and after.
struct HierarchyWalkTests {
  @Test(.slow("it makes thousands of random changes")) func aChangeIsTheDifferenceOfBeforeAndAfter()
    throws
  {
    try forEachSeed(1...60) { seed in
      var walk = HierarchyWalk(seed: seed)
      for step in 1...300 {
        let before = walk.hierarchy
        let (edit, change) = walk.step()
        let place: Comment = "seed \(seed), step \(step): \(edit)"
        #expect(walk.hierarchy.faults == [], place)
        #expect(Difference(change) == Difference(before, walk.hierarchy, of: change.subject), place)
        #expect(change.isInOrder(before, walk.hierarchy), place)
      }
    }
  }

  @Test(.slow("it makes thousands of random changes"))
  func whatReceivesTouchesIsWhatNoPresentationBlocks() throws {
    try forEachSeed(1...30) { seed in
      var walk = HierarchyWalk(seed: seed)
      for step in 1...300 {
        let (edit, _) = walk.step()
        let expected = walk.hierarchy.visibleInFront.filter(walk.hierarchy.isUnblocked)
        #expect(
          walk.hierarchy.reachable(besides: []) == expected, "seed \(seed), step \(step): \(edit)")
      }
    }
  }

  @Test(.slow("it makes thousands of random changes"))
  func joinedChangesAreTheDifferenceOfFirstAndLast() throws {
    try forEachSeed(1...60) { seed in
      var walk = HierarchyWalk(seed: seed)
      for turn in 1...60 {
        walk.chooseSubject()
        let before = walk.hierarchy
        var (edits, joined) = ([String](), Change(subject: walk.subject))
        for _ in 1...walk.count(upTo: 6) {
          let (edit, change) = walk.step()
          edits.append(edit)
          joined.join(change)
        }
        let difference = Difference(before, walk.hierarchy, of: walk.subject)
        #expect(Difference(joined) == difference, "seed \(seed), turn \(turn): \(edits)")
      }
    }
  }
}

/// The controllers on screen, and a container's children, before only or after only.
private struct Difference: Equatable {
  /// Sorted, so that a controller that is named twice is found.
  var leaving, entering, orphaned, adopted: [Int32]

  /// The changes that an edit recorded.
  init(_ change: Change) {
    leaving = Self.sorted(change.leaving)
    entering = Self.sorted(change.entering)
    orphaned = change.subject == nil ? [] : Self.sorted(change.orphaned)
    adopted = change.subject == nil ? [] : Self.sorted(change.adopted)
  }

  /// The difference of two hierarchies, and of the children of a container in them.
  init(_ before: Hierarchy, _ after: Hierarchy, of container: Hierarchy.ID?) {
    (leaving, entering) = Self.split(before.visible, after.visible)
    let children = { (hierarchy: Hierarchy) -> [Hierarchy.ID] in
      container.flatMap { hierarchy.contains($0) ? hierarchy[$0].children : nil } ?? []
    }
    (orphaned, adopted) = Self.split(children(before), children(after))
  }

  private static func split(
    _ before: [Hierarchy.ID], _ after: [Hierarchy.ID]
  ) -> ([Int32], [Int32]) {
    (sorted(Set(before).subtracting(after)), sorted(Set(after).subtracting(before)))
  }

  private static func sorted(_ ids: some Sequence<Hierarchy.ID>) -> [Int32] {
    ids.map(\.number).sorted()
  }
}

extension Change {
  /// Whether parents precede their children among the leaving and the entering controllers.
  fileprivate func isInOrder(_ before: Hierarchy, _ after: Hierarchy) -> Bool {
    isInOrder(leaving, before) && isInOrder(entering, after)
  }

  private func isInOrder(_ list: SmallArray<Hierarchy.ID>, _ hierarchy: Hierarchy) -> Bool {
    var late = Set(list)
    return list.allSatisfy { id in
      late.remove(id)
      return hierarchy[id].parent.map { !late.contains($0) } ?? true
    }
  }
}

extension Hierarchy {
  /// Whether no presentation in front blocks touches of a controller.
  ///
  /// The controller is in all that is presented in front, or outside the context of what is
  /// presented in one.
  fileprivate func isUnblocked(_ id: ID) -> Bool {
    layeredInFront.allSatisfy { presented in
      guard let presenter = self[presented].presenter, !isWithin(id, presented) else { return true }
      let isContextual = self[presenter].presentation?.adaptedStyle.isContextual == true
      return isContextual && !isWithin(id, presenter)
    }
  }
}
