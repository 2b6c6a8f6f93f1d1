import HeadlessUIKit
import Lua
import NavigationModel

extension PresentationStyle: LuaEnumeration {
  package static var luaType: String { "UIModalPresentationStyle" }
  package static var luaCases: KeyValuePairs<String, PresentationStyle> {
    [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
      "automatic": .automatic,
    ]
  }
}

extension TransitionStyle: LuaEnumeration {
  package static var luaType: String { "UIModalTransitionStyle" }
  package static var luaCases: KeyValuePairs<String, TransitionStyle> {
    [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
      "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
  }
}

extension ScriptWorld {
  var viewController: ClassDescriptor<UIViewController> {
    withCallbacks(
      withFilms(
        withSegues(
          withActions(
            withPresentation(
              withFamily(
                withBasics(
                  ClassDescriptor(
                    "UIViewController", of: UIViewController.self, extends: "UIResponder",
                    receiver: "controller",
                    summary: "A controller of a view, and a member of the hierarchy."))))))))
  }

  private func withBasics(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .initializer("nibName") { arguments throws(LuaError) in
        UIViewController(nibName: try arguments.read("nibName"), bundle: nil)
      }
      .stringShorthand("title")
      .noChildren("containment by hand is addChild, view:addSubview and didMove")
      .property(
        "title", summary: "The title; bars and tabs take theirs from it.", get: { $0.title },
        set: { $0.title = $1 }
      )
      .property(
        "view", summary: "The view; reading it loads it.", get: { $0.view },
        set: { $0.view = $1 }
      )
      .property(
        "viewIfLoaded", summary: "The view if there is one; reading it loads nothing.",
        get: { $0.viewIfLoaded }
      )
      .property(
        "nibName",
        summary:
          "The name of its nib, fixed when it is made: `nibs.Name = { view = { UIView, { UILabel, "
          + "name = \"title\" } }, outlets = { titleLabel = \"title\" }, actions = { button = "
          + "\"method\" } }`; without a name the class's is tried, first without Controller.",
        get: { $0.nibName }
      )
      .property(
        "isEditing", summary: "Whether a person may edit what it shows.", get: { $0.isEditing },
        set: { $0.isEditing = $1 }
      )
      .callback(
        "setEditing", "editing", "animated", summary: "Begins or ends editing; call super."
      ) { (controller: UIViewController, editing: Bool, animated: Bool) -> Void in
        controller.edit(editing, animated: animated)
      } super: { controller, editing, animated in
        controller.setEditing(editing, animated: animated)
      }
      .property(
        "editButtonItem", summary: "The button that begins and ends editing, Edit or Done.",
        owned: true, ownedValue: { $0.editButtonIfMade }, get: { $0.editButtonItem }
      )
      .property("isViewLoaded", summary: "Whether there is a view.", get: { $0.isViewLoaded })
      .property(
        "navigationItem", summary: "What a navigation bar shows for it.", owned: true,
        get: { $0.navigationItem }
      )
      .property(
        "hidesBottomBarWhenPushed", summary: "Whether tab bars are hidden while it is in a stack.",
        get: { $0.hidesBottomBarWhenPushed }, set: { $0.hidesBottomBarWhenPushed = $1 }
      )
      .property(
        "edgesForExtendedLayout", summary: "The edges at which its view runs under bars.",
        get: { $0.edgesForExtendedLayout }, set: { $0.edgesForExtendedLayout = $1 }
      )
      .property(
        "extendedLayoutIncludesOpaqueBars",
        summary: "Whether its view runs under bars that nothing shines through.",
        get: { $0.extendedLayoutIncludesOpaqueBars },
        set: { $0.extendedLayoutIncludesOpaqueBars = $1 }
      )
      .property(
        "tabBarItem", summary: "What a tab bar shows for it.", owned: true,
        ownedValue: { $0.tabBarItemIfMade }, get: { $0.tabBarItem }, set: { $0.tabBarItem = $1 }
      )
      .property(
        "toolbarItems", summary: "What a toolbar shows while it is on top of a stack.", owned: true,
        get: { $0.toolbarItems ?? [] }, set: { $0.toolbarItems = $1 }
      )
      .method("setToolbarItems", "items", "animated", summary: "Sets what a toolbar shows for it.")
    {
      [unowned self] (controller: UIViewController, items: [UIBarButtonItem], animated: Bool)
        -> Void in
      controller.setToolbarItems(items, animated: animated)
      for item in items { interpreter.mirror(owner: controller, owns: item) }
    }
      .property(
        "isEditing", summary: "Whether its contents are being edited.", get: { $0.isEditing },
        set: { $0.edit($1, animated: false) }
      )
      .property(
        "editButtonItem", summary: "The button that begins and ends editing.", owned: true,
        ownedValue: { $0.editButtonIfMade }, get: { $0.editButtonItem }
      )
      .callback(
        "setEditing", "editing", "animated",
        summary: "Begins or ends editing; an override calls super.",
        send: { (controller: UIViewController, editing: Bool, animated: Bool) -> Void in
          controller.edit(editing, animated: animated)
        },
        super: { controller, editing, animated in
          controller.setEditing(editing, animated: animated)
        }
      )
      .method("loadViewIfNeeded", summary: "Loads the view if there is none.") {
        (controller: UIViewController) -> Void in controller.loadViewIfNeeded()
      }
      .method(
        "perform", "method", "object", "delay",
        summary: "Calls a method by name, with an object, after a delay in seconds."
      ) {
        [unowned self]
        (controller: UIViewController, method: String, object: LuaValue, delay: Double?) -> Void in
        perform(method, on: controller, with: object, after: delay ?? 0)
      }
  }

