import CReadline
import CReadlineShims
import CTerminal
import Console
import Lua

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines edited with GNU readline: the user's own keys, history, search and paste.
///
/// Readline is one per process, and so is this reader. Signals that reach readline at the prompt
/// are deferred until it waits for a key; then the terminal is cleaned up and the signal is
/// delivered as it would have been. So Ctrl-Z, SIGTERM and a resized window are readline's, and
/// Ctrl-C and SIGHUP set the flag that makes `key` answer "no more keys", which is how readline
/// returns without a jump.
final class ReadlineReader: LineReader {
  // Readline's callbacks carry no context.
  static var help = LineHelp(
    completion: { _ in InputCompletion(word: "", candidates: []) }, isIncomplete: { _ in false },
    hasColours: false, settings: { OutputSettings() })
  /// The inputs that may continue a line, oldest first.
  static var entries: [String] = []
  /// The text before the line.
  static var promptText = ""
  /// What is shown behind the line; empty for nothing.
  static var suggestion = ""
  /// Whether what an empty line continues is shown behind it.
  static var hasMark = false
  /// Whether the previous move through the lines has searched the history.
  static var hasSearched = false
  /// Whether a part of the line was pasted, which has its own indentation.
  static var hasPasted = false
  /// Whether the line is ended, and nothing is shown behind it any more.
  static var isEnding = false
  private static var offered = InputCompletion(word: "", candidates: [])
  private static var remaining: ArraySlice<String> = []
  private static var idleWork: IdleWork?
  /// What the next line begins with.
  private static var beginning = ""
  /// The typed bytes that readline has not read yet.
  static var typed = TypedBytes()
  /// How many bytes were skipped while a line was typed; nil for none.
  static var skipped: Int?

  var whileWaiting: IdleWork? {
    get { Self.idleWork }
    set {
      Self.idleWork = newValue
      dd_set_idle_function(newValue == nil ? nil : { ReadlineReader.runIdleWork() })
    }
  }

  private let history: History

  /// Prepares readline; `history` is what the arrow keys recall.
  init(history: History, help: LineHelp) {
    self.history = history
    Self.help = help
    useUTF8()
    dd_readline_set_name()
    // Before the inputrc is read, so that the inputrc takes precedence.
    rl_variable_bind("enable-bracketed-paste", "on")
    rl_variable_bind("revert-all-at-newline", "on")
    Self.bindKeys()
    rl_initialize()
    Self.bindLineEnds()
    dd_readline_set_word_breaks()
    dd_readline_set_key_source { ReadlineReader.key(from: $0) }
    dd_readline_set_completion { word, _, _ in
      ReadlineReader.matches(of: word)
    }
    dd_readline_set_display { ReadlineReader.show($0, $1, $2) }
    Self.installDisplay()
    using_history()
    stifle_history(Int32(clamping: history.limit))
    for entry in history.entries { Self.add(entry) }
  }

  func readLine(prompt: String, beginning: String) -> ReadResult {
    Self.typed = TypedBytes()
    (Self.isEnding, Self.hasPasted) = (false, false)
    Self.beginning = beginning
    (Self.promptText, Self.hasSearched) = (prompt, false)
    dd_readline_set_startup { ReadlineReader.insertBeginning() }
    let bytes = readline(prompt)
    dd_forget_drawing()
    guard let bytes else {
      Self.eraseSuggestion()
      endPromptLine()
      let isInterrupted = dd_consume_interrupt()
      return Self.tellSkipped() || isInterrupted ? .interrupted : .endOfInput
    }
    defer { free(bytes) }
    let line = UnsafeRawBufferPointer(start: bytes, count: strlen(bytes))
    var text = Substring(SourceText.text(of: line))
    while text.last?.isNewline == true { text.removeLast() }
    return .text(String(text))
  }

  func remember(_ block: String) {
    if history.add(block) { Self.add(block) }
  }

  /// Readline calls it when a line begins.
  private static func insertBeginning() -> Int32 {
    if !beginning.isEmpty { rl_insert_text(beginning) }
    beginning = ""
    return 0
  }

  /// Adds an entry for the arrow keys to recall.
  private static func add(_ entry: String) {
    entries.append(entry)
    let bytes = SourceText.bytes(of: entry) + [0]
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { add_history($0.baseAddress) }
    }
  }

  /// Readline ends a line without an Enter itself when it switches bracketed paste off.
  private func endPromptLine() {
    let paste = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) }
    if paste != "on" { print() }
  }

  /// Runs the idle work, whose output is above the line being typed, and redraws the line.
  private static func runIdleWork() {
    guard let work = idleWork?() else { return }
    rl_clear_visible_line()
    fflush(nil)
    work()
    fflush(nil)
    rl_on_new_line()
    rl_forced_update_display()
  }

  // MARK: Completion

  private static func matches(
    of word: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    dd_readline_keep_candidates_as_given()
    guard let word, let line = dd_readline_line() else { return nil }
    eraseSuggestion()
    let before = UnsafeRawBufferPointer(start: line, count: Int(dd_readline_cursor()))
    offered = help.completion(String(decoding: before, as: UTF8.self))
    if offered.candidates == [offered.word], dd_readline_completes_again() { explain() }
    closeQuote(before.dropLast(offered.word.utf8.count).last, unless: line[before.count])
    // Readline's word may begin later: at the last blank of "Push 2", or the last name of a path.
    let length = offered.word.utf8.count - strlen(word)
    guard length >= 0 else { return nil }
    remaining =
      offered.candidates.map { String(decoding: $0.utf8.dropFirst(length), as: UTF8.self) }[...]
    return rl_completion_matches(word) { _, _ in
      ReadlineReader.remaining.popFirst().flatMap { strdup($0) }
    }
  }

  /// Closes the quote before the word after the only candidate, unless that is a folder.
  private static func closeQuote(_ opening: UInt8?, unless next: CChar) {
    guard let opening, opening == UInt8(ascii: "\"") || opening == UInt8(ascii: "'"),
      offered.candidates.last?.last != "/", next != CChar(opening)
    else { return }
    dd_readline_append(CChar(opening))
  }

  /// Shows the signature of the only candidate, which is already typed in full.
  private static func explain() {
    guard let signature = offered.signatures[offered.word] else { return }
    print("\n\(Prose.folded(signature, to: Terminal.columns))")
    fflush(nil)
    rl_on_new_line()
  }

  /// Shows the candidates, with their signatures if those fit on a page.
  private static func show(
    _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32, _ width: Int32
  ) {
    if offered.signatures.isEmpty || offered.candidates.count > longestPage {
      rl_display_match_list(matches, count, width)
    } else {
      print()
      for name in offered.candidates {
        print(Prose.folded(offered.signatures[name] ?? name, to: Terminal.columns))
      }
      fflush(nil)
    }
    rl_forced_update_display()
  }

  private static let longestPage = 30
}

/// Without a locale (as in most containers) readline would take the bytes of "é" for commands.
private func useUTF8() {
  let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
  let isSet = variables.contains { getenv($0).map { $0.pointee != 0 } ?? false }
  if !isSet { setenv("LC_CTYPE", "C.UTF-8", 1) }
}
