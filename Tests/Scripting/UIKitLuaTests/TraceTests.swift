import HeadlessUIKit
import Lua
import NavigationModel
import Support
import Testing
import UIKitLua

/// A trace that has dropped events, as scripts read it.
@Suite(.slow("it fills a trace"))
struct TraceTests {
  private static let more = Trace.mostEvents + 10

  @Test func aTimelineSaysWhatWasDropped() throws {
    let script = Script(
      """
      for i = 1, \(Self.more) do mark("" .. i) end
      print(timeline():match("^[^\\n]+\\n[^\\n]+"))
      wait(1)
      mark "later"
      print(timeline(1))
      """)
    let dropped = Trace.mostEvents / 4
    #expect(script.lines.first == "… 16,384 earlier events dropped")
    #expect(script.lines.dropFirst() == ["\(dropped + 1)", "later"])
  }

  @Test func aRecordIsWhole() {
    let script = Script(
      """
      for i = 1, \(Self.more - 20) do mark "before" end
      local outer = record(function()
        mark "first"
        local inner = record(function() for i = 1, \(Self.more) do mark("" .. i) end end)
        print(#inner, inner[1].text, inner[#inner].text)
        mark "last"
      end)
      print(#outer, outer[1].text, outer[#outer].text)
      for i = 1, \(Self.more) do mark "after" end
      print(timeline():match("^[^\\n]+"))
      """)
    #expect(
      script.lines.prefix(2) == [
        "\(Self.more)\t1\t\(Self.more)", "\(Self.more + 2)\tfirst\tlast",
      ])
    #expect(script.lines.last?.hasSuffix("earlier events dropped") == true)
    #expect(script.world.stage.trace.events.count <= Trace.mostEvents)
  }

  @Test func aRecordIsWholeAcrossWorlds() {
    let script = Script(
      """
      for i = 1, 10 do mark "before" end
      local events = record(function()
        for i = 1, \(Self.more) do mark "one" end
        simulator:reset()
        for i = 1, \(Self.more) do mark "two" end
      end)
      local counts = {}
      for _, event in ipairs(events) do counts[event.text] = (counts[event.text] or 0) + 1 end
      print(counts.before, counts.one, counts.two)
      for i = 1, \(Self.more) do mark "after" end
      """)
    #expect(script.error == nil)
    #expect(script.lines == ["nil\t\(Self.more)\t\(Self.more)"])
    #expect(script.world.stage.trace.events.count <= Trace.mostEvents)
  }

  @Test func leaksAreFoundBehindTheBound() {
    let script = Script(
      """
      home = UIViewController "Home"
      nav = UINavigationController{ home }
      window.rootViewController = nav
      kept = UIViewController "Kept"
      nav:pushViewController(kept, false)
      settle()
      nav:popViewController(false)
      settle()
      for i = 1, \(2 * Self.more) do mark "x" end
      print(leaks()[1].name)
      """)
    #expect(script.lines == ["Kept"])
  }
}
