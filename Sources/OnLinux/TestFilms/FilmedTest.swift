#if canImport(Testing)
  import Foundation
  import Testing

  /// Films the cases of a test of Swift Testing.
  ///
  /// The command `drilldown-uikit test --film` adds it to the tests that it builds.
  public struct FilmedTest: TestTrait, TestScoping {
    private let name: String
    private let file: String
    private let line: Int

    /// Films a test that is in a file and has a line.
    nonisolated public init(_ name: String, in file: String, at line: Int) {
      (self.name, self.file, self.line) = (name, file, line)
    }

    /// Records what happens while the test runs, and keeps the film if it fails.
    nonisolated public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      let place = (file: file, line: line, name: name)
      await MainActor.run { TestFilm.begin(place.name, in: place.file, at: place.line) }
      let noting: IssueHandlingTrait = .compactMapIssues { issue in
        TestFilm.note(issue, in: place.file)
        return issue
      }
      do {
        try await noting.provideScope(for: test, testCase: testCase, performing: function)
      } catch {
        await MainActor.run {
          TestFilm.fail("caught error: \(error)", in: place.file, at: 0)
          TestFilm.endAndPrint(place.name)
        }
        throw error
      }
      await MainActor.run { TestFilm.endAndPrint(place.name) }
    }
  }

  extension TestFilm {
    /// Notes an issue of a test; warnings are none.
    nonisolated fileprivate static func note(_ issue: Issue, in file: String) {
      guard issue.isFailure else { return }
      let place = issue.sourceLocation
      fail("\(issue)", in: place?.filePath ?? file, at: place?.line ?? 0)
    }

    /// Ends the film, and prints where it is, if there is one.
    nonisolated fileprivate static func endAndPrint(_ name: String) {
      let folder = ProcessInfo.processInfo.environment["DRILLDOWN_FILMS"] ?? "."
      end(named: name, in: folder).map { print($0) }
    }
  }
#endif
