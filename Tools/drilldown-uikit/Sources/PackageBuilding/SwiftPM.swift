import Foundation

/// How SwiftPM is started.
struct SwiftPM {
  let scratch: String
  /// The arguments that users add.
  var additions: [String] = []

  private func arguments(_ words: [String], in folder: String) -> [String] {
    ["swift"] + words + ["--package-path", folder, "--scratch-path", scratch]
  }

  /// Runs `swift package` and returns its output.
  func package(_ words: [String], in folder: String) throws -> (text: String, code: Int32) {
    try Child(
      ["swift", "package", "--package-path", folder, "--scratch-path", scratch] + words
    ).output()
  }

  /// Builds everything with its tests; each line of output is passed on.
  func build(
    _ folder: String, tests: Bool, flags: [String], line: (String) -> Void
  ) throws -> Int32 {
    try Child(
      arguments(["build"] + (tests ? ["--build-tests"] : []), in: folder) + flags + additions
    ).run(line: line)
  }

  /// Runs the tests that are built.
  func test(_ folder: String, flags: [String], environment: [String: String]) throws -> Int32 {
    try Child(
      arguments(["test", "--skip-build"], in: folder) + flags + additions, environment: environment
    ).run()
  }
}
