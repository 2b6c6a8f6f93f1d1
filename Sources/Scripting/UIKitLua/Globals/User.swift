import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

private typealias Failure = Stage.User.Failure

/// A gesture as a function for scripts; most scripts use few, so it is described later.
private struct Gesture {
  let name: String
  let describe: () -> Member
}

// The gestures are `Stage.User`; here is how a script spells them.
extension ScriptWorld {
  /// Registers the global `user`.
  func registerUser() {
    let gestures = [backMenu] + taps + drags + choices + scrolling + customizing + recognizers
    interpreter.register(
      table: "user",
      summary: "The user's gestures. A gesture that UIKit would ignore does nothing, and "
        + "returns false and the reason.",
      functions: gestures.map(\.name)
    ) { gestures.map { $0.describe() } }
  }

  /// Describes a gesture: true, or false and the reason why it is ignored.
  private func gesture<each Argument: LuaConvertible>(
    _ name: String, _ parameters: [String], _ summary: @autoclosure @escaping () -> String,
    _ body: @escaping (Stage.User, repeat each Argument) throws(Failure) -> Void
  ) -> Gesture {
    Gesture(name: name) { [unowned self] in
      .function(name, parameters, summary()) {
        [unowned self] (argument: repeat each Argument) throws(LuaError) in
        try perform { user throws(Failure) in try body(user, repeat each argument) }
      }
      .returning(["isHonoured": Bool.self, "reason": String?.self])
    }
  }

  /// Performs a gesture for a script: true, or false and the reason why it is ignored.
  ///
  /// Other failures, and errors of the actions that it performs, are raised in the script.
  private func perform(
    _ gesture: (Stage.User) throws(Failure) -> Void
  ) throws(LuaError) -> LuaResults {
    var failure: Failure?
    try raisingErrorsOfActions {
      do throws(Failure) { try gesture(stage.user) } catch { failure = error }
    }
    switch failure {
    case nil: return LuaResults(true)
    case .ignored(let reason): return LuaResults(false, reason)
    case .notFound, .gone: throw LuaError(failure.map { "\($0)" } ?? "")
    }
  }

  /// The menu of the back button, which returns its titles.
  private var backMenu: Gesture {
    Gesture(name: "holdBack") { [unowned self] in
      .function(
        "holdBack", ["title"],
        "Long-presses the back button and returns the titles of its menu, nearest first; with a title, picks that one."
      ) { [unowned self] (title: String?) throws(LuaError) in
        var menu: [String] = []
        let results = try perform { user throws(Failure) in
          if let title { try user.holdBack(title) } else { menu = try user.holdBack() }
        }
        return menu.isEmpty ? results : LuaResults(menu)
      }
      .typed(nil, .union([[String].luaDescription, Bool.luaDescription]))
    }
  }

  private var taps: [Gesture] {
    [
      gesture(
        "tap", ["target", "index"],
        "Taps the button, tab, row or alert action with this text, or the object itself; an "
          + "error lists what can be tapped. The index, from 0, is that among several with the text."
      ) { (user, target: Stage.User.Reference, index: Int?) throws(Failure) in
        try user.tap(target, index ?? 0)
      },
      gesture(
        "hold", ["target", "index"],
        "Long-presses the button or row with this text, or the object itself, which shows its menu. "
          + "The index, from 0, is that among several with the text."
      ) { (user, target: Stage.User.Reference, index: Int?) throws(Failure) in
        try user.hold(target, index ?? 0)
      },
      gesture("back", [], "Taps the back button of the topmost stack.") { user throws(Failure) in
        try user.back()
      },
      gesture("selectTab", ["tab"], "Taps a tab, by its index from 0 or its title.") {
        (user, tab: Stage.User.Reference) throws(Failure) in try user.selectTab(tab)
      },
      gesture(
        "tapOutside", [],
        "Taps outside a popover, a sheet or an action sheet, which dismisses it, or on the dimmed "
          + "column of a split view."
      ) { user throws(Failure) in try user.tapOutside() },
      gesture(
        "selectRow", ["row", "section"],
        "Taps a row of the table on screen; both numbers count from 0, the section is 0 if omitted."
      ) { (user, row: Int, section: Int?) throws(Failure) in
        try user.selectRow(at: IndexPath(row: row, section: section ?? 0))
      },
      gesture(
        "deleteRow", ["row", "section"],
        "Swipes to delete a table row, or taps its control; both numbers count from 0."
      ) { (user, row: Int, section: Int?) throws(Failure) in
        try user.deleteRow(at: IndexPath(row: row, section: section ?? 0))
      },
      gesture(
        "swipeRow", ["row", "section", "options"],
        "Swipes over a row of the table or list on screen, which reveals its actions; `edge` is "
          + "\"trailing\" or \"leading\", with `full` the first action is performed."
      ) { (user, row: Int, section: Int?, swipe: RowSwipe) throws(Failure) in
        let path = IndexPath(row: row, section: section ?? 0)
        try user.swipeRow(at: path, from: swipe.edge, fully: swipe.isFull)
      },
    ]
  }

