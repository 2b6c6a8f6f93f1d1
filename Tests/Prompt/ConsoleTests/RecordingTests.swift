import Console
import Lua
import Testing

struct RecordingTests {
  @Test func aScriptWithTheExpectedOutputHasNoFailures() {
    var recording = Recording(of: Transcript(source: "f()\n--> a\nreturn\n--> b\n"))
    recording.reach(0, output: ["a"])
    recording.reach(1, output: ["b"])
    #expect(recording.failures == [])
  }

  @Test func aBlockShowsItsFirstRunAndALaterOtherOneFails() {
    var recording = Recording(of: Transcript(source: "for i = 1, 3 do\n  --> 1\nend"))
    for line in ["1", "1", "3", "4"] { recording.reach(0, output: [line]) }
    #expect(recording.rebuilt == recording.transcript.source)
    #expect(
      recording.failures == [
        """
        line 2: the block ran more than once, and run 3 said something else
        @@ -1,1 +1,1 @@
        -1
        +3
        """
      ])
  }

  @Test func blocksThatWereNotReachedStay() {
    let source = "print('a')\n-->\ndo return end\nprint('b')\n--> b\n-->\n"
    var recording = Recording(of: Transcript(source: source))
    recording.reach(0, output: ["a"])
    #expect(recording.unreached == ["line 5: the block was not reached"])
    #expect(recording.rebuilt == source.replacing("-->\ndo", with: "--> a\ndo"))
  }

  @Test func problemsAndDifferencesAreAllReported() {
    var recording = Recording(of: Transcript(source: "f()\n-->a\nlocal t = {\n--> b\n}\n"))
    recording.reach(0, output: ["a"])
    #expect(
      recording.failures == [
        "line 4: a block must follow a statement, not be inside one",
        """
        @@ -1,5 +1,5 @@
         f()
        --->a
        +--> a
         local t = {
         --> b
         }
        """,
      ])
  }

  @Test func bytesThatNoOutputHasAreNamed() {
    let source = SourceText.text(of: Array("f()\n--> \\255\n--> ".utf8) + [0xFF, 0x0A])
    var recording = Recording(of: Transcript(source: source))
    recording.reach(0, output: ["\\255", "\\255"])
    #expect(recording.failures.count == 2)
    #expect(
      recording.failures.first
        == "line 3: a byte that isn't UTF-8 is printed as a number, such as `\\255`")
  }

  @Test func textsThatOnlyLookAlikeDiffer() {
    var recording = Recording(of: Transcript(source: "f()\n--> \u{E9}\n"))
    recording.reach(0, output: ["e\u{301}"])
    #expect(recording.failures.count == 1)
  }
}
