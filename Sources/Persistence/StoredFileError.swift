/// What is wrong with a file.
package enum StoredFileProblem: Error, Hashable, Sendable {
  /// It does not say what it should, or a value cannot be written.
  case text(StoredTextError)
  /// It has more bytes than are read or written.
  case tooLarge
  /// It is a folder, or a device.
  case noFile(isFolder: Bool)
  /// The system refuses.
  case system(SystemError)
}

/// Why a file was not read or written, and what became of it.
package struct StoredFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What became of the file.
  package enum FileOutcome: Hashable, Sendable {
    /// It could not be read, and is left as it is.
    case untouched
    /// It says what it said before.
    case notSaved
  }

  /// The file.
  package let file: StoredFile
  /// What is wrong with it.
  package let problem: StoredFileProblem
  /// What became of it.
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
