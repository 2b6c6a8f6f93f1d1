extension StoredFile {
  /// The bytes of a file that keeps a record.
  package func text(of contents: [String: StoredValue]) throws(StoredFileProblem) -> [UInt8] {
    var writer = StoredTextWriter()
    writer.write("{\n  \"format\": \"\(kind.rawValue)\",\n  \"version\": \(Self.version),\n")
    writer.write("  \"contents\": ")
    writer.margin = 1
    do {
      try writer.write(.record(contents), depth: 0)
    } catch {
      throw .text(error)
    }
    writer.write("\n}\n")
    guard writer.bytes.count <= Self.largest else { throw .tooLarge }
    return writer.bytes
  }

  /// What the bytes of a file keep.
  package func contents(of bytes: [UInt8]) throws(StoredFileProblem) -> [String: StoredValue] {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    var envelope = StoredEnvelope(kind: kind)
    do {
      return try envelope.read(bytes)
    } catch {
      throw .text(error)
    }
  }
}

/// What stands around the contents of a file, as far as it was read.
private struct StoredEnvelope {
  let kind: StoredFile.Kind
  var found: [String: StoredValue] = [:]

  static let keys = ["format", "version", "contents"]

  mutating func read(_ bytes: [UInt8]) throws(StoredTextError) -> [String: StoredValue] {
    var reader = StoredTextReader(bytes)
    var envelope = self
    try reader.entries { (reader, key, place) throws(StoredTextError) in
      try envelope.readEntry(key, at: place, of: &reader)
    }
    reader.skipSpace()
    guard reader.next == nil else { throw reader.wanted("the end of the text") }
    for key in Self.keys where envelope.found[key] == nil {
      throw reader.wrong("the entry \"\(key)\" is missing")
    }
    guard case .record(let contents) = envelope.found["contents"] else { return [:] }
    return contents
  }

  private mutating func readEntry(
    _ key: String, at place: Int, of reader: inout StoredTextReader
  ) throws(StoredTextError) {
    guard Self.keys.contains(key) else {
      throw reader.wrong("the format \"\(kind.rawValue)\" has no entry \"\(key)\"", at: place)
    }
    guard found[key] == nil else {
      throw reader.wrong("the entry \"\(key)\" is there twice", at: place)
    }
    reader.skipSpace()
    let start = reader.position
    let value = try reader.value(depth: 0)
    found[key] = value
    if let complaint = complaint(about: value, of: key) {
      throw reader.wrong(complaint, at: start)
    }
  }

  /// What is wrong with an entry, nil if nothing is.
  private func complaint(about value: StoredValue, of key: String) -> String? {
    switch (key, value) {
    case ("format", .string(kind.rawValue)), ("version", .integer(1...StoredFile.version)),
      ("contents", .record):
      nil
    case ("format", _): "the format \"\(kind.rawValue)\" was wanted, but there is another one"
    case ("version", .integer(StoredFile.version...)):
      "the version is newer than \(StoredFile.version), the newest that can be read here"
    case ("version", _): "a version from 1 on was wanted"
    default: "a record was wanted"
    }
  }
}
