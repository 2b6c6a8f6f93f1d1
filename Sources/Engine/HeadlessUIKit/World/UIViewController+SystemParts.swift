import NavigationModel

extension UIViewController {
  /// Whether it hides the home indicator, by an override or else its class.
  package var resolvedHomeIndicatorAutoHidden: Bool {
    askMember(.prefersHomeIndicatorAutoHidden) { prefersHomeIndicatorAutoHidden }
  }

  /// The edges whose gestures it defers, by an override or else its class.
  package var resolvedDeferredEdges: UIRectEdge {
    askMember(.preferredScreenEdgesDeferringSystemGestures) {
      preferredScreenEdgesDeferringSystemGestures
    }
  }

  /// Whether it locks the pointer, by an override or else its class.
  package var resolvedPrefersPointerLocked: Bool {
    askMember(.prefersPointerLocked) { prefersPointerLocked }
  }

  /// Whether it locks the orientation, by an override or else its class.
  package var resolvedPrefersOrientationLocked: Bool {
    askMember(.prefersInterfaceOrientationLocked) { prefersInterfaceOrientationLocked }
  }

  /// The child that decides whether the orientation is locked, by an override or else its class.
  package var resolvedChildForOrientationLock: UIViewController? {
    resolvedChild(.childForInterfaceOrientationLock)
  }

  /// How a change of the status bar is animated, by an override or else its class.
  package var resolvedStatusBarAnimation: UIStatusBarAnimation {
    askMember(.preferredStatusBarUpdateAnimation) { preferredStatusBarUpdateAnimation }
  }

  /// The child that decides on the home indicator, by an override or else its class.
  package var resolvedChildForHomeIndicatorAutoHidden: UIViewController? {
    resolvedChild(.childForHomeIndicatorAutoHidden)
  }

  /// The child that decides on the edges, by an override or else its class.
  package var resolvedChildForScreenEdges: UIViewController? {
    resolvedChild(.childForScreenEdgesDeferringSystemGestures)
  }

  /// The child that decides on the pointer, by an override or else its class.
  package var resolvedChildForPointerLock: UIViewController? {
    resolvedChild(.childViewControllerForPointerLock)
  }

  /// The child that an override names, or else the class.
  func resolvedChild(_ part: SystemPart) -> UIViewController? {
    askMember(part.member) { self[keyPath: part.child] }
  }
}
