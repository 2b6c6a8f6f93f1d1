import Lua
import Testing
import UIKitLua

/// Deprecated names of each kind: all work, each place is noted once, and descriptions say it.
struct DeprecationTests {
  private static let rows = [
    "settle", "user.back", "user.swipeBack.cancel", "UINavigationController.isToolbarHidden",
    "UINavigationController.popViewController", "UIBarButtonItemAppearance.style",
    "UINavigationControllerDelegate.didShow",
  ].map { Deprecation($0, since: "9.1.0", instead: "another(name)") }

  private let world: ScriptWorld = {
    let world = ScriptWorld()
    world.interpreter.deprecations = rows
    return world
  }()

  @Test func eachPlaceIsNotedOnce() throws {
    var notes: [String] = []
    world.interpreter.hooks.deprecatedUse = { notes.append($0.text(at: $1)) }
    let program = """
      local nav = UINavigationController{ UIViewController{}, isToolbarHidden = true }
      window.rootViewController = nav
      for _ = 1, 2 do assert(nav.isToolbarHidden) end
      nav.isToolbarHidden = false
      local look = UIBarButtonItemAppearance{ style = "plain" }
      nav.delegate = { didShow = function() end, willShow = function() end }
      wait(1) settle() settle()
      nav:pushViewController(UIViewController "B")
      wait(1)
      user.back()
      user.swipeBack{ cancel = true }
      user.swipeBack{ at = 0.5 } user.release()
      assert(pcall(nav.popViewController, nav))
      """
    try world.run(program, named: "a.lua")
    let bar = "UINavigationController.isToolbarHidden"
    let expected = [
      (1, bar), (3, bar), (4, bar), (5, "UIBarButtonItemAppearance.style"),
      (6, "UINavigationControllerDelegate.didShow"), (7, "settle"), (10, "user.back"),
      (11, "user.swipeBack.cancel"), (13, "UINavigationController.popViewController"),
    ]
    #expect(
      notes
        == expected.map { "a.lua:\($0): \($1) is deprecated since 9.1.0; write `another(name)`" })
  }

  @Test func theHostsOwnUsesAreNone() {
    var count = 0
    world.interpreter.hooks.deprecatedUse = { _, _ in count += 1 }
    let window = world.interpreter.value(of: world.window)
    #expect(throws: Never.self) { try world.interpreter.field("rootViewController", of: window) }
    #expect(count == 0)
  }

  @Test func descriptionsSayIt() throws {
    let sentence = "Deprecated since 9.1.0: write `another(name)`."
    let help = HelpText(world.catalog)
    for row in Self.rows where row.name != "UIBarButtonItemAppearance.style" {
      let name = row.name == "user.swipeBack.cancel" ? "user.swipeBack" : row.name
      #expect(help.text(on: name).contains(sentence), "\(name)")
    }
    let pages = try ManualWriter(world.catalog, SymbolGraph(json: []), factLink: { $0 }).files
    #expect(pages.map { $0.text.count(of: sentence) }.reduce(0, +) == Self.rows.count)
    let library = DefinitionWriter(world.catalog).files
    #expect(library.map { $0.text.count(of: "---@deprecated\n") }.reduce(0, +) == 3)
    #expect(library.map { $0.text.count(of: sentence) }.reduce(0, +) == Self.rows.count)
  }

  /// A row whose uses nothing would note promises too much: names of UIKit that programs override are
  /// none, nor are classes and variables.
  @Test func everyRowIsOfAKindThatIsNoted() {
    let catalog = ScriptWorld().catalog
    let owners =
      catalog.classes.map { ($0.name, $0.members) }
      + (catalog.tables + catalog.delegates).map { ($0.name, $0.members) }
    let members = owners.flatMap { owner, members in
      members.filter { !$0.isOverridable }.map { "\(owner).\($0.name)" }
    }
    let labels = catalog.classes.flatMap { owner in owner.labels.map { "\(owner.name).\($0)" } }
    let names = Set(members + labels + catalog.functions.map(\.name))
    for row in Deprecation.all + Self.rows {
      let owner = row.name.split(separator: ".").dropLast().joined(separator: ".")
      #expect(names.contains(row.name) || names.contains(owner), "\(row.name)")
    }
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
