import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// Shortening and printing of a walk that fails.
struct RandomWalkScriptTests {
  private typealias Walk = RandomWalk

  @Test(.slow("it takes thousands of random steps"), arguments: [3])
  func aWalkThatFailsIsShortenedToWhatMatters(seed: UInt64) throws {
    let check = Walk.Check("no controller presents") { scene in
      let hierarchy = scene.stage.hierarchy
      return hierarchy.identifiers.filter { hierarchy[$0].presentation != nil }.map {
        "\($0) presents"
      }
    }
    let (walk, failedCheck) = Walk.drawn(seed: seed, length: 200, [check])
    let shortest = walk.shortened(until: try #require(failedCheck), [check])
    #expect(
      shortest.script(ending: shortest.outcome([check])) == """
        local plain1 = UIViewController{ name = "plain1" }
        window.rootViewController = plain1
        local plain2 = UIViewController{ name = "plain2" }
        plain1:showDetailViewController(plain2)
        -- no controller presents? plain1 presents
        """)
  }

  @Test func aChainOfTwoIsTheShortest() throws {
    let check = Walk.Check("nothing is presented, and presents") { scene in
      let nodes = scene.stage.hierarchy.identifiers.map { scene.stage.hierarchy[$0] }
      return nodes.filter { $0.presenter != nil && $0.presentation != nil }.map { "\($0.id) does" }
    }
    let failing = (20...50).lazy.map { Walk.drawn(seed: $0, length: 200, [check]) }
      .first { $0.failedCheck != nil }
    let (walk, failedCheck) = try #require(failing)
    let shortest = walk.shortened(until: try #require(failedCheck), [check])
    #expect(
      shortest.script(ending: shortest.outcome([check])) == """
        local plain1 = UIViewController{ name = "plain1" }
        window.rootViewController = plain1
        local plain2 = UIViewController{ name = "plain2" }
        plain2.modalPresentationStyle = "fullScreen"
        plain1:present(plain2, false)
        local plain3 = UIViewController{ name = "plain3" }
        plain3.modalPresentationStyle = "fullScreen"
        plain2:present(plain3, false)
        -- nothing is presented, and presents? plain2 does
        """)
  }

  @Test func everyMomentIsWritten() {
    let plain = Walk.Participant(number: 1, kind: "plain")
    let nav = Walk.Participant(number: 2, kind: "nav")
    let box = Walk.Participant(number: 3, kind: "box")
    let pushed = Walk.Participant(number: 4, kind: "plain")
    let push = Walk.WalkOperation("push", [nav, pushed], flag: true)
    let walk = Walk(
      creations: [
        Walk.Creation(member: plain), Walk.Creation(member: nav, children: [plain]),
        Walk.Creation(member: box, children: [nav]), Walk.Creation(member: pushed),
      ],
      steps: [
        Walk.WalkStep(operation: Walk.WalkOperation("root", [box])),
        Walk.WalkStep(operation: push, moment: .receiving(plain, .callback(.viewDidAppear))),
        Walk.WalkStep(
          operation: Walk.WalkOperation("pop", [nav]), moment: .receiving(nav, .delegate(.didShow))),
        Walk.WalkStep(operation: Walk.WalkOperation("settle")),
        Walk.WalkStep(operation: push),
        Walk.WalkStep(operation: push),
        Walk.WalkStep(operation: push, moment: .later(milliseconds: 250)),
        Walk.WalkStep(
          operation: Walk.WalkOperation("forget", [pushed]),
          moment: .receiving(pushed, .callback(.didMove))),
        Walk.WalkStep(operation: Walk.WalkOperation("pushAgain", [nav, pushed])),
        Walk.WalkStep(operation: Walk.WalkOperation("swipeBack", number: 2)),
        Walk.WalkStep(operation: Walk.WalkOperation("forget", [pushed])),
        Walk.WalkStep(operation: push),
        Walk.WalkStep(operation: Walk.WalkOperation("release", flag: true)),
        Walk.WalkStep(operation: Walk.WalkOperation("settle")),
      ])
    #expect(walk.outcome().failedCheck == nil)
    #expect(
      walk.script(ending: walk.outcome()) == """
        local plain1 = UIViewController{ name = "plain1" }
        local nav2 = UINavigationController{ plain1, name = "nav2" }
        local box3 = UIViewController{ name = "box3" }
        box3:addChild(nav2)
        box3.view:addSubview(nav2.view)
        nav2:didMove(box3)
        window.rootViewController = box3
        local plain4 = UIViewController{ name = "plain4" }
        function plain1:viewDidAppear(animated)
          self.viewDidAppear = nil
          UIViewController.viewDidAppear(self, animated)
          if plain4 then
            nav2:pushViewController(plain4, true)
          end
        end
        nav2.delegate = {
          didShow = function(sender)
            sender.delegate = nil
            nav2:popViewController(false)
          end,
        }
        settle()
        nav2:pushViewController(plain4, true)
        pcall(function()
          nav2:pushViewController(plain4, true)
        end)
        after(0.25, function()
          if plain4 then
            nav2:pushViewController(plain4, true)
          end
        end)
        function plain4:didMove(parent)
          self.didMove = nil
          UIViewController.didMove(self, parent)
          if plain4 then
            plain4 = nil
            collectgarbage()
          end
        end
        if plain4 then
          pcall(function()
            nav2:pushViewController(plain4, false)
          end)
        end
        user.swipeBack{ at = 0.3 }
        if plain4 then
          plain4 = nil
          collectgarbage()
        end
        user.release{ cancel = true }
        settle()
        """)
  }
}

extension RandomWalk.WalkOperation {
  fileprivate init(
    _ operationKind: String, _ members: [RandomWalk.Participant] = [], number: Int = 0,
    flag: Bool = false
  ) {
    self.init(
      kind: operationKind,
      operands: RandomWalk.Operands(members: members, number: number, flag: flag))
  }
}
