import Foundation
import NavigationModel

/// The options that a controller sets for its presentation.
struct PresentationOptions {
  /// Its manager, created when it is first read or when the controller is presented (P17).
  var manager: UIPresentationController?
  /// The delegate that provides its manager and its animations.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Its preferred size in popovers and form sheets, in points.
  var preferredContentSize = CGSize.zero
  /// Whether the user is prevented from dismissing it.
  var isModal = false
  /// Whether it controls the status bar although it doesn't cover the screen.
  var capturesStatusBar = false
  /// Whether the last focused item is focused again after a transition.
  var restoresFocus = true
}

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
    let manager = modalPresentationStyle.makeManager(
      for: self, modern: stage.profile.era >= .iOS13)
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
  public var preferredContentSize: CGSize {
    get { parts.presentationOptions.preferredContentSize }
    set { parts.presentationOptions.preferredContentSize = newValue }
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

extension UIPresentationController {
  /// The style that UIKit would choose in a compact environment (P28 to P31).
  var ownAdaptation: PresentationStyle {
    guard let controller else { return madeFor }
    return controller.stage.profile.adapted(madeFor, to: controller.stage.traits)
  }
}

extension Stage {
  /// The style that UIKit would choose for a presentation on this device.
  package func ownAdaptation(of manager: UIPresentationController) -> PresentationStyle {
    manager.ownAdaptation
  }

  /// The style that a presentation has on this device: the delegate's choice if the style has to
  /// adapt (P31).
  func adaptation(of manager: UIPresentationController) -> PresentationStyle {
    let style = manager.madeFor
    guard profile.replacement(of: style, in: traits) != nil, profile.era > .iOS5 else {
      return profile.adapted(style, to: traits)
    }
    let collection = UITraitCollection(traits)
    let preferred = manager.call(UIPresentationController.Calls.adaptiveStyle, [collection.room]) {
      $0.adaptivePresentationStyle(for: manager, traitCollection: collection)
    }
    guard let preferred else { return profile.adapted(style, to: traits) }
    return preferred == .none ? style : profile.resolve(preferred)
  }

  /// The frame of a presented controller's view, in points of its window.
  func frame(ofPresented controller: UIViewController) -> CGRect {
    guard let presenter = hierarchy[controller.id].presenter,
      let presentation = hierarchy[presenter].presentation
    else { return controller.viewIfLoaded?.frame ?? .zero }
    let size = controller.preferredContentSize
    let context = registry[presenter]?.viewIfLoaded.map { Frame($0.frame) }
    let screen = Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
    var frame = profile.frame(
      of: presentation.adaptedStyle, in: traits, screen: screen, context: context ?? screen,
      preferred: (Double(size.width), Double(size.height)))
    if let sheet = controller.sheetPresentationController, presentation.adaptedStyle.isSheet,
      traits.horizontal == .compact, sheet.currentDetent == .medium
    {
      frame.y = screen.height / 2  // P41
      frame.height = screen.height / 2
    }
    return CGRect(frame)
  }

  /// Sets the frame of a view before it appears: that of the window, of its presentation, or of its
  /// place in the container.
  func layOut(_ controller: UIViewController) {
    let id = controller.id
    if let number = hierarchy[id].window, let window = registry.windows[number - 1].window {
      controller.loadedView?.frame = controller.ownPart(of: window.bounds)
    } else if hierarchy[id].presenter != nil {
      let frame = frame(ofPresented: controller)
      controller.viewIfLoaded?.frame =
        controller.isPresentedFullScreen ? controller.ownPart(of: frame) : frame
    } else if let outer = hierarchy[id].parent, hierarchy[outer].showing != .placed,
      let parent = registry[outer], let area = parent.loadedView
    {
      parent.arrangeBars()
      parent.arrangeTitleView()
      controller.loadedView?.frame = parent.frame(ofChild: controller) ?? area.bounds
    }
  }
}

extension Frame {
  /// Creates a frame from a Foundation rectangle.
  init(_ rectangle: CGRect) {
    self.init(
      x: Double(rectangle.minX), y: Double(rectangle.minY), width: Double(rectangle.width),
      height: Double(rectangle.height))
  }
}

extension CGRect {
  /// Creates a rectangle from a frame of the model.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
