import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Texts of several lines, and what the user types into them (H130 to H132).
struct TextViewTests {
  private final class Note: NSObject, UITextViewDelegate {
    var mayChange = true
    var mayBegin = true
    private(set) var ranges: [NSRange] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      ranges.append(range)
      return mayChange
    }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidChange(_ textView: UITextView) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
  }

  private struct Scene {
    let world = World()
    let note = Note()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

    init() {
      let home = world.controller("Home")
      world.window.rootViewController = home
      world.stage.settle()
      text.objectName = "text"
      text.delegate = note
      home.view.addSubview(text)
    }
  }

  @Test func aTapBeginsEditingAndTypingIsAskedFirst() throws {
    let scene = Scene()
    let start = scene.world.stage.trace.events.count
    try scene.world.stage.user.tap(scene.text)
    try scene.world.stage.user.type("a\n")
    #expect(
      scene.world.lines(from: start).filter { $0.hasPrefix("text ") } == [
        "text shouldBeginEditing", "text didBeginEditing",
        "text shouldChangeText", "text didChangeSelection", "text didChange",
        "text shouldChangeText", "text didChangeSelection", "text didChange",
      ])
    #expect(scene.text.text == "a\n")
    #expect(scene.note.ranges.map(\.location) == [0, 1])
  }

  @Test func typingReplacesTheSelection() throws {
    let scene = Scene()
    scene.text.text = "one 👍🏽 two"
    scene.text.selectedRange = NSRange(location: 0, length: 3)
    try scene.world.stage.user.type("1", into: scene.text)
    #expect(scene.text.text == "1 👍🏽 two")
    scene.text.selectedRange = NSRange(location: 6, length: 0)
    try scene.world.stage.user.type("\u{8}", into: scene.text)
    #expect(scene.text.text == "1  two")
    #expect(scene.text.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func aRefusedChangeChangesNothing() throws {
    let scene = Scene()
    scene.text.text = "kept"
    scene.note.mayChange = false
    try scene.world.stage.user.type("x", into: scene.text)
    #expect(scene.text.text == "kept")
    scene.note.mayBegin = false
    scene.text.resignFirstResponder()
    #expect(throws: Stage.User.Failure.self) {
      try scene.world.stage.user.type("x", into: scene.text)
    }
    #expect(!scene.text.isFirstResponder)
  }

  @Test func aTextThatIsNotEditableHasNoKeyboard() {
    let scene = Scene()
    scene.text.text = "Read"
    scene.text.isEditable = false
    #expect(scene.text.becomeFirstResponder())
    #expect(scene.world.stage.screen.keyboard == nil)
    scene.text.resignFirstResponder()
    scene.text.isEditable = true
    scene.text.becomeFirstResponder()
    #expect(scene.world.stage.screen.keyboard == "default")
    #expect(throws: Stage.User.Failure.self) {
      scene.text.isEditable = false
      try scene.world.stage.user.type("x", into: scene.text)
    }
  }

  @Test func aSelectionStaysInTheText() {
    let text = UITextView()
    text.text = "abc"
    text.selectedRange = NSRange(location: 2, length: 99)
    #expect(text.selectedRange == NSRange(location: 2, length: 1))
    text.selectedRange = NSRange(location: -4, length: -1)
    #expect(text.selectedRange == NSRange(location: 0, length: 0))
    text.text = nil
    #expect(text.text == "" && !text.hasText)
  }
}
