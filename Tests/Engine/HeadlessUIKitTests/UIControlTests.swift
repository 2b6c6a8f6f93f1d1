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

  @Test func whatIsAddedTwiceIsSentOnce() {
    let (target, button) = (ControlTarget(), UIButton(type: .system))
    button.addTarget(target, action: "save", for: .touchUpInside)
    button.addTarget(target, action: "save", for: .touchUpInside)
    button.addTarget(target, action: "save", for: .touchDown)
    button.tap()
    button.sendActions(for: .touchDown)
    #expect(target.performedActions == ["save", "save"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
    let button = UIButton(type: .system)
    var performed: [String] = []
    for name in ["first", "second"] {
      button.addAction(
        UIAction(identifier: UIAction.Identifier("save")) { action in
          performed.append("\(name) \(action.sender as? UIButton === button)")
        }, for: .touchUpInside)
    }
    button.tap()
    button.removeAction(identifiedBy: UIAction.Identifier("save"), for: .touchUpInside)
    button.tap()
    #expect(performed == ["second true"] && button.allControlEvents == [])
  }

  @Test func anActionIsSentByTheControl() {
    final class Button: UIButton {
      var sent: [String] = []
      override func sendAction(_ action: UIAction) {
        sent.append(action.title)
        super.sendAction(action)
      }
    }
    let button = Button(type: .system)
    var count = 0
    let action = UIAction(title: "Save") { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.tap()
    button.removeAction(action, for: .touchUpInside)
    button.tap()
    #expect(button.sent == ["Save"] && count == 1 && action.retainers.isEmpty)
  }

  @Test(arguments: [(UIControl.Event.editingDidEndOnExit, false), (.editingChanged, true)])
  func returnEndsEditingWhereAnActionIsForIt(event: UIControl.Event, stays: Bool) throws {
    let world = World()
    let (root, field) = (world.controller("A"), UITextField())
    world.window.rootViewController = root
    world.stage.settle()
    root.view.addSubview(field)
    var ends = 0
    field.addAction(UIAction { _ in }, for: event)
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    field.becomeFirstResponder()
    try world.stage.user.type("a\n")
    #expect(field.isFirstResponder == stays && ends == (stays ? 0 : 1))
  }

  @Test func theEndOfEditingHasAReason() {
    final class Plain: NSObject, UITextFieldDelegate {
      var ends = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }
    final class Reasoned: NSObject, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { reasons.append(reason) }
    }
    let world = World()
    let (plain, reasoned, field) = (Plain(), Reasoned(), UITextField())
    world.window.rootViewController = world.controller("A")
    world.window.rootViewController?.view.addSubview(field)
    world.stage.settle()
    for delegate in [plain, reasoned] as [any UITextFieldDelegate] {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(plain.ends == 1 && reasoned.reasons == [.committed])
    let events = world.stage.trace.events.filter { $0.callback == "didEndEditing" }
    #expect(events.count == 2)
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
