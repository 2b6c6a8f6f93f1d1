import Foundation
import Support
import Testing

/// The files of the module `UIKit` that follow from the engine's declarations are fresh: `RECORD=1`
/// writes them.
struct GeneratedFaceTests {
  @Test(.slow("it reads what the compiler says of the engine"))
  func generatedFilesAreFresh() throws {
    let root = Repository.root.path
    let files = try Toolchain.withSymbols(of: "UIKit") { try FaceTexts(below: $0).files }
    for (path, text) in files {
      let isFresh = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) == text
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
      }
      #expect(isFresh, "\(path) is not what `make generate` writes")
    }
  }
}
