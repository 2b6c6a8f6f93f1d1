import NavigationModel

/// A way to write a hierarchy as text.
public protocol HierarchyText: Sendable {
  /// Prints a hierarchy.
  init(_ hierarchy: Hierarchy)
  /// Every window with its family and the controllers presented over it.
  func text() -> String
  /// A controller with its descendants and the controllers presented over it.
  func text(from root: Hierarchy.ID) -> String
}
