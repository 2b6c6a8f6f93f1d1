import StoredValues
import Support

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Saves numbered states to a file, one after another: prints `>` at the start, `.` after each.
///
/// The process that started it kills it meanwhile. An error ends it; its text goes to standard
/// error.
///
///     saver FILE [COUNT [SIZE]]
@main
struct Saver {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst().compactMap { Int($0) }
    let file = StoredFile(.state, at: words.first ?? "")
    do throws(StoredFileError) {
      try save(numbers.first ?? .max, statesTo: file, size: numbers.dropFirst().first)
    } catch {
      let text = "\(error)\n"
      _ = write(STDERR_FILENO, text, text.utf8.count)
      exit(1)
    }
  }

  private static func save(
    _ count: Int, statesTo file: StoredFile, size: Int?
  ) throws(StoredFileError) {
    var number = NumberedState(try file.read() ?? [:])?.number ?? 0
    guard writeByte(">") else { return }
    for _ in 0..<count {
      number += 1
      try file.write(NumberedState(number: number, size: size).contents)
      guard writeByte(".") else { return }
    }
  }

  /// Writes a byte; false if the pipe has no reader.
  private static func writeByte(_ byte: String) -> Bool { write(STDOUT_FILENO, byte, 1) == 1 }
}
