import NavigationModel

/// A member that can be overridden and that the framework calls, other than a callback: a row of the
/// table of them.
package struct OverridableMember: Sendable, Equatable {
  /// Its bare name, as in traces.
  package let name: String
  /// The method or property, as UIKit writes it.
  package let method: String
  /// The classes that declare it, whose subclasses may answer; else they do themselves.
  package let classes: [String]
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
    _ name: String, _ method: String, _ answer: Answer,
    of classes: [String] = ["UIViewController"], isRecorded: Bool = true,
    assignedBySuper: KeyPath<UIViewController, Bool>? = nil, in beat: Beat? = nil
  ) {
    self.name = name
    self.method = method
    self.classes = classes
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
    "canPerformAction", "canPerformAction(_:withSender:)", .flag, of: ["UIResponder"])
  static let targetViewController = OverridableMember(
    "targetViewController", "targetViewController(forAction:sender:)", .controller)
  static let willTransition = OverridableMember(
    "willTransition", "willTransition(to:with:)", .nothing,
    of: ["UIViewController", "UIPresentationController"], in: .willChangeTraits)
  static let viewWillTransition = OverridableMember(
    "viewWillTransition", "viewWillTransition(to:with:)", .nothing,
    of: ["UIViewController", "UIPresentationController"], in: .willChangeSize)
  static let sizeForChildContentContainer = OverridableMember(
    "sizeForChildContentContainer", "size(forChildContentContainer:withParentContainerSize:)",
    .size, of: ["UIViewController", "UIPresentationController"], isRecorded: false)
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
    of: ["UIViewController", "UIView", "UIPresentationController"],
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
    "updateUserActivityState", "updateUserActivityState(_:)", .nothing, of: ["UIResponder"])  // H45
  static let restoreUserActivityState = OverridableMember(  // H48
    "restoreUserActivityState", "restoreUserActivityState(_:)", .nothing, of: ["UIResponder"])
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
    .nothing, of: ["UIPresentationController"], isRecorded: false)  // F107
  static let keyCommands = OverridableMember(
    "keyCommands", "keyCommands", .commands, of: ["UIResponder"], isRecorded: false)  // F115
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
    "pushViewController", "pushViewController(_:animated:)", .nothing,
    of: ["UINavigationController"], isRecorded: false)
  static let setEditing = OverridableMember(
    "setEditing", "setEditing(_:animated:)", .nothing, isRecorded: false,
    assignedBySuper: \.isEditing)  // B61
  static let popViewController = OverridableMember(
    "popViewController", "popViewController(animated:)", .nothing, of: ["UINavigationController"],
    isRecorded: false)
  static let popToRootViewController = OverridableMember(
    "popToRootViewController", "popToRootViewController(animated:)", .nothing,
    of: ["UINavigationController"], isRecorded: false)
  static let popToViewController = OverridableMember(
    "popToViewController", "popToViewController(_:animated:)", .nothing,
    of: ["UINavigationController"], isRecorded: false)
  static let present = OverridableMember(
    "present", "present(_:animated:completion:)", .nothing, isRecorded: false)
  static let dismiss = OverridableMember(
    "dismiss", "dismiss(animated:completion:)", .nothing, isRecorded: false)
  static let updateProperties = OverridableMember(  // H75
    "updateProperties", "updateProperties()", .nothing, of: ["UIViewController", "UIView"],
    isRecorded: false, in: .updateProperties)
  static let layoutSubviews = OverridableMember(
    "layoutSubviews", "layoutSubviews()", .nothing, of: ["UIView"], isRecorded: false,
    in: .layoutSubviews)
  static let safeAreaInsetsDidChange = OverridableMember(
    "safeAreaInsetsDidChange", "safeAreaInsetsDidChange()", .nothing, of: ["UIView"],
    isRecorded: false)
  static let layoutMarginsDidChange = OverridableMember(
    "layoutMarginsDidChange", "layoutMarginsDidChange()", .nothing, of: ["UIView"],
    isRecorded: false)
  static let adjustedContentInsetDidChange = OverridableMember(
    "adjustedContentInsetDidChange", "adjustedContentInsetDidChange()", .nothing,
    of: ["UIScrollView"], isRecorded: false)
  static let didMoveToSuperview = OverridableMember(
    "didMoveToSuperview", "didMoveToSuperview()", .nothing, of: ["UIView"], isRecorded: false)
  static let willMoveToSuperview = OverridableMember(
    "willMoveToSuperview", "willMove(toSuperview:)", .nothing, of: ["UIView"], isRecorded: false)
  static let willMoveToWindow = OverridableMember(
    "willMoveToWindow", "willMove(toWindow:)", .nothing, of: ["UIView"], isRecorded: false)
  static let didMoveToWindow = OverridableMember(
    "didMoveToWindow", "didMoveToWindow()", .nothing, of: ["UIView"], isRecorded: false)
  static let didAddSubview = OverridableMember(
    "didAddSubview", "didAddSubview(_:)", .nothing, of: ["UIView"], isRecorded: false)
  static let willRemoveSubview = OverridableMember(
    "willRemoveSubview", "willRemoveSubview(_:)", .nothing, of: ["UIView"], isRecorded: false)
  static let updateConstraints = OverridableMember(
    "updateConstraints", "updateConstraints()", .nothing, of: ["UIView"], isRecorded: false)
  static let hitTest = OverridableMember(
    "hitTest", "hitTest(_:with:)", .view, of: ["UIView"], isRecorded: false)
  static let point = OverridableMember(
    "point", "point(inside:with:)", .flag, of: ["UIView"], isRecorded: false)
  static let tintColorDidChange = OverridableMember(
    "tintColorDidChange", "tintColorDidChange()", .nothing, of: ["UIView"], isRecorded: false)
  static let gestureRecognizerShouldBegin = OverridableMember(
    "gestureRecognizerShouldBegin", "gestureRecognizerShouldBegin(_:)", .flag, of: ["UIView"])
  static let perform = OverridableMember(
    "perform", "perform()", .nothing, of: ["UIStoryboardSegue"], isRecorded: false)
  static let encodeView = OverridableMember(
    "encodeRestorableState", "encodeRestorableState(with:)", .nothing, of: ["UIView"],
    isRecorded: false)
  static let decodeView = OverridableMember(
    "decodeRestorableState", "decodeRestorableState(with:)", .nothing, of: ["UIView"],
    isRecorded: false)
  static let becomeKey = OverridableMember("becomeKey", "becomeKey()", .nothing, of: ["UIWindow"])
  static let resignKey = OverridableMember("resignKey", "resignKey()", .nothing, of: ["UIWindow"])
  static let prepareForReuse = OverridableMember(
    "prepareForReuse", "prepareForReuse()", .nothing,
    of: ["UITableViewCell", "UICollectionReusableView"], isRecorded: false)
  static let setSelected = OverridableMember(
    "setSelected", "setSelected(_:animated:)", .nothing, of: ["UITableViewCell"], isRecorded: false)
  static let setEditingOfView = OverridableMember(
    "setEditing", "setEditing(_:animated:)", .nothing, of: ["UITableView", "UITableViewCell"],
    isRecorded: false)
  static let apply = OverridableMember(
    "apply", "apply(_:)", .nothing, of: ["UICollectionReusableView"], isRecorded: false)
  static let updateConfiguration = OverridableMember(
    "updateConfiguration", "updateConfiguration()", .nothing, of: ["UIButton"], isRecorded: false)
  static let beginTracking = OverridableMember(
    "beginTracking", "beginTracking(_:with:)", .flag, of: ["UIControl"], isRecorded: false)
  static let continueTracking = OverridableMember(
    "continueTracking", "continueTracking(_:with:)", .flag, of: ["UIControl"], isRecorded: false)
  static let endTracking = OverridableMember(
    "endTracking", "endTracking(_:with:)", .nothing, of: ["UIControl"], isRecorded: false)
  static let cancelTracking = OverridableMember(
    "cancelTracking", "cancelTracking(with:)", .nothing, of: ["UIControl"], isRecorded: false)
  static let sendEvent = OverridableMember(
    "sendEvent", "sendEvent(_:)", .nothing, of: ["UIWindow"], isRecorded: false)
  static let sendAction = OverridableMember(
    "sendAction", "sendAction(_:to:for:)", .nothing, of: ["UIControl"], isRecorded: false)
  static let intrinsicContentSize = OverridableMember(
    "intrinsicContentSize", "intrinsicContentSize", .size, of: ["UIView"], isRecorded: false)
  static let sizeThatFits = OverridableMember(
    "sizeThatFits", "sizeThatFits(_:)", .size, of: ["UIView"], isRecorded: false)
  static let canBecomeFirstResponder = OverridableMember(
    "canBecomeFirstResponder", "canBecomeFirstResponder", .flag, of: ["UIResponder"],
    isRecorded: false)
  static let canResignFirstResponder = OverridableMember(
    "canResignFirstResponder", "canResignFirstResponder", .flag, of: ["UIResponder"],
    isRecorded: false)
  static let becomeFirstResponder = OverridableMember(
    "becomeFirstResponder", "becomeFirstResponder()", .flag, of: ["UIResponder"], isRecorded: false)
  static let resignFirstResponder = OverridableMember(
    "resignFirstResponder", "resignFirstResponder()", .flag, of: ["UIResponder"], isRecorded: false)
  static let touchesBegan = OverridableMember(
    "touchesBegan", "touchesBegan(_:with:)", .nothing, of: ["UIResponder", "UIGestureRecognizer"],
    isRecorded: false)
  static let touchesMoved = OverridableMember(
    "touchesMoved", "touchesMoved(_:with:)", .nothing, of: ["UIResponder", "UIGestureRecognizer"],
    isRecorded: false)
  static let touchesEnded = OverridableMember(
    "touchesEnded", "touchesEnded(_:with:)", .nothing, of: ["UIResponder", "UIGestureRecognizer"],
    isRecorded: false)
  static let touchesCancelled = OverridableMember(
    "touchesCancelled", "touchesCancelled(_:with:)", .nothing,
    of: ["UIResponder", "UIGestureRecognizer"], isRecorded: false)
  static let pressesBegan = OverridableMember(
    "pressesBegan", "pressesBegan(_:with:)", .nothing, of: ["UIResponder"], isRecorded: false)
  static let pressesChanged = OverridableMember(
    "pressesChanged", "pressesChanged(_:with:)", .nothing, of: ["UIResponder"], isRecorded: false)
  static let pressesEnded = OverridableMember(
    "pressesEnded", "pressesEnded(_:with:)", .nothing, of: ["UIResponder"], isRecorded: false)
  static let pressesCancelled = OverridableMember(
    "pressesCancelled", "pressesCancelled(_:with:)", .nothing, of: ["UIResponder"],
    isRecorded: false)
  /// Its bare name is that of the delegate's function, which takes the bar first.
  static let didSelectItem = OverridableMember(  // H106
    "tabBar", "tabBar(_:didSelect:)", .nothing, of: ["UITabBarController"], isRecorded: false)
  static let resetGesture = OverridableMember(
    "reset", "reset()", .nothing, of: ["UIGestureRecognizer"], isRecorded: false)
  static let canPrevent = OverridableMember(
    "canPrevent", "canPrevent(_:)", .flag, of: ["UIGestureRecognizer"], isRecorded: false)
  static let canBePrevented = OverridableMember(
    "canBePrevented", "canBePrevented(by:)", .flag, of: ["UIGestureRecognizer"], isRecorded: false)
  static let shouldRequireFailure = OverridableMember(
    "shouldRequireFailure", "shouldRequireFailure(of:)", .flag, of: ["UIGestureRecognizer"],
    isRecorded: false)
  static let shouldBeRequiredToFail = OverridableMember(
    "shouldBeRequiredToFail", "shouldBeRequiredToFail(by:)", .flag, of: ["UIGestureRecognizer"],
    isRecorded: false)
  static let canBecomeKey = OverridableMember(
    "canBecomeKey", "canBecomeKey", .flag, of: ["UIWindow"], isRecorded: false)
  static let prepareLayout = OverridableMember(
    "prepare", "prepare()", .nothing, of: ["UICollectionViewLayout"], isRecorded: false)  // H64
  static let collectionViewContentSize = OverridableMember(
    "collectionViewContentSize", "collectionViewContentSize", .size, of: ["UICollectionViewLayout"],
    isRecorded: false)
  static let layoutAttributesForElements = OverridableMember(
    "layoutAttributesForElements", "layoutAttributesForElements(in:)", .attributes,
    of: ["UICollectionViewLayout"],
    isRecorded: false)
  static let layoutAttributesForItem = OverridableMember(
    "layoutAttributesForItem", "layoutAttributesForItem(at:)", .attributes,
    of: ["UICollectionViewLayout"], isRecorded: false)
  static let preferredLayoutAttributesFitting = OverridableMember(
    "preferredLayoutAttributesFitting", "preferredLayoutAttributesFitting(_:)", .attributes,
    of: ["UICollectionReusableView"],
    isRecorded: false)  // H98
  static let systemLayoutSizeFitting = OverridableMember(
    "systemLayoutSizeFitting",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", .size,
    of: ["UIView"],
    isRecorded: false)
  static let layoutAttributesForSupplementaryView = OverridableMember(
    "layoutAttributesForSupplementaryView", "layoutAttributesForSupplementaryView(ofKind:at:)",
    .attributes, of: ["UICollectionViewLayout"], isRecorded: false)
  static let shouldInvalidateLayout = OverridableMember(
    "shouldInvalidateLayout", "shouldInvalidateLayout(forBoundsChange:)", .flag,
    of: ["UICollectionViewLayout"],
    isRecorded: false)
  static let contentScrollView = OverridableMember(
    "contentScrollView", "contentScrollView(for:)", .scrollView, isRecorded: false)  // E43
  static let frameOfPresentedViewInContainerView = OverridableMember(
    "frameOfPresentedViewInContainerView", "frameOfPresentedViewInContainerView", .frame,
    of: ["UIPresentationController"],
    isRecorded: false)
  static let shouldRemovePresentersView = OverridableMember(
    "shouldRemovePresentersView", "shouldRemovePresentersView", .flag,
    of: ["UIPresentationController"], isRecorded: false)
  static let presentationTransitionWillBegin = OverridableMember(
    "presentationTransitionWillBegin", "presentationTransitionWillBegin()", .nothing,
    of: ["UIPresentationController"],
    isRecorded: false, in: .presentationWillBegin)
  static let presentationTransitionDidEnd = OverridableMember(
    "presentationTransitionDidEnd", "presentationTransitionDidEnd(_:)", .nothing,
    of: ["UIPresentationController"], isRecorded: false,
    in: .presentationDidEnd)
  static let dismissalTransitionWillBegin = OverridableMember(
    "dismissalTransitionWillBegin", "dismissalTransitionWillBegin()", .nothing,
    of: ["UIPresentationController"], isRecorded: false,
    in: .dismissalWillBegin)
  static let dismissalTransitionDidEnd = OverridableMember(
    "dismissalTransitionDidEnd", "dismissalTransitionDidEnd(_:)", .nothing,
    of: ["UIPresentationController"], isRecorded: false,
    in: .dismissalDidEnd)
  static let containerViewWillLayoutSubviews = OverridableMember(
    "containerViewWillLayoutSubviews", "containerViewWillLayoutSubviews()", .nothing,
    of: ["UIPresentationController"],
    isRecorded: false)  // H105
  static let containerViewDidLayoutSubviews = OverridableMember(
    "containerViewDidLayoutSubviews", "containerViewDidLayoutSubviews()", .nothing,
    of: ["UIPresentationController"],
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
