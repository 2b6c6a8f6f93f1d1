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
      .presentedViewController(
        "The controller that it, or its nearest presenting ancestor, has presented."
      )
      .presentingViewController(
        "The controller that presented it or its nearest presented ancestor."
      )
      .modalPresentationStyle("The style for being presented.")
      .modalTransitionStyle("The animation of being presented and dismissed.")
      .definesPresentationContext("Whether the context styles present on it.")
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
      .preferredContentSize("The preferred size in popovers and form sheets.")
      .isModalInPresentation("Whether the user is prevented from dismissing it.")
      .providesPresentationContextTransitionStyle(
        "Whether its transition style is used for presentations in its context."
      )
      .modalPresentationCapturesStatusBarAppearance(
        "Whether it controls the status bar even if it doesn't cover the screen."
      )
      .restoresFocusAfterTransition(
        "Whether the last focused item is focused again after a transition."
      )
      .delegate(
        "transitioningDelegate", type: "UIViewControllerTransitioningDelegate",
        summary: "Provides a custom presentation controller and animators.",
        as: ScriptedTransitioningDelegate.self, in: self
      ) { $0.transitioningDelegate = $1 }
      .isBeingPresented("Whether it is being presented, up to the completion.")
      .isBeingDismissed("Whether it is being dismissed, up to the completion.")
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
