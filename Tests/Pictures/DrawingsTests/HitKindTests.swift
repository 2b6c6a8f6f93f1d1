import NavigationModel
import Testing
import UIKitLua

/// What the user can do with each kind of thing that is drawn is in the list of hits.
@MainActor
struct HitKindTests {
  /// A world, and the lines of all hits of a kind in it, those in front first.
  nonisolated struct Example: Sendable, CustomTestStringConvertible {
    let kind: Hit.Kind
    let world: String
    let lines: [String]
    /// The reasons why the lines do nothing; empty where each does something.
    var obstacles: [String] = []

    var testDescription: String { "\(kind)" }
  }

  @Test(arguments: examples)
  func aKindIsInTheList(_ example: Example) throws {
    let world = ScriptWorld()
    _ = try world.run(example.world, named: "example")
    let hits = PossibleSteps(in: world).hits.filter { $0.kind == example.kind }
    #expect(hits.map(\.line) == example.lines)
    #expect(hits.compactMap(\.obstacle) == example.obstacles)
    var walk = HitWalk(in: world)
    walk.walk(steps: 3)
    #expect(walk.problems == [])
  }

  @Test func everyKindHasAnExample() {
    #expect(Set(Hit.Kind.allCases).subtracting(Self.examples.map(\.kind)) == [])
  }

  nonisolated private static func home(_ contents: String) -> String {
    """
    local home = UIViewController{ title = "Home" }
    local function add(view, y, height)
      view.frame = { x = 20, y = y, width = 200, height = height or 40 }
      home.view:addSubview(view)
      return view
    end
    \(contents)
    window.rootViewController = home
    settle()
    """
  }

  nonisolated private static let stack = """
    local nav = UINavigationController{ UIViewController "Root", UIViewController "Detail" }
    window.rootViewController = nav
    settle()
    """

  nonisolated private static func table(_ options: String) -> String {
    """
    local list = UITableViewController()
    list.tableView.dataSource = {
      numberOfRows = function() return 2 end,
      cellForRow = function(_, path)
        local cell = UITableViewCell()
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
      \(options)
    }
    window.rootViewController = list
    settle()
    """
  }

  nonisolated private static func presented(_ options: String) -> String {
    home(
      """
      local sheet = UIViewController{ title = "Sheet", \(options) }
      window.rootViewController = home
      settle()
      home:present(sheet, true)
      """)
  }

  nonisolated private static func recognised(_ name: String) -> String {
    home(
      """
      local view = add(UIView(), 100)
      view:addGestureRecognizer(\(name){ action = function() end })
      """)
  }

  nonisolated private static let view = "window.rootViewController.view.subviews[1]"

