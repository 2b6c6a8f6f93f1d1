import Foundation
import NavigationModel

extension UIViewController {
  /// The safe area at the lower edge of its view, without what it adds itself.
  var bottomOfSafeArea: Double {
    guard let view = loadedView else { return 0 }
    return view.safeArea.bottom - (parts.insets?.additional.bottom ?? 0)
  }

  /// What `additionalSafeAreaInsets` is where no class overrides it.
  final var ownAdditionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(parts.insets?.additional ?? .zero) }
    set {
      let new = Insets(newValue)
      guard new != parts.insets?.additional ?? .zero else { return }
      ownInsets.additional = new
      insetsMayHaveChanged()
    }
  }

  /// What `viewRespectsSystemMinimumLayoutMargins` is where no class overrides it.
  final var ownViewRespectsSystemMinimumLayoutMargins: Bool {
    get { parts.insets?.respectsMinimum != false }
    set {
      guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
      ownInsets.respectsMinimum = newValue
      insetsMayHaveChanged()
    }
  }

  /// What `automaticallyAdjustsScrollViewInsets` is where no class overrides it.
  final var ownAutomaticallyAdjustsScrollViewInsets: Bool {
    get { parts.insets?.adjustsScrollViews != false }
    set {
      ownInsets.adjustsScrollViews = newValue
      stage.engine.insetsMayHaveChanged()
    }
  }

  /// The guide at the top when it is read.
  package var topSupport: LayoutSupport { LayoutSupport(length: loadedView?.coveredEdges.top ?? 0) }

  /// The guide at the bottom when it is read.
  package var bottomSupport: LayoutSupport {
    LayoutSupport(length: loadedView?.coveredEdges.bottom ?? 0)
  }

  /// The smallest margins that the system wants in its view.
  var minimumMargins: Insets {
    let side = stage.profile.bars.heights.sideMargin(stage.traits)
    return Insets(left: side, right: side)
  }

  private func insetsMayHaveChanged() {
    loadedView?.setNeedsLayout()
    stage.engine.insetsMayHaveChanged()
  }

  /// Whether releases without a safe area inset a scroll view for it: its view, or the first view in
  /// that, from iOS 7 on (E67).
  func adjustsInset(of view: UIScrollView) -> Bool {
    guard stage.profile.adjustsScrollViews, let own = loadedView else { return false }
    return view === own || view === own.subviews.first
  }

  /// The parts for its insets; created on first access.
  var ownInsets: ControllerInsets {
    if let insets = parts.insets { return insets }
    let made = ControllerInsets()
    parts.insets = made
    return made
  }

  /// What is covered in the view that its own is in, with the bars of the container whose view that is.
  func covered(with outer: Insets, in container: UIView) -> Insets {
    if let other = controllerOfInsets {
      let parent = other.parentOfInsets(in: container).flatMap { controller($0) }
      return parent?.insets(ofChild: other, in: outer) ?? outer
    }
    guard let holder = container.controllerID, parentOfInsets(in: container) == holder else {
      return outer
    }
    return container.controller?.insets(ofChild: self, in: outer) ?? outer
  }

  /// The controller whose bars cover its view: its parent, or the container that it has left as long
  /// as its view is still there (E60).
  private func parentOfInsets(in container: UIView) -> Hierarchy.ID? {
    if let parent = stage.hierarchy[id].parent { return parent }
    guard let former = container.controllerID, stage.hierarchy[former].showing != .placed else {
      return nil
    }
    return former
  }

  /// Whether it may override a callback about its insets: a subclass may, and what `overrides` has
  /// is known.
  var observesInsets: Bool {
    guard let overrides else { return !stage.registry.isOfFramework(id) }
    return overrides.overrides(.viewSafeAreaInsetsDidChange, of: self)
      || overrides.overrides(.viewLayoutMarginsDidChange, of: self)
      || !stage.registry.isOfFramework(type(of: self))
  }
}

/// What a controller adds to the insets of its view.
final class ControllerInsets {
  var additional = Insets.zero
  var respectsMinimum = true
  var adjustsScrollViews = true

  nonisolated deinit {}
}
