import HeadlessUIKit
import Lua

extension ScriptWorld {
  var pageControl: ClassDescriptor<UIPageControl> {
    ClassDescriptor(
      "UIPageControl", of: UIPageControl.self, extends: "UIControl", receiver: "control",
      summary: "A row of dots, one for each page; a tap shows the next one."
    )
    .initializer("numberOfPages") { arguments throws(LuaError) in
      // The number first: the current page has to be one of them.
      let control = UIPageControl(frame: .zero)
      if let count: Int = try arguments.read("numberOfPages") { control.numberOfPages = count }
      return control
    }
    .label("numberOfPages", Int.self, "How many pages there are; 0 if omitted.")
    .numberOfPages()
    .currentPage()
    .hidesForSinglePage()
  }
}
