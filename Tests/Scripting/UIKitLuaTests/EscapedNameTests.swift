import EscapedText
import Lua
import Support
import Testing

/// Names with invisible characters as scripts read them.
@Suite(.slow("it tries every odd character"))
struct EscapedNameTests {
  private static let family = """
    home = UIViewController{ title = odd }
    nav = UINavigationController{ home, name = odd }
    window.rootViewController = nav
    settle()
    """

  /// The expressions that print a name, each after some statements.
  nonisolated private static let printers = [
    "tree()", "tree(home)", "timeline()", "tostring(families())", "tostring(home)", "screen()",
    "record(function() home:setEditing(true) nav:pushViewController(UIViewController(odd), false) end)[1].text",
    "(function() mark(odd) return timeline(now()) end)()",
    "(function() home.deinit = nil home.name = odd home = nil nav = nil window.rootViewController = nil collectgarbage() return timeline() end)()",
    "(function() kept = UIViewController(odd) nav:pushViewController(kept, false) settle() nav:popViewController(false) settle() return tostring(leaks()) end)()",
    "tostring(UIBarButtonItem{ title = odd })", "tostring(UIAlertAction{ title = odd })",
    "tostring(UITabBarItem{ title = odd })",
    // Errors.
    "failure(user.tap, odd)", "failure(function() home.modalPresentationStyle = odd end)",
    "failure(function() UILabel().textColor = odd end)", "failure(user.type, 'a', odd)",
    "failure(defaults.set, 'a', { [odd] = print })", "failure(tree, nil, odd)",
  ]

  /// The same for names of classes, which have no control characters.
  nonisolated private static let classPrinters = [
    "failure(function() class(odd, UIViewController).super = 1 end)",
    "failure(function() class(odd, UIViewController)():nothing() end)",
    "failure(function() class(odd, UIViewController)(1) end)",
    "failure(simulator.reset, class(odd, UIViewController)())",
    "tostring(class(odd, UIViewController)())",
    "tree(class(odd, UIViewController)())",
    // The messages when a callback fails.
    "(function() function home:viewWillLayoutSubviews() error('late') end home.view:setNeedsLayout() settle() return timeline() end)()",
    // The reasons why something is a mistake.
    """
    (function()
      home:present(UIViewController(odd), false)
      home:present(UIViewController(), false)
      return warnings()[1].why
    end)()
    """,
  ]

  private func run(_ expression: String, _ character: OddCharacter) -> Script {
    Script(
      """
      odd = \(luaText(character.name))
      function failure(f, ...)
        local ok, message = pcall(f, ...)
        return not ok and tostring(message)
      end
      \(Self.family)
      io.write(tostring(\(expression)))
      """)
  }

  @Test(arguments: printers + classPrinters)
  func namesAreEscaped(_ printer: String) {
    let isOfClass = printer.contains("class(odd")
    for character in OddCharacter.all where !isOfClass || character.isNoControl {
      let script = run(printer, character)
      #expect(script.error == nil)
      #expect(!script.printed.contains(character.name), "\(character) in \(script.printed)")
      #expect(
        script.printed.contains(character.shownName), "\(character) in \(script.printed)")
    }
  }

  @Test func jsonEscapesItsOwnWay() {
    for character in OddCharacter.all {
      let printed = run("tree(nil, 'json')", character).printed
      #expect(!printed.contains(character.name), "\(character)")
      #expect(printed.contains("\\"), "\(character)")
    }
  }

  @Test func printsAndTextsOfUIKitAreToTheLetter() {
    for character in OddCharacter.all {
      #expect(run("odd", character).printed == character.name)
      #expect(run("home.title", character).printed == character.name)
      guard character.isNoControl else { continue }
      let named = """
        (function()
          nav:pushViewController(class(odd, UIViewController)(), false)
          settle()
          return tree(nil, 'uikit')
        end)()
        """
      #expect(run(named, character).printed.contains("<\(character.name) 0x"))
      let raised = """
        failure(function()
          local c = class(odd, UIViewController)()
          nav:pushViewController(c, false)
          nav:pushViewController(c, false)
        end)
        """
      #expect(run(raised, character).printed.contains("<\(character.name): 0x"))
    }
  }

  @Test func fieldsOfEventsAndStacksAreCompared() {
    let script = run("nav.viewControllers[1].title == odd", OddCharacter.all[0])
    #expect(script.printed == "true")
  }
}

extension OddCharacter {
  /// Whether it may be part of the name of a class.
  fileprivate var isNoControl: Bool { text.utf8.allSatisfy { $0 >= 0x20 } }
}
