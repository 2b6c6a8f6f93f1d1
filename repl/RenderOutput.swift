import NavigationModel
import StoredValues

/// A form in which a film is written: its option, and where it goes.
struct RenderOutput {
  let option: String
  /// What its path names.
  let kind: String
  let path: String
  /// Writes a film; returns what prevented it.
  let write: @MainActor (Film, _ path: String) -> RenderProblem?

  /// The path that stands for standard output.
  nonisolated static let standardOutput = "-"

  /// A form with a path; nil if there is none.
  init?(
    _ option: String, _ kind: String, _ path: String?,
    write: @escaping @MainActor (Film, _ path: String) -> RenderProblem?
  ) {
    guard let path else { return nil }
    (self.option, self.kind, self.path, self.write) = (option, kind, path, write)
  }

  /// A text in a file, or on standard output.
  static func file(
    _ option: String, _ path: String?,
    text: @escaping @MainActor (Film) throws(RenderProblem) -> String
  ) -> RenderOutput? {
    RenderOutput(option, "a file", path) { film, path in
      do throws(RenderProblem) {
        return write(try text(film), to: path)
      } catch {
        return error
      }
    }
  }

  /// A text on standard output.
  static func print(
    _ option: String, _ isChosen: Bool,
    text: @escaping @MainActor (Film) throws(RenderProblem) -> String
  ) -> RenderOutput? {
    file(option, isChosen ? standardOutput : nil, text: text)
  }

  private static func write(_ text: String, to path: String) -> RenderProblem? {
    guard path != standardOutput else {
      Terminal.write(text)
      return nil
    }
    do {
      try WholeFile(path).write([UInt8](text.utf8))
      return nil
    } catch {
      return RenderProblem("\(path): can't be written: \(error)")
    }
  }
}

/// What prevented an output, and the exit code for it.
struct RenderProblem: Error {
  let message: String
  let code: Int32

  init(_ message: String, code: Int32) { (self.message, self.code) = (message, code) }

  /// An output that can't be written.
  @MainActor init(_ message: String) { self.init(message, code: Terminal.lossCode) }
}
