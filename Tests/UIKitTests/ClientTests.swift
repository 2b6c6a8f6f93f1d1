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
        counted, noted 1, noted nothing, noted nothing
        observers are retained: false
        delay took its time: true
        tick true, later
        timer: 5.0 7
        bounds: 10.0 0.0 200.0 100.0
        inside: [false, true, true]
        effect: true, 20.0
        spring took its time: true
        key frames took its time: true
        alpha: 1.0 true
        updated: true
        opened: (true, true), false
        saved: 2 true
        default arguments: true
        """)
  }

  @Test func anApplicationDelegateIsAMainProgram() throws {
    #expect(
      try output(of: "uikit-app") == """
        launched: true, windows: 0
        active
        root appeared
        finished
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
