import Foundation
import NavigationModel

extension UIViewController {
  /// What `presentationController` is where no class overrides it.
  final var ownPresentationController: UIPresentationController? {
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

  /// What `popoverPresentationController` is where no class overrides it.
  final var ownPopoverPresentationController: UIPopoverPresentationController? {
    guard
      parts.presentationOptions.manager != nil || parent != nil
        || modalPresentationStyle == .popover
    else {
      return nil
    }
    return manager as? UIPopoverPresentationController
  }

  /// What `sheetPresentationController` is where no class overrides it.
  final var ownSheetPresentationController: UISheetPresentationController? {
    guard
      parts.presentationOptions.manager != nil || parent != nil || modalPresentationStyle.isSheet
    else {
      return nil
    }
    return manager as? UISheetPresentationController
  }

  /// What `transitioningDelegate` is where no class overrides it.
  final var ownTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { parts.presentationOptions.transitioningDelegate }
    set { parts.presentationOptions.transitioningDelegate = newValue }
  }

  /// What `preferredContentSize` is where no class overrides it.
  final var ownPreferredContentSize: CGSize {
    get { parts.presentationOptions.preferredContentSize }
    set {
      guard newValue != preferredContentSize else { return }
      parts.presentationOptions.preferredContentSize = newValue
      if let parent {
        parent.receivePreferredSizeDidChange(of: self)  // F107
      } else if stage.hierarchy[id].presenter != nil {
        presentationManagerIfMade?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// What `isModalInPresentation` is where no class overrides it.
  final var ownIsModalInPresentation: Bool {
    get { parts.presentationOptions.isModal }
    set { parts.presentationOptions.isModal = newValue }
  }

  /// What `modalPresentationCapturesStatusBarAppearance` is where no class overrides it.
  final var ownModalPresentationCapturesStatusBarAppearance: Bool {
    get { parts.presentationOptions.capturesStatusBar }
    set { parts.presentationOptions.capturesStatusBar = newValue }
  }

  /// What `restoresFocusAfterTransition` is where no class overrides it.
  final var ownRestoresFocusAfterTransition: Bool {
    get { parts.presentationOptions.restoresFocus }
    set { parts.presentationOptions.restoresFocus = newValue }
  }

  /// What `providesPresentationContextTransitionStyle` is where no class overrides it.
  final var ownProvidesPresentationContextTransitionStyle: Bool {
    get { stage.hierarchy[id].description.providesTransitionStyle }
    set { stage.hierarchy.update(id) { $0.providesTransitionStyle = newValue } }
  }
}
