/// A text whose middle is omitted if it is long: endless output takes no more memory.
nonisolated package struct TruncatedText: Sendable {
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var omitted = 0
  private let most: Int

  /// An empty text; of a long one that many bytes are kept at each end.
  package init(keeping most: Int = 512 << 10) { self.most = most }

  /// Adds UTF-8, which may end within a character.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let room = most - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    // Twice the kept size, so that not every byte moves all others.
    if tail.count > 2 * most { shorten() }
  }

  private mutating func shorten() {
    let surplus = tail.count - most
    guard surplus > 0 else { return }
    tail.removeFirst(surplus)
    omitted += surplus
  }

  /// The text, with a line about the omitted part.
  package var text: String {
    if head.isEmpty { return "" }
    var whole = self
    whole.shorten()
    guard whole.omitted > 0 else { return String(decoding: head + tail, as: UTF8.self) }
    let start = whole.head.dropLast(Self.brokenEnd(of: whole.head))
    let end = whole.tail.drop { $0.isContinuation }
    let count = whole.omitted + whole.head.count - start.count + whole.tail.count - end.count
    return String(decoding: start, as: UTF8.self) + "\n... (\(count) bytes left out) ...\n"
      + String(decoding: end, as: UTF8.self)
  }

  /// How many bytes at the end begin a character that continues after them.
  private static func brokenEnd(of bytes: [UInt8]) -> Int {
    guard let first = bytes.suffix(4).lastIndex(where: { !$0.isContinuation }) else { return 0 }
    let count = bytes.count - first
    return count < bytes[first].scalarLength ? count : 0
  }
}

nonisolated extension UInt8 {
  /// Whether it continues a character of UTF-8 that a byte before it begins.
  fileprivate var isContinuation: Bool { self >> 6 == 0b10 }

  /// The length of the character that the byte begins.
  fileprivate var scalarLength: Int { self < 0xC0 ? 1 : (~self).leadingZeroBitCount }
}
