extension StoredFile {
  /// The bytes of a file that stores a record.
  package func text(of contents: [String: StoredValue]) throws(StoredFileProblem) -> [UInt8] {
    let contents = StoredValue.record(contents)
    guard contents.isNested(within: StoredValue.deepest) else { throw .text(.tooDeep) }
    let text = try coded { try StoredEnvelope(kind: kind, contents: contents).text() }
    guard text.count <= Self.largest else { throw .tooLarge }
    return text
  }

  /// The record that the bytes of a file store.
  package func contents(of bytes: [UInt8]) throws(StoredFileProblem) -> [String: StoredValue] {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    let label = try coded { try JSON.value(StoredLabel.self, of: bytes) }
    if let problem = label.problem(for: kind) { throw .text(problem) }
    let envelope = try coded { try JSON.value(StoredEnvelope.self, of: bytes) }
    guard case .record(let contents) = envelope.contents else {
      throw .text(StoredTextError("a record was wanted", at: "contents"))
    }
    guard envelope.contents.isNested(within: StoredValue.deepest) else { throw .text(.tooDeep) }
    return contents
  }

  /// Encodes or decodes; failures are problems of the text.
  private func coded<Result>(_ body: () throws -> Result) throws(StoredFileProblem) -> Result {
    do {
      return try body()
    } catch let error as DecodingError {
      throw .text(StoredTextError(error))
    } catch {
      throw .text(StoredTextError("\(error)"))
    }
  }
}

/// The header that decides whether the rest of a file can be read.
private struct StoredLabel: Decodable {
  let format: StoredValue
  let version: StoredValue

  /// Its problem; nil if it has none.
  func problem(for kind: StoredFile.Kind) -> StoredTextError? {
    guard format == .string(kind.rawValue) else {
      return StoredTextError("\"\(kind.rawValue)\" was wanted", at: "format")
    }
    guard case .integer(let version) = version, version > 0 else {
      return StoredTextError("a version from 1 on was wanted", at: "version")
    }
    guard version <= StoredFile.version else {
      return StoredTextError(
        "\(version) is newer than \(StoredFile.version), the newest that can be read here",
        at: "version")
    }
    return nil
  }
}

/// The whole contents of a file.
private struct StoredEnvelope: Codable {
  let format: String
  let version: Int
  let contents: StoredValue

  init(kind: StoredFile.Kind, contents: StoredValue) {
    format = kind.rawValue
    version = StoredFile.version
    self.contents = contents
  }

  /// The text, which people can read too; the same record always gives the same text.
  func text() throws -> [UInt8] {
    Array((try JSON.document(self) + "\n").utf8)
  }
}
