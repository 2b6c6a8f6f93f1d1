import NavigationModel

/// A hierarchy written as text: `Nav(A B*)` is a stack with two controllers.
///
/// `*` marks the controllers that are shown, and `A=>Sheet` has A present Sheet.
/// Names that begin with `Nav`, `Tabs`, `Split` and `Pages` are UIKit's containers; a `Nav` shows
/// its last child.
package struct HierarchyLiteral {
  /// The hierarchy, with the first controller as the root of a visible window.
  package var hierarchy = Hierarchy()
  /// The identifiers by name.
  package private(set) var ids: [String: Hierarchy.ID] = [:]
  private var rest: Substring

  /// Reads a literal.
  package init(_ text: String) {
    rest = text[...]
    let window = hierarchy.addWindow()
    _ = hierarchy.setVisible(true, window: window)
    let root = readController()
    _ = hierarchy.setRoot(root, ofWindow: window)
    notifyAll()
  }

  /// The identifier of a name in the literal.
  package subscript(name: String) -> Hierarchy.ID {
    guard let id = ids[name] else { preconditionFailure("no \(name) in the literal") }
    return id
  }

  /// A new controller without a parent.
  package mutating func loose(_ name: String) -> Hierarchy.ID {
    let kind = Self.kinds.first { name.hasPrefix($0.key) }?.value ?? .plain
    let id = hierarchy.insert(
      className: name, showing: kind == .navigation ? .last : .placed, kind: kind)
    hierarchy.update(id) { $0.name = name }
    ids[name] = id
    return id
  }

  private static let kinds: [String: Node.Kind] = [
    "Nav": .navigation, "Tabs": .tabBar, "Split": .split, "Pages": .page,
  ]

  private mutating func readController() -> Hierarchy.ID {
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest.removeFirst(name.count)
    let id = loose(name)
    if rest.first == "(" {
      rest.removeFirst()
      var shown: SmallArray<Hierarchy.ID> = []
      while rest.first != ")" {
        let child = readController()
        _ = hierarchy.append(child, to: id)
        if rest.first == "*" {
          rest.removeFirst()
          shown.append(child)
        }
        if rest.first == " " { rest.removeFirst() }
      }
      rest.removeFirst()
      _ = hierarchy.show(shown, in: id)
    }
    if rest.hasPrefix("=>") {
      rest.removeFirst(2)
      let presented = readController()
      let style: PresentationStyle =
        hierarchy[presented].description.className.hasSuffix("Sheet") ? .pageSheet : .fullScreen
      _ = hierarchy.present(
        Presentation(
          presented: presented, source: id, style: style, coversPresenter: style.coversPresenter),
        by: id)
    }
    return id
  }

  private mutating func notifyAll() {
    for id in hierarchy.visible {
      hierarchy.setAppearance(.appeared, of: id)
      hierarchy.setViewPlace(.window(1), id)
    }
  }
}
