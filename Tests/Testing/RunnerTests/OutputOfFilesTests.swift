import Testing

@testable import Runner

struct OutputOfFilesTests {
  private static let secret = Array("s.t".utf8)
  private static let mark = "\0s.t\0"

  /// Each text is what the files have written, with marks; and what belongs to each file.
  @Test(arguments: [
    ("", [""]), ("a\n\(mark)", ["a\n", ""]), ("\(mark)\(mark)b", ["", "", "b"]),
    ("a\0b\(mark)\0s.t", ["a\0b", "\0s.t"]), ("\0\0s.t\0c", ["\0", "c"]),
    ("a\0s.\(mark)b", ["a\0s.", "b"]),
  ])
  func filesHaveWhatTheyHaveWritten(_ text: String, _ parts: [String]) {
    let bytes = Array(text.utf8)
    for size in 1...max(bytes.count, 1) {
      var output = OutputOfFiles(secret: Self.secret)
      var rest = bytes[...]
      while !rest.isEmpty {
        output.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      for part in parts.dropLast() {
        #expect(output.hasEnded, "\(size)")
        #expect(output.pop() == part, "\(size)")
      }
      #expect(!output.hasEnded)
      #expect(output.pop() == parts.last, "\(size)")
      #expect(output.pop() == "")
    }
  }
}
