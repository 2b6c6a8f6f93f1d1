import Foundation
import NavigationModel

/// An alert or action sheet that is a view: it covers the window and handles all taps until it is
/// dismissed.
package protocol ModalPanel: UIView {
  /// Its buttons and what it is doing.
  var panel: PanelState { get }
  /// The level of the window of its own that it has; nil for none (F23).
  var ownLevel: Double? { get }
  /// What is notified before and after it is shown and dismissed, and of the tapped button.
  func notify(_ moment: PanelMoment)
  /// Why a tap outside it does nothing now; nil if it dismisses it.
  var obstacleToTapOutside: String? { get }
  /// Taps outside it, which dismisses it.
  func userTapsOutside()
  /// Taps a button.
  func userTaps(_ button: PanelButton)
  /// Its layer on the screen.
  func layer(on screen: Frame) -> Screen.Layer
}

/// The moments at which the delegate of an alert or action sheet is notified.
package enum PanelMoment: Equatable {
  case willPresent, didPresent
  case clicked(Int), willDismiss(Int), didDismiss(Int)
}

/// The buttons of an alert or action sheet, and its place in time.
package final class PanelState {
  /// The buttons, by index.
  private(set) var buttons: [PanelButton] = []
  /// The index of the button that cancels; -1 for none.
  var cancelIndex = -1
  /// The index of the button that destroys something; -1 for none.
  var destructiveIndex = -1
  /// What it is doing.
  var phase = Phase.hidden
  /// The window of its own that it is in; nil for none.
  var window: UIWindow?

  /// What an alert or action sheet is doing.
  enum Phase {
    case hidden, presenting, shown, dismissing
  }

  /// Adds a button and returns its index.
  func add(_ title: String?, to owner: any ModalPanel, isEnabled: Bool = true) -> Int {
    buttons.append(
      PanelButton(title: title ?? "", index: buttons.count, owner: owner, isEnabled: isEnabled))
    return buttons.count - 1
  }

  /// Removes all buttons.
  func removeAll() { buttons = [] }

  /// The title of a button; nil if there is none.
  func title(at index: Int) -> String? {
    buttons.indices.contains(index) ? buttons[index].title : nil
  }

  /// The index of the first button that neither cancels nor destroys; -1 for none.
  var firstOtherIndex: Int {
    buttons.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
  }

  nonisolated deinit {}
}

/// A button of an alert or action sheet.
package final class PanelButton: NSObject {
  let title: String
  let index: Int
  let isEnabled: Bool
  weak var owner: (any ModalPanel)?

  init(title: String, index: Int, owner: any ModalPanel, isEnabled: Bool = true) {
    self.isEnabled = isEnabled
    self.title = title
    self.index = index
    self.owner = owner
  }

  /// Why a tap is ignored; nil if it isn't.
  var obstacle: String? {
    guard let owner, owner.panel.phase != .shown else { return nil }
    return "\(owner.recordedName) is being presented or dismissed"
  }

  nonisolated deinit {}
}

extension ModalPanel {
  /// Whether it is on screen.
  var isShown: Bool { superview != nil }

  /// Shows it above everything in a window; does nothing while it is shown.
  func appear(in window: UIWindow?) {
    guard let window, panel.phase == .hidden else { return }
    let stage = Stage.current
    panel.phase = .presenting
    notify(.willPresent)
    (makeWindow(over: window) ?? window).addSubview(self)
    stage.complete(after: stage.profile.durationOfPanels) {
      guard self.panel.phase == .presenting else { return }
      self.panel.phase = .shown
      self.notify(.didPresent)
    }
  }

  /// Shows a window of its own, which becomes key, over another one; nil if it has none (F23).
  ///
  /// That the delegate is notified before, and that those of iOS 5 and 6 are like those of iOS 7, is
  /// unconfirmed.
  private func makeWindow(over window: UIWindow) -> UIWindow? {
    guard let level = ownLevel else { return nil }
    let own = UIWindow(frame: window.frame)
    own.stage.hierarchy.setPurpose(.panel, ofWindow: own.number)
    own.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
    panel.window = own
    own.makeKeyAndVisible()
    return own
  }

  /// Hides the window of its own: another one becomes key.
  private func hideWindow() {
    guard let own = panel.window else { return }
    panel.window = nil
    own.isHidden = true
  }

  /// Taps a button: the delegate is notified of it, then of the dismissal.
  package func userTaps(_ button: PanelButton) {
    notify(.clicked(button.index))
    disappear(by: button.index, animated: true)
  }

  /// Dismisses it on behalf of a button.
  func disappear(by index: Int, animated: Bool) {
    guard panel.phase == .presenting || panel.phase == .shown else { return }
    let stage = Stage.current
    panel.phase = .dismissing
    notify(.willDismiss(index))
    let end = {
      self.panel.phase = .hidden
      self.removeFromSuperview()
      self.hideWindow()
      self.notify(.didDismiss(index))
    }
    if animated { stage.complete(after: stage.profile.durationOfPanels, end) } else { end() }
  }
}

extension Stage {
  /// The alert or action sheet in front of the front window; nil if there is none.
  package var panel: (any ModalPanel)? {
    let own = hierarchy.windowsBackToFront.filter { $0.isVisible && $0.purpose == .panel }
      .compactMap { registry.windows[$0.number - 1].window }
    let windows = [frontWindow].compactMap { $0 } + own
    return windows.lazy.flatMap(\.subviews).compactMap { $0 as? any ModalPanel }.last
  }

  /// The window in front; nil if none is visible.
  var frontWindow: UIWindow? {
    hierarchy.frontWindow.flatMap { registry.windows[$0.number - 1].window }
  }
}
