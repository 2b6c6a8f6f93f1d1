import Foundation
import NavigationModel

/// A rotation of the device or a change of size, from its announcement to its end.
final class SizeTransition: CoordinatedAnimation {
  /// The traits before and after.
  let former, new: Traits
  let isAnimated: Bool
  let duration: Duration
  private var alongsideAnimations: [Handler<Void>] = []
  private var completionHandlers: [Handler<Bool>] = []
  private var isOver = false
  /// The controllers that were notified before it, and are afterwards (E91).
  fileprivate var rotated: Set<Hierarchy.ID> = []

  /// Creates a rotation that has not begun.
  init(from former: Traits, to new: Traits, isAnimated: Bool, duration: Duration) {
    self.former = former
    self.new = new
    self.isAnimated = isAnimated
    self.duration = isAnimated ? duration : .zero
  }

  /// Whether the device is turned.
  var isTurn: Bool { former.interfaceOrientation != new.interfaceOrientation }

  /// Whether the screen has another size, or the size classes differ; it has neither upside down.
  fileprivate var isOfSize: Bool { former.screen != new.screen || !isTurn }

  /// The direction is unconfirmed.
  var quarters: Int { new.interfaceOrientation.quarters - former.interfaceOrientation.quarters }

  let interaction = (began: false, drives: false, progress: 0.0)
  let isReversing = false

  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController? { nil }

  func addAlongside(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation = Handler(.alongside, animation) { alongsideAnimations.append(animation) }
    if let completion = Handler(.alongside, completion) { completionHandlers.append(completion) }
    return true
  }

  /// Runs the alongside animations after the layout, and schedules the completion handlers.
  func begin(on stage: Stage) {
    let handlers = alongsideAnimations
    alongsideAnimations = []
    for handler in handlers { handler.run() }
    guard !completionHandlers.isEmpty else { return isOver = true }
    stage.complete(after: duration) { [self] in end() }
  }

  private func end() {
    isOver = true
    let handlers = completionHandlers
    completionHandlers = []
    for handler in handlers { handler.run(false) }
  }

  nonisolated deinit {}
}

