/// A file of lines that several programs append to at once.
///
/// A lock separates them for the duration of one write. A program that can't get it in time writes
/// anyway: the system appends each write after the previous one.
package struct LineFile: Sendable {
  private let path: String

  /// The file at a path; it is created with the first line.
  package init(at path: String) { self.path = path }

  /// A longer file is truncated at its beginning.
  private static let longest = 8 << 20

  /// The last lines of the file, which is truncated to them; none if there is no file.
  package func lines(last limit: Int) throws(SystemError) -> [[UInt8]] {
    guard let file = try OpenFile.reading(path), file.entry.isFile else { return [] }
    let lines = try Self.lines(of: file)
    let isLong = lines.count > limit || file.entry.size > Self.longest
    if isLong { try? shorten(to: limit) }  // or next time
    return lines.suffix(limit)
  }

  /// Appends a line, as a whole or not at all.
  package func append(_ line: [UInt8]) throws(SystemError) {
    try Disk.makeFolder(Disk.folder(of: path), mode: 0o700)
    try withLockedFile { file throws(SystemError) in
      let status = try file.status()
      let end = status.isFile ? try file.bytes(before: status.size, most: 1) : []
      let isTorn = !end.isEmpty && end != [newline]
      do throws(SystemError) {
        try file.write((isTorn ? [newline] : []) + line + [newline])
      } catch {
        if status.isFile { try? file.truncate(to: status.size) }  // the first error counts
        throw error
      }
    }
  }

  /// Replaces the contents with the last lines.
  private func shorten(to limit: Int) throws(SystemError) {
    try withLockedFile { file throws(SystemError) in
      let lines = try Self.lines(of: file).suffix(limit)
      try WholeFile(path).write(lines.flatMap { $0 + [newline] })
    }
  }

  private func withLockedFile(
    _ body: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    for _ in 0..<10 {
      let file = try OpenFile.appending(path, mode: 0o600)
      file.lock()
      // Another program may have replaced it with a shorter file.
      if try Disk.entry(at: path)?.isSame(as: file.entry) == true { return try body(file) }
    }
  }

  /// The complete lines among the last bytes.
  private static func lines(of file: borrowing OpenFile) throws(SystemError) -> [[UInt8]] {
    let size = try file.status().size
    let bytes = try file.bytes(before: size, most: longest)
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: true)
    return (bytes.count < size ? lines.dropFirst() : lines[...]).map(Array.init)
  }
}

private let newline = UInt8(ascii: "\n")
