import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension Stage.User.KeyboardPlace: LuaEnumeration {
  package static var luaType: String { "KeyboardPlace" }
  package static var luaCases: KeyValuePairs<String, Stage.User.KeyboardPlace> {
    ["docked": .docked, "undocked": .undocked, "floating": .floating]
  }
}

// The gestures are `Stage.User`; here is how a script spells them.
extension ScriptWorld {
  /// Registers the global `user`.
  func registerUser() {
    let names = [
      "holdBack", "tap", "hold", "back", "selectTab", "tapOutside", "selectRow", "deleteRow",
      "swipeRow",
      "swipe", "swipeBack", "grab", "swipeColumnIn", "swipeColumnOut", "turnPage", "swipeDown",
      "dragSheet", "moveKeyboard", "dragDismiss", "release", "type", "press", "slide", "pick",
      "cancel", "selectScope", "cancelSearch", "rotate", "scroll", "pullToRefresh", "tapStatusBar",
      "reorderTabs", "editSidebar", "pan", "pinch",
    ]
    interpreter.register(
      table: "user",
      summary: "The user's gestures. A gesture that UIKit would ignore does nothing, and "
        + "returns false and the reason.",
      functions: names
    ) { [unowned self] in
      [backMenuFunction]
        + (taps + gestures + choices + scrolling + customizing + drags).map {
          $0.returning(["isHonoured": Bool.self, "reason": String?.self])
        }
    }
  }

