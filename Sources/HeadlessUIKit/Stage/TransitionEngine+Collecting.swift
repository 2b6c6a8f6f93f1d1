import Foundation
import NavigationModel

extension TransitionEngine {
  /// Ends a transition as its animator reported, once the callbacks of the beginning are delivered.
  func conclude(_ transition: ActiveTransition) {
    guard let completion = transition.context?.completion, transition.isAnimating else { return }
    if completion { finish(transition) } else { reverse(transition, during: .zero) }
  }
}
