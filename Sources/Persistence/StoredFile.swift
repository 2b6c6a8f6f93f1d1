/// A file of JSON that keeps a record: it is replaced as a whole or not at all, and what is not its
/// own is never destroyed.
///
///     {
///       "contents" : {
///         "launches" : 3
///       },
///       "format" : "drilldown.defaults",
///       "version" : 1
///     }
package struct StoredFile: Hashable, Sendable {
  /// What a file keeps; its text names it.
  package enum Kind: String, CaseIterable, Sendable {
    case state = "drilldown.state"
    case defaults = "drilldown.defaults"
  }

  /// The newest version that can be read, and the one that is written.
  package static let version = 1
  /// How many bytes a file may have.
  package static let largest = 64 << 20

  /// What it keeps.
  package let kind: Kind
  /// Where it is; a symbolic link stands for the file it leads to.
  package let path: String

  /// A file, which need not exist.
  package init(_ kind: Kind, at path: String) {
    self.kind = kind
    self.path = path
  }

  /// What the file keeps; nil where there is none.
  ///
  /// A file that is not whole, not of this kind, or cannot be read is an error, and stays as it is.
  package func read() throws(StoredFileError) -> [String: StoredValue]? {
    do throws(StoredFileProblem) {
      guard let bytes = try bytes() else { return nil }
      return try contents(of: bytes)
    } catch {
      throw StoredFileError(file: self, problem: error, outcome: .untouched)
    }
  }

  /// Replaces what the file keeps; nothing is written where it says the same already.
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

  /// Does something with the system, whose refusals are problems of the file.
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
