import NavigationModel

/// A member that can be overridden and that the framework calls, other than a callback: a row of the
/// table of them.
package struct OverridableMember: Sendable, Equatable {
  /// Its bare name, as in traces.
  package let name: String
  /// The method or property, as UIKit writes it.
  package let method: String
  /// What an override may answer.
  package let answer: Answer
  /// Whether a call of an override is recorded in the trace.
  package let isRecorded: Bool
  /// The property to which the class's own member assigns the first argument, so that an override
  /// that doesn't call super is found; nil where nothing is checked.
  let assignedBySuper: KeyPath<UIViewController, Bool>?
  /// The beat that plays it, if it has a fixed place in a change.
  package let beat: Beat?

  /// What an override may answer.
  package enum Answer: Sendable {
    /// Whatever it answers is ignored.
    case nothing
    /// A boolean; nil for the class's own answer.
    case flag
    /// A controller; nil for none.
    case controller
    /// Several controllers, or one; nil for none.
    case controllers
    /// A style of the status bar.
    case style
    /// Several orientations, or one.
    case orientations, orientation
    /// A size.
    case size
    /// A rectangle.
    case frame
    /// Edges of the screen.
    case edges
    /// Commands of keys.
    case commands
    /// How the status bar changes.
    case animation
    /// Attributes of a layout, or a sequence of them.
    case attributes
    /// A view.
    case view
    /// A scroll view.
    case scrollView
  }

  private init(
    _ name: String, _ method: String, _ answer: Answer, isRecorded: Bool = true,
    assignedBySuper: KeyPath<UIViewController, Bool>? = nil, in beat: Beat? = nil
  ) {
    self.name = name
    self.method = method
    self.answer = answer
    self.isRecorded = isRecorded
    self.assignedBySuper = assignedBySuper
    self.beat = beat
  }

  /// Its selector in Objective-C, as messages name it: `setEditing:animated:`.
  var selector: String {
    method.replacing("(_:", with: ":").replacing(")", with: "").replacing("()", with: "")
  }

  /// An action whose name the program has chosen; its call is recorded whether it is overridden or not.
  static func unwindAction(_ action: Selector) -> OverridableMember {
    OverridableMember(action.description, action.description, .nothing, isRecorded: false)
  }
}

