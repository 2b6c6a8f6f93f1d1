import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// The order of windows, which of them is key, and what they receive and post.
struct KeyWindowTests {
  /// What windows receive and post, as words, in order.
  private final class Record { var lines: [String] = [] }

  /// A window that records its members.
  private final class Panel: UIWindow {
    var record: Record?

    override func becomeKey() { record?.lines.append("becomeKey \(isKeyWindow)") }
    override func resignKey() { record?.lines.append("resignKey \(isKeyWindow)") }
  }

  private static let names: [Notification.Name: String] = [
    UIWindow.didBecomeVisibleNotification: "visible",
    UIWindow.didBecomeHiddenNotification: "hidden",
    UIWindow.didBecomeKeyNotification: "key",
    UIWindow.didResignKeyNotification: "resigned",
  ]

  /// Records what is posted about windows, by their tags.
  private func recording(_ windows: [UIWindow], _ body: (Record) -> Void) -> [String] {
    let record = Record()
    let tokens = windows.flatMap { window in
      Self.names.map { name, word in
        let tag = window.tag
        return NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
          let values = $0.userInfo == nil ? "" : " with values"
          MainActor.assumeIsolated { record.lines.append("\(tag) \(word)\(values)") }
        }
      }
    }
    body(record)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return record.lines
  }

  private func numbered(_ windows: UIWindow...) -> [UIWindow] {
    for (index, window) in windows.enumerated() { window.tag = index + 1 }
    return windows
  }

  @Test func theFirstWindowBecomesVisibleThenKey() {  // F18, F20
    let world = World()
    let window = Panel()
    world.window.isHidden = true
    let lines = recording(numbered(window)) {
      window.record = $0
      window.makeKeyAndVisible()
      window.makeKeyAndVisible()
    }
    #expect(lines == ["1 visible", "becomeKey true", "1 key"])
  }

  @Test func theKeyStatusIsPassedOn() {  // F18, F19, F20
    let world = World()
    let second = Panel()
    let lines = recording(numbered(world.window, second)) {
      second.record = $0
      second.makeKeyAndVisible()
      second.isHidden = true
    }
    #expect(
      lines == [
        "2 visible", "1 resigned", "becomeKey true", "2 key",
        "resignKey false", "2 resigned", "1 key", "2 hidden",
      ])
    #expect(world.window.isKeyWindow)
  }

  @Test func theHeirIsTheVisibleWindowOfTheHighestLevel() {  // F21
    let world = World()
    let (high, last) = (UIWindow(), UIWindow())
    high.windowLevel = .statusBar
    high.isHidden = false
    last.makeKeyAndVisible()
    #expect(!high.isKeyWindow)
    last.isHidden = true
    #expect(world.stage.keyWindow === high)
    high.isHidden = true
    world.window.isHidden = true
    #expect(world.stage.keyWindow == nil)
  }

  @Test func aReleasedKeyWindowHasAnHeir() {  // F21
    let world = World()
    var second: UIWindow? = UIWindow()
    second?.makeKeyAndVisible()
    let lines = recording(numbered(world.window)) { _ in
      second = nil
      world.stage.settle()
    }
    #expect(lines == ["1 key"])
    #expect(second == nil && world.window.isKeyWindow)
  }

  @Test func aWindowThatIsMadeKeyMeanwhileStaysKey() {  // F20
    let world = World()
    let (second, third) = (UIWindow(), UIWindow())
    final class Stubborn: UIWindow {
      weak var other: UIWindow?
      override func resignKey() { other?.makeKey() }
    }
    let first = Stubborn()
    first.makeKeyAndVisible()
    first.other = third
    second.makeKey()
    #expect(world.stage.keyWindow === third)
  }

  @Test func windowsAreOrderedByLevelThenByEntry() {  // F16, F17
    let world = World()
    let front = { world.stage.hierarchy.frontWindow?.number }
    let (second, third) = (UIWindow(), UIWindow())
    #expect(second.windowLevel == .normal && !second.isKeyWindow)
    third.isHidden = false
    second.isHidden = false
    #expect(front() == 2)
    third.makeKey()
    #expect(front() == 2 && third.isKeyWindow)
    third.makeKeyAndVisible()
    #expect(front() == 3)
    second.windowLevel = .alert
    third.makeKeyAndVisible()
    #expect(front() == 2)
    third.windowLevel = .alert + 1
    #expect(front() == 3)
    world.window.windowLevel = UIWindow.Level(rawValue: .infinity)
    #expect(front() == 1)
    world.window.windowLevel = UIWindow.Level(rawValue: .nan)
    #expect(world.window.windowLevel == .normal)
  }

  @Test func theUserTapsInTheWindowInFront() throws {  // F17
    let world = World()
    let second = UIWindow()
    for (window, title) in [(world.window, "One"), (second, "Two")] {
      let home = world.controller(title)
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Item \(title)", style: .plain, target: nil, action: nil)
      window.rootViewController = UINavigationController(rootViewController: home)
    }
    second.isHidden = false
    world.stage.settle()
    #expect(throws: (any Error).self) { try world.stage.user.tap("Item One") }
    world.window.windowLevel = .statusBar
    try world.stage.user.tap("Item One")
  }
}
