import HeadlessUIKit
import Lua

extension ScriptWorld {
  var keyboardLayoutGuide: ClassDescriptor<UIKeyboardLayoutGuide> {
    ClassDescriptor(
      "UIKeyboardLayoutGuide", of: UIKeyboardLayoutGuide.self, extends: "UILayoutGuide",
      receiver: "guide",
      summary: "The part of a view that the keyboard covers; else what is below the safe area."
    )
    .followsUndockedKeyboard("Whether it follows a keyboard that isn't docked; kept, no effect.")
    .usesBottomSafeArea()
    .keyboardDismissPadding("How far above the keyboard a drag begins to move it; kept, no effect.")
  }
}
