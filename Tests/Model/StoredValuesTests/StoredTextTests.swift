import StoredValues
import Support
import Testing

struct StoredTextTests {
  private let file = StoredFile(.defaults, at: "never written")

  @Test func aTextIsReadable() throws {
    let text = try file.text(of: [
      "launches": .integer(3), "scale": .number(0.5), "name": .string("Zoë \"Z\"\n"),
      "empty": .list([]), "icon": .data([0xFF, 0]), "limit": .number(-.infinity),
      "$cost": .bool(true), "tabs": .list([.string("a/b"), .number(1)]),
    ])
    #expect(
      String(decoding: text, as: UTF8.self) == """
        {
          "contents" : {
            "$$cost" : true,
            "empty" : [

            ],
            "icon" : {
              "$data" : "/wA="
            },
            "launches" : 3,
            "limit" : {
              "$number" : "-inf"
            },
            "name" : "Zoë \\"Z\\"\\n",
            "scale" : 0.5,
            "tabs" : [
              "a/b",
              {
                "$number" : "1.0"
              }
            ]
          },
          "format" : "drilldown.defaults",
          "version" : 1
        }

        """)
  }

  @Test(arguments: [
    StoredValue.integer(.max), .integer(.min), .integer(1), .number(1), .number(-0.0),
    .number(.greatestFiniteMagnitude), .number(.leastNonzeroMagnitude), .number(0.1),
    .number(.leastNormalMagnitude), .number(.pi), .number(.infinity), .number(-.infinity),
    .number(9_007_199_254_740_992), .number(0x1p63), .integer(9_007_199_254_740_993), .bool(false),
    .string(""), .string("\u{0}\u{1}\u{7F}\u{2028}\u{FEFF}"), .string("\u{301}e\u{301}"),
    .string("👩‍👩‍👧‍👦\u{10FFFF}"), .string("\\u0041\"\\"), .data([]), .data(Array(0...255)),
    .record(["": .integer(1), "$": .integer(2), "$$data": .integer(3), "$data": .string("x")]),
    .record(["$\u{301}": .bool(true)]), .record(["$number": .string("nan")]),
    .list([.list([]), .record([:])]),
  ])
  func everyValueComesBackAsItWas(value: StoredValue) throws {
    let text = try file.text(of: ["it": value])
    let back = try #require(try file.contents(of: text)["it"])
    #expect(back == value)
    #expect(bytes(of: back) == bytes(of: value))
  }

  /// The bytes of a string: accents written in two ways are equal, not identical.
  private func bytes(of value: StoredValue) -> [UInt8]? {
    guard case .string(let text) = value else { return nil }
    return Array(text.utf8)
  }

  @Test func whatIsNoNumberComesBackAsSuch() throws {
    for number in [Double.nan, -.nan, .signalingNaN] {
      let contents = try file.contents(of: file.text(of: ["it": .number(number)]))
      guard case .number(let back) = contents["it"] else {
        Issue.record("a number was wanted")
        return
      }
      #expect(back.isNaN)
    }
  }

  @Test func randomValuesComeBackAsTheyWere() throws {
    var random = SplitMix(seed: 27)
    for _ in 0..<300 {
      let contents = ["it": StoredValue.random(depth: 5, using: &random)]
      let text = try file.text(of: contents)
      let back = try file.contents(of: text)
      #expect(back == contents)
      #expect(try file.text(of: back) == text)
    }
  }

  @Test func aValueMayBeAsDeepAsTheLimit() throws {
    let deepest = StoredValue.nested(StoredValue.deepest - 1)
    #expect(try file.contents(of: file.text(of: ["it": deepest])) == ["it": deepest])
    #expect(throws: StoredFileProblem.self) {
      try file.text(of: ["it": .nested(StoredValue.deepest)])
    }
    let tagged = StoredValue.nested(StoredValue.deepest - 1, around: .data([1]))
    #expect(try file.contents(of: file.text(of: ["it": tagged])) == ["it": tagged])
  }

  @Test(.slow("it reads thousands of damaged texts"), arguments: ["[", "{\"a\":"])
  func aTextThatIsTooDeepIsRefused(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    for depth in [200, 300, 100_000] {
      let value =
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      let problem = problem(about: Array(Self.text(around: value).utf8)) ?? "none"
      #expect(problem.hasPrefix(depth > 300 ? "the text is not JSON" : Self.tooDeep))
    }
  }

  @Test func everyFiniteNumberComesBackToTheBit() throws {
    var random = SplitMix(seed: 64)
    let numbers = (0..<9_000).map { index in
      switch index % 3 {
      case 0: Double(bitPattern: random.next())
      case 1: Double(bitPattern: random.next() >> 12)  // subnormal
      default: Double.random(in: -1000...1000, using: &random)
      }
    }.filter(\.isFinite)
    let back = try file.contents(of: file.text(of: ["it": .list(numbers.map(StoredValue.number))]))
    guard case .list(let values) = back["it"] else {
      Issue.record("a list was wanted")
      return
    }
    let bits = values.compactMap { value -> UInt64? in
      guard case .number(let number) = value else { return nil }
      return number.bitPattern
    }
    #expect(bits == numbers.map(\.bitPattern))
  }

  @Test(arguments: [
    ("[]", "a record was wanted"), ("3", "a record was wanted"),
    ("{}", "the entry \"format\" is missing"),
    ("{\"a\": 1}", "the entry \"format\" is missing"),
    ("{\"format\": \"drilldown.defaults\"}", "the entry \"version\" is missing"),
    (label(version: "1"), "the entry \"contents\" is missing"),
    (
      label(format: "\"drilldown.state\"", version: "1"),
      "format: \"drilldown.defaults\" was wanted"
    ),
    (label(format: "1", version: "1"), "format: \"drilldown.defaults\" was wanted"),
    (
      label(version: "2, \"contents\": {\"a\": {\"$new\": null}}"),
      "version: 2 is newer than 1, the newest that can be read here"
    ),
    (label(version: "0"), "version: a version from 1 on was wanted"),
    (label(version: "1.5"), "version: a version from 1 on was wanted"),
    (label(version: "\"1\""), "version: a version from 1 on was wanted"),
    (label(version: "1, \"contents\": []"), "contents: a record was wanted"),
    (label(version: "1, \"contents\": {\"$data\": \"\"}"), "contents: a record was wanted"),
  ])
  func aForeignTextIsRefused(text: String, problem: String) {
    #expect(self.problem(about: Array(text.utf8)) == problem)
  }

  @Test(arguments: [
    ("null", "contents.it: a value was wanted, but there is null"),
    ("{\"tabs\":[1,{\"a\":null}]}", "contents.it.tabs[1].a: a value was wanted, but there is null"),
    ("1e999", "contents.it: it cannot be read as Double"),
    ("9223372036854775808", "contents.it: it cannot be read as Int"),
    ("-9223372036854775809", "contents.it: it cannot be read as Int"),
    ("{\"$a\":1}", "contents.it: a record with \"$\" has one entry, a text"),
    ("{\"$a\":\"\"}", "contents.it: the key \"$a\" has no meaning"),
    ("{\"$data\":\"?\"}", "contents.it: no Base64"),
    ("{\"$data\":1}", "contents.it: a record with \"$\" has one entry, a text"),
    ("{\"$number\":\"one\"}", "contents.it: no number"),
    ("{\"a\":1,\"$data\":\"\"}", "contents.it: a record with \"$\" has one entry, a text"),
    (
      "{\"$data\":\"\",\"$number\":\"1\"}", "contents.it: a record with \"$\" has one entry, a text"
    ),
  ])
  func aBrokenValueIsRefused(value: String, problem: String) {
    #expect(self.problem(about: Array(Self.text(around: value).utf8)) == problem)
  }

  // The decoder finds some of these while decoding, and others before.
  @Test(
    arguments: [
      "tru", "nan", "[1 2]", "01", "-", "1.", "1e", "+1", "\"", "\"\\q\"", "\"\\ud800\"",
      "\"é\\u12\"", "\"\n\"", "{a:1}", "{1:1}", "{\"a\" 1}", "'a'", "1}", "/**/1", "",
    ].map(text(around:)) + [
      "", "\0", "hello", "\u{FEFF}", "{", "{}{", text(around: "1") + "x", text(around: "1") + "{}",
    ])
  func whatIsNoJSONIsRefused(text: String) { expectNoJSON(Array(text.utf8)) }

  @Test func bytesThatAreNoTextAreRefused() {
    let parts = Self.text(around: "\"?\"").utf8.split(separator: UInt8(ascii: "?"))
    expectNoJSON(Array(parts.joined(separator: [0xE2, 0x82])))
  }

  @Test func aTextThatEndsTooEarlyIsRefused() throws {
    let text = try file.text(of: ["a": .list([.number(1), .string("é"), .data([1])])])
    for count in 0..<(text.count - 2) { expectNoJSON(Array(text[..<count])) }
    #expect(problem(about: Array(text.dropLast())) == nil)
  }

  private func expectNoJSON(_ bytes: [UInt8]) {
    let problem = problem(about: bytes) ?? "none"
    #expect(
      problem.hasPrefix("the text is not JSON, or not all of it")
        || problem.hasPrefix("contents.it: it cannot be read as "))
  }

  @Test(arguments: [
    ("1.0", StoredValue.integer(1)), ("1e3", .integer(1000)), ("-0", .integer(0)),
    ("{\"$number\":\"2.5\"}", .number(2.5)), ("0.1e1", .integer(1)), ("[1,]", .list([.integer(1)])),
    ("{\"a\":1,\"a\":2}", .record(["a": .integer(1)])),
    ("\"\\u0065\\ud83d\\ude00\"", .string("e😀")),
  ])
  func whatOthersWriteIsRead(text: String, value: StoredValue) throws {
    #expect(try file.contents(of: Array(Self.text(around: text).utf8)) == ["it": value])
  }

  private static let tooDeep = "there are more than 200 lists and records in each other"

  /// A text up to its version, or beyond.
  private static func label(
    format: String = "\"drilldown.defaults\"", version: String
  ) -> String {
    "{\"format\": \(format), \"version\": \(version)}"
  }

  private static func text(around value: String) -> String {
    label(version: "1, \"contents\": {\"it\": \(value)}")
  }

  /// The error of reading bytes as defaults, nil if they are good.
  private func problem(about bytes: [UInt8]) -> String? {
    do throws(StoredFileProblem) {
      _ = try file.contents(of: bytes)
      return nil
    } catch {
      guard case .text(let problem) = error else { return nil }
      return problem.description
    }
  }
}
