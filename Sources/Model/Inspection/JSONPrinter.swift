import EscapedText
import NavigationModel
import StoredValues

/// Prints a hierarchy as one JSON document: a list of controllers that refer to each other by
/// number, so that families may be nested to any depth.
///
///     {
///       "controllers" : [
///         {
///           "children" : [
///             1
///           ],
///           "class" : "UINavigationController",
///           "id" : 2,
///           …
///
/// Empty lists and texts that were never set are omitted.
public struct JSONPrinter: HierarchyText {
  private let hierarchy: Hierarchy

  /// Makes a printer of a hierarchy.
  public init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
  }

  /// The windows, back to front, and all controllers in them.
  public func text() -> String {
    let windows = hierarchy.windows.filter { !$0.isClosed }
    return text(of: windows.flatMap(\.tops), in: windows.map(JSONWindow.init))
  }

  /// A controller, its descendants and the controllers presented over it.
  public func text(from root: Hierarchy.ID) -> String { text(of: [root], in: nil) }

  private func text(of roots: [Hierarchy.ID], in windows: [JSONWindow]?) -> String {
    let controllers = hierarchy.members(below: roots).map { JSONController(hierarchy[$0]) }
    guard let text = try? JSON.document(JSONDocument(windows: windows, controllers: controllers))
    else { preconditionFailure("numbers and texts can be encoded") }
    return text.escapedInJSON
  }
}

private struct JSONDocument: Encodable {
  let windows: [JSONWindow]?
  let controllers: [JSONController]
}

private struct JSONWindow: Encodable {
  let number: Int
  let visible: Bool
  let root: Int32?
  let guests: [Int32]?

  init(_ window: Hierarchy.Window) {
    number = window.number
    visible = window.isVisible
    root = window.root?.number
    guests = window.uncontained.isEmpty ? nil : window.uncontained.map(\.number)
  }
}

private struct JSONController: Encodable {
  let id: Int32
  let `class`: String
  let title, name: String?
  let state: String
  let loaded: Bool
  let children, shown, guests: [Int32]?
  let presented: JSONPresentation?

  init(_ node: Node) {
    id = node.id.number
    `class` = node.description.className
    title = node.description.title
    name = node.description.name
    state = node.appearance.rawValue
    loaded = node.isViewLoaded
    children = Self.numbers(node.children)
    shown = Self.numbers(node.shown)
    guests = Self.numbers(node.uncontainedChildren)
    presented = node.presentation.map(JSONPresentation.init)
  }

  private static func numbers(_ ids: some Collection<Hierarchy.ID>) -> [Int32]? {
    ids.isEmpty ? nil : ids.map(\.number)
  }
}

private struct JSONPresentation: Encodable {
  let style, adaptedStyle: String
  let leaving: Bool
  let node: Int32

  init(_ presentation: Presentation) {
    style = "\(presentation.style)"
    adaptedStyle = "\(presentation.adaptedStyle)"
    leaving = presentation.isLeaving
    node = presentation.presented.number
  }
}
