import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// Stacks, their bars, and what cancels their changes.
  static let stacks: [Scenario] = [
    Scenario("cancelled-push", "didMove(toParent: nil) for a push that was cancelled") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      let animator = scene.keep(Animator())
      nav.delegate = animator
      scene.step { scene.show(nav) }
      scene.briefStep {
        animator.driver = UIPercentDrivenInteractiveTransition()
        nav.pushViewController(scene.probe("Detail"), animated: true)
      }
      scene.step {
        animator.driver?.update(0.4)
        animator.driver?.cancel()
      }
      scene.step { scene.value("stack", controllers: nav.viewControllers) }
    },
    Scenario("cancelled-pop", "viewIsAppearing after a transition is cancelled") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      let animator = scene.keep(Animator())
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(scene.probe("Detail"), animated: false) }
      scene.briefStep {
        nav.delegate = animator
        animator.driver = UIPercentDrivenInteractiveTransition()
        nav.popViewController(animated: true)
      }
      scene.step {
        animator.driver?.update(0.4)
        animator.driver?.cancel()
      }
      scene.step { scene.value("stack", controllers: nav.viewControllers) }
    },
    Scenario("stack-removed-in-a-transition", "a transition whose container leaves (A54, A56)") {
      scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      let animator = scene.keep(Animator())
      nav.delegate = animator
      scene.step { scene.show(nav) }
      scene.briefStep {
        animator.driver = UIPercentDrivenInteractiveTransition()
        nav.pushViewController(scene.probe("Detail"), animated: true)
      }
      scene.step { scene.window.rootViewController = scene.probe("New") }
      scene.step { scene.value("stack", controllers: nav.viewControllers) }
    },
    Scenario("first-appearance-by-a-pop", "isMovingToParent of a controller long in a stack (D31)")
    {
      scene in
      let hidden = scene.probe("Hidden")
      hidden.actions["viewWillAppear"] = {
        scene.value("isMovingToParent", $0.isMovingToParent)
      }
      let nav = UINavigationController()
      nav.viewControllers = [scene.probe("Root"), hidden, scene.probe("Top")]
      scene.step { scene.show(nav) }
      scene.step { nav.popViewController(animated: true) }
    },
    Scenario("heights-of-bars", "heights of bars on recent iPhones, and with a prompt (B8, B46)") {
      scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      let frames = { (what: String) in
        let bar = nav.navigationBar.frame
        scene.value(what, "y \(bar.minY) height \(bar.height)")
        scene.value("toolbar", "height \(nav.toolbar.frame.height)")
      }
      scene.step {
        nav.isToolbarHidden = false
        scene.show(nav)
      }
      scene.step {
        frames("plain")
        root.navigationItem.prompt = "Prompt"
      }
      scene.step { frames("with a prompt") }
    },
    Scenario("top-below-a-hidden-status-bar", "space below a hidden status bar (B46)") { scene in
      let root = HidingProbe("Root", in: scene)
      let nav = UINavigationController(rootViewController: root)
      scene.step { scene.show(nav) }
      scene.step { scene.value("y of the bar", nav.navigationBar.frame.minY) }
    },
    Scenario("bar-alone-with-replaced-items", "a standalone bar whose items are replaced (B44)") {
      scene in
      let recorder = scene.keep(BarRecorder(scene))
      let bar = UINavigationBar()
      let items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }
      scene.step {
        bar.delegate = recorder
        bar.setItems([items[0]], animated: false)
        scene.note("one item")
        bar.setItems([items[0], items[1]], animated: false)
        scene.note("two items")
        bar.setItems([items[2]], animated: false)
        scene.note("another item")
      }
    },
    Scenario("editing-of-a-field-that-leaves", "when editing ends for a field that leaves") {
      scene in
      let recorder = scene.keep(FieldRecorder(scene))
      let top = scene.probe("Top")
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      field.delegate = recorder
      let nav = UINavigationController()
      nav.viewControllers = [scene.probe("Root"), top]
      scene.step { scene.show(nav) }
      scene.step {
        top.view.addSubview(field)
        scene.value("becomes first responder", field.becomeFirstResponder())
      }
      scene.step { nav.popViewController(animated: true) }
    },
    Scenario("selection-of-a-table", "what reloadData does to a table's selection") { scene in
      let rows = scene.keep(Rows())
      let controller = scene.probe("Table")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let first = IndexPath(row: 0, section: 0)
      table.dataSource = rows
      scene.step { scene.show(controller) }
      scene.step {
        controller.view.addSubview(table)
        table.reloadData()
      }
      scene.step {
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        scene.value("selected", table.indexPathForSelectedRow?.row)
        table.reloadData()
        scene.value("after reloadData", table.indexPathForSelectedRow?.row)
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        table.setEditing(true, animated: false)
        scene.value("in editing", table.indexPathForSelectedRow?.row)
      }
    },
    Scenario("shown-in-a-controller-that-appears", "controllers shown without callbacks") { scene in
      let outer = scene.probe("Outer")
      let inner = UINavigationController(rootViewController: scene.probe("Root"))
      outer.actions["viewWillAppear"] = { outer in
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.pushViewController(scene.probe("Detail"), animated: false)
      }
      scene.step { scene.show(outer) }
    },
  ]
}

/// A controller without a status bar.
final class HidingProbe: Probe {
  override var prefersStatusBarHidden: Bool { true }
}

/// The delegate of a bar, which records its calls.
final class BarRecorder: NSObject, UINavigationBarDelegate {
  private unowned let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    scene.record("shouldPush", value: item.title)
    return true
  }

  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    scene.record("didPush", value: item.title)
  }

  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    scene.record("shouldPop", value: item.title)
    return true
  }

  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    scene.record("didPop", value: item.title)
  }
}

/// The delegate of a text field, which records its calls.
final class FieldRecorder: NSObject, UITextFieldDelegate {
  private unowned let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    scene.record("textFieldDidBeginEditing")
  }

  func textFieldDidEndEditing(_ textField: UITextField) { scene.record("textFieldDidEndEditing") }
}

/// Three rows.
final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
