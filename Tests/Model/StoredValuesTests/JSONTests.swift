import StoredValues
import Testing

struct JSONTests {
  @Test(arguments: [
    ("", "\"\""), ("quote \" and \\ and \n", "\"quote \\\" and \\\\ and \\n\""),
    ("ü — 🙂 /", "\"ü — 🙂 /\""), ("\u{1}\u{1F}\u{7F}\u{202E}", "\"\\u0001\\u001f\\u007f\\u202e\""),
  ])
  func everyCharacterOfALineIsSeen(_ text: String, _ line: String) throws {
    #expect(JSON.line(text) == line)
    #expect(try JSON.value(String.self, of: line.utf8) == text)
  }

  @Test func keysHaveAnOrder() throws {
    let value: [String: StoredValue] = [
      "b": .list([.integer(1)]), "a": .bool(true), "ä": .string(""),
    ]
    #expect(JSON.line(value) == #"{"a":true,"b":[1],"ä":""}"#)
    #expect(
      try JSON.document(["b": 1, "a": 2]) == """
        {
          "a" : 2,
          "b" : 1
        }
        """)
  }

  @Test(arguments: [
    "", "{", "[1 2]", "{\"a\"}", "{a:1}", "\"open", "\"\\x\"", "\"\\u12\"", "tru", "1 2",
    "--",
    String(repeating: "[", count: 100_000), String(repeating: "[", count: 513),
  ])
  func whatIsNotAWholeValueIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) { try JSON.value(StoredValue.self, of: text.utf8) }
  }
}
