/// A JSON file that stores a record: it is replaced as a whole or not at all, and files of other
/// kinds are never destroyed.
///
///     {
///       "contents" : {
///         "launches" : 3
///       },
///       "format" : "drilldown.defaults",
///       "version" : 1
///     }
package struct StoredFile: Hashable, Sendable {
  /// What a file stores; its text names it.
  package enum Kind: String, CaseIterable, Sendable {
    case state = "drilldown.state"
    case defaults = "drilldown.defaults"
  }

  /// The newest version that can be read, which is also the one written.
  package static let version = 1
  /// The maximum size of a file in bytes.
  package static let largest = 64 << 20

  /// What it stores.
  package let kind: Kind
  /// Its path; a symbolic link means the file it leads to.
  package let path: String

  /// A file, which need not exist.
  package init(_ kind: Kind, at path: String) {
    self.kind = kind
    self.path = path
  }

  /// The record in the file; nil if there is no file.
  ///
  /// A file that is incomplete, of another kind or unreadable is an error, and isn't changed.
  package func read() throws(StoredFileError) -> [String: StoredValue]? {
    do throws(StoredFileProblem) {
      guard let bytes = try bytes() else { return nil }
      return try contents(of: bytes)
    } catch {
      throw StoredFileError(file: self, problem: error, outcome: .untouched)
    }
  }

  /// Replaces the record in the file; nothing is written if it is unchanged.
  ///
  /// An unreadable file is an error: it may belong to the user.
  package func write(_ contents: [String: StoredValue]) throws(StoredFileError) {
    do throws(StoredFileProblem) {
      let text = try text(of: contents)
      let former = try bytes()
      if let former {
        if former.hasSameBytes(as: text) { return }
        _ = try self.contents(of: former)
      }
      try systemCall { () throws(SystemError) in try WholeFile(path).write(text) }
    } catch {
      throw StoredFileError(file: self, problem: error, outcome: .notSaved)
    }
  }

  private func bytes() throws(StoredFileProblem) -> [UInt8]? {
    let file = try systemCall { () throws(SystemError) in try OpenFile.reading(path) }
    guard let file else { return nil }
    guard file.entry.isFile else { throw .noFile(isFolder: file.entry.isFolder) }
    guard file.entry.size <= Self.largest else { throw .tooLarge }
    do {
      return try file.bytes(limit: Self.largest)
    } catch {
      throw .system(error)
    }
  }

  /// Makes a system call, whose errors become problems of the file.
  private func systemCall<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(StoredFileProblem) -> Result {
    do {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}
