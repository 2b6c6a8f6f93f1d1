import Foundation
import NavigationModel

extension UIViewController {
  /// The orientations it supports, by an override or else its class.
  package var resolvedOrientations: UIInterfaceOrientationMask {
    askMember(.supportedInterfaceOrientations) { supportedInterfaceOrientations }
  }

  /// The orientation in which it prefers to be presented, by an override or else its class.
  package var resolvedPreferredOrientation: UIInterfaceOrientation {
    askMember(.preferredInterfaceOrientationForPresentation) {
      preferredInterfaceOrientationForPresentation
    }
  }

  /// Whether it turns at all, by an override or else its class.
  package var resolvedShouldAutorotate: Bool {
    askMember(.shouldAutorotate) { shouldAutorotate }
  }

  /// Whether it turns to an orientation, by an override or else its class.
  package func resolvedShouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    askMember(.shouldAutorotateTo, [orientation]) { shouldAutorotate(to: orientation) }
  }

  /// The orientations it supports, asked in the way of the release.
  var askedOrientations: UIInterfaceOrientationMask {
    guard stage.profile.orientations.asksAboutEach else { return resolvedOrientations }
    let each = UIInterfaceOrientationMask.all.orientations.filter(resolvedShouldAutorotate)
    return each.reduce(into: []) { $0.insert(UIInterfaceOrientationMask($1)) }
  }

  /// Whether a container asks its delegate for orientations (E72).
  var asksDelegateForOrientations: Bool { stage.profile.orientations.asksDelegates }

  /// The current orientation, if it is among those supported, else the first of them (E81).
  package var ownPreferredOrientation: UIInterfaceOrientation {
    let (supported, current) = (resolvedOrientations, stage.interfaceOrientation)
    return supported.contains(current) ? current : supported.first ?? current
  }
}
