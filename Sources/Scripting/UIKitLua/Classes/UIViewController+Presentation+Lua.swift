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
      .presentedViewController()
      .presentingViewController()
      .modalPresentationStyle()
      .modalTransitionStyle()
      .definesPresentationContext()
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
      .preferredContentSize()
      .property(
        "contentUnavailableConfiguration",
        summary: "What stands for its contents while there are none, in a view that fills its "
          + "view, in front of the others; nil shows the contents (iOS 17).",
        get: { $0.contentUnavailableConfiguration as? UIListContentConfiguration },
        set: { (controller: UIViewController, content: UIListContentConfiguration?) in
          controller.contentUnavailableConfiguration = content
        }
      )
      .isModalInPresentation()
      .providesPresentationContextTransitionStyle()
      .modalPresentationCapturesStatusBarAppearance()
      .restoresFocusAfterTransition()
      .delegate(
        "transitioningDelegate", type: "UIViewControllerTransitioningDelegate",
        summary: "Provides a custom presentation controller and animators.",
        as: ScriptedTransitioningDelegate.self, in: self
      ) { $0.transitioningDelegate = $1 }
      .isBeingPresented()
      .isBeingDismissed()
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
