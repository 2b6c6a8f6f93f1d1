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
}
