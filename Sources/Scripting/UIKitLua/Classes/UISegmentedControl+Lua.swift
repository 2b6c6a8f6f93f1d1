import HeadlessUIKit
import Lua

extension ScriptWorld {
  var segmentedControl: ClassDescriptor<UISegmentedControl> {
    withSegments(
      ClassDescriptor(
        "UISegmentedControl", of: UISegmentedControl.self, extends: "UIControl",
        receiver: "control",
        summary: "A row of segments of which at most one is selected; a tap selects one."
      )
      .initializer("items") { arguments throws(LuaError) in
        UISegmentedControl(items: try arguments.read("items", as: [String]?.self))
      }
      .label("items", [String].self, "The titles of the segments, from left to right.")
      .numberOfSegments("How many segments it has.")
      .property(
        "selectedSegmentIndex",
        summary: "The index of the selected segment, from 0; nil for none.",
        get: { $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex },
        set: { $0.selectedSegmentIndex = $1 ?? UISegmentedControl.noSegment }
      )
      .isMomentary())
  }

  private func withSegments(
    _ descriptor: ClassDescriptor<UISegmentedControl>
  ) -> ClassDescriptor<UISegmentedControl> {
    descriptor
      .method(
        "insertSegment", "title", "index", "animated",
        summary: "Inserts a segment with a title before the one at an index from 0."
      ) { (control: UISegmentedControl, title: String?, index: Int, animated: Bool) -> Void in
        control.insertSegment(withTitle: title, at: index, animated: animated)
      }
      .method(
        "removeSegment", "index", "animated", summary: "Removes the segment at an index from 0."
      ) {
        (control: UISegmentedControl, index: Int, animated: Bool) -> Void in
        control.removeSegment(at: index, animated: animated)
      }
      .removeAllSegments("Removes all segments, so that none is selected.")
      .method("setTitle", "title", "index", summary: "Sets the title of a segment.") {
        (control: UISegmentedControl, title: String?, index: Int) -> Void in
        control.setTitle(title, forSegmentAt: index)
      }
      .method("titleForSegment", "index", summary: "The title of a segment; nil for none.") {
        (control: UISegmentedControl, index: Int) -> String? in control.titleForSegment(at: index)
      }
      .method("setImage", "image", "index", summary: "Sets the image of a segment, by its name.") {
        (control: UISegmentedControl, image: UIImage?, index: Int) -> Void in
        control.setImage(image, forSegmentAt: index)
      }
      .method("imageForSegment", "index", summary: "The name of a segment's image; nil for none.") {
        (control: UISegmentedControl, index: Int) -> UIImage? in control.imageForSegment(at: index)
      }
      .method("setEnabled", "isEnabled", "index", summary: "Enables or disables a segment.") {
        (control: UISegmentedControl, isEnabled: Bool, index: Int) -> Void in
        control.setEnabled(isEnabled, forSegmentAt: index)
      }
      .method(
        "isEnabledForSegment", "index", summary: "Whether a segment is enabled; true by default."
      ) {
        (control: UISegmentedControl, index: Int) -> Bool in control.isEnabledForSegment(at: index)
      }
  }
}
