import HeadlessUIKit
import NavigationModel
import Testing

/// What happens to the first responder of a controller that leaves the screen (E107, E108).
struct EditingTests {
  /// A stack whose root has a field that is being edited.
  private final class Form: NSObject, UITextFieldDelegate {
    let world: World
    let nav: UINavigationController
    let field = UITextField()
    var shouldEnd = true

    init(profile: Profile = .modern) {
      world = World(profile: profile)
      nav = world.stack("Form")
      super.init()
      field.objectName = "field"
      field.delegate = self
      nav.topViewController?.view.addSubview(field)
      field.becomeFirstResponder()
    }

    func push() -> [String] {
      world.lines { nav.pushViewController(world.controller("Detail"), animated: true) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
  }

  @Test func aFieldThatRefusesToEndIsOverruled() {
    let form = Form()
    form.shouldEnd = false
    _ = form.push()
    #expect(!form.field.isFirstResponder && form.world.stage.firstResponder == nil)
  }

  @Test func anotherFirstResponderIsLeftAlone() {
    let form = Form()
    _ = form.push()
    let other = UITextField()
    form.nav.viewControllers[0].view.addSubview(other)
    form.nav.popViewController(animated: true)
    other.becomeFirstResponder()
    form.world.stage.settle()
    #expect(other.isFirstResponder && !form.field.isFirstResponder)
  }

  @Test func oldReleasesResumeNothing() {  // unconfirmed when the field resigns
    let form = Form(profile: .classic)
    #expect(form.push().contains("field didEndEditing"))
    form.nav.popViewController(animated: true)
    form.world.stage.settle()
    #expect(!form.field.isFirstResponder)
  }
}
