import Foundation

/// What Swift Testing writes about its tests while they run.
struct TestEvents {
  /// A test of Swift Testing.
  struct Test: Hashable {
    /// Its name with those of the types around it: `FlowTests.Screens/opens()`.
    let name: String
    /// The file and the line where it is declared.
    let place: String?

    /// What `--skip` takes to leave it out.
    var pattern: String { "^" + NSRegularExpression.escapedPattern(for: name) }
  }

  private let path: String

  init(in scratch: String) { path = scratch + "/swift-testing-events.jsonl" }

  /// What makes Swift Testing write them.
  var arguments: [String] {
    ["--event-stream-output-path", path, "--event-stream-version", "0"]
  }

  /// Empties the file.
  func begin() throws { try FileSystem.write("", to: path) }

  /// The tests that began and didn't end, by their names.
  var interrupted: [Test] {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    var known: [String: Test] = [:]
    var running: Set<String> = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      // The last line of a process that ended may be incomplete.
      guard let record = try? JSONDecoder().decode(Record.self, from: line) else { continue }
      let payload = record.payload
      switch (record.kind, payload.kind) {
      case ("test", "function"): if let id = payload.id { known[id] = payload.test }
      case ("event", "testStarted"): if let id = payload.testID { running.insert(id) }
      case ("event", "testEnded"), ("event", "testSkipped"):
        if let id = payload.testID { running.remove(id) }
      case ("event", "runEnded"): running = []
      default: break
      }
    }
    return running.compactMap { known[$0] }.sorted { $0.name < $1.name }
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String
    var id: String?
    var testID: String?
    var sourceLocation: Location?

    struct Location: Decodable {
      var _filePath: String?
      var filePath: String?
      let line: Int
    }

    /// The test that it is about: its identifier ends with its file.
    var test: Test? {
      guard let id else { return nil }
      let name = id.components(separatedBy: "/").prefix { !$0.contains(".swift:") }
      let file = sourceLocation.flatMap { $0.filePath ?? $0._filePath }
      return Test(
        name: name.joined(separator: "/"),
        place: file.flatMap { file in sourceLocation.map { "\(file):\($0.line)" } })
    }
  }
}
