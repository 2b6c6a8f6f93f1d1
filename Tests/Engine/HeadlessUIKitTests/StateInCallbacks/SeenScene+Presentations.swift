import HeadlessUIKit
import NavigationModel

extension SeenScene {
  private static let dismissals: [SeenScene] = [
    .dismiss, .dismissToOther, .dismissOver, .userDismiss, .userUncover, .cancelDismiss,
    .cancelDismissByProgram,
  ]

  func preparePresentation(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let nav = seen.stack(first)
    seen.world.window.rootViewController = nav
    seen.world.stage.settle()
    let modal = seen.stack(second)
    style(modal, for: seen, source: first.view)
    let present = { first.present(modal, animated: true) { seen.note("completion") } }
    let dismiss = { first.dismiss(animated: true) { seen.note("completion") } }
    if Self.dismissals.contains(self) || self == .adapt || self == .rotatePopover {
      present()
      seen.world.stage.settle()
    }
    if self == .dismissToOther { nav.pushViewController(seen.controller("N"), animated: false) }
    switch self {
    case .nothing, .dismiss, .dismissToOther, .dismissOver: return dismiss
    case .userDismiss, .userUncover: return { _ = modal.userSwipesDown() }
    case .adapt: return { adapt(seen) }
    case .rotatePopover:
      var turned = traits(.iPad)
      turned.orientation = .landscape
      return { seen.world.stage.setTraits(turned) }
    case .cancelDismiss, .cancelDismissByProgram: return cancelled(seen, dismiss)
    case .cancelPresent, .cancelPresentByProgram: return cancelled(seen, present)
    case .presentChain, .presentChainOver:
      return {
        first.present(modal, animated: false)
        second.present(seen.controller("C"), animated: false)
      }
    default: return present
    }
  }

  private func style(_ modal: UIViewController, for seen: Observation, source: UIView) {
    seen.listener.coversPresenter = [
      .present, .presentChain, .dismiss, .dismissToOther, .cancelPresent, .cancelPresentByProgram,
      .cancelDismiss,
      .cancelDismissByProgram,
    ].contains(self)
    switch self {
    case .userDismiss:
      modal.modalPresentationStyle = .pageSheet
      modal.transitioningDelegate = seen.listener
    case .userUncover:
      modal.modalPresentationStyle = .fullScreen
      modal.preferredTransition = .zoom(sourceViewProvider: { _ -> UIView? in
        seen.note("zoom")
        return nil
      })
    case .popover, .popoverWithoutSource, .adapt, .rotatePopover:
      modal.modalPresentationStyle = .popover
    default:
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = seen.listener
      return
    }
    modal.presentationController?.delegate = seen.listener
    seen.listener.source = self == .popoverWithoutSource ? nil : source
    if self == .adapt || self == .rotatePopover { seen.world.stage.setTraits(traits(.iPad)) }
  }

  private func traits(_ device: Traits.Device) -> Traits {
    var traits = Traits()
    traits.device = device
    return traits
  }

  /// A popover covers the screen of a phone, and then stands on a pad again.
  private func adapt(_ seen: Observation) {
    seen.listener.adapted = .fullScreen
    seen.world.stage.setTraits(traits(.iPhone))
    seen.world.stage.settle()
    seen.world.stage.setTraits(traits(.iPad))
  }

  private func cancelled(_ seen: Observation, _ change: @escaping () -> Void) -> () -> Void {
    let isByProgram = self == .cancelPresentByProgram || self == .cancelDismissByProgram
    let gesture = Self.gesture(cancelled: true, byProgram: isByProgram)
    return { seen.world.stage.withGesture(gesture, change) }
  }
}
