import Foundation
import HeadlessUIKit
import Testing

/// Objects that a test stores may be released for the last time on any thread; what refers to them on the
/// main actor finds none then.
struct ReleasedElsewhereTests {
  /// Releases what a box has on another thread, while the main actor waits.
  private static func releaseElsewhere(_ box: sending Box) {
    let done = DispatchSemaphore(value: 0)
    // bridge: nothing else has the box
    nonisolated(unsafe) let box = box
    Thread.detachNewThread {
      box.object = nil
      done.signal()
    }
    done.wait()
  }

  nonisolated private final class Box {
    var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test func aViewFindsNoSuperview() {
    let world = World()
    world.stage.asCurrent {
      let inner = UIView()
      let box = Box(UIView())
      (box.object as? UIView)?.addSubview(inner)
      #expect(inner.superview != nil)
      Self.releaseElsewhere(box)
      #expect(inner.superview == nil)
      #expect(inner.window == nil)
    }
  }

  @Test func aViewFindsNoController() {
    let world = World()
    world.stage.asCurrent {
      let box = Box(UIViewController())
      guard let view = (box.object as? UIViewController)?.view else { return }
      #expect(view.next === box.object)
      Self.releaseElsewhere(box)
      #expect(view.next == nil)
    }
  }

  @Test func theScreenOfAWindowThatIsGoneIsDrawn() {
    let world = World()
    world.stage.asCurrent {
      let list = UITableViewController()
      let stack = UINavigationController(rootViewController: list)
      let box = Box(UIWindow())
      (box.object as? UIWindow)?.rootViewController = stack
      (box.object as? UIWindow)?.makeKeyAndVisible()
      world.stage.settle()
      #expect(list.view.window != nil)
      Self.releaseElsewhere(box)
      #expect(list.view.window == nil)
      world.stage.endTurn()
      #expect(!world.stage.screen.layers.isEmpty)
      list.view.setNeedsLayout()
      list.view.layoutIfNeeded()
    }
  }
}
