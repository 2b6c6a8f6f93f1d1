import Foundation
import NavigationModel

/// What a rotation of the device, or another change of its traits, leads from and to.
struct SizeTransition {
  /// The traits before and after.
  let former, new: Traits
  /// The controllers that were notified before it, and are afterwards (E91).
  fileprivate(set) var rotated: Set<Hierarchy.ID> = []

  /// A change that has not begun.
  init(former: Traits, new: Traits) {
    self.former = former
    self.new = new
  }

  /// Whether the device is turned.
  var isTurn: Bool { former.interfaceOrientation != new.interfaceOrientation }

  /// Whether the screen has another size, or the size classes differ; it has neither upside down.
  fileprivate var isOfSize: Bool { former.screen != new.screen || !isTurn }

  /// How far the contents are rotated, in quarters; the direction is unconfirmed.
  var quarters: Int { new.interfaceOrientation.quarters - former.interfaceOrientation.quarters }
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
    let transition = ActiveTransition(
      profile.row(of: kind), Change(subject: nil), isAnimated: animations.areAnimated, kind: kind,
      lane: .window(0), completion: nil)
    transition.resizing = SizeTransition(former: stage.traits, new: new)
    playInsideCall(transition)
    stage.formerDeviceTraits = nil
  }

  /// Performs a step of a change of traits.
  func execute(_ beat: Beat, of resizing: SizeTransition, in transition: ActiveTransition) {
    let (former, new) = (UITraitCollection(resizing.former), UITraitCollection(resizing.new))
    let size = CGSize(width: resizing.new.screen.width, height: resizing.new.screen.height)
    lazy var coordinator = transition.coordinator(on: stage)
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
      stage.keyboardOfDevice.turn(from: resizing.former, lasting: transition.duration)
    case .adaptToTraits:
      eachWithView {
        $0.adaptToTraits()
        stage.engine.submit(AdaptationCall(by: $0))
      }
    case .didChangeTraits: stage.notifyOfTraitChanges()
    case .willRotate, .willAnimateRotation, .didRotate:
      if resizing.isTurn { rotate(beat, resizing, in: transition) }
    case .updateStatusBar: stage.updateStatusBar()
    case .repositionPopovers: repositionPresented()
    case .layOutScreen: layOutScreen()
    default: break
    }
  }

  /// Notifies the controllers on screen of a rotation, parents first (E91).
  private func rotate(_ beat: Beat, _ resizing: SizeTransition, in transition: ActiveTransition) {
    let (old, new) = (
      UIInterfaceOrientation(resizing.former), UIInterfaceOrientation(resizing.new)
    )
    for id in hierarchy.visible {
      guard let controller = registry[id] else { continue }
      switch beat {
      case .willRotate:
        transition.resizing?.rotated.insert(id)
        controller.receiveWillRotate(to: new, transition.duration)
      case .willAnimateRotation:
        controller.receiveWillAnimateRotation(to: new, transition.duration)
      default:
        if transition.resizing?.rotated.contains(id) == true {
          controller.receiveDidRotate(from: old)
        }
      }
    }
  }

  /// Lets the presentations on screen take other places (F71).
  private func repositionPresented() {
    for id in hierarchy.visible {
      registry[id]?.presentationManagerIfMade?.reposition()
    }
  }

  private func eachWithView(_ body: (UIViewController) -> Void) {
    for id in hierarchy.members {
      if let controller = registry[id], controller.isViewLoaded { body(controller) }
    }
  }

  private func layOutScreen() {
    for id in hierarchy.visible {
      if let controller = registry[id] { stage.engine.layOut(controller) }
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
