/// Parent, container and presentation relationships, family by family (R12).
extension Hierarchy {
  /// A controller without a parent, and everything below it.
  public struct Family: Sendable, Equatable {
    /// The number of the window it is in; 0 for none.
    public let window: Int
    /// Its members, parents before their children.
    public let members: [ID]

    /// The top of the family.
    public var root: ID { members[0] }
  }

  /// A relationship between two controllers; named as scripts name it.
  public enum Relation: String, Sendable, CaseIterable {
    case parent, navigationController, tabBarController, splitViewController, presenting, presented
  }

  /// The families of all windows, back to front: each window's own, followed by those presented
  /// from it or with a view in it.
  public var families: [Family] {
    windows.flatMap { window in
      window.tops.flatMap { families(from: $0, in: window.number) }
    }
  }

  /// The families that drawings show: those of all windows, or, while these have none, those of
  /// containers and presenters that are in no window.
  public var drawnFamilies: [Family] {
    let families = families
    guard families.isEmpty else { return families }
    let tops = identifiers.filter {
      self[$0].parent == nil && self[$0].presenter == nil && self[$0].host == nil
        && (!self[$0].children.isEmpty || self[$0].presentation != nil)
    }
    return tops.flatMap { self.families(from: $0, in: 0) }
  }

  /// The controller in a relationship to it.
  public func relative(_ relation: Relation, of id: ID) -> ID? {
    switch relation {
    case .parent: self[id].parent  // P14
    case .navigationController: nearest(.navigation, around: id)
    case .tabBarController: nearest(.tabBar, around: id)
    case .splitViewController: nearest(.split, around: id)
    case .presenting: presenter(seenFrom: id)
    case .presented: presented(seenFrom: id)
    }
  }

  /// The nearest container of a kind around a controller; never itself (A95, A96).
  private func nearest(_ kind: Node.Kind, around id: ID) -> ID? {
    lineage(of: id).dropFirst().first { self[$0].kind == kind }
  }

  /// A controller and all its children, shown or not, parents before their children.
  public func containedFamily(of top: ID) -> [ID] { family(of: top) }

  private func families(from root: ID, in window: Int) -> [Family] {
    var result: [Family] = []
    var rest = [root]
    while let top = rest.popLast() {
      let members = family(of: top)
      result.append(Family(window: window, members: members))
      rest += members.flatMap(separateFamilies).reversed()
    }
    return result
  }

  private func family(of top: ID) -> [ID] {
    var result: [ID] = []
    var rest = [top]
    while let id = rest.popLast() {
      result.append(id)
      rest += self[id].children.reversed()
    }
    return result
  }

  /// The roots of the families that begin at a controller: its uncontained children, and what it
  /// presents.
  private func separateFamilies(at id: ID) -> [ID] {
    self[id].uncontainedChildren + [self[id].presentation?.presented].compactMap { $0 }
  }
}
