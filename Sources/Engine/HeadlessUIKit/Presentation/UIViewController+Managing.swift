import Foundation
import NavigationModel

extension UIViewController {
  /// What `presentationController` is; for the framework, which notes nothing.
  var manager: UIPresentationController? {
    if let parent = currentParent { return parent.manager }
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
      parts.presentationOptions.manager != nil || currentParent != nil
        || modalPresentationStyle == .popover
    else {
      return nil
    }
    return manager as? UIPopoverPresentationController
  }

  /// What `sheetPresentationController` is where no class overrides it.
  final var ownSheetPresentationController: UISheetPresentationController? {
    guard
      parts.presentationOptions.manager != nil || currentParent != nil
        || modalPresentationStyle.isSheet
    else {
      return nil
    }
    return manager as? UISheetPresentationController
  }

  /// What `preferredContentSize` is where no class overrides it.
  final var ownPreferredContentSize: CGSize {
    get { parts.presentationOptions.preferredContentSize }
    set {
      guard newValue != preferredContentSize else { return }
      parts.presentationOptions.preferredContentSize = newValue
      if let parent = currentParent {
        parent.receivePreferredSizeDidChange(of: self)  // F107
      } else if stage.hierarchy[id].presenter != nil {
        presentationManagerIfMade?.receivePreferredSizeDidChange(of: self)
      }
    }
  }
}

extension PresentationStyle {
  /// The manager of a presentation in this style.
  func makeManager(for controller: UIViewController, modern: Bool) -> UIPresentationController {
    switch self {
    case .popover:
      UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    case .pageSheet where modern, .formSheet where modern:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    default: UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }
}

extension Profile {
  /// The style that `automatic` resolves to (P24).
  func resolve(_ style: PresentationStyle) -> PresentationStyle {
    style == .automatic ? automaticStyle : style
  }
}
