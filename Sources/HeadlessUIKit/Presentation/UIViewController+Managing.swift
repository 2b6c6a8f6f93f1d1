import Foundation
import NavigationModel

extension UIViewController {
  /// The manager of the presentation that it belongs to; before one, the manager it would have, so
  /// set the style first (P17).
  ///
  /// A window's root has one as well, which keeps its delegate (C10).
  public var presentationController: UIPresentationController? {
    stage.note(.presentationController)
    return manager
  }

  /// The same for the framework, which notes nothing.
  private var manager: UIPresentationController? {
    if let parent { return parent.manager }
    if let manager = parts.presentationOptions.manager { return manager }
    let manager = makeManager()
    parts.presentationOptions.manager = manager
    return manager
  }

  /// The manager of its presentation, if one has been created.
  package var presentationManagerIfMade: UIPresentationController? {
    parts.presentationOptions.manager
  }

  /// The manager while it is presented as a popover, or would be (P18).
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard
      parts.presentationOptions.manager != nil || parent != nil
        || modalPresentationStyle == .popover
    else {
      return nil
    }
    return manager as? UIPopoverPresentationController
  }

  /// The manager while it is presented as a sheet, or would be (P18).
  public var sheetPresentationController: UISheetPresentationController? {
    guard
      parts.presentationOptions.manager != nil || parent != nil || modalPresentationStyle.isSheet
    else {
      return nil
    }
    return manager as? UISheetPresentationController
  }

  /// The delegate that provides its manager and its animations; not retained.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { parts.presentationOptions.transitioningDelegate }
    set { parts.presentationOptions.transitioningDelegate = newValue }
  }

  /// Its preferred size in popovers and form sheets, in points; zero for the system's (P39, P42).
  ///
  /// A parent is notified of another one at once (F107).
  public var preferredContentSize: CGSize {
    get { parts.presentationOptions.preferredContentSize }
    set {
      guard newValue != preferredContentSize else { return }
      parts.presentationOptions.preferredContentSize = newValue
      if let parent {
        parent.receivePreferredSizeDidChange(of: self)  // F107
      } else if stage.hierarchy[id].presenter != nil {
        presentationManagerIfMade?.receivePreferredSizeDidChange(of: self)
      }
    }
  }

  /// Whether the user is prevented from dismissing it (P23).
  public var isModalInPresentation: Bool {
    get { parts.presentationOptions.isModal }
    set { parts.presentationOptions.isModal = newValue }
  }

  /// Whether it controls the status bar although it doesn't cover the screen (P23).
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { parts.presentationOptions.capturesStatusBar }
    set { parts.presentationOptions.capturesStatusBar = newValue }
  }

  /// Whether the last focused item is focused again after a transition (P22).
  public var restoresFocusAfterTransition: Bool {
    get { parts.presentationOptions.restoresFocus }
    set { parts.presentationOptions.restoresFocus = newValue }
  }

  /// Whether its transition style applies to controllers presented in its context (P21, X5).
  public var providesPresentationContextTransitionStyle: Bool {
    get { stage.hierarchy[id].description.providesTransitionStyle }
    set { stage.hierarchy.update(id) { $0.providesTransitionStyle = newValue } }
  }
}
