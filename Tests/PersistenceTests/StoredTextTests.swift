import Persistence
import Support
import Testing

struct StoredTextTests {
  private let file = StoredFile(.defaults, at: "never written")

  @Test func aTextIsForPeopleToo() throws {
    let text = try file.text(of: [
      "launches": .integer(3), "scale": .number(1), "name": .string("Zoë \"Z\"\n"),
      "empty": .list([]), "icon": .data([0xFF, 0]), "limit": .number(-.infinity),
      "$cost": .bool(true), "tabs": .list([.string("a"), .record([:])]),
    ])
    #expect(
      String(decoding: text, as: UTF8.self) == """
        {
          "format": "drilldown.defaults",
          "version": 1,
          "contents": {
            "$$cost": true,
            "empty": [],
            "icon": { "$data": "/wA=" },
            "launches": 3,
            "limit": { "$number": "-inf" },
            "name": "Zoë \\"Z\\"\\n",
            "scale": 1.0,
            "tabs": [
              "a",
              {}
            ]
          }
        }

        """)
  }

  @Test(arguments: [
    StoredValue.integer(.max), .integer(.min), .integer(1), .number(1), .number(-0.0),
    .number(.greatestFiniteMagnitude), .number(.leastNonzeroMagnitude), .number(0.1),
    .number(.infinity), .number(-.infinity), .number(9_007_199_254_740_992), .bool(false),
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

  /// The bytes of a text: accents written in two ways are equal, and not the same.
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

  @Test func aValueMayBeAsDeepAsItSays() throws {
    let deepest = StoredValue.nested(StoredValue.deepest - 1)
    #expect(try file.contents(of: file.text(of: ["it": deepest])) == ["it": deepest])
    #expect(throws: StoredFileProblem.self) {
      try file.text(of: ["it": .nested(StoredValue.deepest)])
    }
    let tagged = StoredValue.nested(StoredValue.deepest - 1, around: .data([1]))
    #expect(try file.contents(of: file.text(of: ["it": tagged])) == ["it": tagged])
  }

  @Test(arguments: ["[", "{\"a\":", "{\"$data\":", "[{\"a\":"])
  func aTextThatIsTooDeepIsRefused(opening: String) {
    let text = Text("{\"contents\": {\"a\":" + String(repeating: opening, count: 100_000))
    #expect(text.complaint?.isEmpty == false)
  }

  @Test(arguments: [
    ("", "line 1, column 1: \"{\" was wanted, but the text ends there"),
    ("\0", "line 1, column 1: \"{\" was wanted, but there is the byte 0"),
    ("hello", "line 1, column 1: \"{\" was wanted, but there is \"h\""),
    ("{}", "line 1, column 3: the entry \"format\" is missing"),
    (
      "{\"a\": 1}",
      "line 1, column 2: the format \"drilldown.defaults\" has no entry \"a\""
    ),
    (
      "{\n\"format\": \"drilldown.state\"",
      "line 2, column 11: the format \"drilldown.defaults\" was wanted, but there is another one"
    ),
    (
      "{\"version\": 2",
      "line 1, column 13: the version is newer than 1, the newest that can be read here"
    ),
    ("{\"version\": 0", "line 1, column 13: a version from 1 on was wanted"),
    ("{\"version\": 1.0", "line 1, column 13: a version from 1 on was wanted"),
    ("{\"contents\": [", "line 1, column 15: a value was wanted, but the text ends there"),
    ("{\"contents\": []", "line 1, column 14: a record was wanted"),
    ("{\"version\": 1, \"version\": 1", "line 1, column 16: the entry \"version\" is there twice"),
  ])
  func aForeignTextIsRefused(text: String, complaint: String) {
    #expect(Text(text).complaint == complaint)
  }

  @Test(arguments: [
    ("null", "1: a value was wanted, but there is \"n\""),
    ("tru", "1: a value was wanted, but there is \"t\""),
    ("[1,]", "4: a value was wanted, but there is \"]\""),
    ("[1 2]", "4: \",\" or \"]\" was wanted, but there is \"2\""),
    ("01", "2: \",\" or \"}\" was wanted, but there is \"1\""),
    ("-", "2: a digit was wanted, but there is \"}\""),
    ("1.", "3: a digit was wanted, but there is \"}\""),
    ("1e", "3: a digit was wanted, but there is \"}\""),
    ("1e999", "1: 1e999 does not fit into 64 bits"),
    ("9223372036854775808", "1: 9223372036854775808 does not fit into 64 bits"),
    ("\"\\q\"", "3: an escape was wanted, but there is \"q\""),
    ("\"\\ud800\"", "2: half a pair of surrogates"),
    ("\"é\\u12\"", "5: four hexadecimal digits was wanted, but there is \"1\""),
    ("\"\n\"", "2: the end of the text was wanted, but there is the byte a"),
    ("{\"a\":1,\"a\":2}", "8: the key \"a\" is there twice"),
    ("{\"$a\":1}", "2: the key \"$a\" has no meaning"),
    ("{\"$data\":\"?\"}", "10: no Base64"),
    ("{\"$data\":1}", "10: a text was wanted, but there is \"1\""),
    ("{\"$number\":\"1\"}", "12: \"nan\", \"inf\" or \"-inf\" was wanted"),
    ("{\"a\":1,\"$data\":\"\"}", "8: a record with \"$\" has one entry"),
    ("{\"$data\":\"\",\"a\":1}", "13: a record with \"$\" has one entry"),
  ])
  func aBrokenValueIsRefused(value: String, complaint: String) {
    let start = "{\"contents\": {\"it\": "
    let text = Text(start + value + "}}")
    let parts = text.complaint?.split(separator: " ", maxSplits: 3).map(String.init) ?? []
    guard parts.count == 4, let column = Int(parts[3].prefix { $0 != ":" }) else {
      #expect(text.complaint == complaint)
      return
    }
    let rest = parts[3].drop { $0 != ":" }
    #expect("\(column - start.count)\(rest)" == complaint)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let text = Text(bytes: Array("{\"format\": \"".utf8) + [0xE2, 0x82] + Array("\"".utf8))
    #expect(text.complaint == "line 1, column 12: no UTF-8")
  }
}

/// A text that is no good file.
private struct Text {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// What reading it as defaults says.
  var complaint: String? {
    do throws(StoredFileProblem) {
      _ = try StoredFile(.defaults, at: "").contents(of: bytes)
      return nil
    } catch {
      guard case .text(let complaint) = error else { return nil }
      return complaint.description
    }
  }
}
