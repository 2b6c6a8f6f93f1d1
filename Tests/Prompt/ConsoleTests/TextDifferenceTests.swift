import Console
import Support
import Testing

struct TextDifferenceTests {
  @Test func sameTextsDoNotDiffer() {
    #expect(TextDifference(expected: "a\nb\n", actual: "a\nb\n").description == "")
    #expect(TextDifference(expected: "", actual: "").isEmpty)
  }

  @Test func hunksHaveThreeLinesOfContext() {
    let old = (1...30).map(String.init)
    var new = old
    new[9] = "ten"
    new[14] = "fifteen"
    new.insert("zero", at: 0)
    new.removeLast()
    #expect(
      TextDifference(expected: old, actual: new).description == """
        @@ -1,3 +1,4 @@
        +zero
         1
         2
         3
        @@ -7,12 +8,12 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13
         14
        -15
        +fifteen
         16
         17
         18
        @@ -27,4 +28,3 @@
         27
         28
         29
        -30
        """)
  }

  @Test(arguments: [
    ("a", "a\n", "@@ -1,1 +1,1 @@\n-a  (no newline at the end)\n+a"),
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a"),
    ("a\r\n", "a\n", "@@ -1,1 +1,1 @@\n-a␍\n+a"),
    ("a\nb\nc\n", "c\na\nb\n", "@@ -1,3 +1,3 @@\n+c\n a\n b\n-c"),
    ("a\nb\n", "x\ny\n", "@@ -1,2 +1,2 @@\n-a\n-b\n+x\n+y"),
  ])
  func smallDifferences(expected: String, actual: String, difference: String) {
    #expect(TextDifference(expected: expected, actual: actual).description == difference)
  }

  @Test func theLongestCommonPartStays() throws {
    try forEachSeed(0...99) { seed in
      var random = SplitMix(seed: seed)
      let old = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        String(Int.random(in: 0..<9, using: &random))
      }
      let new = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        String(Int.random(in: 0..<9, using: &random))
      }
      let lines = TextDifference(expected: old, actual: new).description.split(separator: "\n")
      let removed = lines.count { $0.hasPrefix("-") }
      let added = lines.count { $0.hasPrefix("+") }
      #expect(old.count - removed == lengthOfCommonPart(old, new), "seed \(seed)")
      #expect(new.count - added == old.count - removed, "seed \(seed)")
    }
  }

  @Test(.slow("it compares thousands of lines")) func tenThousandLinesAreCompared() {
    var random = SplitMix(seed: 1)
    let old = (0..<10_000).map { _ in String(Int.random(in: 0..<50, using: &random)) }
    let new = (0..<10_000).map { _ in String(Int.random(in: 0..<50, using: &random)) }
    #expect(!TextDifference(expected: old, actual: new).isEmpty)
  }

  private func lengthOfCommonPart(_ first: [String], _ second: [String]) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for line in first {
      var diagonal = 0
      for (column, other) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] = line == other ? diagonal + 1 : max(above, row[column])
        diagonal = above
      }
    }
    return row[second.count]
  }

  @Test func onlySoManyLinesAreComparedAfterTheFirstDifference() {
    let expected = (1...100).map { "\($0)\n" }.joined()
    let actual = (1...100).map { $0 > 5 ? "new \($0)\n" : "\($0)\n" }.joined()
    let lines = TextDifference(expected: expected, actual: actual, most: 10).description
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "@@ -3,13 +3,13 @@")
    #expect(Array(lines.dropFirst(4)) == (6...15).map { "-\($0)" } + (6...15).map { "+new \($0)" })
    #expect(TextDifference(expected: expected, actual: expected, most: 10).isEmpty)
  }
}
