import Foundation
import NavigationModel

extension UIView {
  /// The guide that it has for what insets leave, the same one each time.
  func guide(
    _ place: ReferenceWritableKeyPath<ViewExtras, UILayoutGuide?>,
    without insets: @escaping (UIView) -> Insets
  ) -> UILayoutGuide {
    if let known = ownExtras[keyPath: place] { return known }
    let made = UILayoutGuide(of: self, without: insets)
    ownExtras[keyPath: place] = made
    return made
  }

  /// Changes what its insets follow from.
  func changeInsets(_ change: (ViewInsets) -> Void) {
    change(ownInsetParts)
    recordingStage.engine.insetsMayHaveChanged()
  }

  /// The parts for its insets; created on first access.
  var ownInsetParts: ViewInsets {
    if let insetParts { return insetParts }
    let made = ViewInsets()
    insetParts = made
    return made
  }
}

/// The margins of a view, and the insets that it knows.
final class ViewInsets {
  /// The margins that the program has set.
  var margins: Insets?
  var preservesSuperview = false
  /// The guide for the keyboard, once it was asked for.
  var keyboardGuide: UIKeyboardLayoutGuide?
  var addsSafeArea = true
  /// The insets it was last notified of; nil for a view that isn't notified.
  var notified: KnownInsets?
  /// Whether the engine knows that it stores insets or is notified of them.
  var isObserved = false

  nonisolated deinit {}
}

/// The insets that a view or a controller knows.
struct KnownInsets: Equatable {
  let safeArea, margins: Insets
}

// MARK: Values

extension UIView {
  /// The safe area; zero in releases that have none.
  var safeArea: Insets { recordingStage.profile.hasSafeArea ? coveredEdges : .zero }

  /// What is covered of its edges, in any release: the insets of the window less the distances from
  /// its edges, with the bars of the containers in between (E58, E60, E68).
  var coveredEdges: Insets {
    guard let container else {
      return (self as? UIWindow)?.coveredScreenEdges.atLeast(.zero) ?? .zero
    }
    guard let outer = container.coveredOfContents else { return .zero }
    return covered(in: outer, of: container).atLeast(.zero)
  }

  /// The same, given the controller whose view it is: reading that counts a reference.
  private func coveredEdges(as controller: UIViewController) -> Insets {
    guard let container, let outer = container.coveredOfContents else { return .zero }
    return covered(as: controller, in: outer, of: container).atLeast(.zero)
  }

  /// What is covered where its subviews are; nil in no window.
  private var coveredOfContents: Insets? {
    // Most are a window, or the view of a container in it.
    if controllerID == nil, let window = self as? UIWindow { return window.coveredScreenEdges }
    if let window = container as? UIWindow {
      return covered(in: window.coveredScreenEdges, of: window)
    }
    return coveredDeepInside
  }

  /// The same at any depth.
  private var coveredDeepInside: Insets? {
    var path: [UIView] = []
    path.reserveCapacity(8)
    var view = self
    while let container = view.container {
      path.append(view)
      view = container
    }
    guard let window = view as? UIWindow else { return nil }
    // Called for nearly every push: a closure would be checked for its actor.
    var insets = window.coveredScreenEdges
    while let inner = path.popLast() {
      insets = inner.covered(in: insets, of: view)
      view = inner
    }
    return insets
  }

  /// What is covered of it, given what is covered of its superview.
  private func covered(in outer: Insets, of container: UIView) -> Insets {
    guard let controller else {
      let covered = wrappedController?.covered(with: outer, in: container) ?? outer
      return place(in: container, covered: covered)
    }
    return covered(as: controller, in: outer, of: container)
  }

  /// The same for the view of a controller.
  private func covered(
    as controller: UIViewController, in outer: Insets, of container: UIView
  ) -> Insets {
    let own = place(in: container, covered: controller.covered(with: outer, in: container))
    guard let parts = controller.parts.insets, controller.stage.profile.hasSafeArea else {
      return own
    }
    return own + parts.additional
  }

