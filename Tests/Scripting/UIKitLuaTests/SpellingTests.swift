import HeadlessUIKit
import Lua
import Testing
import UIKitLua

/// Names that UIKit has under another spelling are answered with the line to type.
@MainActor
struct SpellingTests {
  private static let world = ScriptWorld()
  private static let catalog = world.catalog
  private static let book = world.interpreter.spellings

  // MARK: The dictionary

  @Test func everyMemberIsFoundUnderItsObjectiveCName() {
    var missing: [String] = []
    for descriptor in Self.catalog.classes {
      let known = Set(Self.catalog.allMembers(of: descriptor).map(\.name))
      for member in descriptor.members {
        for name in ObjectiveCNames.of(member) where !known.contains(name) {
          let found = Self.spelling(of: name, descriptor.name)
          if found?.line?.contains(member.name) != true {
            missing.append("\(descriptor.name).\(name)")
          }
        }
      }
    }
    #expect(missing == [])
  }

  @Test(arguments: SpellingRows.all)
  func everyReviewedRowIsFoundAndNamesAMember(_ owner: String, _ name: String, _ line: String) {
    #expect(Self.spelling(of: name, owner)?.line == line)
    let typed = name.dropLast(name.hasSuffix(":") ? 1 : 0).replacing(":", with: "_")
    #expect(Self.spelling(of: String(typed), owner)?.line == line)
    let target = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let names = Self.catalog.named(owner).map(Self.catalog.allMembers)?.map(\.name) ?? []
    #expect(target.contains { names.contains($0) || Self.catalog.named($0) != nil }, "\(line)")
  }

  @Test(arguments: BookNames.all)
  func everyNameOfTheBooksIsFoundOrExplained(_ name: String) {
    let text = HelpText(Self.catalog, spellings: Self.book).text(on: name)
    #expect(!text.hasPrefix("nothing is named"), "\(text)")
  }

  @Test func everyEnumerationIsFoundByItsConstants() {
    for enumeration in Self.catalog.enumerations where enumeration.name.hasPrefix("UI") {
      for name in enumeration.cases {
        let constant = enumeration.objectiveCName + name.prefix(1).uppercased() + name.dropFirst()
        #expect(enumeration.caseMeant(by: constant) == name, "\(constant)")
        #expect(enumeration.caseMeant(by: ".\(name)") == name)
      }
    }
  }

  private static func spelling(of name: String, _ owner: String) -> Spelling? {
    catalog.named(owner).flatMap { book.spelling(of: name, in: catalog.lineage(of: $0)) }
  }

  // MARK: Lists

  @Test(arguments: [
    ("count", "#list"), ("isEmpty", "#list == 0"), ("first", "list[1]"), ("last", "list[#list]"),
    ("firstObject", "list[1]"), ("lastObject", "list[#list]"),
    ("objectAtIndex", "list[index + 1]"),
  ])
  func aListIsAskedInLua(_ word: String, _ line: String) {
    for list in ["nav.viewControllers", "home.children", "nav:popToRootViewController()"] {
      let script = Script(SpelledLines.world + "print(\(list).\(word))")
      #expect(script.error?.message.contains("`\(word)` is `\(line)` here") == true)
    }
  }

