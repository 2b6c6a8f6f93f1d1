/// The problem of a file.
package enum StoredFileProblem: Error, Hashable, Sendable {
  /// Its contents are not as expected, or a value can't be written.
  case text(StoredTextError)
  /// It has more bytes than are read or written.
  case tooLarge
  /// It is a folder, or a device.
  case noFile(isFolder: Bool)
  /// A system call failed.
  case system(SystemError)
}

/// Why a file was not read or written, and what happened to it.
package struct StoredFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened to the file.
  package enum FileOutcome: Hashable, Sendable {
    /// It could not be read, and was not changed.
    case untouched
    /// It still has its former contents.
    case notSaved
  }

  /// The file.
  package let file: StoredFile
  /// Its problem.
  package let problem: StoredFileProblem
  /// What happened to it.
  package let outcome: FileOutcome

  /// "notes.json: version: 2 is newer than 1, the newest that can be read here; …".
  package var description: String { "\(file.path): \(what); \(effect)" }

  private var what: String {
    switch problem {
    case .text(let error): "\(error)"
    case .tooLarge: "more than \(StoredFile.largest >> 20) MB are too much"
    case .noFile(let isFolder):
      "a file was wanted, but there is a \(isFolder ? "folder" : "device")"
    case .system(let error): "\(error)"
    }
  }

  private var effect: String {
    switch outcome {
    case .untouched: "the file is left as it is"
    case .notSaved: "nothing was saved"
    }
  }
}
