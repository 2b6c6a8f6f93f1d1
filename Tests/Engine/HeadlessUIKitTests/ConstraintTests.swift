import Foundation
import HeadlessUIKit
import Testing

/// Constraints give views the frames that follow from equations, one after the other.
struct ConstraintTests {
  private let world = World()

  /// A view on screen, 390 by 844, with views in it that constraints place.
  private func frames(of count: Int, _ constrain: (UIView, [UIView]) -> [NSLayoutConstraint])
    -> [CGRect]
  {
    let controller = world.controller("Root")
    world.window.rootViewController = controller
    world.stage.settle()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.addSubview(outer)
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate(constrain(outer, views))
    outer.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func pinnedEdges() {
    Stage.current = world.stage
    let frames = frames(of: 1) { outer, views in
      [
        views[0].leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
        views[0].trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
        views[0].topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
        outer.bottomAnchor.constraint(equalTo: views[0].bottomAnchor),
      ]
    }
    #expect(frames == [CGRect(x: 16, y: 20, width: 358, height: 824)])
  }

  @Test func centredWithASizeAndARatio() {
    Stage.current = world.stage
    let frames = frames(of: 1) { outer, views in
      [
        views[0].centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        views[0].centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 2),
        views[0].widthAnchor.constraint(equalToConstant: 100),
        views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5),
      ]
    }
    #expect(frames == [CGRect(x: 145, y: 399, width: 100, height: 50)])
  }

  @Test func oneBelowTheOther() {
    Stage.current = world.stage
    let frames = frames(of: 2) { outer, views in
      [
        views[0].topAnchor.constraint(equalTo: outer.topAnchor),
        views[0].leftAnchor.constraint(equalTo: outer.leftAnchor),
        views[0].widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        views[0].heightAnchor.constraint(equalToConstant: 40),
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 8),
        views[1].leftAnchor.constraint(equalTo: views[0].leftAnchor),
        views[1].rightAnchor.constraint(equalTo: outer.rightAnchor),
        views[1].heightAnchor.constraint(equalTo: views[0].heightAnchor),
      ]
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 195, height: 40), CGRect(x: 0, y: 48, width: 390, height: 40),
      ])
  }

  @Test func whatIsNotSolvedIsSaidOnce() {
    Stage.current = world.stage
    let count = world.stage.trace.events.count
    _ = frames(of: 2) { outer, views in
      views.map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 10) }
    }
    let notes = world.stage.trace.events.dropFirst(count).filter { $0.callback == "stand-in" }
    #expect(notes.count == 1)
  }

  @Test func aStackPlacesItsViews() {
    Stage.current = world.stage
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 30, 60])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 20 && $0.frame.width == 100 })
  }
}
