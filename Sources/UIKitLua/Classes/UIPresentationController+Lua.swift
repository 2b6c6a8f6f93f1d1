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

/// The name of a sheet's detent in scripts.
enum DetentName: String, LuaEnumeration {
  case medium, large

  static var luaType: String { "detent" }
  static var luaCases: KeyValuePairs<String, DetentName> { ["medium": .medium, "large": .large] }

  /// UIKit's identifier.
  var identifier: UISheetPresentationController.Detent.Identifier {
    self == .medium ? .medium : .large
  }

  /// UIKit's detent.
  var detent: UISheetPresentationController.Detent { self == .medium ? .medium() : .large() }

  /// The detent with UIKit's identifier.
  init?(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    switch identifier {
    case .some(.medium): self = .medium
    case .some(.large): self = .large
    default: return nil
    }
  }
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
    .property(
      "presentationStyle", summary: "The style it was created for.", get: { $0.presentationStyle }
    )
    .property(
      "adaptivePresentationStyle", summary: "The style the presentation has on this device.",
      get: { $0.adaptivePresentationStyle }
    )
    .property(
      "containerView", summary: "The view in which the presentation takes place.",
      get: { $0.containerView }
    )
    .property(
      "presentedView",
      summary: "The presented controller's view; nil before it is loaded.",
      get: { $0.presentedView }
    )
    .property(
      "frameOfPresentedViewInContainerView",
      summary: "Where the presented view is at the end of the presentation, in points.",
      get: { $0.frameOfPresentedViewInContainerView }
    )
    .property(
      "shouldPresentInFullscreen",
      summary: "Whether it covers the whole screen; depends on the style.",
      get: { $0.shouldPresentInFullscreen }
    )
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
  }

  var sheetPresentationController: ClassDescriptor<UISheetPresentationController> {
    ClassDescriptor(
      "UISheetPresentationController", of: UISheetPresentationController.self,
      extends: "UIPresentationController", receiver: "sheet",
      summary: "Manages a sheet: a presentation that the user can drag down."
    )
    .property(
      "detents", summary: "The heights the sheet can have, lowest first.",
      get: { $0.detents.compactMap { DetentName($0.identifier) } },
      set: { (sheet: UISheetPresentationController, names: [DetentName]) -> Void in
        sheet.detents = names.map(\.detent)
      }
    )
    .property(
      "selectedDetentIdentifier", summary: "The current height; nil for the lowest.",
      get: { DetentName($0.selectedDetentIdentifier) },
      set: { (sheet: UISheetPresentationController, name: DetentName?) -> Void in
        sheet.selectedDetentIdentifier = name?.identifier
      }
    )
    .property(
      "largestUndimmedDetentIdentifier",
      summary: "The largest detent that doesn't dim the view below; nil always dims it.",
      get: { DetentName($0.largestUndimmedDetentIdentifier) },
      set: { (sheet: UISheetPresentationController, name: DetentName?) -> Void in
        sheet.largestUndimmedDetentIdentifier = name?.identifier
      }
    )
    .property(
      "prefersGrabberVisible", summary: "Whether a handle is drawn at the top edge of the sheet.",
      get: { $0.prefersGrabberVisible }, set: { $0.prefersGrabberVisible = $1 }
    )
    .property(
      "preferredCornerRadius", summary: "The corner radius, in points; nil for the default.",
      get: { $0.preferredCornerRadius.map { Double($0) } },
      set: { (sheet: UISheetPresentationController, radius: Double?) -> Void in
        sheet.preferredCornerRadius = radius.map { CGFloat($0) }
      }
    )
    .property(
      "prefersEdgeAttachedInCompactHeight",
      summary: "Whether the sheet stays at the bottom when the height is compact.",
      get: { $0.prefersEdgeAttachedInCompactHeight },
      set: { $0.prefersEdgeAttachedInCompactHeight = $1 }
    )
    .property(
      "prefersScrollingExpandsWhenScrolledToEdge",
      summary: "Whether scrolling to the edge expands the sheet; true by default.",
      get: { $0.prefersScrollingExpandsWhenScrolledToEdge },
      set: { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 }
    )
    .method(
      "animateChanges", "changes",
      summary: "Animates the changes that the function makes to the sheet."
    ) {
      [unowned self] (sheet: UISheetPresentationController, changes: LuaFunction) throws(LuaError)
        -> Void in
      try sheet.animate { () throws(LuaError) in try interpreter.call(changes) }
    }
    .calling("changes")
  }

  var popoverPresentationController: ClassDescriptor<UIPopoverPresentationController> {
    ClassDescriptor(
      "UIPopoverPresentationController", of: UIPopoverPresentationController.self,
      extends: "UIPresentationController", receiver: "popover",
      summary: "Manages a popover, whose arrow points at a view."
    )
    .property(
      "sourceView", summary: "The view that the arrow points at; this or the button is required.",
      get: { $0.sourceView }, set: { $0.sourceView = $1 }
    )
    .property(
      "sourceRect", summary: "The part of that view, in points.", get: { $0.sourceRect },
      set: { $0.sourceRect = $1 }
    )
    .property(
      "barButtonItem", summary: "The button that the arrow points at.", owned: true,
      get: { $0.barButtonItem }, set: { $0.barButtonItem = $1 }
    )
    .property(
      "passthroughViews", summary: "The views outside it that can be tapped while it is shown.",
      get: { $0.passthroughViews }, set: { $0.passthroughViews = $1 }
    )
  }
}
