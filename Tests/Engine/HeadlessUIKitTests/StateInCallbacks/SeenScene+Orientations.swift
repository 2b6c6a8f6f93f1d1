import HeadlessUIKit
import NavigationModel

extension SeenScene {
  /// The scenes in which the screen takes the orientation of another controller.
  static let turns: [SeenScene] = [
    .turnOfApp, .turnByRoot, .turnByPresentation, .turnByPresentationOver, .turnByDismissal,
    .turnByDismissalOver, .turnByCancelledPresentation, .turnByCancelledDismissal,
  ]

  /// Shows a controller that is upright; another one is for landscape.
  func prepareTurn(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let (stage, window) = (seen.world.stage, seen.world.window)
    (first.supported, second.supported) = (.portrait, .landscape)
    if self == .turnOfApp {
      return {
        stage.infoPlist.supportedInterfaceOrientations = .landscape
        window.rootViewController = second
      }
    }
    window.rootViewController = first
    second.modalPresentationStyle =
      Self.coveringTurns.contains(self) ? .fullScreen : .overFullScreen
    stage.settle()
    let present = { first.present(second, animated: true) { seen.note("completion") } }
    let dismiss = { first.dismiss(animated: true) { seen.note("completion") } }
    if [.turnByDismissal, .turnByDismissalOver, .turnByCancelledDismissal].contains(self) {
      present()
      stage.settle()
    }
    let gesture = Self.gesture(cancelled: true, byProgram: true)
    switch self {
    case .turnByRoot: return { window.rootViewController = second }
    case .turnByDismissal, .turnByDismissalOver: return dismiss
    case .turnByCancelledPresentation: return { stage.withGesture(gesture) { present() } }
    case .turnByCancelledDismissal: return { stage.withGesture(gesture) { dismiss() } }
    default: return present
    }
  }

  private static let coveringTurns: [SeenScene] = [
    .turnByPresentation, .turnByDismissal, .turnByCancelledPresentation, .turnByCancelledDismissal,
  ]
}