  /// The functions for views with recognisers.
  private var drags: [Member] {
    [
      .function(
        "pan", ["view", "distances", "velocity"],
        "Drags a finger over a view with a recogniser for that, through points at these distances "
          + "from where it began; the velocity is in points per second."
      ) {
        [unowned self]
        (view: UIView, distances: [CGPoint], velocity: CGPoint?) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.pan(view, through: distances, velocity: velocity ?? .zero)
        }
      },
      .function(
        "pinch", ["view", "scales"],
        "Moves two fingers on a view with a recogniser for that, through these scales."
      ) { [unowned self] (view: UIView, scales: [Double]) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.pinch(view, through: scales.map { CGFloat($0) })
        }
      },
    ]
  }

  /// The functions for taps.
  private var taps: [Member] {
    [
      .function(
        "tap", ["target"],
        "Taps the button, tab, row or alert action with this text, or the object itself; an "
          + "error lists what can be tapped."
      ) { [unowned self] (target: LuaValue) throws(LuaError) in
        let target = try reference(target)
        return try perform { user throws(Failure) in try user.tap(target) }
      },
      .function(
        "hold", ["target"],
        "Long-presses the button or row with this text, or the object itself, which shows its menu."
      ) { [unowned self] (target: LuaValue) throws(LuaError) in
        let target = try reference(target)
        return try perform { user throws(Failure) in try user.hold(target) }
      },
      .function("back", [], "Taps the back button of the topmost stack.") {
        [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.back() }
      },
      .function("selectTab", ["tab"], "Taps a tab, by its index from 0 or its title.") {
        [unowned self] (tab: LuaValue) throws(LuaError) in
        if case .integer(let index) = tab {
          return try perform { user throws(Failure) in try user.selectTab(index) }
        }
        let tab = try reference(tab)
        return try perform { user throws(Failure) in try user.selectTab(tab) }
      },
      .function(
        "tapOutside", [],
        "Taps outside a popover, a sheet or an action sheet, which dismisses it, or on the dimmed "
          + "column of a split view."
      ) { [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.tapOutside() }
      },
      .function(
        "selectRow", ["row", "section"],
        "Taps a row of the table on screen; both numbers count from 0, the section is 0 if omitted."
      ) { [unowned self] (row: Int, section: Int?) throws(LuaError) in
        let path = IndexPath(row: row, section: section ?? 0)
        return try perform { user throws(Failure) in try user.selectRow(at: path) }
      },
      .function(
        "deleteRow", ["row", "section"],
        "Swipes to delete a table row, or taps its control; both numbers count from 0."
      ) { [unowned self] (row: Int, section: Int?) throws(LuaError) in
        let path = IndexPath(row: row, section: section ?? 0)
        return try perform { user throws(Failure) in try user.deleteRow(at: path) }
      },
      .function(
        "swipeRow", ["row", "section", "options"],
        "Swipes over a row of the table or list on screen, which reveals its actions; `edge` is "
          + "\"trailing\" or \"leading\", with `full` the first action is performed."
      ) { [unowned self] (row: Int, section: Int?, swipe: RowSwipe) throws(LuaError) in
        let path = IndexPath(row: row, section: section ?? 0)
        return try perform { user throws(Failure) in
          try user.swipeRow(at: path, from: swipe.edge, fully: swipe.isFull)
        }
      },
    ]
  }

  /// The functions for gestures.
  private var gestures: [Member] {
    [
      .function(
        "swipe", ["direction", "view"],
        "Swipes over the contents of the topmost stack, which may hide or show its bars; or over a "
          + "view with a recogniser for swipes."
      ) { [unowned self] (direction: SwipeDirection, view: UIView?) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.swipe(direction.direction, over: view)
        }
      },
      .function(
        "swipeBack", ["options"],
        "Drags from the left edge to pop; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.swipeBack(options.drag) }
      },
      .function(
        "grab", [],
        "Grabs a controller that is being pushed by a zoom: the push completes, and the finger drives "
          + "the way back until `release`."
      ) { [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.grab() }
      },
      .function(
        "swipeColumnIn", ["options"],
        "Drags from the edge to show a column of a split view; `at`, from 0 to 1, stops there, "
          + "`cancel` cancels it."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.swipeColumnIn(options.drag) }
      },
      .function(
        "swipeColumnOut", ["options"],
        "Drags towards the edge to hide a column of a split view; `at`, from 0 to 1, stops there, "
          + "`cancel` cancels it."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.swipeColumnOut(options.drag) }
      },
      .function(
        "turnPage", ["direction", "options"],
        "Swipes to another page; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) {
        [unowned self]
        (direction: UIPageViewController.NavigationDirection, options: SwipeOptions)
          throws(LuaError) in
        try perform { user throws(Failure) in try user.turnPage(direction, options.drag) }
      },
      .function(
        "swipeDown", ["options"],
        "Drags a sheet, or a controller pushed by a zoom, down to dismiss it; `at`, from 0 to 1, stops "
          + "there, `cancel` cancels it."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.swipeDown(options.drag) }
      },
      .function(
        "dragSheet", ["height"],
        "Drags a sheet to another of its heights, by its name; `{ to = name, cancel = true }` lets "
          + "it return."
      ) { [unowned self] (drag: SheetDrag) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.dragSheet(to: .init(named: drag.name), cancelled: drag.isCancelled)
        }
      },
      .function(
        "moveKeyboard", ["place"],
        "Puts the keyboard of an iPad elsewhere: docked, undocked or floating."
      ) { [unowned self] (place: Stage.User.KeyboardPlace) throws(LuaError) in
        try perform { user throws(Failure) in try user.moveKeyboard(to: place) }
      },
      .function(
        "dragDismiss", ["options"],
        "Drags to dismiss with the program's own animation; `at`, from 0 to 1, stops there."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.dragDismiss(options.drag) }
      },
      .function(
        "release", ["options"],
        "Lifts the finger of a held gesture; `cancel` cancels the gesture."
      ) { [unowned self] (options: SwipeOptions) throws(LuaError) in
        try perform { user throws(Failure) in try user.release(cancelled: options.isCancelled) }
      },
    ]
  }

  /// The functions for text input, the device, and system controllers.
  private var choices: [Member] {
    [
      .function(
        "type", ["text", "field"],
        "Types text at the end of a field, or of the one being edited; \\b deletes a character."
      ) { [unowned self] (text: String, field: LuaValue) throws(LuaError) in
        let field =
          if case .nil = field { nil as Stage.User.Reference? } else {
            try reference(field)
          }
        return try perform { user throws(Failure) in try user.type(text, into: field) }
      },
      .function(
        "press", ["key", "modifiers"],
        "Presses a key of a hardware keyboard with others that are held: performs the first command "
          + "of the responder chain for it, or types it."
      ) { [unowned self] (key: String, modifiers: [KeyModifier]?) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.press(key, UIKeyModifierFlags(modifiers ?? []))
        }
      },
      .function(
        "slide", ["value", "slider"],
        "Drags the thumb of a slider, or of the only one on screen, to a value."
      ) { [unowned self] (value: Double, slider: LuaValue) throws(LuaError) in
        let slider =
          if case .nil = slider { nil as Stage.User.Reference? } else {
            try reference(slider)
          }
        return try perform { user throws(Failure) in try user.slide(to: Float(value), slider) }
      },
      .function(
        "pick", ["..."], "Chooses something in a system controller, or finishes there."
      ) { [unowned self] (picked: PickedValues) throws(LuaError) in
        try perform { user throws(Failure) in try user.pick(picked.choice) }
      },
      .function("cancel", [], "Taps Cancel in a system controller.") {
        [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.cancel() }
      },
      .function(
        "selectScope", ["index"], "Taps a scope of the search bar on screen, by its index from 0."
      ) { [unowned self] (index: Int) throws(LuaError) in
        try perform { user throws(Failure) in try user.selectScope(index) }
      },
      .function("cancelSearch", [], "Taps Cancel of the search bar on screen.") {
        [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.cancelSearch() }
      },
      .function(
        "rotate", ["orientation"],
        "Rotates the device, and its contents if the application and the controller that decides "
          + "support that."
      ) { [unowned self] (orientation: HeldOrientation) throws(LuaError) in
        try perform { user throws(Failure) in try user.rotate(deviceTo: orientation.device) }
      },
    ]
  }

  /// The menu of the back button, which returns its titles.
  private var backMenuFunction: Member {
    .function(
      "holdBack", ["title"],
      "Long-presses the back button and returns the titles of its menu, nearest first; with a title, picks that one."
    ) { [unowned self] (title: LuaValue) throws(LuaError) in
      if case .string(let title) = title {
        return try perform { user throws(Failure) in try user.holdBack(title) }
      }
      var menu: [String] = []
      let results = try perform { user throws(Failure) in menu = try user.holdBack() }
      return menu.isEmpty ? results : LuaResults(menu)
    }
    .typed("title", .optional(.named("string")))
    .typed(nil, .union([[String].luaDescription, Bool.luaDescription]))
  }
}

