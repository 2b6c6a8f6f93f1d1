import Console
import EscapedText
import Lua
import Support
import Testing

/// Names with invisible characters in the output of sessions and transcripts.
@MainActor
@Suite(.slow("it tries every odd character"))
struct EscapedNameTests {
  private static func scene(_ character: OddCharacter) -> [String] {
    [
      "odd = \(luaText(character.name))", "home = UIViewController(odd)",
      "nav = UINavigationController{ home, name = odd } window.rootViewController = nav",
    ]
  }

  @Test(arguments: [
    ":tree", ":timeline", ":families", ":screen", ":why home", ":why home viewDidLoad", ":why back",
    "home", "{ home, [odd] = odd }", "{ odd }", "mark(odd)",
    "nav:pushViewController(UIViewController(odd), true)", "user.tap(odd)",
    "home:present(UIViewController(odd), false) home:present(UIViewController(), false)",
  ])
  func inputsAreAnsweredWithEscapedNames(_ input: String) {
    for character in OddCharacter.all {
      let output = answer(to: input, after: Self.scene(character))
      #expect(!output.contains(character.name), "\(character) in \(output)")
      if input != ":why back" {
        #expect(output.contains(character.shownName), "\(character) in \(output)")
      }
    }
  }

  @Test(arguments: OddCharacter.all)
  func commandsEscapeWhatWasTyped(_ character: OddCharacter) {
    // Words are separated by white space.
    guard !character.text.contains(where: \.isWhitespace) else { return }
    for command in [":\(character.name)", ":why \(character.name)", ":load \(character.name)"] {
      let output = answer(to: command)
      #expect(!output.contains(character.name), "\(output)")
      #expect(output.contains(character.shownName), "\(output)")
    }
  }

  @Test(arguments: OddCharacter.all)
  func transcriptsSayTheSameAgain(_ character: OddCharacter) {
    let source = """
      local odd = \(luaText(character.name))
      local home = UIViewController(odd)
      local nav = UINavigationController{ home, name = odd }
      window.rootViewController = nav
      mark(odd)
      -->
      nav:pushViewController(UIViewController(odd), true)
      print(tree())
      print(timeline())
      print(odd)
      settle()
      -->
      local child = UIViewController(odd)
      home:present(child, false)
      pcall(home.present, home, child, false)
      function child:viewWillLayoutSubviews() error(odd) end
      child.view:setNeedsLayout()
      settle()
      -->

      """
    let run = TranscriptRun(of: source, named: "t")
    let again = TranscriptRun(of: run.rebuilt, named: "t")
    #expect(again.failures == again.scriptErrors)
    #expect(again.rebuilt == run.rebuilt)
    #expect(run.rebuilt.contains("--> \(character.shownName) viewDidLoad"))
  }
}
