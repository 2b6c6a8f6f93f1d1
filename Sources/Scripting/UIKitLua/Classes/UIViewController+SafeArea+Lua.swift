import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds what controllers do about the safe area and the margins of their views.
  func withInsets(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .additionalSafeAreaInsets("What is added to the safe area of its view and of its children's.")
      .systemMinimumLayoutMargins("The smallest margins that the system wants in its view.")
      .viewRespectsSystemMinimumLayoutMargins(
        "Whether the margins of its view are at least those; true by default."
      )
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
