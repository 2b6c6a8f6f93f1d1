import NavigationModel

/// The families of a step: the controllers of all its hierarchies, each at its place in the latest
/// one that has it, so that none moves between two pictures.
struct FamilyGraph: Sendable {
  /// The families, window by window.
  private(set) var families: [Family] = []
  /// The controllers by number.
  private(set) var members: [Int: Member] = [:]
  /// What leads from one family to another.
  private(set) var links: [Link] = []

  /// A family: its window, its root and the root's window.
  struct Family: Sendable {
    let window: Int
    let root: Int
    let isTop: Bool
  }

  /// A controller.
  struct Member: Sendable {
    let number: Int
    let label, className: String
    let kind: Node.Kind
    let state: State
    /// Its children in order, those that have left included.
    var children: [Int]
    /// The children that are shown.
    let shown: Set<Int>
    /// Whether it is the last of a stack.
    var tag: String?
  }

  /// Whether a controller is on the screen, and whether it still is in the hierarchy.
  enum State: String, Sendable, CaseIterable {
    case hidden, half, full
    /// It has left, and is still alive.
    case gone
    case freed
    /// It has left for good, and is still alive.
    case leak
  }

  /// What leads from a controller to the root of another family.
  struct Link: Sendable {
    let from, to: Int
    /// The style of a presentation; nil for a view that was only added.
    let style: PresentationStyle?
    /// The controller that was asked to present, if it is another one.
    let source: Int?
  }

  /// The graph of the last hierarchy, with those that earlier ones had as well.
  init(_ hierarchies: [Hierarchy], isEnd: Bool = false) {
    guard let current = hierarchies.last else { return }
    for (index, hierarchy) in hierarchies.enumerated().reversed() {
      add(hierarchy, current: current, isCurrent: index == hierarchies.count - 1, isEnd: isEnd)
    }
  }

  private mutating func add(
    _ hierarchy: Hierarchy, current: Hierarchy, isCurrent: Bool, isEnd: Bool
  ) {
    let families = hierarchy.drawnFamilies
    let tops = Set(hierarchy.windows.flatMap(\.tops).map { Int($0.number) })
    let fresh = families.filter { members[Int($0.root.number)] == nil }
    self.families += fresh.map {
      Family(
        window: $0.window, root: Int($0.root.number), isTop: tops.contains(Int($0.root.number)))
    }
    for id in families.flatMap(\.members) {
      let number = Int(id.number)
      if members[number] == nil {
        members[number] = member(id, hierarchy, current, isCurrent: isCurrent, isEnd: isEnd)
        if !isCurrent { joinParent(of: id, in: hierarchy) }
      }
      addLinks(from: id, in: hierarchy)
    }
  }

  /// Puts a child that has left where it was, after the sibling before it.
  private mutating func joinParent(of id: Hierarchy.ID, in hierarchy: Hierarchy) {
    guard let parent = hierarchy[id].parent, var node = members[Int(parent.number)],
      !node.children.contains(Int(id.number))
    else { return }
    let before = hierarchy[parent].children.prefix { $0 != id }.map { Int($0.number) }
    let place = node.children.lastIndex { before.contains($0) }.map { $0 + 1 } ?? 0
    node.children.insert(Int(id.number), at: place)
    members[Int(parent.number)] = node
  }

  private func member(
    _ id: Hierarchy.ID, _ hierarchy: Hierarchy, _ current: Hierarchy, isCurrent: Bool, isEnd: Bool
  ) -> Member {
    let node = hierarchy[id]
    let state: State =
      isCurrent
      ? Self.states[node.appearance] ?? .hidden
      : !current.contains(id) ? .freed : isEnd ? .leak : .gone
    var member = Member(
      number: Int(id.number), label: node.label, className: node.description.className,
      kind: node.kind, state: state, children: node.children.map { Int($0.number) },
      shown: Set(node.shownChildren.map { Int($0.number) }))
    member.tag = tag(of: id, in: hierarchy, state)
    // Children of an earlier hierarchy may be elsewhere by now.
    if !isCurrent { member.children.removeAll { members[$0] != nil } }
    return member
  }

  private static let states: [Appearance: State] = [
    .disappeared: .hidden, .appearing: .half, .disappearing: .half, .appeared: .full,
  ]

  private static let words: [State: String] = [
    .gone: "has left", .freed: "freed", .leak: "has left, still alive",
  ]

  /// The word above a box: what has become of it, or its place in its container.
  private func tag(of id: Hierarchy.ID, in hierarchy: Hierarchy, _ state: State) -> String? {
    if let word = Self.words[state] { return word }
    guard let parent = hierarchy[id].parent else { return nil }
    let children = hierarchy[parent].children
    switch hierarchy[parent].kind {
    case .navigation: return children.last == id && children.count > 1 ? "top" : nil
    case .tabBar: return hierarchy[parent].shownChildren.contains(id) ? "selected" : nil
    case .split:
      return id == children.first ? "primary" : id == children.last ? "secondary" : "supplementary"
    case .plain, .page: return nil
    }
  }

  private mutating func addLinks(from id: Hierarchy.ID, in hierarchy: Hierarchy) {
    let node = hierarchy[id]
    if let presentation = node.presentation {
      add(
        Link(
          from: Int(id.number), to: Int(presentation.presented.number), style: presentation.style,
          source: presentation.source == id ? nil : Int(presentation.source.number)))
    }
    for child in node.uncontainedChildren {
      add(Link(from: Int(id.number), to: Int(child.number), style: nil, source: nil))
    }
  }

  private mutating func add(_ link: Link) {
    if !links.contains(where: { $0.to == link.to }) { links.append(link) }
  }

  /// The children of a controller that have a box: of many the first, those around the shown one and
  /// the last; and how many are left out.
  func boxes(of number: Int) -> (children: [Int], left: Int) {
    guard let member = members[number] else { return ([], 0) }
    let all = member.children.filter { members[$0] != nil }
    guard all.count > Self.mostChildren else { return (all, 0) }
    let middle = all.firstIndex(where: member.shown.contains) ?? all.count - 1
    let kept = all.indices.filter {
      $0 == 0 || $0 == all.count - 1 || abs($0 - middle) <= 1
    }
    return (kept.map { all[$0] }, all.count - kept.count)
  }

  private static let mostChildren = 8
}
