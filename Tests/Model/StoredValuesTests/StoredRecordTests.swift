import StoredValues
import Testing

struct StoredRecordTests {
  @Test func withoutAFileTheyLiveInMemory() throws {
    var defaults = StoredRecord()
    defaults["a"] = .bool(true)
    try defaults.save()
    #expect(defaults["a"] == .bool(true))
    defaults["a"] = nil
    #expect(defaults["a"] == nil)
  }

  @Test func withAFileTheyComeBack() throws {
    let folder = try TemporaryFolder()
    for launch in 1...3 {
      var defaults = StoredRecord()
      try defaults.load(folder.file("defaults"))
      #expect(defaults["launch"] == (launch > 1 ? .integer(launch - 1) : nil))
      defaults["launch"] = .integer(launch)
      try defaults.save()
    }
  }

  @Test func withoutAChangeNoFileIsMade() throws {
    let folder = try TemporaryFolder()
    var defaults = StoredRecord()
    try defaults.load(folder.file("defaults"))
    defaults["a"] = .integer(1)
    defaults["a"] = nil
    try defaults.save()
    #expect(try folder.names == [])
  }

  @Test func afterARefusalTheyAreWhatTheyWere() throws {
    let folder = try TemporaryFolder()
    folder["defaults"] = [0]
    var defaults = StoredRecord()
    defaults["a"] = .integer(1)
    #expect(throws: StoredFileError.self) { try defaults.load(folder.file("defaults")) }
    #expect(defaults["a"] == .integer(1))
    defaults["b"] = .integer(2)
    try defaults.save()
    #expect(folder["defaults"] == [0])
    #expect(try folder.names == ["defaults"])
  }
}
