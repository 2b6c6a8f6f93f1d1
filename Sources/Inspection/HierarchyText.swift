import NavigationModel

/// A way to write a hierarchy as text.
public protocol HierarchyText: Sendable {
  /// Writes a hierarchy.
  init(_ hierarchy: Hierarchy)
  /// Every window with its family and what is presented over it.
  func text() -> String
  /// A controller with all that is below and over it.
  func text(from root: Hierarchy.ID) -> String
}
