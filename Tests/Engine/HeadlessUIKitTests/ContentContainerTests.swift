import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// What parents say about the sizes of their children.
@MainActor
struct ContentContainerTests {
  private final class Box: UIViewController {
    var answers: [CGSize] = []
    var notified: [CGSize] = []
    var other: CGSize?

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      let size = super.size(
        forChildContentContainer: container, withParentContainerSize: parentSize)
      answers.append(size)
      return other ?? size
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      notified.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { answers.append(container.preferredContentSize) }
  }

  private func withFamily(_ body: (World, Box, Box) -> Void) {
    let world = World()
    world.stage.asCurrent {
      let (parent, child) = (Box(), Box())
      world.window.rootViewController = parent
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      world.stage.settle()
      body(world, parent, child)
    }
  }

  private func turn(_ world: World) {
    var traits = world.stage.traits
    traits.orientation = .landscape
    world.stage.setTraits(traits)
    world.stage.settle()
  }

  @Test func aChildThatFillsItsParentGetsItsSize() {  // E93
    withFamily { world, parent, child in
      turn(world)
      #expect(parent.answers == parent.notified && child.notified == parent.notified)
      #expect(child.notified.count == 1)
    }
  }

  @Test func theParentDecidesOnTheSizeOfAChild() {  // E93
    withFamily { world, parent, child in
      parent.other = CGSize(width: 100, height: 50)
      turn(world)
      #expect(child.notified == [CGSize(width: 100, height: 50)])
    }
  }

  @Test func aChildWhoseSizeStaysIsNotNotified() {  // E93
    withFamily { world, parent, child in
      parent.other = child.view.frame.size
      turn(world)
      #expect(parent.notified.count == 1 && child.notified == [])
    }
  }

  @Test func aPresentationIsNotifiedBeforeWhatItPresents() {
    final class Log { var calls: [String] = [] }
    final class Panel: UIPresentationController {
      var log: Log?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log?.calls.append("presentation \(Int(size.width)) x \(Int(size.height))")
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log?.calls.append("presentation \(newCollection.verticalSizeClass == .compact)")
      }
    }
    final class Content: UIViewController, UIViewControllerTransitioningDelegate {
      let log = Log()
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let panel = Panel(presentedViewController: presented, presenting: presenting)
        panel.log = log
        return panel
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.calls.append("content")
      }
    }
    let world = World()
    let (root, content) = (world.controller("A"), Content())
    world.window.rootViewController = root
    world.stage.settle()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = content
    root.present(content, animated: false)
    world.stage.settle()
    turn(world)
    let size = world.window.frame.size
    #expect(
      content.log.calls == [
        "presentation true", "presentation \(Int(size.width)) x \(Int(size.height))", "content",
      ])
  }

  @Test func aParentIsNotifiedOfAPreferredSize() {  // F107
    withFamily { _, parent, child in
      child.preferredContentSize = CGSize(width: 200, height: 100)
      child.preferredContentSize = CGSize(width: 200, height: 100)
      #expect(parent.answers == [CGSize(width: 200, height: 100)])
    }
  }
}
