import EscapedText
import NavigationModel

/// A row of a tree: a window or a controller.
package struct TreeRow: Sendable, Equatable {
  /// The controller; nil for a window.
  package let id: Hierarchy.ID?
  /// The number of the window; nil for a controller.
  package let window: Int?
  /// The index of the row of its parent, presenter or window.
  package let parent: Int?
  /// The sign before it.
  package let mark: Mark
  private let name, className, title: String?
  private let appearance: Appearance?
  private let isViewLoaded: Bool
  private let placement: Placement

  /// The sign before a row.
  package enum Mark: Sendable {
    case top, child, last, presented

    /// The sign: `├─ `.
    var text: String {
      switch self {
      case .top: ""
      case .child: "├─ "
      case .last: "└─ "
      case .presented: "=> "
      }
    }

    /// What is before the rows below.
    var continuation: String {
      switch self {
      case .top: ""
      case .child: "│  "
      case .last, .presented: "   "
      }
    }
  }

  /// How a controller is placed in its parent.
  package enum Placement: Sendable, Equatable {
    case none, notTheRoot, notAChild, top, shown
    case presented(PresentationStyle, isLeaving: Bool)

    var notes: [String] {
      switch self {
      case .none: []
      case .notTheRoot: ["not the root"]
      case .notAChild: ["not a child"]
      case .top: ["top"]
      case .shown: ["shown"]
      case .presented(let style, let isLeaving): ["\(style)"] + (isLeaving ? ["leaving"] : [])
      }
    }
  }

  /// The row of a window.
  init(heading: String, window: Int) {
    (id, self.window, parent, mark) = (nil, window, nil, .top)
    (name, className, title) = (heading, nil, nil)
    (appearance, isViewLoaded, placement) = (nil, true, .none)
  }

  /// The row of a controller.
  init(_ node: Node, parent: Int?, mark: Mark, placement: Placement) {
    (id, window, self.parent, self.mark) = (node.id, nil, parent, mark)
    (name, className, title) = (
      node.description.name, node.description.className, node.description.title
    )
    (appearance, isViewLoaded) = (node.appearance, node.isViewLoaded)
    self.placement = placement
  }

  /// Whether the same is printed for both.
  package static func == (left: TreeRow, right: TreeRow) -> Bool {
    left.hasSameContents(as: right) && left.mark == right.mark && left.parent == right.parent
  }

  /// Whether both have the same text, wherever they are.
  func hasSameContents(as other: TreeRow) -> Bool {
    appearance == other.appearance && isViewLoaded == other.isViewLoaded
      && placement == other.placement && name == other.name
      && (name != nil || id?.number == other.id?.number) && className == other.className
      && title == other.title
  }

  /// The name of a controller that was given one.
  package var givenName: String? { id == nil ? nil : name }

  /// `nav  UINavigationController "Items"`; the number replaces a missing name, and follows one
  /// that several have.
  func text(isUnique: Bool = true, number: String? = nil) -> String {
    guard let id else { return name ?? "" }
    let title = title.map { " \"\($0.escaped)\"" } ?? ""
    let name =
      name.map { isUnique ? $0.escaped : "\($0.escaped) \(id)" } ?? number ?? id.description
    return "\(name)  \((className ?? "").escaped)\(title)"
  }

  /// How far it has appeared; nothing for a window.
  var state: String { appearance?.rawValue ?? "" }

  /// What else is to be said, joined by commas.
  var notes: String {
    (placement.notes + (isViewLoaded ? [] : ["view not loaded"])).joined(separator: ", ")
  }
}
