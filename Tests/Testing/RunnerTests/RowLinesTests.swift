import Testing

@testable import Specs

@MainActor struct RowLinesTests {
  @Test(arguments: [
    ("it.each{\n  1,\n  { 2, 3 },\n}", [2, 3]),
    ("it.each{\n  function() return 1, 2 end,\n  3,\n}", [2, 3]),
    (
      "it.each{\n  function()\n    if a then b(1, 2) elseif c then d = 1, 2 else e() end\n"
        + "    for i = 1, 2 do f(i) end while g do h() end repeat local x, y = 1, 2 until z\n"
        + "  end,\n  4,\n}", [2, 6]
    ),
    ("it.each(rows)", []),
  ])
  func eachRowHasItsLine(_ source: String, _ lines: [Int]) {
    #expect(RowLines(in: source).lines(ofCallOn: 1) == lines)
  }
}
