import HeadlessUIKit
import Lua
import NavigationModel

extension PresentationStyle: LuaEnumeration {
  package static var luaType: String { "UIModalPresentationStyle" }
  package static var luaCases: LuaCases<Self> {
    [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
  }
}

extension TransitionStyle: LuaEnumeration {
  package static var luaType: String { "UIModalTransitionStyle" }
  package static var luaCases: LuaCases<Self> {
    [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
  }
}

extension ScriptWorld {
  /// Adds the members that concern presentations.
  func withPresentation(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "presentedViewController",
        summary: "The controller that it, or its nearest presenting ancestor, has presented.",
        get: { $0.presentedViewController }
      )
      .property(
        "presentingViewController",
        summary: "The controller that presented it or its nearest presented ancestor.",
        get: { $0.presentingViewController }
      )
      .property(
        "modalPresentationStyle", summary: "The style for being presented.",
        get: { $0.modalPresentationStyle }, set: { $0.modalPresentationStyle = $1 }
      )
      .property(
        "modalTransitionStyle", summary: "The animation of being presented and dismissed.",
        get: { $0.modalTransitionStyle }, set: { $0.modalTransitionStyle = $1 }
      )
      .property(
        "definesPresentationContext", summary: "Whether the context styles present on it.",
        get: { $0.definesPresentationContext }, set: { $0.definesPresentationContext = $1 }
      )
      .property(
        "presentationController",
        summary:
          "The presentation controller of its presentation; set the style before reading it.",
        owned: true, ownedValue: { $0.presentationManagerIfMade },
        get: { [unowned self] in adopted($0.presentationController) }
      )
      .property(
        "popoverPresentationController",
        summary: "Its presentation controller if it is, or would be, presented as a popover.",
        owned: true,
        ownedValue: { $0.presentationManagerIfMade as? UIPopoverPresentationController },
        get: { [unowned self] in adopted($0.popoverPresentationController) }
      )
      .property(
        "sheetPresentationController",
        summary: "Its presentation controller if it is, or would be, presented as a sheet.",
        owned: true,
        ownedValue: { $0.presentationManagerIfMade as? UISheetPresentationController },
        get: { [unowned self] in adopted($0.sheetPresentationController) }
      )
      .property(
        "preferredContentSize", summary: "The preferred size in popovers and form sheets.",
        get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 }
      )
      .property(
        "isModalInPresentation", summary: "Whether the user is prevented from dismissing it.",
        get: { $0.isModalInPresentation }, set: { $0.isModalInPresentation = $1 }
      )
      .property(
        "providesPresentationContextTransitionStyle",
        summary: "Whether its transition style is used for presentations in its context.",
        get: { $0.providesPresentationContextTransitionStyle },
        set: { $0.providesPresentationContextTransitionStyle = $1 }
      )
      .property(
        "modalPresentationCapturesStatusBarAppearance",
        summary: "Whether it controls the status bar even if it doesn't cover the screen.",
        get: { $0.modalPresentationCapturesStatusBarAppearance },
        set: { $0.modalPresentationCapturesStatusBarAppearance = $1 }
      )
      .property(
        "restoresFocusAfterTransition",
        summary: "Whether the last focused item is focused again after a transition.",
        get: { $0.restoresFocusAfterTransition }, set: { $0.restoresFocusAfterTransition = $1 }
      )
      .delegate(
        "transitioningDelegate", type: "UIViewControllerTransitioningDelegate",
        summary: "Provides a custom presentation controller and animators.",
        as: ScriptedTransitioningDelegate.self, in: self
      ) { $0.transitioningDelegate = $1 }
      .property(
        "isBeingPresented", summary: "Whether it is being presented, up to the completion.",
        get: { $0.isBeingPresented }
      )
      .property(
        "isBeingDismissed", summary: "Whether it is being dismissed, up to the completion.",
        get: { $0.isBeingDismissed }
      )
      .method(
        "present", "controller", "animated", "completion",
        summary: "Presents a controller; the completion runs when it has appeared."
      ) {
        [unowned self]
        (
          controller: UIViewController, presented: UIViewController?, animated: Bool,
          completion: LuaFunction?
        ) -> Void in
        guard let presented else {
          return stage.report(.presentNil, stage.describe(controller))
        }
        controller.present(
          presented, animated: animated, completion: closure(completion, "completion of present"))
      }
      .typed("controller", UIViewController.luaDescription).calling("completion")
      .method(
        "dismiss", "animated", "completion",
        summary: "Dismisses what it presents with everything on top, otherwise itself."
      ) {
        [unowned self] (controller: UIViewController, animated: Bool, completion: LuaFunction?)
          -> Void in
        controller.dismiss(
          animated: animated, completion: closure(completion, "completion of dismiss"))
      }
      .calling("completion")
  }
}
