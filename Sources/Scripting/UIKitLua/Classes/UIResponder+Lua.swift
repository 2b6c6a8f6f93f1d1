import HeadlessUIKit
import Lua

extension UIResponder: LuaObject {}

extension ScriptWorld {
  /// Registers every class of the Swift API as a global.
  func registerClasses() {
    interpreter.register(rootClass: "NSObject") { [unowned self] in rootClass }
    describe("UIResponder") { $0.withTouches($0.responder) }
    describe("UIView") { $0.withTraits($0.view) }
    describe("UIWindow") { $0.uiWindow }
    describe("UILayoutGuide") { $0.layoutGuide }
    describe("UIKeyboardLayoutGuide") { $0.keyboardLayoutGuide }
    registerMenus()
    registerCommands()
    describe("NSUserActivity") { $0.userActivity }
    describe("UIAction") { $0.action }
    registerTraits()
    registerViews()
    describe("UIViewController") {
      $0.withTraits($0.withKeys($0.withTransition($0.viewController)))
    }
    describe("UITableViewController") { $0.tableViewController }
    describe("UICollectionViewController") { $0.collectionViewController }
    describe("UINavigationController") { $0.navigationController }
    describe("UITabBarController") { $0.tabBarController }
    describe("UIPageViewController") { $0.pageViewController }
    describe("UISplitViewController") { $0.splitViewController }
    describe("UINavigationBar") { $0.navigationBar }
    describe("UITabBar") { $0.tabBar }
    describe("UIToolbar") { $0.toolbar }
    registerAppearances()
    describe("UINavigationItem") { $0.withAppearances($0.navigationItem) }
    describe("UIBarItem") { $0.barItem }
    describe("UIBarButtonItemGroup") { $0.barButtonItemGroup }
    describe("UIBarButtonItem") { $0.barButtonItem }
    describe("UITabBarItem") { $0.withAppearances($0.tabBarItem) }
    describe("UITab") { $0.tab }
    describe("UITabGroup") { $0.tabGroup }
    describe("UISearchTab") { $0.searchTab }
    describe("UITabAccessory") { $0.tabAccessory }
    describe("UITabBarControllerSidebar") { $0.tabSidebar }
    describe("UITouch") { $0.touch }
    describe("UIPress") { $0.press }
    describe("UIKey") { $0.key }
    describe("UIGestureRecognizer") { $0.gestureRecognizer }
    registerRecognizers()
    describe("UIViewControllerTransitionCoordinator") { $0.transitionCoordinator }
    describe("CATransaction") { $0.transaction }
    describe("UIPresentationController") { $0.withTraits($0.presentationController) }
    describe("UISheetPresentationController") { $0.sheetPresentationController }
    describe("UIPopoverPresentationController") { $0.popoverPresentationController }
    describe("UIViewControllerContextTransitioning") { $0.transitionContext }
    describe("UIPercentDrivenInteractiveTransition") { $0.percentDriver }
    describe("UIStoryboardSegue") { $0.storyboardSegue }
    describe("UIStoryboardUnwindSegueSource") { $0.unwindSegueSource }
    describe("UIPopoverController") { $0.popoverController }
    registerSearch()
    describe("UIAlertController") { $0.alertController }
    describe("UIAlertAction") { $0.alertAction }
    describe("UIAlertView") { $0.alertView }
    describe("UIActionSheet") { $0.actionSheet }
    describe("Coder") { $0.coder }
    registerArchivers()
    describe("UIDevice") { $0.device }
    registerScenes()
    describe("NotificationCenter") { $0.notificationCenter }
    registerSystemClasses()
  }

  /// Registers a class that is described on first use.
  func describe<Object>(
    _ name: String, as descriptor: @escaping (ScriptWorld) -> ClassDescriptor<Object>
  ) {
    interpreter.register(class: name) { [unowned self] in descriptor(self) }
  }

  private var responder: ClassDescriptor<UIResponder> {
    ClassDescriptor(
      "UIResponder", of: UIResponder.self, receiver: "responder",
      summary: "An object that can respond to events."
    )
    .property(
      "name", summary: "A name for trees, timelines and tests; never shown in a bar.",
      get: { $0.objectName }, set: { $0.objectName = $1 }
    )
    .beforeChildren()
    .function(
      "init", "object", "properties",
      summary:
        "The end of the chain of `super.init` calls: sets the properties of a table; that of the call, which `init` gets, has been set already."
    ) { [unowned self] (object: UIResponder?, properties: LuaTable?) throws(LuaError) -> Void in
      if let object, let properties { try interpreter.initialize(object, with: properties) }
    }
    .isFirstResponder()
    .property(
      "canBecomeFirstResponder",
      summary: "Whether it may become the first responder; true for text fields only.",
      super: { $0.canBecomeFirstResponder }, get: { $0.askedCanBecomeFirstResponder }
    )
    .property(
      "canResignFirstResponder",
      summary: "Whether it may stop being the first responder; true.",
      super: { $0.canResignFirstResponder }, get: { $0.askedCanResignFirstResponder }
    )
    .method(
      "canPerformAction", "action", "sender",
      summary: "Whether it has a function of the action's name and does not opt out."
    ) {
      (responder: UIResponder, action: Selector, sender: LuaValue) -> Bool in
      responder.canPerformAction(action, withSender: sender)
    }
    .becomeFirstResponder()
    .resignFirstResponder()
    .userActivity(
      "What the user does with it, to be continued later; that of a controller is current "
        + "while it is on the screen.", owned: true
    )
    .next()
    .description { [unowned self] in describe($0) }
  }

  /// `UIViewController "Home" #3`.
  func describe(_ object: UIResponder) -> String {
    let name = interpreter.className(of: object) ?? "\(type(of: object))"
    guard let controller = object as? UIViewController else {
      return (object.objectName ?? (object as? UIView)?.ownText).map { "\(name) \"\($0)\"" } ?? name
    }
    let title = (controller.objectName ?? controller.ownTitle).map { " \"\($0)\"" } ?? ""
    return "\(name)\(title) \(controller.id)"
  }
}