  nonisolated static let examples: [Example] = [
    Example(
      kind: .button,
      world: home(
        """
        add(UIButton{ title = "Same" }, 100)
        add(UIButton{ title = "Same" }, 160)
        add(UIButton{ title = "Off", isEnabled = false }, 220)
        """),
      lines: ["user.tap(\"Off\")", "user.tap(\"Same\", 1)", "user.tap(\"Same\")"],
      obstacles: ["\"Off\" is disabled"]),
    Example(kind: .backButton, world: stack, lines: ["user.tap(\"‹ Root\")"]),
    Example(
      kind: .row, world: table(""), lines: ["user.tap(\"Row 1\")", "user.tap(\"Row 0\")"]),
    Example(
      kind: .tab,
      world: """
        local nav = UINavigationController{ UIViewController "Home", UIViewController "Detail" }
        nav.tabBarItem.title = "Home"
        window.rootViewController = UITabBarController{ nav, UIViewController "Other" }
        settle()
        """,
      lines: ["user.tap(\"Other\")", "user.tap(\"Home\")"]),
    Example(
      kind: .segment, world: home("add(UISegmentedControl{ items = { \"On\", \"Off\" } }, 100)"),
      lines: ["user.tap(\"Off\")", "user.tap(\"On\")"]),
    Example(
      kind: .toggle, world: home("add(UISwitch(), 100)"), lines: ["user.tap(\"UISwitch\")"]),
    Example(
      kind: .field, world: home("add(UITextField{ placeholder = \"Name\" }, 100)"),
      lines: ["user.tap(\"Name\")"]),
    Example(
      kind: .keys,
      world: home(
        """
        add(UITextField{ placeholder = "Name" }, 100)
        add(UITextField{ placeholder = "Name", keyboardType = "numberPad" }, 160)
        """),
      lines: [
        "user.type(\"12\", 1)", "user.type(\"\\b\", 1)", "user.type(\"a\", \"Name\")",
        "user.type(\"12\", \"Name\")", "user.type(\"\\b\", \"Name\")",
        "user.type(\"\\n\", \"Name\")",
      ]),
    Example(
      kind: .slider,
      world: home("add(UISlider{ minimumValue = 0, maximumValue = 5 }, 100)\nadd(UISlider(), 160)"),
      lines: [
        "user.slide(0.0, 1)", "user.slide(1.0, 1)", "user.slide(0.0, 0)", "user.slide(5.0, 0)",
      ]),
    Example(
      kind: .alertButton,
      world: home(
        """
        window.rootViewController = home
        settle()
        local alert = UIAlertController{ title = "Sure?" }
        alert:addAction(UIAlertAction{ title = "Yes" })
        alert:addAction(UIAlertAction{ title = "No", isEnabled = false })
        home:present(alert, true)
        """),
      lines: ["user.tap(\"No\")", "user.tap(\"Yes\")"], obstacles: ["\"No\" is disabled"]),
    Example(
      kind: .menuEntry,
      world: home(
        """
        local menu = UIMenu{ UIAction{ title = "One" }, UIAction{ title = "Two" } }
        add(UIButton{ title = "More", menu = menu, showsMenuAsPrimaryAction = true }, 100)
        window.rootViewController = home
        settle()
        user.tap("More")
        """),
      lines: ["user.tap(\"Two\")", "user.tap(\"One\")"]),
    Example(
      kind: .rowAction,
      world: table("commit = function() end,") + "\nuser.swipeRow(0)\nsettle()",
      lines: ["user.tap(\"Delete\")"]),
    Example(
      kind: .deletion, world: table("commit = function() end,"),
      lines: ["user.deleteRow(1, 0)", "user.deleteRow(0, 0)"]),
    Example(
      kind: .rowSwipe, world: table("commit = function() end,"),
      lines: ["user.swipeRow(1, 0)", "user.swipeRow(0, 0)"]),
    Example(
      kind: .rowSwipe,
      world: table("")
        + """

        list.tableView.delegate = {
          leadingSwipeActionsConfigurationForRow = function()
            return UISwipeActionsConfiguration{ UIContextualAction{ title = "Unread" } }
          end,
        }
        """,
      lines: [
        "user.swipeRow(1, 0, { edge = \"leading\" })",
        "user.swipeRow(0, 0, { edge = \"leading\" })",
      ]),
    Example(
      kind: .view, world: recognised("UITapGestureRecognizer"), lines: ["user.tap(\(view))"]),
    Example(
      kind: .hold, world: recognised("UILongPressGestureRecognizer"),
      lines: ["user.hold(\(view))"]),
    Example(
      kind: .recognizedGesture, world: recognised("UIPinchGestureRecognizer"),
      lines: ["user.pinch(\(view), { 2.0 })", "user.pinch(\(view), { 0.5 })"]),
    Example(
      kind: .recognizedGesture, world: recognised("UIPanGestureRecognizer"),
      lines: ["user.pan(\(view), { { x = 0, y = 10.0 }, { x = 0, y = 20.0 } })"]),
    Example(
      kind: .recognizedGesture,
      world: recognised("UISwipeGestureRecognizer"), lines: ["user.swipe(\"right\", \(view))"]),
    Example(kind: .backEntry, world: stack, lines: ["user.holdBack(\"Root\")"]),
    Example(
      kind: .backSwipe, world: stack,
      lines: [
        "user.swipeBack()", "user.swipeBack{ cancel = true }", "user.swipeBack{ at = 0.5 }",
      ]),
    Example(
      kind: .backSwipe, world: stack + "\nnav.interactivePopGestureRecognizer.isEnabled = false",
      lines: [
        "user.swipeBack()", "user.swipeBack{ cancel = true }", "user.swipeBack{ at = 0.5 }",
      ],
      obstacles: Array(repeating: "the gesture recogniser is disabled", count: 3)),
    Example(
      kind: .grab,
      world: stack
        + """

        local zoomed = UIViewController "Zoomed"
        zoomed.preferredTransition = { zoom = function() return nil end }
        nav:pushViewController(zoomed, true)
        wait(0.1)
        """,
      lines: ["user.grab()"]),
    Example(
      kind: .columnSwipe,
      world: """
        simulator.device = "iPad"
        window.rootViewController = UISplitViewController{
          style = "doubleColumn", UIViewController "Primary", UIViewController "Secondary" }
        settle()
        """,
      lines: ["user.swipeColumnIn()", "user.swipeColumnIn{ cancel = true }"]),
    Example(
      kind: .columnSwipe,
      world: """
        simulator.device = "iPad"
        window.rootViewController = UISplitViewController{
          style = "doubleColumn", UIViewController "Primary", UIViewController "Secondary" }
        settle()
        user.swipeColumnIn()
        settle()
        """,
      lines: ["user.swipeColumnOut()", "user.swipeColumnOut{ cancel = true }"]),
    Example(
      kind: .pageTurn,
      world: """
        window.rootViewController = UIPageViewController{ UIViewController "One" }
        settle()
        """,
      lines: [
        "user.turnPage(\"forward\")", "user.turnPage(\"forward\", { cancel = true })",
        "user.turnPage(\"reverse\")", "user.turnPage(\"reverse\", { cancel = true })",
      ],
      obstacles: Array(repeating: "the page controller has no data source to ask", count: 4)),
    Example(
      kind: .dismissalSwipe, world: presented("isModalInPresentation = true"),
      lines: ["user.swipeDown()", "user.swipeDown{ cancel = true }"],
      obstacles: Array(repeating: "the user may not dismiss the presentation", count: 2)),
    Example(
      kind: .surroundings, world: presented(""), lines: ["user.tapOutside()"]),
    Example(
      kind: .sheetDrag,
      world: home(
        """
        window.rootViewController = home
        settle()
        local sheet = UIViewController "Sheet"
        sheet.sheetPresentationController.detents = { "medium", "large" }
        home:present(sheet, true)
        """),
      lines: [
        "user.dragSheet(\"large\")", "user.dragSheet{ to = \"large\", cancel = true }",
      ]),
    Example(
      kind: .dismissalDrag,
      world: home(
        """
        local driver = UIPercentDrivenInteractiveTransition{}
        local card = UIViewController{ title = "Card", modalPresentationStyle = "fullScreen" }
        card.transitioningDelegate = {
          animationControllerForDismissed = function()
            return {
              transitionDuration = function() return 0.4 end,
              animateTransition = function(context)
                UIView.animate(0.4, nil, function()
                  context:completeTransition(not context.transitionWasCancelled)
                end)
              end,
            }
          end,
          interactionControllerForDismissal = function() return driver end,
        }
        window.rootViewController = home
        home:present(card)
        """),
      lines: ["user.dragDismiss()", "user.dragDismiss{ cancel = true }"]),
    Example(
      kind: .contentsSwipe, world: stack + "\nnav.hidesBarsOnSwipe = true",
      lines: ["user.swipe(\"up\")"]),
    Example(
      kind: .keyboardDrag,
      world: "simulator.device = \"iPad\"\n"
        + home("add(UITextField(), 100)") + "\nuser.type(\"a\")\nsettle()",
      lines: ["user.moveKeyboard(\"undocked\")", "user.moveKeyboard(\"floating\")"]),
    Example(
      kind: .scroll,
      world: home("add(UIScrollView{ contentSize = { width = 200, height = 500 } }, 100, 300)"),
      lines: ["user.scroll(\(view), { y = 200 })"]),
    Example(
      kind: .statusBar,
      world: home(
        """
        add(UIScrollView{ contentSize = { width = 200, height = 500 } }, 100, 300)
        """), lines: ["user.tapStatusBar()"], obstacles: ["it is at the top"]),
    Example(
      kind: .refresh,
      world: home("add(UIScrollView{ refreshControl = UIRefreshControl() }, 100, 300)"),
      lines: ["user.pullToRefresh(\(view))"]),
    Example(
      kind: .systemChoice,
      world: home(
        """
        window.rootViewController = home
        settle()
        home:present(UIImagePickerController(), true)
        """),
      lines: ["user.cancel()"]),
    Example(
      kind: .systemChoice,
      world: home(
        """
        window.rootViewController = home
        settle()
        home:present(SFSafariViewController{ url = "https://example.org" }, true)
        """),
      lines: ["user.cancel()", "user.pick()"]),
  ]
}
