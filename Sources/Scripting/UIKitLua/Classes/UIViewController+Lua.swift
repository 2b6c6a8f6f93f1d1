import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var viewController: ClassDescriptor<UIViewController> {
    let parts = [
      withBasics, withFamily, withPresentation, withActions, withSurroundings, withInsets,
      withSegues,
      withFilms, withRestoration, withArchiving, withCallbacks,
    ]
    return parts.reduce(
      ClassDescriptor(
        "UIViewController", of: UIViewController.self, extends: "UIResponder",
        receiver: "controller", summary: "A controller of a view, and a member of the hierarchy.")
    ) { descriptor, addPart in addPart(descriptor) }
  }

  private func withBasics(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .initializer("nibName") { arguments throws(LuaError) in
        UIViewController(nibName: try arguments.read("nibName"), bundle: nil)
      }
      .stringShorthand("title")
      .noChildren("for containment use addChild, view:addSubview and didMove")
      .title()
      .view()
      .setNeedsUpdateProperties()
      .updatePropertiesIfNeeded()
      .viewIfLoaded()
      .nibName(
        "The name of its nib, fixed when it is created: `nibs.Name = { view = { UIView, { UILabel, "
          + "name = \"title\" } }, outlets = { titleLabel = \"title\" }, actions = { button = "
          + "\"method\" } }`; without a name the class's is tried, first without Controller."
      )
      .property(
        "isEditing", summary: "Whether the user may edit what it shows.", get: { $0.isEditing },
        set: { $0.edit($1, animated: false) }
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
      .isViewLoaded("Whether the view is loaded; reading it doesn't load it.")
      .navigationItem(owned: true)
      .hidesBottomBarWhenPushed()
      .wantsFullScreenLayout()
      .property(
        "edgesForExtendedLayout", summary: "The edges at which its view extends under bars.",
        get: { RectEdges(edges: $0.edgesForExtendedLayout) },
        set: { $0.edgesForExtendedLayout = $1.edges }
      )
      .method(
        "setContentScrollView", "view", "edge",
        summary: "Says which scroll view the bars at an edge follow; nil lets them look for one."
      ) {
        (controller: UIViewController, view: UIScrollView?, edge: NSDirectionalRectEdge) -> Void in
        controller.setContentScrollView(view, for: edge)
      }
      .callback(
        "contentScrollView", "edge",
        summary: "The scroll view that the bars at an edge follow, as it was set; nil for none.",
        send: { (controller: UIViewController, edge: NSDirectionalRectEdge) -> UIScrollView? in
          controller.askedScrollView(for: edge)
        }, super: { $0.contentScrollView(for: $1) }
      )
      .extendedLayoutIncludesOpaqueBars()
      .property(
        "tabBarItem", summary: "What a tab bar shows for it.", owned: true,
        ownedValue: { $0.tabBarItemIfMade }, get: { $0.tabBarItem }, set: { $0.tabBarItem = $1 }
      )
      .toolbarItems(owned: true)
      .method("setToolbarItems", "items", "animated", summary: "Sets what a toolbar shows for it.")
    {
      [unowned self] (controller: UIViewController, items: [UIBarButtonItem]?, animated: Bool)
        -> Void in
      controller.setToolbarItems(items, animated: animated)
      interpreter.updateOwned("toolbarItems", of: controller)
    }
      .loadViewIfNeeded()
      .method(
        "perform", "method", "object", "delay",
        summary: "Calls a method by name, with an object, after a delay in seconds; 0 if omitted."
      ) {
        [unowned self]
        (controller: UIViewController, method: String, object: LuaValue, delay: Double?) -> Void in
        performMethod(method, on: controller, with: object, after: delay ?? 0)
      }
  }

  private func withFamily(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .parent()
      .property(
        "children",
        summary: "The controllers that it contains, in the order in which they were added.",
        get: { $0.children }
      )
      .navigationController()
      .tabBarController()
      .splitViewController()
      .isMovingToParent()
      .isMovingFromParent()
      .property(
        "transitionCoordinator",
        summary: "The coordinator of the animated transition it takes part in; nil without one.",
        get: { $0.transitionCoordinator as? TransitionCoordinator }
      )
      .property(
        "shouldAutomaticallyForwardAppearanceMethods",
        summary: "Whether appearance callbacks are forwarded to its children.",
        super: { $0.shouldAutomaticallyForwardAppearanceMethods },
        get: { $0.forwardsAppearance }
      )
      .beginAppearanceTransition()
      .endAppearanceTransition()
      .method(
        "transition", "from", "to", "duration", "options", "animations", "completion",
        summary: "Replaces one child with another, in seconds; the completion receives true."
      ) {
        [unowned self]
        (
          controller: UIViewController, old: UIViewController, new: UIViewController,
          duration: Double, options: AnimationOptionsEntry?, animations: LuaFunction?,
          completion: LuaFunction?
        ) -> Void in
        let changes = options?.function ?? animations
        let last = options?.function == nil ? completion : animations
        let finish = closure(last, "completion of transition", with: true)
        controller.transition(
          from: old, to: new, duration: duration, options: options?.options ?? [],
          animations: closure(changes, "animations of transition"),
          completion: finish.map { finish in { _ in finish() } })
      }
      .calling("animations").calling("completion", ["finished": Bool.self])
      .method("addChild", "child", summary: "Adds a child; calls its `willMove`.") {
        (controller: UIViewController, child: UIViewController) -> Void in
        controller.addChild(child)
      }
      .callback(
        "collapseSecondaryViewController", "secondary", "split",
        summary: "Called on the primary column when a split view collapses: adds the "
          + "secondary one; a navigation controller pushes it."
      ) {
        (controller: UIViewController, secondary: UIViewController, split: UISplitViewController)
          -> Void in
        controller.receiveCollapse(secondary, for: split)
      } super: { controller, secondary, split in
        controller.collapseSecondaryViewController(secondary, for: split)
      }
      .facts("A93")
      .callback(
        "separateSecondaryViewController", "split",
        summary: "Called on the primary column when a split view expands: returns the "
          + "secondary column, or nil."
      ) { (controller: UIViewController, split: UISplitViewController) -> UIViewController? in
        controller.receiveSeparate(for: split)
      } super: { controller, split in
        controller.separateSecondaryViewController(for: split)
      }
      .facts("A93")
      .removeFromParent("Removes it from its parent; calls its `didMove` with nil.")
  }
}
