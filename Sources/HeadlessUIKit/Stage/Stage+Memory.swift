import NavigationModel

extension Stage {
  /// Tells every controller of the windows that memory is short, on screen or not, with a view or
  /// without one (A10).
  public func sendMemoryWarning() {
    for id in hierarchy.members { registry[id]?.receive(.didReceiveMemoryWarning) }
  }
}
