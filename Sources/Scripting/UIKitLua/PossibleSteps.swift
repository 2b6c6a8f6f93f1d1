import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The actions that the user and a program can perform in a world now: each a line of Lua.
package struct PossibleSteps {
  let world: ScriptWorld
  private var user: Stage.User { world.stage.user }

  /// Creates the steps of a world.
  package init(in world: ScriptWorld) {
    self.world = world
  }

  // MARK: The user

  /// The user's actions, taps first.
  package var actions: [String] {
    if world.stage.application.applicationState == .background { return ["simulator:foreground()"] }
    if world.stage.isTouching { return ["user.release()", "user.release{ cancel = true }"] }
    return taps + swipes + rows + keys + slides + choices + scopes + [turn]
  }

  private var taps: [String] {
    var seen: Set<String> = []
    return user.targets
      .filter { !$0.text.isEmpty && user.obstacle(to: $0) == nil }
      .filter { seen.insert($0.text).inserted }
      .map { "user.tap(\(luaText($0.text)))" }
  }

  /// Gestures, if there is something that they could move.
  private var swipes: [String] {
    let reachable = user.reachable
    var steps: [String] = []
    if reachable.contains(where: { ($0 as? UINavigationController)?.viewControllers.count ?? 0 > 1 }
    ) {
      steps += [
        "user.swipeBack()", "user.swipeBack{ cancel = true }", "user.swipeBack{ at = 0.5 }",
      ]
    }
    if let sheet = user.sheet { steps += heights(of: sheet) }
    if let presented = user.topmostPresented {
      steps += ["user.swipeDown()", "user.swipeDown{ cancel = true }", "user.tapOutside()"]
      if presented.dragObstacle == nil {
        steps += ["user.dragDismiss()", "user.dragDismiss{ cancel = true }"]
      }
    }
    if reachable.contains(where: { $0 is UIPageViewController }) {
      steps += ["user.turnPage(\"forward\")", "user.turnPage(\"reverse\")"]
    }
    return steps
  }

  /// Drags to the other heights of a sheet.
  private func heights(of sheet: UISheetPresentationController) -> [String] {
    sheet.otherHeights.flatMap {
      let name = luaText($0)
      return ["user.dragSheet(\(name))", "user.dragSheet{ to = \(name), cancel = true }"]
    }
  }

  private var turn: String {
    let isPortrait = world.stage.traits.orientation == .portrait
    return "user.rotate(\"\(isPortrait ? "landscape" : "portrait")\")"
  }

  /// Rows that can be swiped to delete: the first and the last of each section of the topmost
  /// table.
  private var rows: [String] {
    guard let table = user.tables.last, table.acceptsEdits || table.hasSwipeActions else {
      return []
    }
    var steps: [String] = []
    for section in 0..<table.numberOfSections {
      let count = table.numberOfRows(inSection: section)
      for row in Set([0, count - 1]).sorted() where (0..<count).contains(row) {
        guard table.editingStyle(of: IndexPath(row: row, section: section)) == .delete else {
          continue
        }
        if table.acceptsEdits { steps.append("user.deleteRow(\(row), \(section))") }
        if table.hasSwipeActions { steps.append("user.swipeRow(\(row), \(section))") }
      }
    }
    return steps
  }

  /// Letters, Backspace and Return, if the keyboards have them, for each field that can be
  /// identified.
  private var keys: [String] {
    let all = user.fields
    let fields = all.filter(\.isEnabled)
    let names = fields.map { $0.text.flatMap { $0.isEmpty ? nil : $0 } ?? $0.placeholder ?? "" }
    return zip(fields, names).flatMap { field, name -> [String] in
      let isUnique = all.count { !name.isEmpty && ($0.text == name || $0.placeholder == name) } == 1
      guard isUnique || all.count == 1 else { return [] }
      let place = all.count == 1 ? "" : ", \(luaText(name))"
      return Self.texts.filter { $0.allSatisfy(field.keyboardType.offers) }
        .map { "user.type(\(luaText($0))\(place))" }
    }
  }

  /// Both ends of a slider, if there is only one.
  private var slides: [String] {
    let sliders = user.sliders.filter(\.isEnabled)
    guard user.sliders.count == 1, let slider = sliders.first else { return [] }
    return [slider.minimumValue, slider.maximumValue].map { "user.slide(\($0))" }
  }

  /// What a search bar offers besides its text: its scopes, and Cancel.
  private var scopes: [String] {
    guard let bar = user.searchBars.last else { return [] }
    let titles = bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : []
    return titles.indices.map { "user.selectScope(\($0))" }
      + (bar.showsCancelButton ? ["user.cancelSearch()"] : [])
  }

  private static let texts = ["a", "12", "\u{8}", "\n"]

  /// The actions in system controllers.
  private var choices: [String] { user.systemController == nil ? [] : ["user.cancel()"] }
}