extension OverridableMember {
  static let canPerformAction = OverridableMember(
    "canPerformAction", "canPerformAction(_:withSender:)", .flag)
  static let targetViewController = OverridableMember(
    "targetViewController", "targetViewController(forAction:sender:)", .controller)
  static let willTransition = OverridableMember(
    "willTransition", "willTransition(to:with:)", .nothing, in: .willChangeTraits)
  static let viewWillTransition = OverridableMember(
    "viewWillTransition", "viewWillTransition(to:with:)", .nothing, in: .willChangeSize)
  static let sizeForChildContentContainer = OverridableMember(
    "sizeForChildContentContainer", "size(forChildContentContainer:withParentContainerSize:)",
    .size, isRecorded: false)
  static let preferredContentSizeDidChange = OverridableMember(
    "preferredContentSizeDidChange", "preferredContentSizeDidChange(forChildContentContainer:)",
    .nothing)
  static let disablesAutomaticKeyboardDismissal = OverridableMember(
    "disablesAutomaticKeyboardDismissal", "disablesAutomaticKeyboardDismissal", .flag,
    isRecorded: false)
  static let willRotate = OverridableMember(
    "willRotate", "willRotate(to:duration:)", .nothing, in: .willRotate)
  static let willAnimateRotation = OverridableMember(
    "willAnimateRotation", "willAnimateRotation(to:duration:)", .nothing, in: .willAnimateRotation)
  static let didRotate = OverridableMember(
    "didRotate", "didRotate(from:)", .nothing, in: .didRotate)
  static let traitCollectionDidChange = OverridableMember(
    "traitCollectionDidChange", "traitCollectionDidChange(_:)", .nothing,
    in: .didChangeTraits)
  static let show = OverridableMember("show", "show(_:sender:)", .nothing)
  static let showDetailViewController = OverridableMember(
    "showDetailViewController", "showDetailViewController(_:sender:)", .nothing)
  static let shouldPerformSegue = OverridableMember(
    "shouldPerformSegue", "shouldPerformSegue(withIdentifier:sender:)", .flag)
  static let prepare = OverridableMember("prepare", "prepare(for:sender:)", .nothing)
  static let canPerformUnwindSegueAction = OverridableMember(
    "canPerformUnwindSegueAction", "canPerformUnwindSegueAction(_:from:sender:)",
    .flag)
  static let allowedChildrenForUnwinding = OverridableMember(
    "allowedChildrenForUnwinding", "allowedChildrenForUnwinding(from:)", .controllers)
  static let unwind = OverridableMember("unwind", "unwind(for:towards:)", .nothing)
  static let encodeRestorableState = OverridableMember(
    "encodeRestorableState", "encodeRestorableState(with:)", .nothing)
  static let decodeRestorableState = OverridableMember(
    "decodeRestorableState", "decodeRestorableState(with:)", .nothing)
  static let applicationFinishedRestoringState = OverridableMember(
    "applicationFinishedRestoringState", "applicationFinishedRestoringState()", .nothing)
  static let updateUserActivityState = OverridableMember(
    "updateUserActivityState", "updateUserActivityState(_:)", .nothing)  // H45
  static let restoreUserActivityState = OverridableMember(
    "restoreUserActivityState", "restoreUserActivityState(_:)", .nothing)  // H48
  static let collapseSecondaryViewController = OverridableMember(
    "collapseSecondaryViewController", "collapseSecondaryViewController(_:for:)",
    .nothing)
  static let separateSecondaryViewController = OverridableMember(
    "separateSecondaryViewController", "separateSecondaryViewController(for:)", .controller)
  static let shouldAutomaticallyForwardAppearanceMethods = OverridableMember(
    "shouldAutomaticallyForwardAppearanceMethods", "shouldAutomaticallyForwardAppearanceMethods",
    .flag,
    isRecorded: false)
  static let prefersStatusBarHidden = OverridableMember(
    "prefersStatusBarHidden", "prefersStatusBarHidden", .flag, isRecorded: false)
  static let preferredStatusBarStyle = OverridableMember(
    "preferredStatusBarStyle", "preferredStatusBarStyle", .style, isRecorded: false)
  static let childForStatusBarHidden = OverridableMember(
    "childForStatusBarHidden", "childForStatusBarHidden", .controller, isRecorded: false)
  static let childForStatusBarStyle = OverridableMember(
    "childForStatusBarStyle", "childForStatusBarStyle", .controller, isRecorded: false)
  static let preferredStatusBarUpdateAnimation = OverridableMember(
    "preferredStatusBarUpdateAnimation", "preferredStatusBarUpdateAnimation", .animation,
    isRecorded: false)  // F106
  static let prefersHomeIndicatorAutoHidden = OverridableMember(
    "prefersHomeIndicatorAutoHidden", "prefersHomeIndicatorAutoHidden", .flag, isRecorded: false)
  static let childForHomeIndicatorAutoHidden = OverridableMember(
    "childForHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", .controller,
    isRecorded: false)  // F105
  static let preferredScreenEdgesDeferringSystemGestures = OverridableMember(
    "preferredScreenEdgesDeferringSystemGestures", "preferredScreenEdgesDeferringSystemGestures",
    .edges, isRecorded: false)
  static let childForScreenEdgesDeferringSystemGestures = OverridableMember(
    "childForScreenEdgesDeferringSystemGestures", "childForScreenEdgesDeferringSystemGestures",
    .controller, isRecorded: false)
  static let prefersPointerLocked = OverridableMember(
    "prefersPointerLocked", "prefersPointerLocked", .flag, isRecorded: false)
  static let childViewControllerForPointerLock = OverridableMember(
    "childViewControllerForPointerLock", "childViewControllerForPointerLock", .controller,
    isRecorded: false)
  static let prefersInterfaceOrientationLocked = OverridableMember(
    "prefersInterfaceOrientationLocked", "prefersInterfaceOrientationLocked", .flag,
    isRecorded: false)  // F105
  static let childViewControllerForInterfaceOrientationLock = OverridableMember(
    "childViewControllerForInterfaceOrientationLock",
    "childViewControllerForInterfaceOrientationLock", .controller, isRecorded: false)
  static let contentSizeDidChange = OverridableMember(
    "preferredContentSizeDidChange", "preferredContentSizeDidChange(forChildContentContainer:)",
    .nothing, isRecorded: false)  // F107
  static let keyCommands = OverridableMember(
    "keyCommands", "keyCommands", .commands, isRecorded: false)  // F115
  static let supportedInterfaceOrientations = OverridableMember(
    "supportedInterfaceOrientations", "supportedInterfaceOrientations", .orientations,
    isRecorded: false)  // E77
  static let preferredInterfaceOrientationForPresentation = OverridableMember(
    "preferredInterfaceOrientationForPresentation", "preferredInterfaceOrientationForPresentation",
    .orientation, isRecorded: false)
  static let shouldAutorotate = OverridableMember(
    "shouldAutorotate", "shouldAutorotate", .flag, isRecorded: false)
  static let shouldAutorotateTo = OverridableMember(
    "shouldAutorotateTo", "shouldAutorotate(to:)", .flag, isRecorded: false)
  static let pushViewController = OverridableMember(
    "pushViewController", "pushViewController(_:animated:)", .nothing, isRecorded: false)
  static let setEditing = OverridableMember(
    "setEditing", "setEditing(_:animated:)", .nothing, isRecorded: false,
    assignedBySuper: \.isEditing)  // B61
  static let popViewController = OverridableMember(
    "popViewController", "popViewController(animated:)", .nothing, isRecorded: false)
  static let popToRootViewController = OverridableMember(
    "popToRootViewController", "popToRootViewController(animated:)", .nothing, isRecorded: false)
  static let popToViewController = OverridableMember(
    "popToViewController", "popToViewController(_:animated:)", .nothing, isRecorded: false)
  static let present = OverridableMember(
    "present", "present(_:animated:completion:)", .nothing, isRecorded: false)
  static let dismiss = OverridableMember(
    "dismiss", "dismiss(animated:completion:)", .nothing, isRecorded: false)
  static let updateProperties = OverridableMember(  // H75
    "updateProperties", "updateProperties()", .nothing, isRecorded: false, in: .updateProperties)
  static let layoutSubviews = OverridableMember(
    "layoutSubviews", "layoutSubviews()", .nothing, isRecorded: false, in: .layoutSubviews)
  static let safeAreaInsetsDidChange = OverridableMember(
    "safeAreaInsetsDidChange", "safeAreaInsetsDidChange()", .nothing, isRecorded: false)
  static let layoutMarginsDidChange = OverridableMember(
    "layoutMarginsDidChange", "layoutMarginsDidChange()", .nothing, isRecorded: false)
  static let adjustedContentInsetDidChange = OverridableMember(
    "adjustedContentInsetDidChange", "adjustedContentInsetDidChange()", .nothing, isRecorded: false)
  static let didMoveToSuperview = OverridableMember(
    "didMoveToSuperview", "didMoveToSuperview()", .nothing, isRecorded: false)
  static let willMoveToSuperview = OverridableMember(
    "willMoveToSuperview", "willMove(toSuperview:)", .nothing, isRecorded: false)
  static let willMoveToWindow = OverridableMember(
    "willMoveToWindow", "willMove(toWindow:)", .nothing, isRecorded: false)
  static let didMoveToWindow = OverridableMember(
    "didMoveToWindow", "didMoveToWindow()", .nothing, isRecorded: false)
  static let didAddSubview = OverridableMember(
    "didAddSubview", "didAddSubview(_:)", .nothing, isRecorded: false)
  static let willRemoveSubview = OverridableMember(
    "willRemoveSubview", "willRemoveSubview(_:)", .nothing, isRecorded: false)
  static let updateConstraints = OverridableMember(
    "updateConstraints", "updateConstraints()", .nothing, isRecorded: false)
  static let hitTest = OverridableMember(
    "hitTest", "hitTest(_:with:)", .view, isRecorded: false)
  static let point = OverridableMember("point", "point(inside:with:)", .flag, isRecorded: false)
  static let tintColorDidChange = OverridableMember(
    "tintColorDidChange", "tintColorDidChange()", .nothing, isRecorded: false)
  static let gestureRecognizerShouldBegin = OverridableMember(
    "gestureRecognizerShouldBegin", "gestureRecognizerShouldBegin(_:)", .flag)
  static let perform = OverridableMember("perform", "perform()", .nothing, isRecorded: false)
  static let encodeView = OverridableMember(
    "encodeRestorableState", "encodeRestorableState(with:)", .nothing, isRecorded: false)
  static let decodeView = OverridableMember(
    "decodeRestorableState", "decodeRestorableState(with:)", .nothing, isRecorded: false)
  static let becomeKey = OverridableMember("becomeKey", "becomeKey()", .nothing)
  static let resignKey = OverridableMember("resignKey", "resignKey()", .nothing)
  static let prepareForReuse = OverridableMember(
    "prepareForReuse", "prepareForReuse()", .nothing, isRecorded: false)
  static let setSelected = OverridableMember(
    "setSelected", "setSelected(_:animated:)", .nothing, isRecorded: false)
  static let setEditingOfView = OverridableMember(
    "setEditing", "setEditing(_:animated:)", .nothing, isRecorded: false)
  static let apply = OverridableMember("apply", "apply(_:)", .nothing, isRecorded: false)
  static let updateConfiguration = OverridableMember(
    "updateConfiguration", "updateConfiguration()", .nothing, isRecorded: false)
  static let beginTracking = OverridableMember(
    "beginTracking", "beginTracking(_:with:)", .flag, isRecorded: false)
  static let continueTracking = OverridableMember(
    "continueTracking", "continueTracking(_:with:)", .flag, isRecorded: false)
  static let endTracking = OverridableMember(
    "endTracking", "endTracking(_:with:)", .nothing, isRecorded: false)
  static let cancelTracking = OverridableMember(
    "cancelTracking", "cancelTracking(with:)", .nothing, isRecorded: false)
  static let sendEvent = OverridableMember(
    "sendEvent", "sendEvent(_:)", .nothing, isRecorded: false)
  static let sendAction = OverridableMember(
    "sendAction", "sendAction(_:to:for:)", .nothing, isRecorded: false)
  static let intrinsicContentSize = OverridableMember(
    "intrinsicContentSize", "intrinsicContentSize", .size, isRecorded: false)
  static let sizeThatFits = OverridableMember(
    "sizeThatFits", "sizeThatFits(_:)", .size, isRecorded: false)
  static let canBecomeFirstResponder = OverridableMember(
    "canBecomeFirstResponder", "canBecomeFirstResponder", .flag, isRecorded: false)
  static let canResignFirstResponder = OverridableMember(
    "canResignFirstResponder", "canResignFirstResponder", .flag, isRecorded: false)
  static let becomeFirstResponder = OverridableMember(
    "becomeFirstResponder", "becomeFirstResponder()", .flag, isRecorded: false)
  static let resignFirstResponder = OverridableMember(
    "resignFirstResponder", "resignFirstResponder()", .flag, isRecorded: false)
  static let touchesBegan = OverridableMember(
    "touchesBegan", "touchesBegan(_:with:)", .nothing, isRecorded: false)
  static let touchesMoved = OverridableMember(
    "touchesMoved", "touchesMoved(_:with:)", .nothing, isRecorded: false)
  static let touchesEnded = OverridableMember(
    "touchesEnded", "touchesEnded(_:with:)", .nothing, isRecorded: false)
  static let touchesCancelled = OverridableMember(
    "touchesCancelled", "touchesCancelled(_:with:)", .nothing, isRecorded: false)
  static let pressesBegan = OverridableMember(
    "pressesBegan", "pressesBegan(_:with:)", .nothing, isRecorded: false)
  static let pressesChanged = OverridableMember(
    "pressesChanged", "pressesChanged(_:with:)", .nothing, isRecorded: false)
  static let pressesEnded = OverridableMember(
    "pressesEnded", "pressesEnded(_:with:)", .nothing, isRecorded: false)
  static let pressesCancelled = OverridableMember(
    "pressesCancelled", "pressesCancelled(_:with:)", .nothing, isRecorded: false)
  /// Its bare name is that of the delegate's function, which takes the bar first.
  static let didSelectItem = OverridableMember(
    "tabBar", "tabBar(_:didSelect:)", .nothing, isRecorded: false)  // H106
  static let resetGesture = OverridableMember("reset", "reset()", .nothing, isRecorded: false)
  static let canPrevent = OverridableMember(
    "canPrevent", "canPrevent(_:)", .flag, isRecorded: false)
  static let canBePrevented = OverridableMember(
    "canBePrevented", "canBePrevented(by:)", .flag, isRecorded: false)
  static let shouldRequireFailure = OverridableMember(
    "shouldRequireFailure", "shouldRequireFailure(of:)", .flag, isRecorded: false)
  static let shouldBeRequiredToFail = OverridableMember(
    "shouldBeRequiredToFail", "shouldBeRequiredToFail(by:)", .flag, isRecorded: false)
  static let canBecomeKey = OverridableMember(
    "canBecomeKey", "canBecomeKey", .flag, isRecorded: false)
  static let prepareLayout = OverridableMember(
    "prepare", "prepare()", .nothing, isRecorded: false)  // H64
  static let collectionViewContentSize = OverridableMember(
    "collectionViewContentSize", "collectionViewContentSize", .size, isRecorded: false)
  static let layoutAttributesForElements = OverridableMember(
    "layoutAttributesForElements", "layoutAttributesForElements(in:)", .attributes,
    isRecorded: false)
  static let layoutAttributesForItem = OverridableMember(
    "layoutAttributesForItem", "layoutAttributesForItem(at:)", .attributes, isRecorded: false)
  static let preferredLayoutAttributesFitting = OverridableMember(
    "preferredLayoutAttributesFitting", "preferredLayoutAttributesFitting(_:)", .attributes,
    isRecorded: false)  // H98
  static let systemLayoutSizeFitting = OverridableMember(
    "systemLayoutSizeFitting",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", .size,
    isRecorded: false)
  static let layoutAttributesForSupplementaryView = OverridableMember(
    "layoutAttributesForSupplementaryView", "layoutAttributesForSupplementaryView(ofKind:at:)",
    .attributes, isRecorded: false)
  static let shouldInvalidateLayout = OverridableMember(
    "shouldInvalidateLayout", "shouldInvalidateLayout(forBoundsChange:)", .flag,
    isRecorded: false)
  static let contentScrollView = OverridableMember(
    "contentScrollView", "contentScrollView(for:)", .scrollView, isRecorded: false)  // E43
  static let frameOfPresentedViewInContainerView = OverridableMember(
    "frameOfPresentedViewInContainerView", "frameOfPresentedViewInContainerView", .frame,
    isRecorded: false)
  static let shouldRemovePresentersView = OverridableMember(
    "shouldRemovePresentersView", "shouldRemovePresentersView", .flag, isRecorded: false)
  static let presentationTransitionWillBegin = OverridableMember(
    "presentationTransitionWillBegin", "presentationTransitionWillBegin()", .nothing,
    isRecorded: false, in: .presentationWillBegin)
  static let presentationTransitionDidEnd = OverridableMember(
    "presentationTransitionDidEnd", "presentationTransitionDidEnd(_:)", .nothing, isRecorded: false,
    in: .presentationDidEnd)
  static let dismissalTransitionWillBegin = OverridableMember(
    "dismissalTransitionWillBegin", "dismissalTransitionWillBegin()", .nothing, isRecorded: false,
    in: .dismissalWillBegin)
  static let dismissalTransitionDidEnd = OverridableMember(
    "dismissalTransitionDidEnd", "dismissalTransitionDidEnd(_:)", .nothing, isRecorded: false,
    in: .dismissalDidEnd)
  static let containerViewWillLayoutSubviews = OverridableMember(
    "containerViewWillLayoutSubviews", "containerViewWillLayoutSubviews()", .nothing,
    isRecorded: false)  // H105
  static let containerViewDidLayoutSubviews = OverridableMember(
    "containerViewDidLayoutSubviews", "containerViewDidLayoutSubviews()", .nothing,
    isRecorded: false)  // H105

