import HeadlessUIKit
import Lua

extension UIPageViewController.TransitionStyle: LuaEnumeration {}

extension UIPageViewController.NavigationOrientation: LuaEnumeration {}

extension UIPageViewController.NavigationDirection: LuaEnumeration {}

extension UIPageViewController.SpineLocation: LuaEnumeration {}

extension ScriptWorld {
  var pageViewController: ClassDescriptor<UIPageViewController> {
    ClassDescriptor(
      "UIPageViewController", of: UIPageViewController.self, extends: "UIViewController",
      receiver: "page",
      summary: "A container that shows pages, and turns them when the user swipes."
    )
    .initializer(
      "transitionStyle", "navigationOrientation", "spineLocation", "interPageSpacing"
    ) {
      arguments throws(LuaError) in
      let style: UIPageViewController.TransitionStyle? = try arguments.read("transitionStyle")
      let orientation: UIPageViewController.NavigationOrientation? =
        try arguments.read("navigationOrientation")
      let spine: UIPageViewController.SpineLocation? = try arguments.read("spineLocation")
      let spacing: Double? = try arguments.read("interPageSpacing")
      var options: [UIPageViewController.OptionsKey: Any] = [:]
      if let spine { options[.spineLocation] = spine }
      if let spacing { options[.interPageSpacing] = spacing }
      return UIPageViewController(
        transitionStyle: style ?? .pageCurl, navigationOrientation: orientation ?? .horizontal,
        options: options)
    }
    .label(
      "interPageSpacing", Double.self,
      "The distance between pages in points, as in UIKit's options; nothing is drawn."
    )
    .children("viewControllers") { (page: UIPageViewController, pages: [UIViewController]) in
      page.setViewControllers(pages, direction: .forward, animated: false)
    }
    .transitionStyle()
    .navigationOrientation()
    .spineLocation()
    .isDoubleSided()
    .gestureRecognizers(owned: true)
    .viewControllers()
    .delegate(
      type: "UIPageViewControllerDelegate",
      summary: "Is notified when the user turns pages.",
      as: ScriptedPageDelegate.self, in: self
    ) { $0.delegate = $1 }
    .delegate(
      "dataSource", type: "UIPageViewControllerDataSource",
      summary: "Provides the pages before and after one; without it the user can't swipe.",
      as: ScriptedPageDelegate.self, in: self
    ) { $0.dataSource = $1 }
    .method(
      "setViewControllers", "viewControllers", "direction", "animated", "completion",
      summary: "Turns to other pages; the completion receives whether that finished."
    ) {
      [unowned self]
      (
        page: UIPageViewController, pages: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: LuaFunction?
      ) -> Void in
      let finish = closure(completion, "completion of setViewControllers", with: true)
      page.setViewControllers(
        pages, direction: direction, animated: animated,
        completion: finish.map { finish in { _ in finish() } })
    }
    .calling("completion", ["finished": Bool.self])
  }
}
