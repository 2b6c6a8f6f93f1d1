import NavigationModel
import Support

/// Makes random edits of a hierarchy, one after the other, each as an engine would make it.
struct HierarchyWalk {
  /// The hierarchy: two windows, and all controllers that were created.
  private(set) var hierarchy = Hierarchy()
  /// The only container to edit for a while; nil for any.
  private(set) var subject: Hierarchy.ID?
  /// Earlier arrangements of containers.
  private var arrangements: [(container: Hierarchy.ID, arrangement: Hierarchy.Arrangement)] = []
  private var random: SplitMix

  /// A walk that starts from a seed.
  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    for _ in 1...2 {
      let window = hierarchy.addWindow()
      _ = hierarchy.setVisible(true, window: window)
      _ = hierarchy.setRoot(make(), ofWindow: window)
    }
  }

  /// An edit: its name, its weight, and a closure that makes it; nil if nothing fits.
  private struct Edit {
    let name: String
    let weight: Int
    let make: @Sendable (inout HierarchyWalk) -> Change?

    init(
      _ name: String, weight: Int, _ make: @escaping @Sendable (inout HierarchyWalk) -> Change?
    ) {
      self.name = name
      self.weight = weight
      self.make = make
    }
  }

  /// The edits of a container's children.
  private static let arrangements: [Edit] = [
    Edit("append", weight: 6) { walk in
      let container = walk.container()
      return walk.hierarchy.append(walk.loose(outside: container), to: container)
    },
    Edit("truncate", weight: 2) { walk in
      let container = walk.container()
      let count = walk.count(upTo: walk.hierarchy[container].children.count + 1) - 1
      return walk.hierarchy.truncate(container, to: count)
    },
    Edit("setChildren", weight: 6) { walk in
      let container = walk.container()
      let news = walk.flag() ? [walk.loose(outside: container)] : []
      let children = walk.some(of: walk.hierarchy[container].children + news)
      let isFree = walk.hierarchy[container].showing != .last && walk.flag()
      return walk.hierarchy.setChildren(
        children, of: container, shown: isFree ? SmallArray(walk.some(of: children)) : nil)
    },
    Edit("restore", weight: 3) { walk in
      let container = walk.container()
      let former = walk.arrangements.last { $0.container == container }?.arrangement
      walk.arrangements.append((container, walk.hierarchy.arrangement(of: container)))
      guard let former, walk.hierarchy.mayHave(former.children, in: container) else { return nil }
      return walk.hierarchy.restore(former, of: container)
    },
    Edit("show", weight: 6) { walk in
      let container = walk.container()
      guard walk.hierarchy[container].showing != .last else { return nil }
      let shown = walk.some(of: walk.hierarchy[container].children)
      return walk.hierarchy.show(SmallArray(shown), in: container)
    },
  ]

  /// The edits of windows, presentations and views, and the removal of a controller.
  private static let others: [Edit] = [
    Edit("take", weight: 2) { walk in
      let host = walk.anyController()
      return walk.hierarchy.addUncontained(walk.loose(outside: host), to: host)
    },
    Edit("dismiss", weight: 1) { walk in
      walk.anyController { $0.host != nil }.map { walk.hierarchy.removeUncontained(child: $0) }
    },
    Edit("present", weight: 4) { walk in
      let presenter = walk.anyController()
      guard walk.hierarchy[presenter].presentation == nil else { return nil }
      let presentation = Presentation(
        presented: walk.loose(outside: presenter), source: presenter,
        style: walk.flag() ? .custom : .overCurrentContext, coversPresenter: walk.flag())
      return walk.hierarchy.present(presentation, by: presenter)
    },
    Edit("withdrawPresentation", weight: 1) { walk in
      guard let presenter = walk.anyController(where: { $0.presentation?.isLeaving == false })
      else {
        return nil
      }
      return walk.hierarchy.withdrawPresentation(of: presenter)
    },
    Edit("unlink", weight: 2) { walk in
      guard let presenter = walk.anyController(where: { $0.presentation?.isLeaving == true }) else {
        return nil
      }
      _ = walk.hierarchy.unlink(presentationOf: presenter)
      return Change(subject: nil)
    },
    Edit("setRoot", weight: 1) { walk in
      let root = walk.count(upTo: 4) > 1 ? walk.loose(outside: nil) : nil
      return walk.hierarchy.setRoot(root, ofWindow: walk.count(upTo: 2))
    },
    Edit("setVisible", weight: 1) { walk in
      walk.hierarchy.setVisible(walk.count(upTo: 4) > 1, window: walk.count(upTo: 2))
    },
    Edit("remove", weight: 1) { walk in
      let hierarchy = walk.hierarchy
      guard let id = walk.anyController(where: { hierarchy[$0.id].isFree }) else { return nil }
      walk.hierarchy.remove(id)
      return Change(subject: nil)
    },
  ]
}

extension HierarchyWalk {
  /// Makes an edit; returns its name and the recorded change.
  mutating func step() -> (edit: String, change: Change) {
    let edits = subject == nil ? Self.allByWeight : Self.arrangementsByWeight
    while true {
      let edit = edits[count(upTo: edits.count) - 1]
      if let change = edit.make(&self) { return (edit.name, change) }
    }
  }

  private static let arrangementsByWeight = byWeight(arrangements)
  private static let allByWeight = byWeight(arrangements + others)

  private static func byWeight(_ edits: [Edit]) -> [Edit] {
    edits.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  /// Decides whether to edit any container from now on, or only one.
  mutating func chooseSubject() {
    subject = flag() ? nil : anyController()
  }

  /// A random number from 1 on.
  mutating func count(upTo limit: Int) -> Int { Int(random.next() % UInt64(limit)) + 1 }

  private mutating func flag() -> Bool { random.next() % 2 == 0 }

  private mutating func make() -> Hierarchy.ID {
    let rules: [Node.Showing] = [.last, .chosen, .placed]
    return hierarchy.insert(className: "Controller", showing: rules[count(upTo: 3) - 1])
  }

  private mutating func anyController(where isWanted: (Node) -> Bool) -> Hierarchy.ID? {
    hierarchy.identifiers.filter { isWanted(hierarchy[$0]) }.randomElement(using: &random)
  }

  /// A controller that is mostly on screen.
  private mutating func anyController() -> Hierarchy.ID {
    let all = count(upTo: 4) > 1 ? hierarchy.visible : hierarchy.identifiers
    return (all.randomElement(using: &random) ?? hierarchy.identifiers.last) ?? make()
  }

  private mutating func container() -> Hierarchy.ID { subject ?? anyController() }

  /// A controller that may be owned: it has no owner, and the owner is not inside it.
  private mutating func loose(outside owner: Hierarchy.ID?) -> Hierarchy.ID {
    guard random.next() % 3 > 0 else { return make() }
    let hierarchy = hierarchy
    let found = anyController {
      owner.map { [id = $0.id] in hierarchy.mayAdd(id, to: $0) } ?? hierarchy[$0.id].isFree
    }
    return found ?? make()
  }

  /// Some of a list, in another order.
  private mutating func some(of list: [Hierarchy.ID]) -> [Hierarchy.ID] {
    let count = count(upTo: list.count + 1) - 1
    return Array(list.shuffled(using: &random).prefix(count))
  }
}