  /// All rows.
  package static let all = [
    canPerformAction, targetViewController, willTransition, viewWillTransition,
    sizeForChildContentContainer, preferredContentSizeDidChange,
    disablesAutomaticKeyboardDismissal,
    willRotate, willAnimateRotation, didRotate,
    traitCollectionDidChange, show, showDetailViewController, shouldPerformSegue, prepare,
    canPerformUnwindSegueAction, allowedChildrenForUnwinding, unwind, encodeRestorableState,
    decodeRestorableState, applicationFinishedRestoringState, updateUserActivityState,
    restoreUserActivityState, collapseSecondaryViewController,
    separateSecondaryViewController, shouldAutomaticallyForwardAppearanceMethods,
    prefersStatusBarHidden, preferredStatusBarStyle, childForStatusBarHidden,
    childForStatusBarStyle, preferredStatusBarUpdateAnimation, prefersHomeIndicatorAutoHidden,
    childForHomeIndicatorAutoHidden, preferredScreenEdgesDeferringSystemGestures,
    childForScreenEdgesDeferringSystemGestures, prefersPointerLocked,
    childViewControllerForPointerLock, prefersInterfaceOrientationLocked,
    childViewControllerForInterfaceOrientationLock, contentSizeDidChange, keyCommands,
    supportedInterfaceOrientations,
    preferredInterfaceOrientationForPresentation, shouldAutorotate, shouldAutorotateTo,
    pushViewController, setEditing, popViewController,
    popToRootViewController,
    popToViewController, present, dismiss,
    updateProperties, layoutSubviews, safeAreaInsetsDidChange, layoutMarginsDidChange,
    adjustedContentInsetDidChange, willMoveToSuperview, didMoveToSuperview, willMoveToWindow,
    didMoveToWindow, didAddSubview, willRemoveSubview, updateConstraints, hitTest, point,
    tintColorDidChange, gestureRecognizerShouldBegin, perform, encodeView, decodeView, becomeKey,
    resignKey,
    prepareForReuse, setSelected, setEditingOfView, apply, updateConfiguration, beginTracking,
    continueTracking, endTracking, cancelTracking, sendEvent, sendAction,
    intrinsicContentSize, sizeThatFits, canBecomeFirstResponder, canResignFirstResponder,
    becomeFirstResponder, resignFirstResponder, touchesBegan, touchesMoved, touchesEnded,
    touchesCancelled, pressesBegan, pressesChanged, pressesEnded, pressesCancelled, didSelectItem,
    resetGesture, canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail,
    canBecomeKey,
    prepareLayout, collectionViewContentSize, layoutAttributesForElements,
    layoutAttributesForItem, layoutAttributesForSupplementaryView, shouldInvalidateLayout,
    contentScrollView, preferredLayoutAttributesFitting, systemLayoutSizeFitting,
    frameOfPresentedViewInContainerView, shouldRemovePresentersView,
    presentationTransitionWillBegin, presentationTransitionDidEnd,
    dismissalTransitionWillBegin, dismissalTransitionDidEnd, containerViewWillLayoutSubviews,
    containerViewDidLayoutSubviews,
  ]
}
