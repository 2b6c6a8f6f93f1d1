/// What follows from the links of one controller alone.
extension Node {
  /// Its place relative to the screen.
  @inlinable
  public var place: Hierarchy.Place {
    if isOnScreen { return .visible }
    return familyWindow == nil ? .detached : .hidden
  }

  /// Its parent, else its presenter.
  @inlinable
  public var owner: Hierarchy.ID? { parent ?? presenter }

  /// The controller around it: its parent, or the one in whose view its view is.
  @inlinable
  public var outer: Hierarchy.ID? { parent ?? host }

  /// The controller it depends on: its parent, its presenter, or the one whose view contains its view.
  @inlinable
  public var support: Hierarchy.ID? { parent ?? presenter ?? host }

  /// Whether no container, presenter, view or window has it.
  @inlinable
  public var isFree: Bool { support == nil && window == nil && hostWindow == nil }
}