  @Test func listsAreTablesOtherwise() {
    let script = Script(
      SpelledLines.world + """
        local list = nav.viewControllers
        print(#list, list[1] == home, list[2], list.other, list == nav.viewControllers)
        for index, child in ipairs(list) do print(index, child == home) end
        for key, child in pairs(list) do print(key, child == home) end
        print(next(list) == 1, select("#", table.unpack(list)), getmetatable(list))
        list.count = 7
        table.insert(list, UIViewController "Detail")
        nav.viewControllers = list
        print(list.count, #nav.viewControllers)
        """)
    #expect(script.error == nil)
    #expect(
      script.lines == ["1\ttrue\tnil\tnil\tfalse", "1\ttrue", "1\ttrue", "true\t1\tfalse", "7\t2"])
  }

  @Test func ownTablesMayHaveACount() {
    let script = Script("local t = { 1, 2 } print(t.count, table.pack(1).count)")
    #expect(script.lines == ["nil\tnil"])
  }

  // MARK: Scripts

  @Test(arguments: SpelledLines.all)
  func aSpelledLineIsAnError(_ line: String, _ answer: String) {
    let script = Script(SpelledLines.world + line)
    #expect(script.error?.message.contains(answer) == true, "\(script.error?.message ?? "none")")
  }

  @Test func nothingHasChangedAfterTheError() {
    let script = Script(
      SpelledLines.world + "print(pcall(function() nav.toolbarHidden = false end))")
    #expect(script.lines.first?.hasPrefix("false") == true)
    script.run("print(nav.isToolbarHidden)")
    #expect(script.lines.last == "true")
  }

  @Test func ownNamesStayFree() {
    let script = Script(
      SpelledLines.world + """
        home.depth, home.kind, home.title_label = 3, "box", "x"
        function home:showDetails() return 1 end
        local Bed = class("Bed", UIViewController)
        function Bed:init(arguments) self.hiding = arguments.hidden end
        function Bed:reload() end
        print(home.depth, home.kind, home.title_label, home.nothing, Bed{ hidden = 4 }.hiding)
        print(undefined, #warnings())
        """)
    #expect(script.error == nil)
    #expect(script.lines == ["3\tbox\tx\tnil\t4", "nil\t0"])
  }

  @Test func theDictionaryIsAskedBeforeNearNames() {
    let script = Script(SpelledLines.world + "home:presentViewControler(home)")
    #expect(script.error?.message.contains("targetViewController") == false)
  }

  // MARK: Warnings

  @Test(arguments: [
    ("function home:viewWillApear() end", "viewWillAppear"),
    ("function home:viewDidLod() end", "viewDidLoad"),
    ("function home:viewwillappear() end", "viewWillAppear"),
    ("UIViewController{ viewDidLod = function() end }", "viewDidLoad"),
    ("local A = class('A', UIViewController) function A:viewDidLod() end", "viewDidLoad"),
    ("nav.delegate = { didshow = function() end }", "didShow"),
    ("nav.delegate = { didShwo = function() end }", "didShow"),
    ("UINavigationController{ delegate = { willshow = function() end } }", "willShow"),
    (
      "nav.delegate = { navigationController_didShowViewController_animated = function() end }",
      "didShow"
    ),
    (
      "local t = UITableView{} t.dataSource = { tableView_cellForRowAtIndexPath = print }",
      "cellForRow"
    ),
  ])
  func aFunctionNearlyACallbackDrawsAWarning(_ line: String, _ callback: String) {
    let script = Script(
      SpelledLines.world + line + " for _, w in ipairs(warnings()) do print(w.id, w.message) end")
    #expect(script.error == nil)
    #expect(script.lines.count == 1)
    #expect(script.lines.first?.hasPrefix("misspelled-field") == true)
    #expect(script.lines.first?.hasSuffix("has a callback '\(callback)'") == true)
  }

  @Test(arguments: [
    ("nav.delegate = {} nav.delegate.didshow = print", "didShow"),
    ("local d = {} nav.delegate = d function d.didShwo() end", "didShow"),
    ("nav.delegate = { didShow = print } nav.delegate.wilShow = print", "willShow"),
    (
      "local d = { willshow = print } nav.delegate = d nav:pushViewController(UIViewController{}) "
        + "settle() d.helper = print", "willShow"
    ),
  ])
  func aFunctionAddedToADelegateDrawsOneWarning(_ line: String, _ callback: String) {
    let script = Script(
      SpelledLines.world + line + """
         nav:pushViewController(UIViewController{}, true) settle()
        nav:popViewController(true) settle()
        for _, w in ipairs(warnings()) do print(w.id, w.message) end
        """)
    #expect(script.error == nil)
    let warnings = script.lines.filter { $0.hasPrefix("misspelled-field") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasSuffix("has a callback '\(callback)'") == true)
  }

  @Test(arguments: [
    "nav.delegate = {} nav.delegate.didShow = function() end",
    "nav.delegate = {} function nav.delegate.helper() end nav.delegate.didshow = 3",
    "tabs = UITabBarController{ UIViewController 'A', UIViewController 'B' } "
      + "window.rootViewController = tabs tabs.delegate = {} "
      + "function tabs.delegate.didSelect() end user.tap 'B'",
    "local t = UITableView{} t.delegate = {} function t.delegate.didSelectRow() end "
      + "function t.delegate.didDeselectRow() end home.view:addSubview(t)",
  ])
  func otherFunctionsAddedToADelegateDrawNone(_ line: String) {
    let script = Script(
      SpelledLines.world + line + """
         nav:pushViewController(UIViewController{}, true) settle() print(#warnings())
        """)
    #expect(script.error == nil)
    #expect(script.lines.last == "0")
  }

  @Test(arguments: [
    "function home:viewDidSettle() end",
    "nav.delegate = { didShow = function() end, helper = print }",
    "nav.delegate = { didshow = 3 }",
    "local A = class('A', UIViewController) function A:load() end",
  ])
  func otherFunctionsDrawNone(_ line: String) {
    #expect(Script(SpelledLines.world + line + " print(#warnings())").lines == ["0"])
  }
}
