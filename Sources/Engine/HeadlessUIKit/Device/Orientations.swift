import Foundation
import NavigationModel

/// Who decides on the orientation of the screen, and what it is.
extension Stage {
  /// The controller that decides: the root of the window in front, or the topmost presented one that
  /// fills the screen (E71, E80).
  package var orientationDecider: UIViewController? {
    frontRoot.flatMap { registry[hierarchy.lastFillingScreen(over: $0.id)] }
  }

  /// How the contents of the screen are turned.
  package var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(traits) }

  /// Turns the device; returns the reason why its contents don't follow.
  ///
  /// They do if the application and the controller that decides support that (E78).
  func turnDevice(to orientation: UIDeviceOrientation) -> String? {
    device.turn(to: orientation)
    guard let wanted = UIInterfaceOrientation(orientation) else { return nil }
    askForOrientation()
    return interfaceOrientation == wanted ? nil : obstacle(to: wanted)
  }

  /// Asks again for the supported orientations, and turns the screen (E71, E84, E85).
  ///
  /// A request that is made meanwhile is carried out afterwards, a few times at most (unconfirmed).
  func askForOrientation() {
    orientationRequests += 1
    guard orientationRequests == 1 else { return }
    defer { orientationRequests = 0 }
    var answered = 0
    while answered < min(orientationRequests, Self.orientationRounds) {
      answered = orientationRequests
      deciderOfOrientation = orientationDecider?.id
      take(orientation(for: orientationDecider), as: .resize)
    }
  }

  private static let orientationRounds = 4

  /// Turns the screen to one of some orientations that is supported; returns the reason if none is
  /// (E86).
  func turnScreen(toOneOf wanted: UIInterfaceOrientationMask) -> String? {
    let app = application.resolvedOrientations(for: frontWindow)
    let supported = orientationDecider.map { app.intersection($0.askedOrientations) } ?? app
    let common = supported.intersection(wanted)
    guard let first = common.first else {
      return "None of the requested orientations are supported by the view controller. "
        + "Requested: \(wanted.text); Supported: \(supported.text)"
    }
    take(common.contains(interfaceOrientation) ? interfaceOrientation : first, as: .resize)
    return nil
  }

  /// Lets the screen take an orientation where no device is turned.
  func takeOrientation(at beat: Beat) {
    guard beat != .takeOrientationOfApp else { return takeOrientationOfApp() }
    // The one that decided before has been asked.
    guard let decider = orientationDecider, decider.id != deciderOfOrientation else { return }
    deciderOfOrientation = decider.id
    let preferred =
      beat == .takePreferredOrientation && asks(decider)
      ? decider.resolvedPreferredOrientation : nil
    take(
      orientation(for: decider, preferred: preferred),
      as: beat == .takeOrientationBack ? .turnBack : .reorient)
  }

  /// The window in front is another one.
  func frontWindowDidChange() {
    updateStatusBar()
    takeOrientation(at: .takeOrientation)
  }

  /// A launch begins in an orientation that the application supports (E88).
  private func takeOrientationOfApp() {
    let app = application.resolvedOrientations(for: frontWindow)
    guard deciderOfOrientation == nil, !app.contains(interfaceOrientation),
      let first = Traits.InterfaceOrientation(orientation(for: nil))
    else { return }
    traits.interfaceOrientation = first
    fitWindows()
  }

  private func take(_ orientation: UIInterfaceOrientation, as kind: Choreography.Kind) {
    guard let turned = Traits.InterfaceOrientation(orientation) else { return }
    var new = traits
    new.interfaceOrientation = turned
    engine.resize(to: new, as: kind)
  }

  /// The orientation that the screen is to have: the preferred one, else that of the device, else the
  /// present one, as far as they are supported.
  ///
  /// That the device comes before the present one is unconfirmed, except when it is turned.
  func orientation(
    for decider: UIViewController?, preferred: UIInterfaceOrientation? = nil
  ) -> UIInterfaceOrientation {
    let current = interfaceOrientation
    guard let supported = commonOrientations(of: decider) else { return current }
    let turned = locksOrientation ? nil : UIInterfaceOrientation(device.orientation)
    let wanted = [preferred, turned, current]
    return wanted.lazy.compactMap { $0 }.first(where: supported.contains)
      ?? supported.first ?? current
  }

  /// The orientations that a controller and the application support; nil if the screen isn't to be
  /// turned at all.
  private func commonOrientations(of decider: UIViewController?) -> UIInterfaceOrientationMask? {
    let app = application.resolvedOrientations(for: frontWindow)
    guard let decider, asksControllers else { return app }
    guard asks(decider) else { return nil }  // E74
    let own = decider.askedOrientations
    let common = app.intersection(own)
    if lacksOrientations(decider, app) {
      report(.noCommonOrientation, decider.className, because: "\(decider.label) \(own.support)")
    }
    return common.isEmpty ? nil : common
  }

  /// Whether a controller supports no orientation (E75), or none that the application supports, in
  /// releases that raise then (E76).
  func lacksOrientations(_ decider: UIViewController, _ app: UIInterfaceOrientationMask) -> Bool {
    decider.resolvedOrientations.isEmpty
      || profile.orientations.raisesWithoutCommon && app.isDisjoint(with: decider.askedOrientations)
        && !profile.orientations.asksAboutEach
  }

  /// Whether controllers are asked at all; those of an application that multitasks are not (E73).
  package var asksControllers: Bool {
    traits.device == .iPhone || !profile.orientations.multitasksOnPad
      || !infoPlist.multitasksOnPad
  }

  /// Whether a controller is asked for its orientations (E73, E74).
  func asks(_ decider: UIViewController) -> Bool {
    asksControllers
      && (!profile.orientations.asksWhetherToRotate || decider.resolvedShouldAutorotate)
  }

  private func obstacle(to wanted: UIInterfaceOrientation) -> String {
    let app = application.resolvedOrientations(for: frontWindow)
    let stays = "the contents stay in \(interfaceOrientation): "
    guard let decider = orientationDecider, app.contains(wanted) else {
      return stays + "the application \(app.support)"
    }
    if locksOrientation { return stays + "it is locked" }
    guard asks(decider) else { return stays + "\(decider.label) refuses in shouldAutorotate" }
    return stays + "\(decider.label) \(decider.askedOrientations.support)"
  }
}

extension UIInterfaceOrientationMask {
  /// `supports portrait`.
  var support: String { isEmpty ? "supports no orientation" : "supports \(text)" }
}
