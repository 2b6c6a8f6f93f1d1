import NavigationModel

extension TransitionEngine {
  /// Lays out the controllers on screen whose views need layout since they were last laid out
  /// (A26).
  func layOutAgain() {
    notifyOfChangedInsets()
    updateProperties()
    guard needsLayout else { return }
    needsLayout = false
    for id in hierarchy.visible { layOut(id, by: .layout, in: nil) }
  }

  /// Updates the properties of what is on screen and has asked for it, outer ones first (H75).
  private func updateProperties() {
    guard needsProperties else { return }
    needsProperties = false
    for window in registry.windows.compactMap(\.window) where !window.isHidden {
      window.updatePropertiesIfNeeded()
    }
  }

  /// Lets a controller update its properties.
  func updateProperties(of controller: UIViewController) {
    deliver(.updateProperties, to: controller, in: nil)
  }

  /// Plays the beats of a row for the view of a controller, once for each view and request (A25, A26).
  func layOut(_ id: Hierarchy.ID, by kind: Choreography.Kind, in transition: ActiveTransition?) {
    guard hierarchy.isInWindow(id), hierarchy.markLaidOut(id), let controller = registry[id] else {
      return
    }
    play(kind, for: controller, in: transition)
  }

  /// Plays the beats of a row for one controller, as far as something is due.
  func play(
    _ kind: Choreography.Kind, for controller: UIViewController, in transition: ActiveTransition?
  ) {
    let row = profile.row(of: kind)
    // Each is read in place: a loop over them would retain the column besides the row.
    for index in row.committed.indices {
      switch row.committed[index] {
      case .callback(_, let callback):
        if controller.consumeRequest(for: callback) {
          deliver(callback, to: controller, in: transition)
        }
      case .view(let step): perform(step, of: controller)
      default: break
      }
    }
  }

  /// Performs a step of a controller's view.
  func perform(_ step: Beat, of controller: UIViewController) {
    switch step {
    case .updateProperties: controller.loadedView?.updateOwnProperties()
    default:
      _ = hierarchy.markLaidOut(controller.id)  // what was requested until now is done by it
      controller.layOutView()
    }
  }
}
