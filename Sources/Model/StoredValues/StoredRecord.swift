/// Values by key, kept in memory or in a file.
package struct StoredRecord: Sendable {
  private var values: [String: StoredValue] = [:]
  private var saved: [String: StoredValue] = [:]
  private var file: StoredFile?

  /// Values that live as long as the program.
  package init() {}

  /// The value of a key; nil removes it.
  package subscript(_ key: String) -> StoredValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Replaces the values by those of a file, and saves there from now on.
  ///
  /// After an error the values are unchanged, and so is the file.
  package mutating func load(_ file: StoredFile) throws(StoredFileError) {
    values = try file.read() ?? [:]
    saved = values
    self.file = file
  }

  /// The same record, with its file if it has one, with the values of another record.
  package func with(valuesOf other: StoredRecord) -> StoredRecord {
    var record = self
    record.values = other.values
    return record
  }

  /// Writes the values if they have changed.
  package mutating func save() throws(StoredFileError) {
    guard let file, values != saved else { return }
    try file.write(values)
    saved = values
  }
}