  /// What reaches into its frame of what is covered in its superview.
  private func place(in container: UIView, covered: Insets) -> Insets {
    let size = container.frame.size
    return container.insetsOfContents(in: covered).inside(
      Frame(frame), width: Double(size.width), height: Double(size.height))
  }

  /// Its margins.
  var margins: Insets {
    var path = [self]
    while let view = path.last, view.preservesSuperviewLayoutMargins, let outer = view.container {
      path.append(outer)
    }
    return path.dropLast().reversed().reduce(path[path.count - 1].margins(in: nil)) {
      $1.margins(in: $0)
    }
  }

  /// Its margins, given those of the superview if they are preserved.
  private func margins(in outer: Insets?) -> Insets {
    let own = margins(with: safeArea)
    guard let outer, let container else { return own }
    return own.atLeast(
      outer.inside(
        Frame(frame), width: Double(container.frame.width), height: Double(container.frame.height)))
  }

  /// Its margins with a safe area, without the superview's; a view that has none of its own has 8 at
  /// each side (E66).
  private func margins(with safeArea: Insets) -> Insets {
    if let controller { return margins(with: safeArea, as: controller) }
    return extend(insetParts?.margins ?? Insets(top: 8, left: 8, bottom: 8, right: 8), by: safeArea)
  }

  /// The same for the view of a controller, which has the system's minimum.
  private func margins(with safeArea: Insets, as controller: UIViewController) -> Insets {
    let minimum = controller.minimumMargins
    guard let own = insetParts?.margins else { return extend(minimum, by: safeArea) }
    return extend(
      controller.viewRespectsSystemMinimumLayoutMargins ? own.atLeast(minimum) : own, by: safeArea)
  }

  /// Margins with the safe area.
  private func extend(_ own: Insets, by safeArea: Insets) -> Insets {
    insetsLayoutMarginsFromSafeArea ? own + safeArea : own
  }

  /// The insets it has now.
  var currentInsets: KnownInsets {
    let safeArea = safeArea
    return KnownInsets(
      safeArea: safeArea,
      margins: preservesSuperviewLayoutMargins ? margins : margins(with: safeArea))
  }

  /// The insets it has as the view of a controller, where there is a safe area.
  func insets(as controller: UIViewController) -> KnownInsets {
    // Another controller may have taken it as its view since.
    guard controllerID == controller.id else { return currentInsets }
    let safeArea = coveredEdges(as: controller)
    return KnownInsets(
      safeArea: safeArea,
      margins: preservesSuperviewLayoutMargins
        ? margins : margins(with: safeArea, as: controller))
  }
}

// MARK: Notifying

extension UIView {
  /// Notifies it of its insets if they are others than it knows; from now on it is notified of each
  /// change (E55).
  ///
  /// That it knows none of the screen at first, and is notified at its first layout, after the
  /// controller, is unconfirmed.
  func beginObservingInsets() {
    followInsets()
    guard observesInsets else { return }
    if insetParts?.notified == nil {
      ownInsetParts.notified = KnownInsets(safeArea: .zero, margins: margins(with: .zero))
      recordingStage.engine.observeInsets(of: self)
    }
    notifyOfInsets()
  }

  /// Notifies it of its insets if they have changed, margins first.
  func notifyOfInsets() {
    guard let former = insetParts?.notified, top is UIWindow else { return }
    let new = currentInsets
    guard new != former else { return }
    insetParts?.notified = new
    if new.margins != former.margins { receiveLayoutMarginsDidChange() }
    if new.safeArea != former.safeArea { receiveSafeAreaInsetsDidChange() }
  }

  /// Whether it may override what notifies it: a subclass may, and what `overrides` has is known.
  private var observesInsets: Bool {
    let stage = recordingStage
    guard stage.profile.hasSafeArea else { return false }
    if let overrides,
      overrides.overrides(OverridableMember.safeAreaInsetsDidChange.name, of: self)
        || overrides.overrides(OverridableMember.layoutMarginsDidChange.name, of: self)
    {
      return true
    }
    return !stage.registry.isOfFramework(type(of: self))
  }
}