  private var drags: [Gesture] {
    [
      gesture(
        "swipe", ["direction", "view"],
        "Swipes over the contents of the topmost stack, which may hide or show its bars; or over a "
          + "view with a recogniser for swipes."
      ) { (user, direction: SwipeDirection, view: UIView?) throws(Failure) in
        try user.swipe(direction.direction, over: view)
      },
      gesture(
        "swipeBack", ["options"],
        "Drags from the left edge to pop; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) { (user, options: SwipeOptions) throws(Failure) in try user.swipeBack(options.drag) },
      gesture(
        "grab", [],
        "Grabs a controller that is being pushed by a zoom: the push completes, and the finger drives "
          + "the way back until `release`."
      ) { user throws(Failure) in try user.grab() },
      gesture(
        "swipeColumnIn", ["options"],
        "Drags from the edge to show a column of a split view; `at`, from 0 to 1, stops there, "
          + "`cancel` cancels it."
      ) { (user, options: SwipeOptions) throws(Failure) in try user.swipeColumnIn(options.drag) },
      gesture(
        "swipeColumnOut", ["options"],
        "Drags towards the edge to hide a column of a split view; `at`, from 0 to 1, stops there, "
          + "`cancel` cancels it."
      ) { (user, options: SwipeOptions) throws(Failure) in try user.swipeColumnOut(options.drag) },
      gesture(
        "turnPage", ["direction", "options"],
        "Swipes to another page; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) {
        (user, direction: UIPageViewController.NavigationDirection, options: SwipeOptions)
          throws(Failure) in try user.turnPage(direction, options.drag)
      },
      gesture(
        "swipeDown", ["options"],
        "Drags a sheet, or a controller pushed by a zoom, down to dismiss it; `at`, from 0 to 1, stops "
          + "there, `cancel` cancels it."
      ) { (user, options: SwipeOptions) throws(Failure) in try user.swipeDown(options.drag) },
      gesture(
        "dragSheet", ["height"],
        "Drags a sheet to another of its heights, by its name; `{ to = name, cancel = true }` lets "
          + "it return."
      ) { (user, drag: SheetDrag) throws(Failure) in
        try user.dragSheet(to: .init(named: drag.name), cancelled: drag.isCancelled)
      },
      gesture(
        "moveKeyboard", ["place"],
        "Puts the keyboard of an iPad elsewhere: docked, undocked or floating."
      ) { (user, place: Stage.User.KeyboardPlace) throws(Failure) in
        try user.moveKeyboard(to: place)
      },
      gesture(
        "dragDismiss", ["options"],
        "Drags to dismiss with the program's own animation; `at`, from 0 to 1, stops there."
      ) { (user, options: SwipeOptions) throws(Failure) in try user.dragDismiss(options.drag) },
      gesture(
        "release", ["options"],
        "Lifts the finger of a held gesture; `cancel` cancels the gesture."
      ) { (user, options: SwipeOptions) throws(Failure) in
        try user.release(cancelled: options.isCancelled)
      },
    ]
  }

  /// Text input, the device, and system controllers.
  private var choices: [Gesture] {
    [
      gesture(
        "type", ["text", "field"],
        "Types text at the end of a field, or of the one being edited; \\b deletes a character. A field "
          + "is meant by its text or placeholder, by its index from 0, or is the object itself."
      ) { (user, text: String, field: Stage.User.Reference?) throws(Failure) in
        try user.type(text, into: field)
      },
      gesture(
        "press", ["key", "modifiers"],
        "Presses a key of a hardware keyboard with others that are held: performs the first command "
          + "of the responder chain for it, or types it."
      ) { (user, key: String, modifiers: [KeyModifier]?) throws(Failure) in
        try user.press(key, UIKeyModifierFlags(modifiers ?? []))
      },
      gesture(
        "slide", ["value", "slider"],
        "Drags the thumb of a slider, by its name or its index from 0, or of the only one on screen, to a "
          + "value."
      ) { (user, value: Double, slider: Stage.User.Reference?) throws(Failure) in
        try user.slide(to: Float(value), slider)
      },
      gesture("pick", ["..."], "Chooses something in a system controller, or finishes there.") {
        (user, picked: PickedValues) throws(Failure) in try user.pick(picked.choice)
      },
      gesture("cancel", [], "Taps Cancel in a system controller.") { user throws(Failure) in
        try user.cancel()
      },
      gesture(
        "selectScope", ["index"], "Taps a scope of the search bar on screen, by its index from 0."
      ) { (user, index: Int) throws(Failure) in try user.selectScope(index) },
      gesture("cancelSearch", [], "Taps Cancel of the search bar on screen.") {
        user throws(Failure) in try user.cancelSearch()
      },
      gesture(
        "rotate", ["orientation"],
        "Rotates the device, and its contents if the application and the controller that decides "
          + "support that."
      ) { (user, orientation: HeldOrientation) throws(Failure) in
        try user.rotate(deviceTo: orientation.device)
      },
    ]
  }

  private var scrolling: [Gesture] {
    [
      gesture(
        "scroll", ["view", "options"],
        "Drags the content of a scroll view: `x` and `y` are added to its offset; with `decelerate` "
          + "the second half is momentum."
      ) { (user, view: UIScrollView, options: ScrollOptions) throws(Failure) in
        try user.scroll(view, by: options.distance, decelerating: options.decelerates)
      },
      gesture(
        "pullToRefresh", ["view"],
        "Pulls the content of a scroll view down until its refresh control begins."
      ) { (user, view: UIScrollView) throws(Failure) in try user.pullToRefresh(view) },
      gesture("tapStatusBar", [], "Taps the status bar, which scrolls to the top.") {
        user throws(Failure) in try user.tapStatusBar()
      },
    ]
  }

  /// The arrangement of tabs.
  private var customizing: [Gesture] {
    [
      gesture(
        "reorderTabs", ["titles"],
        "Arranges the tabs with Edit of the More list: those with these titles come first."
      ) { (user, titles: [String]) throws(Failure) in try user.reorderTabs(titles) },
      gesture(
        "editSidebar", ["changes"],
        "Edits the sidebar: `group` and `order` move the children of a group, `hide` and `show` "
          + "are titles of tabs."
      ) { (user, edit: SidebarEdit) throws(Failure) in
        try user.editSidebar(
          group: edit.group, order: edit.order ?? [], hiding: edit.hidden ?? [],
          showing: edit.shown ?? [])
      },
    ]
  }

  /// Views with recognisers.
  private var recognizers: [Gesture] {
    [
      gesture(
        "pan", ["view", "distances", "velocity"],
        "Drags a finger over a view with a recogniser for that, through points at these distances "
          + "from where it began; the velocity is in points per second."
      ) { (user, view: UIView, distances: [CGPoint], velocity: CGPoint?) throws(Failure) in
        try user.pan(view, through: distances, velocity: velocity ?? .zero)
      },
      gesture(
        "pinch", ["view", "scales"],
        "Moves two fingers on a view with a recogniser for that, through these scales."
      ) { (user, view: UIView, scales: [Double]) throws(Failure) in
        try user.pinch(view, through: scales.map { CGFloat($0) })
      },
    ]
  }
}

extension Stage.User.KeyboardPlace: LuaEnumeration {
  package static var luaType: String { "KeyboardPlace" }
  package static var luaCases: LuaCases<Self> { [.docked, .undocked, .floating] }
}

extension Stage.User.Reference: LuaConvertible {
  package static var luaType: String { "any" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let wanted = try LuaValue.read(from: stack, at: index), interpreter = stack.interpreter
    do throws(LuaError) { try interpreter.requireLiving(wanted) } catch { throw LuaMismatch(error) }
    return switch wanted {
    case .string(let text): .text(text)
    case .integer(let index): .index(index)
    default:
      .object(wanted.object(in: interpreter), interpreter.toString(wanted) ?? wanted.typeName)
    }
  }

  package func push(onto stack: LuaStack) { description.push(onto: stack) }
}
