import Foundation
import NavigationModel

/// Manages a presentation: its style, its effect on the presenter's view, its delegate.
///
/// [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// Decides how the presentation adapts, and is notified when the user dismisses it; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What overrides its members; nil if nothing does.
  package var overrides: (any MemberOverrides)?
  /// The name of its class, if that isn't the Swift class's.
  package var givenClassName: String?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  fileprivate weak var presented: UIViewController?
  /// The controller that it was created for, while it presents another one in an adapted style (P32,
  /// F72); nil while it doesn't.
  private(set) final var original: UIViewController?
  private weak var presenting: UIViewController?
  /// The style that it was created for (P17: later changes to the controller's style don't count).
  let madeFor: PresentationStyle
  /// What it stores about traits; nil while nothing needs them.
  var traitState: TraitState?
  /// The view around the presented one, in its window.
  private(set) final lazy var area = UITransitionView(of: self)

  /// Creates the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    madeFor = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Creates the manager of a presentation in a style, whatever the controller asks for.
  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    style: PresentationStyle
  ) {
    presented = presentedViewController
    self.presenting = presenting
    madeFor = style
    super.init()
  }

  /// The popover whose content it presents; nil for other presentations.
  var popoverController: UIPopoverController? { nil }

  /// Prepares a presentation in a style that is about to begin, or that it adapts to.
  func prepare(for style: PresentationStyle) {}

  /// Checks that a presentation that is about to begin has what it needs.
  func checkSource(in transition: ActiveTransition) {}

  /// Notifies the delegate that the user has dismissed it (P33).
  func wasDismissed() {
    call(Calls.didDismiss) { $0.presentationControllerDidDismiss(self) }
  }

  /// Asks for another place after the surroundings have changed.
  func reposition() {}

  /// Whether its style adapts to the device: that of a popover's content doesn't.
  var adapts: Bool { popoverController == nil }

  /// The name of its class if it isn't that of the style.
  var ownClassName: String? {
    madeFor == .custom ? givenClassName ?? String(describing: type(of: self)) : nil
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("the presented controller of this presentation is gone")
    }
    return presented
  }

  /// The presenting controller, or the presented one before the presentation and without a
  /// presenter.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? presentedViewController
  }

  /// Replaces the presented controller (P32); the original one is retained until its presentation
  /// ends or it returns (F72).
  func replacePresented(with other: UIViewController) {
    guard other !== presented else { return }
    let first = original ?? presented
    releaseOriginal()
    presented?.parts.presentationOptions.manager = nil
    presented = other
    other.parts.presentationOptions.manager = self
    if other !== first { retainOriginal(first) }
  }

  private func retainOriginal(_ controller: UIViewController?) {
    original = controller
    guard let controller, let presented else { return }
    presented.stage.observer?.owner(presented, gained: controller)
  }

  /// Releases the controller that it was created for, where it presents another one.
  final func releaseOriginal() {
    guard let former = original else { return }
    original = nil
    guard let presented else { return }
    presented.stage.observer?.owner(presented, lost: former)
  }

  /// Is about another presented controller from now on.
  func follow(_ other: UIViewController) { presented = other }

  /// The presented controller, unless it has been deallocated.
  package var controller: UIViewController? { presented }

  /// The style that it was created for.
  open var presentationStyle: UIModalPresentationStyle { madeFor }

  /// The style that the presentation has on this device, including the delegate's choice (P31).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    presented == nil ? madeFor : adaptation
  }

  /// The style that the presentation would have in another environment; here that of the device.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }

  /// The view that contains the presentation; nil when nothing is presented.
  open var containerView: UIView? { presented?.presentingViewController == nil ? nil : area }

  /// The presented view; nil before it is loaded.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The frame of the presented view, in points of the window.
  // overridable
  open var frameOfPresentedViewInContainerView: CGRect {
    presented.map { $0.stage.frame(ofPresented: $0) } ?? .zero
  }

  /// That frame, where the class is the program's and may have its own, or something overrides it.
  final var frameOfProgram: CGRect? {
    guard madeFor == .custom, let presented,
      overrides != nil || type(of: self) != UIPresentationController.self
    else { return nil }
    if area.frame.isEmpty {
      let screen = presented.stage.traits.screen
      area.frame.size = CGSize(width: screen.width, height: screen.height)
    }
    return askMember(.frameOfPresentedViewInContainerView) { frameOfPresentedViewInContainerView }
  }

  /// Whether a presentation in a custom style covers the screen; true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed from the window, with callbacks for its controller
  /// (P27); false unless a style specifies otherwise.
  // overridable
  open var shouldRemovePresentersView: Bool { madeFor.coversPresenter }

  /// Called before the views in `containerView` are laid out; does nothing (H105).
  // overridable; H105
  open func containerViewWillLayoutSubviews() {}
  /// Called when the views in `containerView` have been laid out; does nothing (H105).
  // overridable; H105
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presented view appears.
  // overridable; at presentationWillBegin
  open func presentationTransitionWillBegin() {}
  /// Called when it has appeared, or the presentation was cancelled.
  // overridable; at presentationDidEnd
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  // overridable; at dismissalWillBegin
  open func dismissalTransitionWillBegin() {}
  /// Called when it has disappeared, or the dismissal was cancelled.
  // overridable; at dismissalDidEnd
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits

  /// Its traits: those of its window, and what it overrides (F100).
  open var traitCollection: UITraitCollection { liveTraits }

  /// Called after its traits have changed; does nothing (F101).
  // overridable
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that it overrides for what it presents; nil for none (F100).
  open var overrideTraitCollection: UITraitCollection? {
    get { (traitState?.overrides).flatMap { $0.isEmpty ? nil : UITraitCollection($0) } }
    set { madeTraitState.change { $0.overrides = newValue?.values ?? TraitValues() } }
  }

  // MARK: Contents

  /// The size that the presented controller prefers, in points; zero for the style's.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the presented controller prefers another size; a popover or a card takes it at once
  /// (F74, F107).
  // overridable; as contentSizeDidChange; F107
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard let presented, presented.isViewLoaded, presented.presentingViewController != nil else {
      return
    }
    presented.stage.engine.layOut(presented)
    presented.stage.engine.insetsMayHaveChanged()
  }

  /// Calls `preferredContentSizeDidChange`, or its override.
  package func receivePreferredSizeDidChange(of child: UIViewController) {
    callMember(.contentSizeDidChange, [child]) {
      preferredContentSizeDidChange(forChildContentContainer: child)
    }
  }

  /// Called when the size that fits the presented controller has changed; does nothing, and isn't
  /// called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The new size of the presented controller's view when the screen has another one, in points, of which
  /// `viewWillTransition` notifies it (E93): that of the style; in the style `custom` all of it.
  // overridable: sizeForChildContentContainer
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard madeFor != .custom, let presented, container === presented else { return parentSize }
    return presented.stage.frame(ofPresented: presented).size
  }

  /// Called before `containerView` changes its size; does nothing, as presented controllers are notified
  /// after it by what they cover (E93).
  // overridable
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the size classes change; does nothing, as presented controllers are notified after it
  /// by what they cover.
  // overridable
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits that the presented controller has in place of those of the window (iOS 17; F100).
  open var traitOverrides: any UITraitOverrides {
    get {
      traitStage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  nonisolated deinit {}
}

extension UIPresentationController {
  /// Whether the presenter's view is removed; an override has priority.
  var removesPresentersView: Bool {
    askMember(.shouldRemovePresentersView) { shouldRemovePresentersView }
  }

  /// Plays a beat of its presentation: calls its method for a beginning or an end, or its delegate; the
  /// others are those of the controller that it presents.
  func play(_ beat: Beat, of transition: ActiveTransition) {
    let isCompleted = !transition.isCancelled
    switch beat {
    case .preparePopover: adapt(in: transition)
    case .checkSource: checkSource(in: transition)
    case .willDismiss: call(Calls.willDismiss) { $0.presentationControllerWillDismiss(self) }
    case .didDismiss: wasDismissed()
    case .presentationWillBegin:
      callMember(.presentationTransitionWillBegin) { presentationTransitionWillBegin() }
    case .presentationDidEnd:
      callMember(.presentationTransitionDidEnd, [isCompleted]) {
        presentationTransitionDidEnd(isCompleted)
      }
    case .dismissalWillBegin:
      callMember(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
    case .dismissalDidEnd:
      callMember(.dismissalTransitionDidEnd, [isCompleted]) {
        dismissalTransitionDidEnd(isCompleted)
      }
    default: controller?.play(beat, of: transition)
    }
  }

  /// Notifies the delegate of a style that it adapts to, and prepares the presentation in that (F68,
  /// F72).
  private func adapt(in transition: ActiveTransition) {
    guard let controller, let presenter = controller.stage.hierarchy[controller.id].presenter,
      let style = controller.stage.hierarchy[presenter].presentation?.adaptedStyle
    else { return }
    if style != madeFor || transition.kind == .adapt { notifyOfAdaptation(to: style) }
    prepare(for: style)
  }
}

extension UIPresentationController {
  /// The style that the presentation has on this device: the delegate's choice if the style has to
  /// adapt (P31).
  var adaptation: PresentationStyle {
    let (style, profile) = (madeFor, recordingStage.profile)
    guard adapts else { return style }
    let isAttached = isAttachedInCompactHeight
    guard profile.replacement(of: style, in: liveRoom, isAttached: isAttached) != nil,
      profile.asksHowToAdapt
    else { return ownAdaptation }
    let collection = liveTraits
    let preferred = call(Calls.adaptivePresentationStyle, [collection.room]) {
      $0.adaptivePresentationStyle(for: self, traitCollection: collection)
    }
    guard let preferred else { return ownAdaptation }
    return preferred == .none ? style : profile.resolve(preferred)
  }

  /// The style that UIKit would choose in a compact environment (P28 to P31).
  package var ownAdaptation: PresentationStyle { ownAdaptation(in: liveRoom) }

  /// The same in other surroundings.
  func ownAdaptation(in room: Traits) -> PresentationStyle {
    controller?.stage.profile.adapted(
      madeFor, to: room, isAttached: isAttachedInCompactHeight) ?? madeFor
  }

  /// Whether as a sheet it is attached to the lower edge in compact height (F60).
  var isAttachedInCompactHeight: Bool {
    controller?.sheetManager?.prefersEdgeAttachedInCompactHeight == true
  }
}

extension UIPresentationController {
  /// The controller that the delegate provides for an adapted style; nil for the same (P32).
  func replacement(for style: PresentationStyle) -> UIViewController? {
    guard style != madeFor else { return nil }
    return call(Calls.viewControllerForAdaptivePresentationStyle, ["\(style)"]) {
      $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }
  }

  /// Whether another controller may be presented, or is no longer, in another style (F72).
  func mayExchange(for style: PresentationStyle) -> Bool {
    original != nil
      || style != madeFor
        && Calls.viewControllerForAdaptivePresentationStyle.receiver(of: self) != nil
  }

  /// Asks which controller is presented in another style, and presents it: that of the delegate, or
  /// the original one, which leaves the container that it may be in (F72).
  ///
  /// The controller it has presented has no presenter meanwhile, so that it may be put into another.
  func exchange(for style: PresentationStyle) -> UIViewController? {
    guard let current = presented else { return nil }
    let first = original ?? current
    replacePresented(with: first)
    let other = replacement(for: style)
    let next = other.flatMap { first.mayBePresented($0) ? $0 : nil } ?? first
    if next === first { guard first.leaveContainer() else { return nil } }
    replacePresented(with: next)
    return next
  }
}

extension UIPresentationController {
  /// Notifies the delegate that the presentation takes an adapted style, or its own again (F68,
  /// F72).
  func notifyOfAdaptation(to style: PresentationStyle) {
    let isAdapted = style != madeFor
    if isAdapted, Calls.prepareAdaptive.receiver(of: self) != nil {
      let adaptive = adaptiveManager(for: style)
      call(Calls.prepareAdaptive) { $0.presentationController(self, prepare: adaptive) }
    }
    let named = isAdapted ? style : .none
    call(Calls.willPresentWithAdaptiveStyle, ["\(named)"]) {
      $0.presentationController(
        self, willPresentWithAdaptiveStyle: named,
        transitionCoordinator: controller?.transitionCoordinator)
    }
  }

  /// What manages it in an adapted style: the sheet of a popover, itself as a sheet, or a plain one.
  private func adaptiveManager(for style: PresentationStyle) -> UIPresentationController {
    if style.isSheet, let sheet = controller?.sheetManager { return sheet }
    return UIPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController,
      style: style)
  }
}
