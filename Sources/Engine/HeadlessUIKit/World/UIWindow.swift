import Foundation
import NavigationModel

/// The root of a view hierarchy, filled by the views of its root view controller.
///
/// A window that was never shown delivers no callbacks to its controllers (D23).
/// [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow)
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The world it belongs to.
  package let stage: Stage
  /// Its number in the hierarchy.
  var number: Int { place.number }
  /// The lane of its changes.
  var lane: TransitionEngine.Lane { .window(number) }
  /// The scene that it was given; nil for the first one.
  private weak var ownScene: UIWindowScene?
  /// Whether it has no scene in an application with scenes.
  private var lacksScene = false
  /// The window's entry in the stage, which ends with it; the window itself has no `deinit`, so
  /// that subclasses may have ordinary ones.
  private let place: WindowPlace

  /// Creates a hidden window on the current stage.
  public override init(frame: CGRect) {
    stage = Stage.current
    if stage.awaitsHost { stage.createHostIfAwaited() }
    place = WindowPlace(on: stage)
    super.init(frame: frame)
    super.isHidden = true
    stage.registry.windows.append(Registry.WeakWindow(window: self))
    lacksScene = stage.scenes.isAdopted
  }

  /// Creates a hidden window; the coder isn't read.
  public required init?(coder: NSCoder) {
    stage = Stage.current
    place = WindowPlace(on: stage)
    super.init(coder: coder)
    super.isHidden = true
    stage.registry.windows.append(Registry.WeakWindow(window: self))
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() {
    let screen = Stage.current.traits.screen
    self.init(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
  }

  /// Creates a hidden window of a scene that fills the screen.
  public init(windowScene: UIWindowScene) {
    stage = windowScene.stage
    place = WindowPlace(on: stage)
    let screen = stage.traits.screen
    super.init(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    super.isHidden = true
    stage.registry.windows.append(Registry.WeakWindow(window: self))
    lacksScene = stage.scenes.isAdopted
    self.windowScene = windowScene
  }

  /// What remembers how changes in the window are undone (H134).
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The controller whose view fills the window.
  ///
  /// Replacing it is not animated; a controller that belongs to a container leaves it (D16, D19).
  open var rootViewController: UIViewController? {
    get { stage.hierarchy.windows[number - 1].root.flatMap { stage.registry[$0] } }
    set {
      guard newValue !== rootViewController,
        RootAttempt(window: self, root: newValue).meets(RootAttempt.conditions)
      else { return }
      let former = rootViewController.map { stage.hierarchy.members(below: [$0.id]) } ?? []
      if let newValue {
        let isNotified = newValue.isNotifiedOfLeaving
        clear(for: newValue)
        guard newValue.leaveParent(isNotified: isNotified) else { return }
      }
      stage.engine.submit(.root, in: lane) { [number, profile = stage.profile] in
        $0.setRoot(
          newValue?.id, ofWindow: number,
          keepingPresentations: profile.keepsReplacedPresentations)
      }
      stage.engine.removeHiddenViews(of: former)
    }
  }

  /// Takes the next root from the family of the present one, or from its presenter: it disappears with
  /// what it was in, and appears again as the root (D16, D26; unconfirmed).
  private func clear(for next: UIViewController) {
    let presenter = stage.hierarchy[next.id].presenter
    let transition: ActiveTransition?
    if let root = rootViewController, next.isWithin(root) {
      transition = stage.engine.submit(.root, in: lane) { [number, profile = stage.profile] in
        $0.clearRoot(
          ofWindow: number, for: next.id,
          keepingPresentations: profile.keepsReplacedPresentations)
      }
    } else if let presenter {
      transition = stage.engine.submit(.root, in: lane) {
        $0.endPresentation(of: next.id, by: presenter)
      }
    } else {
      return
    }
    if let presenter { stage.engine.releasePresented(next, by: presenter, to: transition) }
  }

  /// Whether it is off screen; true by default.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { updateVisibility() } }
  }

  /// The scene that it belongs to: the first one, unless it was given another; one that is created
  /// without a scene in an application with scenes has none, and shows nothing (F14).
  open var windowScene: UIWindowScene? {
    get { lacksScene ? nil : ownScene ?? stage.scenes.all.first }
    set {
      guard newValue !== windowScene else { return }
      (ownScene, lacksScene) = (newValue, newValue == nil)
      stage.hierarchy.setScene(newValue?.number, ofWindow: number)
      updateVisibility()
    }
  }

  /// Shows or hides its contents: those of a window without a scene aren't seen.
  private func updateVisibility() {
    let isSeen = !isHidden && !lacksScene
    guard isSeen != stage.hierarchy.windows[number - 1].isVisible else { return }
    stage.engine.submit(.root, in: lane) { [number] in $0.setVisible(isSeen, window: number) }
    if isSeen { stage.engine.removeHiddenViews(of: stage.hierarchy.identifiers) }
    stage.engine.play(isSeen ? .show : .hide, of: self)
  }

  /// Its level: a window of a higher one is in front of it; the normal one by default (F16).
  open var windowLevel: Level {
    get { Level(rawValue: CGFloat(stage.hierarchy.windows[number - 1].level)) }
    set {
      stage.hierarchy.setLevel(Double(newValue.rawValue), ofWindow: number)
      if !isHidden { stage.frontWindowDidChange() }
    }
  }

  /// The screen that it is on; setting it has no effect, as there is one.
  open var screen: UIScreen {
    get { stage.screenOfDevice }
    set {}
  }

  /// Whether it is the window that receives keyboard input.
  open var isKeyWindow: Bool { stage.hierarchy.isKey(window: number) }

  /// Whether it can become the key window; true (iOS 15).
  // overridable
  open var canBecomeKey: Bool { true }

  /// Makes it the key window of its scene; it stays behind the windows that cover it (F17, F22).
  open func makeKey() {
    guard !lacksScene, askMember(.canBecomeKey, orOwn: { canBecomeKey }) else { return }
    stage.engine.play(.makeKey, of: self)
  }

  /// Shows it in front of the other windows of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { bringToFront() }
    makeKey()
  }

  /// Called when it has become the key window; does nothing (F20).
  // overridable; recorded
  open func becomeKey() {}

  /// Called when it has ceased to be the key window; does nothing (F20).
  // overridable; recorded
  open func resignKey() {}

  /// Delivers the touches of an event to recognisers, and to the views that they began in; they get no
  /// touches that it doesn't deliver.
  // overridable
  open func sendEvent(_ event: UIEvent) { event.sendTouches() }

  open override var window: UIWindow? { self }

  /// Its scene, or the application.
  open override var next: UIResponder? { windowScene ?? stage.application }

  private func bringToFront() {
    stage.hierarchy.bringToFront(window: number)
    stage.frontWindowDidChange()
  }
}

/// The entry of a window in the hierarchy.
private final class WindowPlace {
  let number: Int
  private let stage: Stage

  init(on stage: Stage) {
    self.stage = stage
    number = stage.hierarchy.addWindow()
  }

  isolated deinit {
    let wasKey = stage.hierarchy.isKey(window: number)
    let scene = stage.hierarchy.windows[number - 1].scene ?? 1
    stage.engine.submit(.close, in: .window(number)) { [number] in $0.closeWindow(number) }
    guard wasKey else { return }
    // A collector of garbage may have released it, in which no program code runs.
    stage.after(.zero) { [weak stage] in stage?.engine.play(.close, of: nil, inScene: scene) }
  }
}
