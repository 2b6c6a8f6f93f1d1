import Foundation
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
      LineKind.fileBegan.append(to: &bytes)
      bytes.append(word: file)
    case .fileEnded(let file, "") where isPlain(file):
      LineKind.fileEnded.append(to: &bytes)
      bytes.append(word: file)
    case .testEnded(let result) where result.id == last && result.hasPassedSilently:
      guard let seconds = result.seconds.nanoseconds,
        let virtual = result.virtualSeconds.nanoseconds
      else { return appendJSON(to: &bytes) }
      LineKind.testPassed.append(to: &bytes)
      bytes.append(number: seconds)
      bytes.append(number: virtual)
    case .testBegan(let id):
      let common = id.textsInCommon(with: last)
      guard id.isPlain(after: common) else { return appendJSON(to: &bytes) }
      LineKind.testBegan.append(to: &bytes)
      id.append(to: &bytes, after: common)
    default: appendJSON(to: &bytes)
    }
  }

  private func appendJSON(to bytes: inout [UInt8]) { bytes += JSON.line(self).utf8 }

  /// The event of a line; nil if it is none.
  ///
  /// The event before it was about a test, if one is given: most events have its texts.
  package init?(line: ArraySlice<UInt8>, after last: TestID?) {
    if line.first == UInt8(ascii: "{") {
      guard let event = try? JSON.value(RunEvent.self, of: line) else { return nil }  // it is none
      self = event
    } else {
      guard let kind = line.first.flatMap(LineKind.init) else { return nil }
      let event = line.dropFirst().withUnsafeBytes { bytes in
        var words = Words(rest: bytes)
        let event = RunEvent(kind, &words, last)
        return words.isOver ? event : nil
      }
      guard let event else { return nil }
      self = event
    }
  }

  /// Notes the test whose texts the next line may leave out: those of another file are not known
  /// where copies of a process write.
  package func note(_ last: inout TestID?) {
    switch self {
    case .fileBegan: last = nil
    case .testBegan(let id): last = id
    default: break
    }
  }

  private init?(_ kind: LineKind, _ words: inout Words, _ last: TestID?) {
    switch kind {
    case .fileBegan:
      guard let file = words.next() else { return nil }
      self = .fileBegan(file.text)
    case .fileEnded:
      guard let file = words.next() else { return nil }
      self = .fileEnded(file.text, printed: "")
    case .testBegan:
      guard let id = TestID(&words, after: last) else { return nil }
      self = .testBegan(id)
    case .testPassed:
      guard let seconds = words.next()?.number, let virtual = words.next()?.number, let last else {
        return nil
      }
      var result = TestResult(last, .passed)
      result.seconds = Double(nanoseconds: seconds)
      result.virtualSeconds = Double(nanoseconds: virtual)
      self = .testEnded(result)
    }
  }
}

/// The first byte of a line that isn't JSON.
nonisolated private enum LineKind: UInt8 {
  case fileBegan = 0x28  // "("
  case fileEnded = 0x29  // ")"
  /// The line of a test, how many of the texts before are its own as well, and its other texts.
  case testBegan = 0x3E  // ">"
  /// The times of the test that began last, in nanoseconds.
  case testPassed = 0x3D  // "="

  func append(to bytes: inout [UInt8]) { bytes.append(rawValue) }
}

nonisolated extension Double {
  /// Seconds as nanoseconds; nil if that loses something.
  fileprivate var nanoseconds: Int? {
    let count = (self * 1e9).rounded()
    return count >= 0 && count < 1e15 && count / 1e9 == self ? Int(count) : nil
  }

  fileprivate init(nanoseconds: Int) { self = Double(nanoseconds) / 1e9 }
}

nonisolated extension [UInt8] {
  /// Each word ends with a tab, so that a truncated line is invalid.
  fileprivate mutating func append(word: String) {
    self += word.utf8
    append(0x09)
  }

  /// Appends a whole number from 0 on.
  fileprivate mutating func append(number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(0x30 + UInt8(number / unit % 10))
      unit /= 10
    }
    append(0x09)
  }
}

/// The words of a line, each of which ends with a tab.
nonisolated private struct Words {
  var rest: UnsafeRawBufferPointer

  /// The next word; nil if there is none that is whole.
  mutating func next() -> Word? {
    guard let end = rest.firstIndex(of: 0x09) else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...]) }
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

  /// Its whole number from 0 on; nil if it is none.
  var number: Int? {
    guard !bytes.isEmpty, bytes.count <= 15 else { return nil }
    var number = 0
    for byte in bytes {
      guard case 0x30...0x39 = byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}

nonisolated extension String {
  /// Whether another one has the same UTF-8: equal texts can be written in several ways.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { own in
      other.withUTF8 { other in
        guard own.count == other.count else { return false }
        guard let first = own.baseAddress, let start = other.baseAddress else { return own.isEmpty }
        return memcmp(first, start, own.count) == 0
      }
    }
  }
}

/// Whether a text has no control characters, such as tabs.
nonisolated private func isPlain(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 }
}

nonisolated extension TestID {
  /// Reads a test; its first texts are those of the one that began last.
  fileprivate init?(_ words: inout Words, after last: TestID?) {
    guard let line = words.next()?.number, let common = words.next()?.number else { return nil }
    var file = last?.file
    if common == 0 { file = words.next()?.text }
    guard let file, common == 0 || common - 1 <= (last?.names.count ?? 0) else { return nil }
    var names: [String] = []
    names.reserveCapacity(common)
    if common > 1, let last { names += last.names[..<(common - 1)] }
    while !words.isOver {
      guard let name = words.next() else { return nil }
      names.append(name.text)
    }
    self.init(file: file, names: names, line: line)
  }

  /// Appends its line and its texts, but for the first ones, which the last test has as well.
  fileprivate func append(to bytes: inout [UInt8], after common: Int) {
    bytes.append(number: line)
    bytes.append(number: common)
    if common == 0 { bytes.append(word: file) }
    for name in names.dropFirst(max(common - 1, 0)) { bytes.append(word: name) }
  }

  /// How many of its first texts, the file and the names, another one has as well.
  fileprivate func textsInCommon(with other: TestID?) -> Int {
    guard let other, file.hasSameBytes(as: other.file) else { return 0 }
    var count = 0
    while count < names.count, count < other.names.count,
      names[count].hasSameBytes(as: other.names[count])
    {
      count += 1
    }
    return 1 + count
  }

  /// Whether its texts but for the first ones have no control characters, such as tabs.
  fileprivate func isPlain(after common: Int) -> Bool {
    line >= 0 && (common > 0 || Reports.isPlain(file))
      && names.dropFirst(max(common - 1, 0)).allSatisfy { Reports.isPlain($0) }
  }
}

nonisolated extension TestResult {
  /// Whether only its times are of interest.
  fileprivate var hasPassedSilently: Bool {
    outcome == .passed && problems.isEmpty && reason.isEmpty && printed.isEmpty
      && film.isEmpty && !madeNoAssertion && reached.isEmpty && !isOfBlock && !endsRun
  }
}
