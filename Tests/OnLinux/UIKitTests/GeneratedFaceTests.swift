import Foundation
import Support
import Testing

/// The files of the module `UIKit` that follow from the engine's declarations are fresh: `RECORD=1`
/// writes them.
struct GeneratedFaceTests {
  @Test func generatedFilesAreFresh() throws {
    let root = Repository.root.path
    for (path, text) in try FaceTexts().files {
      let isFresh = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) == text
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
      }
      #expect(isFresh, "\(path) is not what `make generate` writes")
    }
  }

  @Test func optionalMethodsHaveDefaultsThatAreNoticed() throws {
    let sources = try ["HeadlessUIKit", "SystemControllers"].map {
      try FaceSources(below: Repository.file($0).path)
    }
    let ours = sources.flatMap(\.unnoticedDefaults).filter { $0.hasPrefix("UI") }
    #expect(ours == [])
    #expect(sources[0].interfaces.count > 20)
  }
}
