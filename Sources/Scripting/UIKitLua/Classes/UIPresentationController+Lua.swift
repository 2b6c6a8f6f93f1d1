import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIPresentationController: LuaObject {}

extension CGSize: LuaStructure {
  package static var luaType: String { "CGSize" }
  package static let luaSummary = "A width and a height, in points."
  package static let luaFields = [
    LuaField("width", Double.self), LuaField("height", Double.self),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(width: try fields.points("width"), height: try fields.points("height"))
  }

  package var fieldValues: [any LuaConvertible] { [Double(width), Double(height)] }
}

extension ScriptWorld {
  /// Connects a presentation controller to the functions that scripts set on it.
  func adopted<Manager: UIPresentationController>(_ manager: Manager?) -> Manager? {
    manager?.overrides = overrides
    return manager
  }

  var presentationController: ClassDescriptor<UIPresentationController> {
    ClassDescriptor(
      "UIPresentationController", of: UIPresentationController.self, receiver: "presentation",
      summary: "Manages a presentation: its style, the presenter's view, its delegate."
    )
    .initializer("presentedViewController", "presenting") {
      [unowned self]
      arguments throws(LuaError) in
      let presented: UIViewController = try arguments.read("presentedViewController")
      let presenting: UIViewController? = try arguments.read("presenting")
      let manager = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
      manager.overrides = overrides
      return manager
    }
    .label("presenting", UIViewController.self, "The controller that presents, if it is known.")
    .property(
      "presentedViewController", summary: "The presented controller; nil when it was released.",
      get: { $0.controller }
    )
    .property(
      "presentingViewController",
      summary: "The presenting controller; nil when the presented one was released.",
      get: { $0.controller == nil ? nil : Optional($0.presentingViewController) }
    )
    .presentationStyle()
    .property(
      "adaptivePresentationStyle", summary: "The style the presentation has on this device.",
      get: { $0.adaptivePresentationStyle }
    )
    .traitCollection()
    .overrideTraitCollection()
    .containerView()
    .presentedView()
    .property(
      "frameOfPresentedViewInContainerView",
      summary: "Where the presented view is at the end of the presentation, in points.",
      super: { $0.frameOfPresentedViewInContainerView },
      get: { $0.frameOfPresentedViewInContainerView }
    )
    .shouldPresentInFullscreen()
    .property(
      "shouldRemovePresentersView",
      summary: "Whether the presenter's view is removed from the window.",
      super: { $0.shouldRemovePresentersView }, get: { $0.shouldRemovePresentersView }
    )
    .delegate(
      type: "UIAdaptivePresentationControllerDelegate",
      summary: "Decides how it adapts, and is notified when the user dismisses it.",
      as: ScriptedPresentationDelegate.self, in: self
    ) { $0.delegate = $1 }
    .callback(
      "preferredContentSizeDidChange", "child",
      summary: "Called when the presented controller prefers another size; super takes it at once.",
      send: { (presentation: UIPresentationController, child: UIViewController) -> Void in
        presentation.receivePreferredSizeDidChange(of: child)
      }, super: { $0.preferredContentSizeDidChange(forChildContentContainer: $1) }
    )
    .callback(
      "viewWillTransition", "size", "coordinator",
      summary: "Called before `containerView` changes its size.",
      send: {
        (
          presentation: UIPresentationController, size: CGSize, coordinator: TransitionCoordinator
        ) -> Void in
        presentation.receiveWillTransition(to: size, coordinator)
      }, super: { $0.viewWillTransition(to: $1, with: $2) }
    )
    .callback(
      "willTransition", "newCollection", "coordinator",
      summary: "Called before the size classes change.",
      send: {
        (
          presentation: UIPresentationController, collection: UITraitCollection,
          coordinator: TransitionCoordinator
        ) -> Void in
        presentation.receiveWillTransition(to: collection, coordinator)
      }, super: { $0.willTransition(to: $1, with: $2) }
    )
    .callback(
      "presentationTransitionWillBegin", summary: "Called before the presented view appears.",
      send: { (presentation: UIPresentationController) -> Void in
        presentation.presentationTransitionWillBegin()
      }, super: { $0.presentationTransitionWillBegin() }
    )
    .callback(
      "presentationTransitionDidEnd", "completed",
      summary: "Called when the presentation has ended or was cancelled.",
      send: { (presentation: UIPresentationController, completed: Bool) -> Void in
        presentation.presentationTransitionDidEnd(completed)
      }, super: { $0.presentationTransitionDidEnd($1) }
    )
    .callback(
      "dismissalTransitionWillBegin", summary: "Called before the presented view disappears.",
      send: { (presentation: UIPresentationController) -> Void in
        presentation.dismissalTransitionWillBegin()
      }, super: { $0.dismissalTransitionWillBegin() }
    )
    .callback(
      "dismissalTransitionDidEnd", "completed",
      summary: "Called when the dismissal has ended or was cancelled.",
      send: { (presentation: UIPresentationController, completed: Bool) -> Void in
        presentation.dismissalTransitionDidEnd(completed)
      }, super: { $0.dismissalTransitionDidEnd($1) }
    )
    .callback(
      "containerViewWillLayoutSubviews",
      summary: "Called before the views in `containerView` are laid out.",
      send: { (presentation: UIPresentationController) -> Void in
        presentation.receiveContainerViewWillLayoutSubviews()
      }, super: { $0.containerViewWillLayoutSubviews() }
    )
    .callback(
      "containerViewDidLayoutSubviews",
      summary: "Called when the views in `containerView` have been laid out.",
      send: { (presentation: UIPresentationController) -> Void in
        presentation.receiveContainerViewDidLayoutSubviews()
      }, super: { $0.containerViewDidLayoutSubviews() }
    )
  }
}
