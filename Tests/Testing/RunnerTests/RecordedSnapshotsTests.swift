import Testing

@testable import Specs

@MainActor struct RecordedSnapshotsTests {
  private func recorded(
    _ source: String, _ kind: RecordedSnapshots.Kind = .tree, line: Int = 1,
    _ lines: [String] = ["one", "two"]
  ) -> String {
    var snapshots = RecordedSnapshots(of: source)
    return snapshots.record(kind, line: line, lines) ?? snapshots.source
  }

  @Test(arguments: [
    ("assert.tree()", "assert.tree([[\n  one\n  two\n]])"),
    ("  assert.tree [[old]]", "  assert.tree [[\n    one\n    two\n  ]]"),
    ("expect.is_tree( 'old' , 'note')", "expect.is_tree( [[\n  one\n  two\n]] , 'note')"),
    ("assert.message(f()).tree()", nil), ("x.assert.tree()", nil), ("assert.tree(text)", nil),
    ("assert.tree() assert.tree()", nil), ("assert.trees()", nil), ("assert.tree(", nil),
  ])
  func textsAreWrittenIntoTheirCall(_ source: String, _ result: String?) {
    let text = recorded(source)
    if let result {
      #expect(text == result)
    } else {
      #expect(text.contains("recorded") || text.contains("record it"))
    }
  }

  @Test(arguments: [
    ("assert.timeline(events)", "assert.timeline(events, {\n  \"one\",\n  \"two\",\n})"),
    (
      "assert.timeline(f(1, 2), { 'a' }, m)",
      "assert.timeline(f(1, 2), {\n  \"one\",\n  \"two\",\n}, m)"
    ),
    (
      "assert.timeline(record(function() a(1, 2) end))",
      "assert.timeline(record(function() a(1, 2) end), {\n  \"one\",\n  \"two\",\n})"
    ),
  ])
  func linesAreWrittenAfterTheEvents(_ source: String, _ result: String) {
    #expect(recorded(source, .timeline) == result)
  }

  @Test(arguments: [
    ("assert.timeline(e -- why\n)", "assert.timeline(e -- why\n, {\n  \"one\",\n  \"two\",\n})"),
    (
      "assert.timeline(--[[a]] e --[[b]])",
      "assert.timeline(--[[a]] e --[[b]], {\n  \"one\",\n  \"two\",\n})"
    ),
    (
      """
      assert.timeline(e, { -- all
        -- first
        'none', -- gone
        "one", -- kept
        f(), -- called
        -- last
      })
      """,
      """
      assert.timeline(e, {
        -- all
        -- first
        -- gone
        "one", -- kept
        "two",
        -- called
        -- last
      })
      """
    ),
  ])
  func commentsStay(_ source: String, _ result: String) {
    #expect(recorded(source, .timeline) == result)
  }

  @Test func commentsInEmptyCallsStay() {
    #expect(recorded("assert.tree( -- why\n)") == "assert.tree( -- why\n[[\n  one\n  two\n]])")
    let text = recorded("assert.timeline(e, {--x\n})", .timeline, [])
    #expect(text == "assert.timeline(e, {\n  --x\n})")
  }

  @Test func bracketsAreLongerThanThoseInTheText() {
    #expect(recorded("assert.tree()", .tree, ["a]]b"]) == "assert.tree([=[\n  a]]b\n]=])")
    #expect(recorded("assert.timeline(e)", .timeline, []) == "assert.timeline(e, {})")
  }

  @Test func whatHeldInTheRunIsNotReplaced() {
    var snapshots = RecordedSnapshots(of: "assert.tree()\nassert.tree('x')\n")
    #expect(snapshots.hold(.tree, line: 2) == nil)
    #expect(snapshots.record(.tree, line: 2, ["b"])?.contains("something else") == true)
    #expect(snapshots.record(.tree, line: 1, ["a"]) == nil)
    #expect(snapshots.hold(.tree, line: 1)?.contains("something else") == true)
    #expect(snapshots.count == 0)
  }

  @Test func severalCallsAndEndsOfLinesStay() {
    var snapshots = RecordedSnapshots(of: "assert.tree()\r\nassert.tree()\r\n")
    #expect(snapshots.record(.tree, line: 2, ["b"]) == nil)
    #expect(snapshots.record(.tree, line: 1, ["a"]) == nil)
    #expect(snapshots.record(.tree, line: 1, ["a"]) == nil)
    #expect(snapshots.record(.tree, line: 1, ["b"])?.contains("something else") == true)
    #expect(
      snapshots.source
        == "assert.tree()\r\nassert.tree([[\r\n  b\r\n]])\r\n")
  }

  @Test func aCallOfSeveralLinesIsFoundByAnyOfThem() {
    #expect(recorded("assert.tree(\n)", .tree, line: 2, ["a"]) == "assert.tree([[\n  a\n]])")
  }
}
