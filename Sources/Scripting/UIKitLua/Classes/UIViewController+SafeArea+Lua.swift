import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what controllers do about the safe area and the margins of their views.
  func withInsets(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .additionalSafeAreaInsets()
      .systemMinimumLayoutMargins()
      .viewRespectsSystemMinimumLayoutMargins()
      .automaticallyAdjustsScrollViewInsets(
        "Whether a scroll view in it is inset (iOS 7 to 10); kept, no effect."
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