  private func withFamily(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property("parent", summary: "The container it is a child of.", get: { $0.parent })
      .property("children", summary: "Its children, in order.", get: { $0.children })
      .property(
        "navigationController", summary: "The nearest navigation controller around it.",
        get: { $0.navigationController }
      )
      .property(
        "tabBarController", summary: "The nearest tab bar controller around it.",
        get: { $0.tabBarController }
      )
      .property(
        "splitViewController", summary: "The nearest split view controller around it.",
        get: { $0.splitViewController }
      )
      .property(
        "isMovingToParent",
        summary: "Whether it is joining a parent; true in its own appearance callbacks only.",
        get: { $0.isMovingToParent }
      )
      .property(
        "isMovingFromParent",
        summary: "Whether it is leaving its parent; true in its own disappearance callbacks only.",
        get: { $0.isMovingFromParent }
      )
      .property(
        "transitionCoordinator",
        summary: "The animated transition it takes part in; nil without one.",
        get: { $0.transitionCoordinator as? TransitionCoordinator }
      )
      .property(
        "shouldAutomaticallyForwardAppearanceMethods",
        summary: "Whether its children hear of their appearance when it does.",
        super: { $0.shouldAutomaticallyForwardAppearanceMethods },
        get: { $0.forwardsAppearance }
      )
      .method(
        "beginAppearanceTransition", "isAppearing", "animated",
        summary: "Tells a child that it will appear or disappear."
      ) { (controller: UIViewController, isAppearing: Bool, animated: Bool) -> Void in
        controller.beginAppearanceTransition(isAppearing, animated: animated)
      }
      .method(
        "endAppearanceTransition", summary: "Tells a child that it has appeared or disappeared."
      ) { (controller: UIViewController) -> Void in controller.endAppearanceTransition() }
      .method(
        "transition", "from", "to", "duration", "options", "animations", "completion",
        summary: "Exchanges one child for another, in seconds; the completion gets true."
      ) {
        [unowned self]
        (
          controller: UIViewController, old: UIViewController, new: UIViewController,
          duration: Double, options: LuaValue, animations: LuaFunction?, completion: LuaFunction?
        ) -> Void in
        let finish = closure(completion, "completion of transition", with: true)
        controller.transition(
          from: old, to: new, duration: duration,
          animations: closure(animations, "animations of transition"),
          completion: finish.map { finish in { _ in finish() } })
      }
      .method("addChild", "child", summary: "Makes a controller a child; it hears `willMove`.") {
        (controller: UIViewController, child: UIViewController) -> Void in
        controller.addChild(child)
      }
      .method("removeFromParent", summary: "Ends being a child; it hears `didMove` with nil.") {
        (controller: UIViewController) -> Void in controller.removeFromParent()
      }
  }

