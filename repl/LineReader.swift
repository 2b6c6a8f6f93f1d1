import CTerminal
import Console

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What came of asking for a line.
enum ReadResult: Equatable {
  /// A line without its end; several lines when they were pasted or recalled together.
  case text(String)
  /// Ctrl-C: what was typed is gone, the session goes on.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a file.
  case endOfInput
}

/// A source of lines.
protocol LineReader: AnyObject {
  /// Called several times a second while the user isn't typing; its output is printed above the line.
  typealias IdleWork = () -> (() -> Void)?

  /// Called while the user isn't typing; nil for nothing.
  var whileWaiting: IdleWork? { get set }

  /// Asks for one line.
  func readLine(prompt: String) -> ReadResult

  /// Puts a whole input into the history, as one entry however many lines it has.
  func remember(_ block: String)
}

/// What the line up to the cursor may become.
typealias LineCompletion = (_ line: String) -> InputCompletion

/// The reader that suits where the program runs: readline at a terminal, plain reading elsewhere.
func standardLineReader(
  history: @autoclosure () -> History, completing completion: @escaping LineCompletion
) -> any LineReader {
  let typed = isatty(STDIN_FILENO) == 1
  let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
  guard typed, isatty(STDOUT_FILENO) == 1, terminal != "dumb" else {
    return PlainReader(dd_standard_input(), showsPrompt: typed)
  }
  return ReadlineReader(history: history(), completing: completion)
}
