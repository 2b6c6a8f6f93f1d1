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

  /// Plays the beats of a row for a controller's view, once for each view and request (A25, A26).
  @inline(__always)  // bench: push + pop in Swift, 25 % with the others
  func layOut(_ id: Hierarchy.ID, by kind: Choreography.Kind, in transition: ActiveTransition?) {
    guard let controller = registry[id], hierarchy.isInWindow(id), hierarchy.markLaidOut(id) else {
      return
    }
    for beat in profile.row(of: kind).value.committed {
      switch beat.effect {
      case .callback(_, .updateProperties): controller.loadedView?.updateOwnProperties()
      case .callback(_, .updateViewConstraints):
        guard controller.loadedView?.consumeConstraintsRequest() == true else { continue }
        deliver(.updateViewConstraints, to: controller, in: transition)
      case .callback(_, let callback): deliver(callback, to: controller, in: transition)
      case .layoutSubviews:
        _ = hierarchy.markLaidOut(id)  // what was requested until now is done by it
        controller.layOutView()
      default: break
      }
    }
  }
}