  private func withPresentation(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "presentedViewController",
        summary: "What it, or else its nearest ancestor that presents, has presented.",
        get: { $0.presentedViewController }
      )
      .property(
        "presentingViewController",
        summary: "Who presents it, or else its nearest presented ancestor.",
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
        summary: "The manager of the presentation it is a part of; set the style before you ask.",
        owned: true, ownedValue: { $0.presentationManagerIfMade },
        get: { [unowned self] in adopted($0.presentationController) }
      )
      .property(
        "popoverPresentationController",
        summary: "The manager while it is, or would be, presented as a popover.", owned: true,
        ownedValue: { $0.presentationManagerIfMade as? UIPopoverPresentationController },
        get: { [unowned self] in adopted($0.popoverPresentationController) }
      )
      .property(
        "sheetPresentationController",
        summary: "The manager while it is, or would be, presented as a card.", owned: true,
        ownedValue: { $0.presentationManagerIfMade as? UISheetPresentationController },
        get: { [unowned self] in adopted($0.sheetPresentationController) }
      )
      .property(
        "preferredContentSize", summary: "The size it wants in popovers and form sheets.",
        get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 }
      )
      .property(
        "isModalInPresentation", summary: "Whether the person may not send it away.",
        get: { $0.isModalInPresentation }, set: { $0.isModalInPresentation = $1 }
      )
      .property(
        "providesPresentationContextTransitionStyle",
        summary: "Whether its transition style holds for what is presented in its context.",
        get: { $0.providesPresentationContextTransitionStyle },
        set: { $0.providesPresentationContextTransitionStyle = $1 }
      )
      .property(
        "modalPresentationCapturesStatusBarAppearance",
        summary: "Whether it decides over the status bar though it does not cover the screen.",
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
        summary:
          "A table with `presentationControllerFor(presented, presenting, source)`, "
          + "`animationControllerForPresented(presented, presenting, source)`, "
          + "`animationControllerForDismissed(dismissed)`, "
          + "`interactionControllerForPresentation(animator)` and "
          + "`interactionControllerForDismissal(animator)`.",
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
          return stage.complain(.presentNil, stage.describe(controller))
        }
        controller.present(
          presented, animated: animated, completion: closure(completion, "completion of present"))
      }
      .method(
        "dismiss", "animated", "completion",
        summary: "Sends away what it presents and all on top of it, else itself."
      ) {
        [unowned self] (controller: UIViewController, animated: Bool, completion: LuaFunction?)
          -> Void in
        controller.dismiss(
          animated: animated, completion: closure(completion, "completion of dismiss"))
      }
  }

  private func withCallbacks(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    var result = descriptor
    for (callback, summary) in Self.summaries {
      result = adding(callback, summary, to: result)
    }
    return result
  }

  private func adding(
    _ callback: Callback, _ summary: String, to descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    switch callback {
    case .willMove, .didMove:
      descriptor.callback(callback.rawValue, "parent", summary: summary) {
        (controller: UIViewController, parent: UIViewController?) -> Void in
        controller.receive(callback, parent: parent)
      } super: { controller, parent in
        controller.performOwn(callback, parent: parent)
      }
    case _ where callback.isAppearance:
      descriptor.callback(callback.rawValue, "animated", summary: summary) {
        (controller: UIViewController, animated: Bool) -> Void in
        controller.receive(callback, animated: animated)
      } super: { controller, animated in
        controller.performOwn(callback, animated: animated)
      }
    default:
      descriptor.callback(callback.rawValue, summary: summary) {
        (controller: UIViewController) -> Void in
        controller.receive(callback)
      } super: { controller in
        controller.performOwn(callback)
      }
    }
  }

  private static let summaries: KeyValuePairs<Callback, String> = [
    .loadView: "Makes the view; assign `self.view` in it.",
    .viewDidLoad: "Called when the view has been loaded.",
    .viewWillAppear: "Called before the view comes on screen.",
    .viewIsAppearing: "Called when the view is in its window, before it has appeared.",
    .viewDidAppear: "Called when the view has come on screen.",
    .viewWillDisappear: "Called before the view goes off screen.",
    .viewDidDisappear: "Called when the view has gone off screen.",
    .viewWillLayoutSubviews: "Called before the view lays out its subviews.",
    .viewDidLayoutSubviews: "Called when the view has laid out its subviews.",
    .willMove: "Called before the controller joins or leaves a parent.",
    .didMove: "Called when the controller has joined or left a parent.",
    .didReceiveMemoryWarning: "Called when memory is short.",
    .viewWillUnload: "Called before a view that is not on screen is taken (iOS 5).",
    .viewDidUnload: "Called when a view that was not on screen has been taken (iOS 5).",
  ]

  /// A closure that calls a script's function.
  func closure(
    _ function: LuaFunction?, _ context: String, with arguments: any LuaConvertible...
  ) -> (() -> Void)? {
    guard let function else { return nil }
    return { [weak self] in
      self?.callBack(context) { () throws(LuaError) in
        try self?.interpreter.call(function, arguments)
      }
    }
  }

  /// `performSelector:withObject:afterDelay:`; the controller and the object live until then.
  private func perform(
    _ method: String, on controller: UIViewController, with object: LuaValue, after delay: Double
  ) {
    stage.after(.seconds(delay)) { [weak self] in
      guard let self else { return }
      deferred { () throws(LuaError) in try send(method, to: controller, [object]) }
    }
  }

  /// Calls a method of an object as a script would, so that a script's own one is found.
  @discardableResult
  func send(
    _ method: String, to object: some LuaObject, _ arguments: [any LuaConvertible] = []
  ) throws(LuaError) -> [LuaValue] {
    let value = interpreter.value(of: object)
    guard case .function(let function) = try interpreter.field(method, of: value) else {
      throw LuaError("\(interpreter.toString(value) ?? "the object") has no method '\(method)'")
    }
    return try interpreter.call(function, [value] + arguments)
  }
}
