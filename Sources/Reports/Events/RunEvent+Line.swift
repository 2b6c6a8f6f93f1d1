import StoredValues

/// The lines that workers write: JSON, except for the events of each file and each test that passes.
///
/// JSON takes 14 µs for the two ends of an event, more than a trivial test: the 2,000 tests of
/// `make bench` would take 0.49 of busted's time instead of 0.23.
nonisolated extension RunEvent {
  /// The event as a line.
  package var line: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the event as a line, without its end.
  ///
  /// The event before it was about a test, if one is given: its texts aren't written twice.
  package func append(to bytes: inout [UInt8], after last: TestID? = nil) {
    switch self {
    case .fileBegan(let file) where isPlain(file):
      Self.append([Self.beganFile, file], to: &bytes)
    case .fileEnded(let file, "") where isPlain(file):
      Self.append([Self.endedFile, file], to: &bytes)
    case .testBegan(let id) where id.isPlain:
      Self.append(Self.began, to: &bytes)
      id.append(to: &bytes)
    case .testEnded(let result) where result.hasPassedSilently && result.id.isPlain:
      Self.append(Self.passed, to: &bytes)
      Self.append("\(result.seconds)", to: &bytes)
      Self.append(result.virtualSeconds == 0 ? "0.0" : "\(result.virtualSeconds)", to: &bytes)
      if result.id != last { result.id.append(to: &bytes) }
    default: bytes += JSON.line(self).utf8
    }
  }

  /// The event of a line; nil if it is none.
  ///
  /// The event before it was about a test, if one is given: most events have its texts.
  package init?(line: ArraySlice<UInt8>, after last: TestID?) {
    if line.first == UInt8(ascii: "{") {
      guard let event = try? JSON.value(RunEvent.self, of: line) else { return nil }  // it is none
      self = event
    } else {
      let event = line.withUnsafeBytes { bytes in
        var words = Words(bytes)
        return RunEvent(&words, last)
      }
      guard let event else { return nil }
      self = event
    }
  }

  private static let (began, passed) = ("began", "passed")
  private static let (beganFile, endedFile) = ("file began", "file ended")

  private static func append(_ words: [String], to bytes: inout [UInt8]) {
    for word in words { append(word, to: &bytes) }
  }

  /// Each word ends with a tab, so that a truncated line is invalid.
  fileprivate static func append(_ word: String, to bytes: inout [UInt8]) {
    bytes += word.utf8
    bytes.append(0x09)
  }

  private init?(_ words: inout Words, _ last: TestID?) {
    guard let kind = words.next() else { return nil }
    if kind.isEqual(to: Self.began) {
      guard let id = TestID(&words, last) else { return nil }
      self = .testBegan(id)
    } else if kind.isEqual(to: Self.passed) {
      guard let seconds = words.next()?.number, let virtual = words.next()?.number,
        let id = words.isOver ? last : TestID(&words, last)
      else { return nil }
      var result = TestResult(id, .passed)
      (result.seconds, result.virtualSeconds) = (seconds, virtual)
      self = .testEnded(result)
    } else if kind.isEqual(to: Self.beganFile) {
      guard let file = words.next(), words.isOver else { return nil }
      self = .fileBegan(file.text)
    } else if kind.isEqual(to: Self.endedFile) {
      guard let file = words.next(), words.isOver else { return nil }
      self = .fileEnded(file.text, printed: "")
    } else {
      return nil
    }
  }
}

/// The words of a line, each of which ends with a tab.
nonisolated private struct Words {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

  /// The next word; nil if there is none that is whole.
  mutating func next() -> Word? {
    guard let end = rest.firstIndex(of: 0x09) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Word(bytes: UnsafeRawBufferPointer(rebasing: rest[..<end]))
  }

  /// Whether there is nothing left.
  var isOver: Bool { rest.isEmpty }
}

/// A word of a line.
nonisolated private struct Word {
  let bytes: UnsafeRawBufferPointer

  /// Its text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Its number; nil if it is none.
  var number: Double? { isEqual(to: "0.0") ? 0 : Double(text) }

  func isEqual(to text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  /// Its text, which is another one that most often is the same.
  func text(like other: String?) -> String {
    if let other, isEqual(to: other) { other } else { text }
  }
}

/// Whether a text has no control characters, such as tabs.
nonisolated private func isPlain(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 }
}

nonisolated extension TestID {
  fileprivate init?(_ words: inout Words, _ last: TestID?) {
    guard let line = words.next().flatMap({ Int($0.text) }), let file = words.next() else {
      return nil
    }
    var names: [String] = []
    while !words.isOver {
      guard let name = words.next() else { return nil }
      let index = names.count
      names.append(name.text(like: last.flatMap { index < $0.names.count ? $0.names[index] : nil }))
    }
    if let last, last.names == names { names = last.names }
    self.init(file: file.text(like: last?.file), names: names, line: line)
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    RunEvent.append("\(line)", to: &bytes)
    RunEvent.append(file, to: &bytes)
    for name in names { RunEvent.append(name, to: &bytes) }
  }

  /// Whether its names have no control characters, such as tabs.
  fileprivate var isPlain: Bool {
    Reports.isPlain(file) && names.allSatisfy { Reports.isPlain($0) }
  }
}

nonisolated extension TestResult {
  /// Whether only its times are of interest.
  fileprivate var hasPassedSilently: Bool {
    outcome == .passed && problems.isEmpty && reason.isEmpty && printed.isEmpty
      && film.isEmpty && !madeNoAssertion && reached.isEmpty
  }
}
