import Foundation
import Testing

@testable import PackageBuilding

struct TestProgressTests {
  @Test func aTestThatBeganAndDidNotEndIsFound() throws {
    let folder = try Folder()
    let progress = TestProgress(in: folder.path)
    try progress.begin(without: ["A.testOld"])
    try folder.add("test-progress.txt", "begin A.testA\nend A.testA\nbegin A.testB\n")
    #expect(progress.outcome.ended == ["A.testA"])
    #expect(progress.outcome.interrupted == ["A.testB"])
    #expect(try String(contentsOfFile: progress.endedPath, encoding: .utf8) == "A.testOld\n")
  }

  @Test func aRunBeginsWithoutThePastOne() throws {
    let folder = try Folder()
    let progress = TestProgress(in: folder.path)
    try folder.add("test-progress.txt", "begin A.testA\n")
    try progress.begin(without: [])
    #expect(progress.outcome.ended.isEmpty && progress.outcome.interrupted.isEmpty)
  }

  @Test(arguments: [
    (163, 1, "drilldown-uikit: 163 tests of XCTest in all, 1 of which ended its process"),
    (9, 2, "drilldown-uikit: 9 tests of XCTest in all, 2 of which ended their process"),
  ])
  func allProcessesAreCountedTogether(count: Int, interrupted: Int, text: String) {
    #expect(TestRun.summary(of: count, interrupted: interrupted) == text)
  }
}
