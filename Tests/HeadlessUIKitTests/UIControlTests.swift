import HeadlessUIKit
import NavigationModel
import Testing

/// Controls send actions; text fields are edited one at a time.
struct UIControlTests {
  /// Records the actions that it performs.
  private final class ControlTarget: NSObject, SelectorPerforming, UITextFieldDelegate {
    var performedActions: [String] = []
    var mayEnd = true

    func perform(_ action: Selector, with sender: Any?) {
      performedActions.append(action.description)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  }

  @Test func actionsReachTheirTargetsUntilTheyAreRemoved() {
    let target = ControlTarget()
    let button = UIButton(type: .system)
    var closures = 0
    button.addTarget(target, action: "save", for: .touchUpInside)
    button.addTarget(target, action: "press", for: .touchDown)
    button.addAction(UIAction { _ in closures += 1 }, for: .primaryActionTriggered)
    button.sendActions(for: .touchDown)
    button.tap()
    button.removeTarget(target, action: "save", for: .touchUpInside)
    button.tap()
    button.isEnabled = false
    button.tap()
    #expect(target.performedActions == ["press", "save"])
    #expect(closures == 2)
  }

  @Test func aStageHasOneFirstResponder() {
    let world = World()
    let (first, second, target) = (UITextField(), UITextField(), ControlTarget())
    first.delegate = target
    var answers = [first.becomeFirstResponder()]
    target.mayEnd = false
    answers.append(second.becomeFirstResponder())
    target.mayEnd = true
    answers.append(second.becomeFirstResponder())
    answers.append(UILabel().becomeFirstResponder())
    #expect(answers == [true, false, true, false])
    #expect(world.stage.firstResponder === second)
  }

  @Test func aFieldThatLeavesTheScreenIsNotEditedAnyMore() {
    let world = World()
    let nav = world.stack("A", "B")
    let field = UITextField()
    nav.viewControllers[1].view.addSubview(field)
    field.becomeFirstResponder()
    nav.popViewController(animated: true)
    #expect(field.isFirstResponder)
    world.stage.settle()
    #expect(world.stage.firstResponder == nil)
  }

  @Test func editingMayEmptyAField() {  // B92
    let world = World()
    let field = UITextField()
    field.text = "old"
    field.clearsOnBeginEditing = true
    let obstacle = field.userTypes("new\u{8}")
    #expect(obstacle == nil)
    #expect(field.text == "ne" && world.stage.firstResponder === field)
    field.keyboardType = .numberPad
    let refusal = field.userTypes("x")
    #expect(refusal == "the keyboard numberPad has no key 'x'")
  }
}
