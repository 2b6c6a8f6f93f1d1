import Foundation
import HeadlessUIKit
import Lua

extension UIUserInterfaceSizeClass: LuaEnumeration {}

extension UIUserInterfaceIdiom: LuaEnumeration {}

extension UIStatusBarStyle: LuaEnumeration {}

extension UIStatusBarAnimation: LuaEnumeration {}

extension StatusBar: LuaStructure {
  package static var luaType: String { "StatusBar" }
  package static let luaSummary = "What the status bar of the device shows."
  package static let luaFields = [
    LuaField("isHidden", Bool.self, "Whether it is hidden."),
    LuaField("style", UIStatusBarStyle.self, "The colour of its text."),
    LuaField(
      "updateAnimation", UIStatusBarAnimation.self, "How its last change was animated."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("controllers decide on the status bar: override prefersStatusBarHidden")
  }

  package var fieldValues: [any LuaConvertible] { [isHidden, style, updateAnimation] }
}

extension ScriptWorld {
  /// Adds the callbacks for size and trait changes.
  func withSurroundings(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    withOrientations(withRotations(withSystemParts(withStatusBar(descriptor))))
      .tab()
      .traitCollection()
      .overrideUserInterfaceStyle()
      .method(
        "setOverrideTraitCollection", "collection", "child",
        summary: "Overrides traits for one child; nil ends that (iOS 8 to 16)."
      ) {
        (controller: UIViewController, collection: UITraitCollection?, child: UIViewController)
          -> Void in
        controller.setOverrideTraitCollection(collection, forChild: child)
      }
      .method(
        "overrideTraitCollection", "child",
        summary: "The traits that it overrides for a child; nil for none."
      ) { (controller: UIViewController, child: UIViewController) -> UITraitCollection? in
        controller.overrideTraitCollection(forChild: child)
      }
      .updateTraitsIfNeeded()
      .callback(
        "viewWillTransition", "size", "coordinator",
        summary: "Called before the view changes its size; super forwards it."
      ) {
        (controller: UIViewController, size: CGSize, coordinator: TransitionCoordinator) -> Void in
        controller.receiveWillTransition(to: size, coordinator)
      } super: { controller, size, coordinator in
        controller.viewWillTransition(to: size, with: coordinator)
      }
      .callback(
        "sizeForChildContentContainer", "child", "parentSize",
        summary: "The size that a child gets when the view has another; it is notified of it."
      ) { (controller: UIViewController, child: UIViewController, size: CGSize) -> CGSize in
        controller.resolvedSize(of: child, within: size)
      } super: { controller, child, size in
        controller.size(forChildContentContainer: child, withParentContainerSize: size)
      }
      .callback(
        "preferredContentSizeDidChange", "child",
        summary: "Called when a child prefers another size."
      ) { (controller: UIViewController, child: UIViewController) -> Void in
        controller.receivePreferredSizeDidChange(of: child)
      } super: { controller, child in
        controller.preferredContentSizeDidChange(forChildContentContainer: child)
      }
      .property(
        "disablesAutomaticKeyboardDismissal",
        summary: "Whether the keyboard stays while nothing in it is edited; override it with a "
          + "function of this name.",
        super: { $0.disablesAutomaticKeyboardDismissal },
        get: { $0.resolvedDisablesKeyboardDismissal }
      )
      .callback(
        "willTransition", "newCollection", "coordinator",
        summary: "Called before the size classes change; super forwards it."
      ) {
        (
          controller: UIViewController, collection: UITraitCollection,
          coordinator: TransitionCoordinator
        ) -> Void in
        controller.receiveWillTransition(to: collection, coordinator)
      } super: { controller, collection, coordinator in
        controller.willTransition(to: collection, with: coordinator)
      }
      .callback(
        "traitCollectionDidChange", "previous",
        summary: "Called when the size classes have changed."
      ) { (controller: UIViewController, former: UITraitCollection?) -> Void in
        controller.receiveDidChange(from: former)
      } super: { controller, former in
        controller.traitCollectionDidChange(former)
      }
  }

  private func withStatusBar(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "prefersStatusBarHidden",
        summary: "Whether the status bar is hidden; override it with a function of this name.",
        super: { $0.prefersStatusBarHidden }, get: { $0.resolvedStatusBarHidden }
      )
      .property(
        "preferredStatusBarStyle",
        summary: "The style of the status bar; override it with a function of this name.",
        super: { $0.preferredStatusBarStyle }, get: { $0.resolvedStatusBarStyle }
      )
      .property(
        "childForStatusBarHidden",
        summary: "The child that decides whether there is a status bar; nil for itself.",
        super: { $0.childForStatusBarHidden }, get: { $0.resolvedChildForStatusBarHidden }
      )
      .property(
        "childForStatusBarStyle",
        summary:
          "The child that decides the style of the status bar; nil for the controller itself.",
        super: { $0.childForStatusBarStyle }, get: { $0.resolvedChildForStatusBarStyle }
      )
      .property(
        "preferredStatusBarUpdateAnimation",
        summary: "How the status bar changes; override it with a function of this name.",
        super: { $0.preferredStatusBarUpdateAnimation }, get: { $0.resolvedStatusBarAnimation }
      )
      .setNeedsStatusBarAppearanceUpdate()
  }
}
