import NavigationModel

/// Prints a hierarchy as `_printHierarchy` does on a device, in the format of iOS 11 to 17 (P91,
/// P98).
///
///     <UITabBarController 0x130>, state: appeared, view: <UILayoutContainerView 0x134>
///        | <UIViewController 0x110>, state: disappeared, view: (view not loaded)
///        | <UIViewController 0x120>, state: appeared, view: <UIView 0x124>
///
/// Addresses are made up, and the same in every run.
public struct HierarchyPrinter: HierarchyText {
  private let hierarchy: Hierarchy

  /// Makes a printer of a hierarchy.
  public init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
  }

  /// The families of all windows one after the other, back to front (unconfirmed).
  public func text() -> String {
    hierarchy.windows.flatMap(\.tops).map(text(from:)).joined(separator: "\n")
  }

  /// A controller, its children, and the controller it really presents (P95).
  public func text(from root: Hierarchy.ID) -> String {
    var lines: [String] = []
    var rest = [PendingLine(id: root, indent: "", mark: "")]
    while let entry = rest.popLast() {
      let node = hierarchy[entry.id]
      lines.append(entry.indent + entry.mark + line(of: node))
      // The lines below a line begin with its column, whatever its own mark is (P94).
      let indent = entry.indent + (entry.mark.isEmpty ? "" : Self.child)
      if let presented = node.presentation?.presented {
        rest.append(PendingLine(id: presented, indent: indent, mark: Self.presented))
      }
      rest += node.children.reversed().map { PendingLine(id: $0, indent: indent, mark: Self.child) }
    }
    return lines.joined(separator: "\n")
  }

  private struct PendingLine {
    let id: Hierarchy.ID
    let indent: String
    let mark: String
  }

  private static let child = "   | "  // P94
  private static let presented = "   + "  // P94

  private func line(of node: Node) -> String {
    let state = node.appearance.rawValue  // P93
    return "<\(node.description.className) \(node.id.address)>, state: \(state), "
      + "view: \(view(of: node))\(presenter(of: node))"  // P92
  }

  private func view(of node: Node) -> String {
    guard node.isViewLoaded else { return "(view not loaded)" }
    let name = node.viewClassName ?? Self.usualViews[node.kind] ?? "UIView"
    return
      "<\(name) \(node.id.viewAddress)>\(hierarchy.isInWindow(node.id) ? "" : " not in the window")"
  }

  private func presenter(of node: Node) -> String {
    guard let presenter = node.presenter, let presentation = hierarchy[presenter].presentation
    else { return "" }
    return ", presented with: <\(presentation.managerClassName) \(node.id.partAddress)>"
  }

  /// The views that containers create for themselves.
  private static let usualViews: [Node.Kind: String] = [
    .navigation: "UILayoutContainerView",  // P97
    .tabBar: "UILayoutContainerView",  // P97
    .split: "_UISplitViewControllerPanelImplView",  // P97
    .page: "_UIPageViewControllerContentView",  // as a snapshot library's guide prints it
  ]
}
