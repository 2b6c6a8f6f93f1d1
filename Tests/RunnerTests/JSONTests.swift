import Testing

@testable import Runner

struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "-12", "1.5", "\"\"", "[1,[2,{\"a\":null}],\"b\"]",
    "{\"one\":\"quote \\\" and \\\\ and \\n\",\"zwei\":\"ü — 🙂\"}", "\"\\u0001\\u001f\\u007f\"",
  ])
  func whatIsWrittenIsRead(_ text: String) throws {
    let value = try #require(JSON(parsing: text))
    #expect(value.description == text)
    #expect(JSON(parsing: value.bytes) == value)
  }

  @Test(arguments: [
    (" { \"a\" : [ 1 , 2 ] } \n", "{\"a\":[1,2]}"), ("\"\\u00e9\\ud83d\\ude42\"", "\"é🙂\""),
    ("\"\\/\\b\\f\"", "\"/\\u0008\\u000c\""), ("\"\\ud800\"", "\"\u{FFFD}\""),
  ])
  func otherSpellingsAreRead(_ text: String, _ own: String) {
    #expect(JSON(parsing: text)?.description == own)
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "\"open", "\"\\x\"", "\"\\u12\"", "tru", "1 2",
    "--", String(repeating: "[", count: 600),
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(JSON(parsing: text) == nil)
  }
}
