import Foundation
import Support
import Testing

/// A program that was written for UIKit runs without a change, in both languages.
struct ClientTests {
  @Test(arguments: ["uikit-client-5", "uikit-client-6"])
  func aProgramForUIKitRuns(name: String) throws {
    #expect(
      try output(of: name) == """
        host: true
        did show Shop
         appeared
        did show nothing
        push took its time: true
        order begins
        present took its time: true
        half: true
        order ended
        dismiss took its time: true
        tapped
        taps: 1
        tapped
        taps: 1
        responds: true
        implementations: 0
        animator: true
        will show: false
        ListController UIPageViewController DetailController
        nib: Nib
        frame: 2.0, UISlider
        note: true
        note released
        pool
        no tabs: 0
         appeared
        tab took its time: true
        page took its time: true
        """)
  }

  private func output(of name: String) throws -> String {
    let client = Process()
    let pipe = Pipe()
    client.executableURL = Bundle.main.bundleURL.appending(path: name)
    client.standardOutput = pipe
    try client.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    client.waitUntilExit()
    try #require(client.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
