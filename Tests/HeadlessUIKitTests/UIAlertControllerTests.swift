import HeadlessUIKit
import NavigationModel
import Testing

struct UIAlertControllerTests {
  @Test func theHandlerRunsAfterTheAlertIsDismissed() {
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    var received: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { action in
        received.append("\(action.title ?? "") \(home.presentedViewController == nil)")
      })
    home.present(alert, animated: true)
    #expect(alert.obstacle != nil)
    world.stage.settle()
    let lines = world.lines { alert.userTaps(alert.actions[1]) }
    #expect(received == ["Yes true"])
    #expect(
      lines == [
        "Sure? viewWillDisappear(animated)", "Sure? viewDidDisappear(animated)",
        "Sure? handler(Yes)",
      ])
  }

  @Test func aDismissalByTheProgramRunsNoHandler() {
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    var count = 0
    let sheet = UIAlertController(title: nil, message: "m", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in count += 1 })
    home.present(sheet, animated: true)
    world.stage.settle()
    home.dismiss(animated: true)
    world.stage.settle()
    #expect(count == 0)
    home.present(sheet, animated: false)
    world.stage.settle()
    #expect(sheet.userTapsBesideSheet() == nil)
    world.stage.settle()
    #expect(count == 1 && home.presentedViewController == nil)
  }

  @Test func textFieldsAreMadeForAlerts() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.textFields?[0].text = "Ada"
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func whatIsNotAllowedRaisesAndChangesNothing(style: UIAlertController.Style) {
    let world = World()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let raised = world.stage.exceptions {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addTextField()
    }
    #expect(
      raised.map(\.code) == ["second-cancel"]
        + (style == .alert ? [] : ["field-in-action-sheet"]))
    #expect(alert.actions.count == 1)
  }
}
