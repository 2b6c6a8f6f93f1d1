/// Lines as people who know UIKit type them, and the answers.
nonisolated enum SpelledLines {
  static let world = """
    home = UIViewController "Home"
    nav = UINavigationController{ home, name = "nav" }
    window.rootViewController = nav

    """

  static let all: [(String, String)] = calls + members + constants

  private static let calls = [
    (
      "nav:presentModalViewController(home, true)",
      "`presentModalViewController:animated:` is `present(controller, animated)` here (renamed in iOS 5)"
    ),
    (
      "nav:dismissModalViewControllerAnimated(true)",
      "`dismissModalViewControllerAnimated:` is `dismiss(animated)` here (renamed in iOS 5)"
    ),
    (
      "nav:presentViewController(home, true)",
      "`presentViewController:animated:completion:` is `present(controller, animated, completion)` here"
    ),
    (
      "nav:pushViewController_animated(home, true)",
      "`pushViewController:animated:` is `pushViewController(viewController, animated)` here"
    ),
    ("nav:popViewControllerAnimated(true)", "is `popViewController(animated)` here"),
    (
      "UINavigationController.initWithRootViewController(home)",
      "is `UINavigationController{ rootViewController = … }` here"
    ),
    ("UINavigationController:alloc()", "`alloc` is `UINavigationController{}` here"),
    ("home:setTitle('x')", "`setTitle:` is `title = value` here"),
    ("window:setRootViewController(home)", "is `rootViewController = value` here"),
    ("nav:setRootViewController(home)", "is `viewControllers = { root }` here"),
    ("home:performSelector('x', nil, 1)", "is `perform(\"method\", object, delay)` here"),
    ("window:performSelector('x')", "is `object:method()` here"),
    ("home:addChildViewController(nav)", "is `addChild(child)` here"),
    ("home:retain()", "`retain` isn't needed here: objects are released by themselves"),
  ]

  private static let members = [
    ("print(home.parentViewController)", "`parentViewController` is `parent` here"),
    ("print(home.childViewControllers)", "`childViewControllers` is `children` here"),
    (
      "print(home.modalViewController)",
      "`modalViewController` is `presentedViewController` here (renamed in iOS 5)"
    ),
    (
      "nav.navigationBarHidden = true", "`navigationBarHidden` is `isNavigationBarHidden` here"
    ),
    ("nav.navigationBarHidden = nil", "`navigationBarHidden` is `isNavigationBarHidden` here"),
    ("print(nav.toolbarHidden)", "`toolbarHidden` is `isToolbarHidden` here"),
    ("print(home.view.hidden)", "`hidden` is `isHidden` here"),
    ("print(nav.isnavigationbarhidden)", "is `isNavigationBarHidden` here"),
    ("nav.Delegate = {}", "`Delegate` is `delegate` here"),
    ("UIBarButtonItem{ barButtonSystemItem = 'add' }", "is `systemItem` here"),
    ("UIViewController{ childViewControllers = {} }", "is `children` here"),
    ("local A = class('A', UIViewController) A.hidesbottombarwhenpushed = true", "is `hidesB"),
    (
      "local A = class('A', UIViewController) function A:didMoveToParentViewController() end",
      "is `didMove(parent)` here"
    ),
  ]

  private static let constants = [
    (
      "home.modalPresentationStyle = UIModalPresentationCurrentContext",
      "`UIModalPresentationCurrentContext` is `\"currentContext\"` here"
    ),
    ("home.modalPresentationStyle = 'UIModalPresentationFormSheet'", "is `\"formSheet\"` here"),
    ("home.modalPresentationStyle = '.formSheet'", "`.formSheet` is `\"formSheet\"` here"),
    ("home.modalPresentationStyle = 'formsheet'", "`formsheet` is `\"formSheet\"` here"),
    ("print(UIModalPresentationStyle.formSheet)", "`UIModalPresentationStyle` isn't needed here"),
    ("print(UIBarButtonItem.SystemItem.add)", "its values are strings: \"done\""),
    ("print(UIBarButtonSystemItemAdd)", "`UIBarButtonSystemItemAdd` is `\"add\"` here"),
    ("nav:setToolbarHidden(YES, NO)", "`YES` is `true` here"),
    ("nav:setToolbarHidden(true, NO)", "`NO` is `false` here"),
    ("print(CGRectMake(0, 0, 1, 1))", "`CGRectMake` is `{ x = 0, y = 0,"),
  ]
}
