import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what controllers do about the safe area and the margins of their views.
  func withInsets(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .property(
        "additionalSafeAreaInsets",
        summary: "What is added to the safe area of its view and of its children's.",
        get: { $0.additionalSafeAreaInsets }, set: { $0.additionalSafeAreaInsets = $1 }
      )
      .property(
        "systemMinimumLayoutMargins",
        summary: "The smallest margins that the system wants in its view.",
        get: { $0.systemMinimumLayoutMargins }
      )
      .property(
        "viewRespectsSystemMinimumLayoutMargins",
        summary: "Whether the margins of its view are at least those; true by default.",
        get: { $0.viewRespectsSystemMinimumLayoutMargins },
        set: { $0.viewRespectsSystemMinimumLayoutMargins = $1 }
      )
      .property(
        "automaticallyAdjustsScrollViewInsets",
        summary: "Whether a scroll view in it is inset (iOS 7 to 10); kept, no effect.",
        get: { $0.automaticallyAdjustsScrollViewInsets },
        set: { $0.automaticallyAdjustsScrollViewInsets = $1 }
      )
      .property(
        "topLayoutGuide", summary: "What the bars at the top cover of its view (iOS 7 to 10).",
        get: { $0.topSupport }
      )
      .property(
        "bottomLayoutGuide",
        summary: "What the bars at the bottom cover of its view (iOS 7 to 10).",
        get: { $0.bottomSupport }
      )
  }
}