private typealias Failure = Stage.User.Failure

extension ScriptWorld {
  /// The functions for scrolling.
  private var scrolling: [Member] {
    [
      .function(
        "scroll", ["view", "options"],
        "Drags the content of a scroll view: `x` and `y` are added to its offset; with `decelerate` "
          + "the second half is momentum."
      ) { [unowned self] (view: UIScrollView, options: ScrollOptions) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.scroll(view, by: options.distance, decelerating: options.decelerates)
        }
      },
      .function(
        "pullToRefresh", ["view"],
        "Pulls the content of a scroll view down until its refresh control begins."
      ) { [unowned self] (view: UIScrollView) throws(LuaError) in
        try perform { user throws(Failure) in try user.pullToRefresh(view) }
      },
      .function("tapStatusBar", [], "Taps the status bar, which scrolls to the top.") {
        [unowned self] () throws(LuaError) in
        try perform { user throws(Failure) in try user.tapStatusBar() }
      },
    ]
  }

  /// The functions for arranging tabs.
  private var customizing: [Member] {
    [
      .function(
        "reorderTabs", ["titles"],
        "Arranges the tabs with Edit of the More list: those with these titles come first."
      ) { [unowned self] (titles: [String]) throws(LuaError) in
        try perform { user throws(Failure) in try user.reorderTabs(titles) }
      },
      .function(
        "editSidebar", ["changes"],
        "Edits the sidebar: `group` and `order` move the children of a group, `hide` and `show` "
          + "are titles of tabs."
      ) { [unowned self] (edit: SidebarEdit) throws(LuaError) in
        try perform { user throws(Failure) in
          try user.editSidebar(
            group: edit.group, order: edit.order ?? [], hiding: edit.hidden ?? [],
            showing: edit.shown ?? [])
        }
      },
    ]
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

  /// What a script names: a text, or an object.
  private func reference(_ wanted: LuaValue) throws(LuaError) -> Stage.User.Reference {
    try interpreter.requireLiving(wanted)
    if case .string(let text) = wanted { return .text(text) }
    return .object(
      wanted.object(in: interpreter), interpreter.toString(wanted) ?? wanted.typeName)
  }
}
