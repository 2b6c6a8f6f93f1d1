import Console
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

  @Test func problemsAndDifferencesAreAllReported() {
  @Test func blocksThatWereNotReachedStay() {
    let source = "print('a')\n-->\ndo return end\nprint('b')\n--> b\n-->\n"
    var recording = Recording(of: Transcript(source: source))
    recording.reach(0, output: ["a"])
    #expect(recording.unreached == ["line 5: the block was not reached"])
    #expect(recording.rebuilt == source.replacing("-->\ndo", with: "--> a\ndo"))
  }

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

  @Test func textsThatOnlyLookAlikeDiffer() {
    var recording = Recording(of: Transcript(source: "f()\n--> \u{E9}\n"))
    recording.reach(0, output: ["e\u{301}"])
    #expect(recording.failures.count == 1)
  }
}
