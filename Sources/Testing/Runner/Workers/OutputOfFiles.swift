import Reports

/// The output of a worker, divided into that of its files.
///
/// The worker writes a mark after each file: what a file has written is known then, however many
/// files have run until it is read.
nonisolated struct OutputOfFiles {
  private let mark: [UInt8]
  /// What was written since the last mark, but for what may be the beginning of one.
  private var last = TruncatedText()
  private var beginning: [UInt8] = []
  private var ended: [String] = []

  /// What a worker with a secret writes.
  init(secret: [UInt8]) { mark = Self.mark(secret) }

  /// What a worker with a secret writes after each file.
  static func mark(_ secret: [UInt8]) -> [UInt8] { [0] + secret + [0] }

  /// Adds what was read.
  mutating func append(_ bytes: [UInt8]) {
    var rest = (beginning + bytes)[...]
    beginning = []
    while let start = rest.firstIndex(of: 0) {
      last.append(rest[..<start])
      rest = rest[start...]
      if rest.starts(with: mark) {
        rest = rest.dropFirst(mark.count)
        ended.append(last.text)
        last = TruncatedText()
      } else if rest.count < mark.count, mark.starts(with: rest) {
        beginning = Array(rest)
        return
      } else {
        last.append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    last.append(rest)
  }

  /// Whether the output of a file has ended.
  var hasEnded: Bool { !ended.isEmpty }

  /// Removes the output of the first file that has ended, or what there is of one that hasn't.
  mutating func pop() -> String {
    if hasEnded { return ended.removeFirst() }
    last.append(beginning)
    beginning = []
    defer { last = TruncatedText() }
    return last.text
  }
}
