import Drawings
import EscapedText
import NavigationModel

/// The families of a hierarchy as boxes and lines, for programs that lay them out themselves.
struct FamilyEdges {
  /// The families, those of a window first.
  let groups: [Group]
  /// The lines from one family to another.
  let links: [Link]

  /// A family in its outline.
  struct Group {
    let name: String
    let boxes: [Box]
    let ties: [Tie]
  }

  /// A controller.
  struct Box {
    let number: Int
    /// Its name and its class, each on a line.
    let lines: [String]
    let state: State
  }

  /// Whether a controller is on the screen.
  enum State: String, CaseIterable { case shown, moving, hidden }

  /// A line from a parent to a child.
  struct Tie {
    let parent, child: Int
    let isShown: Bool
  }

  /// A line to the root of another family.
  struct Link {
    let from, to: Int
    let words: [String]
    let kind: Kind

    enum Kind { case presents, holds, asked }
  }

  /// The boxes and lines of a hierarchy.
  init(_ hierarchy: Hierarchy) {
    let families = hierarchy.drawnFamilies
    let several = Set(families.map(\.window)).count > 1
    let tops = Set(hierarchy.windows.flatMap(\.tops))
    groups = families.map { family in
      let name = several ? "window \(family.window)" : "window"
      return Group(
        name: tops.contains(family.root) ? name : "",
        boxes: family.members.map { Self.box($0, hierarchy) },
        ties: family.members.flatMap { Self.ties(from: $0, hierarchy) })
    }
    links = families.flatMap(\.members).flatMap { Self.links(from: $0, hierarchy) }
  }

  private static func box(_ id: Hierarchy.ID, _ hierarchy: Hierarchy) -> Box {
    let node = hierarchy[id]
    // Without a name it is its class and its number already.
    let lines =
      node.label.hasSuffix("\(id)")
      ? [node.label] : [node.label, "\(id) \(node.description.className)"]
    return Box(
      number: Int(id.number), lines: lines.map(\.shown),
      state: states[node.appearance] ?? .hidden)
  }

  private static let states: [Appearance: State] = [
    .appeared: .shown, .appearing: .moving, .disappearing: .moving,
  ]

  private static func ties(from id: Hierarchy.ID, _ hierarchy: Hierarchy) -> [Tie] {
    let shown = hierarchy[id].shownChildren
    return hierarchy[id].children.map {
      Tie(parent: Int(id.number), child: Int($0.number), isShown: shown.contains($0))
    }
  }

  private static func links(from id: Hierarchy.ID, _ hierarchy: Hierarchy) -> [Link] {
    let number = Int(id.number)
    let held = hierarchy[id].uncontainedChildren.map {
      Link(from: number, to: Int($0.number), words: ["holds", "the view only"], kind: .holds)
    }
    guard let presentation = hierarchy[id].presentation else { return held }
    let to = Int(presentation.presented.number), source = presentation.source
    let presents = Link(
      from: number, to: to, words: ["presents", "\(presentation.style)"], kind: .presents)
    let asked = Link(from: Int(source.number), to: to, words: ["asked"], kind: .asked)
    return held + [presents] + (source == id || !hierarchy.contains(source) ? [] : [asked])
  }
}

extension String {
  /// The beginning of a name, in which everything is visible.
  var shown: String { bounded.escaped }
}
