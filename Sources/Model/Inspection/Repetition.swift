/// Folds what differs in nothing but numbers: of a long run the first few are shown, and how many
/// more there were.
nonisolated package enum Repetition {
  /// What of a long run is shown.
  package static let shown = 4
  /// The longest run that is shown as a whole.
  package static let longest = 40

  /// What is shown of a run.
  package enum Piece<Item> {
    /// One of those that are alike.
    case item(Item)
    /// How many more there were.
    case more(Int)
  }

  /// `… 9,996 more like this`.
  package static func note(_ count: Int) -> String { "… \(grouped(count)) more like this" }

  /// A text with 0 for each number.
  package static func key(of text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var (isInNumber, isHexadecimal, last) = (false, false, UInt8(0))
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isLetter = isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
      let isPrefix = isInNumber && !isHexadecimal && last == 0x30 && byte == UInt8(ascii: "x")
      let isPart = isDigit || isLetter || isPrefix
      if !isPart { bytes.append(byte) } else if !isInNumber { bytes.append(0x30) }
      (isInNumber, isHexadecimal, last) = (isPart, isPart && (isHexadecimal || isPrefix), byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Folds a list; the text says which of its items are alike.
  package static func folded<Item>(
    _ items: some Sequence<Item>, by text: (Item) -> String
  ) -> [Piece<Item>] {
    var run = Run<Item>()
    return items.flatMap { run.add($0, like: text($0)) } + run.end()
  }

  /// Folds items as they come.
  package struct Run<Item> {
    private var key = ""
    private var count = 0
    private var held: [Item] = []

    /// No item yet.
    package init() {}

    /// Adds an item with a text; returns what to show now.
    package mutating func add(_ item: Item, like text: String) -> [Piece<Item>] {
      let key = Repetition.key(of: text)
      guard count > 0, key == self.key else {
        let rest = end()
        (self.key, count) = (key, 1)
        return rest + [.item(item)]
      }
      count += 1
      if count <= shown { return [.item(item)] }
      if count <= longest { held.append(item) } else { held = [] }
      return []
    }

    /// Ends a run; returns what is left to show.
    package mutating func end() -> [Piece<Item>] {
      defer { (key, count, held) = ("", 0, []) }
      return count > longest ? [.more(count - shown)] : held.map(Piece.item)
    }
  }
}

extension Repetition.Piece {
  /// One of those that are alike; nil for the number of the others.
  package var item: Item? { if case .item(let item) = self { item } else { nil } }

  /// How many more there were; nil for one of them.
  package var note: String? {
    if case .more(let count) = self { Repetition.note(count) } else { nil }
  }
}

extension Repetition.Piece<String> {
  /// A line, with its end.
  package var line: String {
    switch self {
    case .item(let line): line
    case .more(let count): Repetition.note(count) + "\n"
    }
  }
}
