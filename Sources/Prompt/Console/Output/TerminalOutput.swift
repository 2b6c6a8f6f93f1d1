import Inspection
import Lua

/// A terminal, as a session prints on it.
package struct TerminalDevice {
  /// Its width in columns; nil if it isn't known.
  package var columns: () -> Int?
  /// Its height in rows; nil if it isn't known.
  package var rows: () -> Int?
  /// Prints a text.
  package var write: (String) -> Void
  /// Prints an error or a warning.
  package var writeError: (String) -> Void
  /// Shows a long text page by page; false if it has to be printed.
  package var page: (String) -> Bool

  /// A terminal.
  package init(
    columns: @escaping () -> Int?, rows: @escaping () -> Int? = { nil },
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void,
    page: @escaping (String) -> Bool = { _ in false }
  ) {
    (self.columns, self.rows) = (columns, rows)
    (self.write, self.writeError, self.page) = (write, writeError, page)
  }
}

/// The output of a session at a terminal: all of it is wrapped between words; what repeats is folded;
/// errors are printed at the end of their input; and after Ctrl-C nothing else is.
package final class TerminalOutput {
  private let device: TerminalDevice
  /// Whether repetition is folded.
  var isFolding: () -> Bool = { true }
  /// The number of rows since the beginning of the input.
  private(set) var rowCount = 0
  private var isInLine = false
  private var isMuted = false
  private var repetition = Repetition.Run<String>()
  private var warnings = CountedTexts()
  private var errors = CountedTexts()

  /// The output to a terminal.
  package init(_ device: TerminalDevice) { self.device = device }

  /// The height of the terminal; nil if it isn't known.
  var rows: Int? { device.rows() }

  /// Prints a text that may end within a line.
  func write(_ text: String) {
    for line in text.linesWithEnds where !isSilenced {
      let isWhole = line.utf8.last == 0x0A
      if isInLine || !isWhole {
        releaseHeldLines()
        device.write(line)
        isInLine = !isWhole
      } else if isFolding() {
        for piece in repetition.add(line, like: line) { put(piece.line) }
      } else {
        put(line)
      }
    }
  }

  /// Prints a warning or a note; of many that are alike the first few.
  func writeError(_ text: String) {
    if isFolding(), !warnings.add(text) { return }
    putError(text)
  }

  /// Prints an error when the input has ended.
  func writeLast(_ text: String) { _ = errors.add(text) }

  /// Prints a text, page by page if it is longer than the terminal is high.
  func showPage(_ text: String) { showLines(Prose.folded(text, to: device.columns())) }

  /// Prints a text for other programs in the same way, whose lines aren't wrapped.
  func showLines(_ text: String) {
    releaseHeldLines()
    guard !isSilenced else { return }
    let height = text.utf8.count { $0 == 0x0A }
    if let rows = device.rows(), height >= rows, device.page(text) { return }
    for line in text.linesWithEnds where !isSilenced {
      rowCount += 1
      device.write(line)
    }
  }

  /// Prints nothing more until the input ends.
  func mute() { isMuted = true }

  /// Ends an input, or a part of it after which the user is asked.
  func finish() {
    if isSilenced { repetition = Repetition.Run() }
    isMuted = true  // only errors are left
    for piece in repetition.end() { device.write(piece.line) }
    for note in warnings.takeNotes() { putError(note) }
    for error in errors.takeTexts() { putError(error) }
    if isInLine { device.write("\n") }
    (isInLine, isMuted, rowCount) = (false, false, 0)
  }

  /// Whether Ctrl-C was pressed; stays so until the input ends.
  private var isSilenced: Bool {
    if Interpreter.isInterrupted { isMuted = true }
    return isMuted
  }

  private func releaseHeldLines() {
    for piece in repetition.end() { put(piece.line) }
  }

  private func put(_ line: String) {
    let text = Prose.folded(line, to: device.columns())
    rowCount += text.utf8.count { $0 == 0x0A }
    device.write(text)
  }

  private func putError(_ text: String) {
    if !isMuted { releaseHeldLines() }
    if isInLine { device.write("\n") }
    isInLine = false
    let text = Prose.folded(text, to: device.columns())
    rowCount += text.utf8.count { $0 == 0x0A }
    device.writeError(text)
  }
}

/// Texts that are counted; of those that differ in nothing but numbers the first few count as new.
private struct CountedTexts {
  private var counts: [String: Int] = [:]
  private var texts: [String] = []

  /// Adds a text; false if enough like it were there before.
  mutating func add(_ text: String) -> Bool {
    let key = Repetition.key(of: text)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= Repetition.shown { texts.append(text) }
    return count <= Repetition.shown
  }

  /// Removes all texts; returns a line for each kind of which there were more.
  mutating func takeNotes() -> [String] {
    defer { self = CountedTexts() }
    var noted: Set<String> = []
    return texts.compactMap { text in
      let key = Repetition.key(of: text)
      guard let count = counts[key], count > Repetition.shown, noted.insert(key).inserted
      else { return nil }
      let line = text.prefix { $0 != "\n" }
      return "\(Repetition.note(count - Repetition.shown)): \(line)\n"
    }
  }

  /// Removes all texts; returns the first of each kind, and how many more there were.
  mutating func takeTexts() -> [String] {
    let shown = texts
    return shown + takeNotes()
  }
}

extension String {
  /// The lines, each with its newline.
  fileprivate var linesWithEnds: [String] {
    var lines: [String] = []
    var rest = utf8[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(String(decoding: rest[...end], as: UTF8.self))
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [String(decoding: rest, as: UTF8.self)]
  }
}
