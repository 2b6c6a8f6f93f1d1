import Console
import Support
import Testing

struct TranscriptTests {
  @Test func blocksAreFoundWithTheirPlaceAndText() {
    let transcript = Transcript(
      source: """
        -->
        print(1)
        --> 1
        --> more
          -->  indented by hand
        --[[ comment
        --> not a block
        ]] local s = [==[
        --> nor this ]] ]==] .. "\\z
        --> nor this" -- a comment
        print(2) --> nor this
        for i = 1, 2 do print(i)
        \t--> 1
        end
        -->
        -->
        """)
    #expect(
      transcript.blocks.map { "\($0.line) \($0.indentation.debugDescription) \($0.expected)" } == [
        #"1 "" []"#, #"3 "" ["1", "more", " indented by hand"]"#, #"13 "\t" ["1"]"#,
        #"15 "" [""]"#,
      ])
    #expect(transcript.strays == [11])
  }

  @Test func arrowsBehindCodeAreNamed() {
    let source = "print(1) --> 1\nx = '-->' -- no --> arrow\n--> a\nlocal t = { --> b\n}\n"
    let transcript = Transcript(source: source)
    #expect(transcript.strays == [1, 4])
    #expect(transcript.strayArrows.count == 2)
    #expect(transcript.problems.isEmpty)
    #expect(Transcript(source: "--[[\n--> a\n]] x = 1\n").strays.isEmpty)
  }

  @Test func checkpointsTakeTheFirstLineOfABlock() {
    let transcript = Transcript(
      source: "-->\nlocal a = 1\r\n  --> x\r\n  --> y\r\n-- c\n--> z\nreturn a\n--> end")
    #expect(
      transcript.instrumented(calling: "here")
        == "here(0);\nlocal a = 1\r\n  here(1);\r\n\r\n-- c\nhere(2);\nreturn a\n--> end")
    #expect(transcript.finalBlock == 3)
  }

  @Test(
    arguments: [
      ([], "-->"), ([""], "-->\n-->"), (["", ""], "-->\n-->\n-->"), (["", "a"], "-->\n--> a"),
      ([" "], "-->  "), (["a\rb\u{1B}"], "--> a␍b␛"), (["-->"], "--> -->"), (["\t"], "--> \t"),
    ] as [([String], String)])
  func outputCanBeReadBack(output: [String], written: String) {
    let rebuilt = Transcript(source: "f()\n--> old\n").rebuilt(with: [0: output])
    #expect(rebuilt == "f()\n\(written)\n")
    #expect(Transcript(source: rebuilt).rebuilt(with: [0: output]) == rebuilt)
    #expect(Transcript(source: rebuilt).blocks[0].expected.count == output.count)
  }

  @Test(arguments: [
    ("f()\r\n  --> a", ["b", "c"], "f()\r\n  --> b\r\n  --> c"),
    ("--> a", ["b", "c"], "--> b\n--> c"),
    ("f()\r\n--> a\r\n--> b\r\ng()", [], "f()\r\n-->\r\ng()"),
    ("--> a\r\n--> b\n", ["x", "y", "z"], "--> x\r\n--> y\n--> z\n"),
    ("-->é\n", ["é"], "--> é\n"),
    ("f()\n", ["x"], "f()\n"),
    ("", ["x"], ""),
  ])
  func linesEndAsTheyDid(source: String, output: [String], rebuilt: String) {
    let result = Transcript(source: source).rebuilt(with: [0: output])
    #expect(Array(result.utf8) == Array(rebuilt.utf8))
  }

  @Test(arguments: [
    ("f {\n--> x\n}", Transcript.BlockObstacle.insideStatement),
    ("local a =\n--> x\n5", .insideStatement),
    ("nav\n--> x\n:push()", .insideStatement),
    ("local a = b\n--> x\n(c)()", .insideStatement),
    ("f \"a\"\n--> x\n(c)()", .insideStatement),
    ("f {}\n--> x\n{}", .insideStatement),
    ("while a\n--> x\ndo end", .insideStatement),
    ("function f\n--> x\n() end", .insideStatement),
    ("return\n--> x\n5", .insideStatement),
    ("local a = 1 +\n--> x\n2", .insideStatement),
    ("do\nreturn f()\n--> x\nend", .afterReturn(isFinal: false)),
    ("function f() return\n--> x\nend", .afterReturn(isFinal: false)),
    ("return\n--> x", .afterReturn(isFinal: true)),
    ("return function() return 1 end\n--> x", .afterReturn(isFinal: true)),
    ("do ::done::\n--> x\nend", .afterLastLabel),
    ("local a = {}\n--> x\n(c)()", nil),
    ("local a = function(b) end\n--> x\n(c)()", nil),
    ("f(function(a)\n--> x\nend)", nil),
    ("if a then return end\n--> x\nb()", nil),
    ("repeat\n--> x\nuntil a\n", nil),
    ("repeat until a\n--> x\nlocal b", nil),
    ("if a then b()\n--> x\nelseif c then end", nil),
    ("while true do\n--> x\nend", nil),
    ("local a = ...\n--> x\n::l:: b()", nil),
    ("a = 0x1p+4\n--> x\ndo end", nil),
    ("#!/usr/bin/env lua (\n--> x\nb()", nil),
  ])
  func blocksStandOnlyBehindStatements(source: String, obstacle: Transcript.BlockObstacle?) {
    let transcript = Transcript(source: source)
    #expect(transcript.blocks.map(\.obstacle) == [obstacle])
    let isChecked = obstacle == nil
    #expect((transcript.instrumented() != source) == isChecked)
    let isFine = isChecked || obstacle == .afterReturn(isFinal: true)
    #expect(transcript.problems.isEmpty == isFine)
  }

  @Test func randomScriptsSurviveTheRoundTrip() throws {
    try forEachSeed(0...199) { seed in
      var random = SplitMix(seed: seed)
      let source = randomScript(&random)
      let transcript = Transcript(source: source)
      let instrumented = transcript.instrumented()
      #expect(
        instrumented.utf8.count { $0 == 0x0A } == source.utf8.count { $0 == 0x0A }, "seed \(seed)")
      let left = transcript.blocks.filter { $0.obstacle != nil }
      #expect(Transcript(source: instrumented).blocks == left, "seed \(seed)")

      let expected = output(in: transcript) { $0.expected }
      #expect(Array(transcript.rebuilt(with: expected).utf8) == Array(source.utf8), "seed \(seed)")

      let output = output(in: transcript) { _ in randomLines(&random) }
      let recorded = transcript.rebuilt(with: output)
      let again = Transcript(source: recorded)
      #expect(again.blocks.count == transcript.blocks.count, "seed \(seed)")
      #expect(Array(again.rebuilt(with: output).utf8) == Array(recorded.utf8), "seed \(seed)")
    }
  }

  private func output(
    in transcript: Transcript, _ lines: (Transcript.Block) -> [String]
  ) -> [Int: [String]] {
    Dictionary(uniqueKeysWithValues: transcript.blocks.enumerated().map { ($0, lines($1)) })
  }

  private func randomScript(_ random: inout SplitMix) -> String {
    let fragments = [
      "print('a')", "local t = { 1,\n  2 }", "--[[ x\n--> no\n]]", "local s = [[\n--> no\n]]",
      "-->", "--> a", "--> a\n--> é 👩‍👩‍👧", "-->\n-->", "-->\n--> b\n-->", "  -->  x\n  -->", "",
      "for i = 1, 2 do\n  print(i)\n  --> 1\nend", "-- prose", "f(function()\n--> in\nend)",
      "local q = \"\\\n--> no\"", "goto l\n::l::", "local u = {\n--> misplaced\n}",
    ]
    let newline = Bool.random(using: &random) ? "\n" : "\r\n"
    var pieces: [String] = []
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      pieces.append(fragments.randomElement(using: &random) ?? "")
      // Adjacent fragments must not join into a block with another meaning.
      pieces.append("local between = 1")
    }
    let lines = pieces.joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.joined(separator: newline) + (Bool.random(using: &random) ? newline : "")
  }

  private func randomLines(_ random: inout SplitMix) -> [String] {
    let lines = ["", "", " ", "a", "--> a", "]]", "\r", "é", "a \"quote", "tab\t"]
    return (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      lines.randomElement(using: &random) ?? ""
    }
  }
}