extension Traits.InterfaceOrientation {
  /// How far the contents are rotated on the device, in quarters.
  fileprivate var quarters: Int {
    switch self {
    case .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}

extension TransitionEngine {
  /// Plays the row of a rotation, or of another change of the device's traits.
  func resize(to new: Traits, as kind: Choreography.Kind = .resize) {
    if new != stage.traits { change(to: new, as: kind) }
  }

  /// Plays the row of a change of traits, of the device or of some environments.
  func change(to new: Traits, as kind: Choreography.Kind) {
    let row = profile.row(of: kind)
    let sizeTransition = SizeTransition(
      from: stage.traits, to: new, isAnimated: animations.areAnimated,
      duration: row.value.duration)
    let transition = ActiveTransition(
      row, Change(subject: nil), isAnimated: sizeTransition.isAnimated, kind: kind,
      lane: .window(0), completion: nil)
    transition.resizing = sizeTransition
    play(row.value.asked, of: transition)
    stage.formerDeviceTraits = nil
    sizeTransition.begin(on: stage)
    guard !row.value.ended.isEmpty else { return }
    stage.complete(after: sizeTransition.duration) { [unowned self] in
      play(row.value.ended, of: transition)
    }
  }

  /// Performs a step of a change of traits.
  func execute(_ beat: Beat, of resizing: SizeTransition) {
    let (former, new) = (UITraitCollection(resizing.former), UITraitCollection(resizing.new))
    let size = CGSize(width: resizing.new.screen.width, height: resizing.new.screen.height)
    lazy var coordinator = TransitionCoordinator(resizing, on: stage)
    switch beat {
    case .willChangeTraits:
      guard !former.hasRoom(of: new) else { return }
      for root in stage.rootsOnScreen {
        root.receiveWillTransition(to: root.liveTraits(on: new), coordinator)
      }
    case .willChangeSize where resizing.isOfSize:
      for root in stage.rootsOnScreen { root.receiveWillTransition(to: size, coordinator) }
    case .takeTraits:
      if former != new {
        stage.formerDeviceTraits = former
        stage.tracksTraits = true
      }
      stage.traits = resizing.new
      stage.fitWindows()
    case .turnKeyboard:
      guard resizing.isTurn else { return }
      stage.keyboardOfDevice.turn(from: resizing.former, lasting: resizing.duration)
    case .adaptToTraits:
      eachWithView {
        $0.adaptToTraits()
        stage.adaptPresentation(by: $0)
      }
    case .didChangeTraits: stage.notifyOfTraitChanges()
    case .willRotate, .willAnimateRotation, .didRotate:
      if resizing.isTurn { rotate(beat, resizing) }
    case .updateStatusBar: stage.updateStatusBar()
    case .repositionPopovers: repositionPopovers()
    case .layOutScreen: layOutScreen()
    default: break
    }
  }

  /// Notifies the controllers on screen of a rotation, parents first (E91).
  private func rotate(_ beat: Beat, _ resizing: SizeTransition) {
    let (old, new) = (
      UIInterfaceOrientation(resizing.former), UIInterfaceOrientation(resizing.new)
    )
    for id in hierarchy.visible {
      guard let controller = registry[id] else { continue }
      switch beat {
      case .willRotate:
        resizing.rotated.insert(id)
        controller.receiveWillRotate(to: new, resizing.duration)
      case .willAnimateRotation: controller.receiveWillAnimateRotation(to: new, resizing.duration)
      default: if resizing.rotated.contains(id) { controller.receiveDidRotate(from: old) }
      }
    }
  }

  /// Asks the delegates of the popovers on screen for other sources (F71).
  private func repositionPopovers() {
    for id in hierarchy.visible {
      (registry[id]?.presentationManagerIfMade as? UIPopoverPresentationController)?.reposition()
    }
  }

  private func eachWithView(_ body: (UIViewController) -> Void) {
    for id in hierarchy.members {
      if let controller = registry[id], controller.isViewLoaded { body(controller) }
    }
  }

  private func layOutScreen() {
    for id in hierarchy.visible {
      if let controller = registry[id] { stage.layOut(controller) }
    }
    layOutAgain()
  }
}

extension Stage {
  /// Rotates the device or changes its screen; controllers on screen are notified before and adapt
  /// at once.
  ///
  /// The contents turn with the device if that is supported (E78). Changing `device` needs an empty
  /// window, as no device becomes another one.
  public func setTraits(_ new: Traits) {
    var new = new
    if new.interfaceOrientation != traits.interfaceOrientation {
      device.turn(to: UIDeviceOrientation(new.interfaceOrientation))
      deciderOfOrientation = orientationDecider?.id
      let turned = Traits.InterfaceOrientation(orientation(for: orientationDecider))
      new.interfaceOrientation = turned ?? traits.interfaceOrientation
    }
    var resized = traits
    resized.isDark = new.isDark
    engine.resize(to: new, as: resized == new ? .traits : .resize)
  }

  /// Takes the screen of the profile's iPhone.
  func takeScreenOfProfile() {
    guard traits.phone != profile.phone else { return }
    traits.phone = profile.phone
    fitWindows()
  }

  /// Makes all windows as large as the screen.
  func fitWindows() {
    let size = CGSize(width: traits.screen.width, height: traits.screen.height)
    for window in registry.windows { window.window?.frame.size = size }
  }

  /// The roots of the windows on screen, back to front.
  var rootsOnScreen: [UIViewController] {
    hierarchy.windowsBackToFront.filter(\.isVisible).compactMap { $0.root.flatMap { registry[$0] } }
  }

  /// The root of the frontmost visible window that has one.
  var frontRoot: UIViewController? {
    // Fields are read in place: nearly every change asks for this.
    var (front, frontRoot): (Int, Hierarchy.ID?) = (0, nil)
    for index in hierarchy.windows.indices where hierarchy.windows[index].isVisible {
      guard let root = hierarchy.windows[index].root else { continue }
      if frontRoot != nil, hierarchy.windows[index].isBehind(hierarchy.windows[front]) { continue }
      (front, frontRoot) = (index, root)
    }
    guard let frontRoot else { return nil }
    return registry[frontRoot]
  }
}
