import Lua
import Testing
import UIKitLua

/// Each spelling in the dictionary, as scripts read, write and call it, and as `:help` answers it.
@MainActor
struct SpelledAccessTests {
  /// A class, a name that no member of it has, and the answer.
  private struct Row {
    let owner, name: String
    let spelling: Spelling

    /// The name as a script can write it.
    var typed: String {
      var name = name
      while name.last == ":" { name.removeLast() }
      return name.replacing(":", with: "_")
    }
  }

  private static let world = ScriptWorld()

  /// The names in Objective-C of all members, and the reviewed rows.
  private static var rows: [Row] {
    let (catalog, book) = (world.catalog, world.interpreter.spellings)
    let members = catalog.classes.flatMap { descriptor in
      let known = Set(catalog.allMembers(of: descriptor).map(\.name))
      return descriptor.members.flatMap(ObjectiveCNames.of)
        .filter { !known.contains($0) }.map { (descriptor.name, $0) }
    }
    let reviewed = SpellingRows.all.map { ($0.0, $0.1) }
    return (members + reviewed).compactMap { owner, name in
      catalog.named(owner).flatMap { book.spelling(of: name, in: catalog.lineage(of: $0)) }
        .map { Row(owner: owner, name: name, spelling: $0) }
    }
  }

  @Test func everySpellingIsAnsweredWhereItIsReadWrittenOrCalled() {
    let list = Self.rows.map { row in
      "{ \"\(row.owner)\", \"\(row.typed)\", [[\(row.spelling.text)]] },"
    }
    let script = Script(Self.program(list.joined(separator: "\n")))
    #expect(script.error == nil)
    #expect(script.lines.dropLast(2) == [])
    let (count, none) = (script.lines.dropLast().last ?? "", script.lines.last ?? "")
    #expect(Int(count) ?? 0 > 1_200)
    // Scripts make none of these: their members are answered as those of the other classes.
    #expect(
      none
        == "UIResponder UIKeyboardLayoutGuide UIMenuElement "
        + "UIContextMenuInteractionAnimating UIKeyCommand NSUserActivity "
        + "UITraitOverrides UICollectionViewLayoutAttributes UICollectionViewDiffableDataSource "
        + "UITableViewDiffableDataSource NSCollectionLayoutItem NSCollectionLayoutGroup "
        + "NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSection "
        + "UIBarButtonItemStateAppearance UIBarItem "
        + "UITabBarControllerSidebar UIGestureRecognizer "
        + "UIViewControllerTransitionCoordinator "
        + "UIPresentationController UISheetPresentationController "
        + "UIPopoverPresentationController UIViewControllerContextTransitioning "
        + "UIStoryboardSegue UIPopoverController UIDevice UIScene UIWindowScene UISceneSession "
        + "UIApplication NotificationCenter SFSafariViewController Simulator Task "
        + "UIStoryboardUnwindSegueSource")
  }

  @Test func everySpellingIsFoundByHelp() {
    let help = HelpText(Self.world.catalog, spellings: Self.world.interpreter.spellings)
    let missing = Self.rows.filter { row in
      !help.text(on: row.name).contains(row.spelling.line ?? row.spelling.text)
    }
    #expect(missing.map { "\($0.owner).\($0.name)" } == [])
  }

  /// Prints the uses that had another answer, the number of spellings tried, and the classes of
  /// which scripts make no objects.
  private static func program(_ rows: String) -> String {
    """
    local made, none, count = {}, {}, 0
    local function object(class)
      if made[class] == nil then
        local ok, result = pcall(function() return _G[class]{} end)
        made[class] = ok and result or false
        if not ok then none[#none + 1] = class end
      end
      return made[class]
    end
    for _, row in ipairs{
    \(rows)
    } do
      local class, name, answer = table.unpack(row)
      local object = object(class)
      local uses = object and {
        read = function() return object[name] end,
        write = function() object[name] = 1 end,
        call = function() return object[name](object) end,
      } or {}
      for use, run in pairs(uses) do
        local ok, message = pcall(run)
        count = count + 1
        if ok or not message:find(answer, 1, true) then print(use, class, name, message) end
      end
    end
    print(count)
    print(table.concat(none, " "))
    """
  }
}
