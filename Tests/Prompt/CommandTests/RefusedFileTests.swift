import Foundation
import Support
import Testing

/// Files of `--defaults` and `--state` that are not what they should be.
@Suite(.slow("it starts processes"))
struct RefusedFileTests {
  @Test(
    arguments: ["--defaults", "--state"],
    [
      "[", "", "{}", "\0",
      "{ \"contents\" : {}, \"format\" : \"drilldown.defaults\", \"version\" : 9 }",
    ])
  func nothingRunsAndTheFileStays(_ option: String, _ text: String) throws {
    try withFolder(["kept": text, "a.lua": "print('ran')"]) { folder throws in
      for words in [["a.lua"], ["-e", "print('ran')"], ["-q", "-i", "--no-init"]] {
        let run = try CommandRun([option, "kept"] + words, input: "print('ran')\n", in: folder)
        #expect(run.code == 4)
        #expect(run.output == "")
        #expect(run.errorOutput.hasPrefix("error: kept: "))
        #expect(run.errorOutput.hasSuffix("; the file is left as it is\n"))
      }
      #expect(try Data(contentsOf: folder.appendingPathComponent("kept")) == Data(text.utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["a.lua", "kept"])
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    let run = try CommandRun(["--state", "/", "-e", "print('ran')"])
    #expect(
      run.summary
        == "4\nerror: /: a file was wanted, but there is a folder; the file is left as it is\n")
  }
}
