import NavigationModel

/// What the controllers on screen decide about the system's parts of the screen, beside the status
/// bar (F105).
public struct SystemParts: Sendable, Equatable {
  /// Whether the home indicator hides by itself while nothing is touched.
  public var hidesHomeIndicator = false
  /// The edges at which the program's gestures come before those of the system.
  public var deferredEdges: UIRectEdge = []
  /// Whether the pointer is locked in its place.
  public var locksPointer = false
  /// Whether the screen keeps its orientation when the device is turned (iOS 26).
  public var locksOrientation = false

  /// The parts as they are without controllers that decide.
  public init() {}
}

extension Stage {
  /// What the controllers on screen decide about the home indicator, the edges and the pointer; asked
  /// when the screen has changed, or when one asked for it (F105).
  public var systemParts: SystemParts {
    guard needsSystemParts else { return keptSystemParts }
    needsSystemParts = false
    guard profile.hasControllerBasedStatusBar, let front = frontDecider else {
      keptSystemParts = SystemParts()
      return keptSystemParts
    }
    var parts = SystemParts()
    parts.hidesHomeIndicator =
      decider(from: front, .childForHomeIndicatorAutoHidden).resolvedHomeIndicatorAutoHidden
    parts.deferredEdges =
      decider(from: front, .childForScreenEdgesDeferringSystemGestures).resolvedDeferredEdges
    parts.locksPointer =
      decider(from: front, .childViewControllerForPointerLock).resolvedPrefersPointerLocked
    parts.locksOrientation = locksOrientation
    keptSystemParts = parts
    return parts
  }

  /// Whether the screen keeps its orientation when the device is turned; asked each time (F105).
  var locksOrientation: Bool {
    guard profile.hasPartsOfiOS26, let front = frontDecider else { return false }
    return decider(from: front, .childForInterfaceOrientationLock).resolvedPrefersOrientationLocked
  }

  /// The controller that decides about a part.
  private func decider(from front: UIViewController, _ part: SystemPart) -> UIViewController {
    decider(below: front) { $0.resolvedChild(part) } ?? front
  }
}

/// A part of the screen that a child may decide about: its member and the class's answer.
struct SystemPart {
  let member: OverridableMember
  let child: KeyPath<UIViewController, UIViewController?>

  static let childForHomeIndicatorAutoHidden = SystemPart(
    member: .childForHomeIndicatorAutoHidden, child: \.childForHomeIndicatorAutoHidden)
  static let childForScreenEdgesDeferringSystemGestures = SystemPart(
    member: .childForScreenEdgesDeferringSystemGestures,
    child: \.childForScreenEdgesDeferringSystemGestures)
  static let childViewControllerForPointerLock = SystemPart(
    member: .childViewControllerForPointerLock, child: \.childViewControllerForPointerLock)
  static let childForInterfaceOrientationLock = SystemPart(
    member: .childViewControllerForInterfaceOrientationLock,
    child: \.childViewControllerForInterfaceOrientationLock)
}
