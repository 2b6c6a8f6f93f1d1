import Testing

@testable import PackageBuilding

struct DiscoveredTestsTests {
  @Test func theListOfSwiftPMIsRead() throws {
    let folder = try Folder()
    let file = try folder.add(
      "M.swift",
      """
      fileprivate extension ATests {
          static nonisolated(unsafe) let __allTests__ATests = [
              ("testAsync", asyncTest(testAsync)),
              ("testSync", testSync)
          ]
      }
      fileprivate extension BTests {
          static nonisolated(unsafe) let __allTests__BTests = [
              ("testB", testB)
          ]
      }
      """)
    #expect(
      DiscoveredTests.names(in: file) == ["ATests.testAsync", "ATests.testSync", "BTests.testB"])
    #expect(DiscoveredTests.names(in: folder.path + "/none").isEmpty)
  }
}
