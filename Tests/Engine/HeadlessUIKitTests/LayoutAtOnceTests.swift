import Foundation
import HeadlessUIKit
import Testing

/// What calls do at once, and what they leave to the end of the turn (J30).
struct LayoutAtOnceTests {
  private static var log: [String] = []

  private final class Page: UIViewController {
    override func loadView() {
      view = Box()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    override func viewDidLoad() { note("loaded") }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      note("constraints")
    }
    override func viewWillLayoutSubviews() { note("will") }
    override func viewDidLayoutSubviews() { note("did") }

    private func note(_ word: String) {
      log.append([title, word].compactMap(\.self).joined(separator: " "))
    }
  }

  private final class Box: UIView {
    override func layoutSubviews() { log.append("box") }
  }

  /// What a call does, and what the end of its turn does.
  private static func during(_ world: World, _ call: () -> Void) -> [[String]] {
    log = []
    world.stage.asCurrent(call)
    let calls = log
    log = []
    world.stage.settle()
    return [calls, log]
  }

  @Test func aViewInNoWindowIsLaidOutAtOnce() {
    let world = World(), page = world.stage.asCurrent { Page() }
    #expect(Self.during(world) { page.loadViewIfNeeded() } == [["loaded"], []])
    #expect(Self.during(world) { page.view.setNeedsLayout() } == [[], []])
    #expect(
      Self.during(world) { page.view.layoutIfNeeded() }
        == [["constraints", "will", "box", "did"], []])
    #expect(Self.during(world) { page.view.layoutIfNeeded() } == [[], []])
    #expect(
      Self.during(world) {
        page.view.frame.size.width = 50
        page.view.layoutIfNeeded()
      } == [["will", "box", "did"], []])
  }

  @Test func aViewInAWindowIsLaidOutAtOnceAndNotAgain() {
    let world = World(), page = world.stage.asCurrent { Page() }
    world.window.rootViewController = page
    world.stage.settle()
    #expect(
      Self.during(world) {
        page.view.setNeedsLayout()
        page.view.layoutIfNeeded()
      } == [["will", "box", "did"], []])
    #expect(Self.during(world) { page.view.setNeedsLayout() } == [[], ["will", "box", "did"]])
    #expect(
      Self.during(world) {
        UIView.performWithoutAnimation { page.view.setNeedsLayout() }
      } == [[], ["will", "box", "did"]])
  }

  @Test func aLayoutBeforeTheAppearanceIsNotTheLast() {
    let world = World(), page = world.stage.asCurrent { Page() }
    Self.log = []
    world.stage.asCurrent { page.view.layoutIfNeeded() }
    #expect(Self.log == ["loaded", "constraints", "will", "box", "did"])
    Self.log = []
    world.window.rootViewController = page
    world.stage.settle()
    #expect(Self.log.filter { $0 != "box" } == ["will", "did"])
  }

  @Test func constraintsAreUpdatedWithoutALayout() {
    let world = World(), page = world.stage.asCurrent { Page() }
    world.window.rootViewController = page
    world.stage.settle()
    #expect(
      Self.during(world) {
        page.view.setNeedsUpdateConstraints()
        page.view.updateConstraintsIfNeeded()
      }[0] == ["constraints"])
  }

  @Test func outerViewsAreLaidOutBeforeInnerOnes() {
    let world = World(), page = world.stage.asCurrent { Page() }
    let inner = world.stage.asCurrent { Page() }
    page.title = "outer"
    inner.title = "inner"
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    Self.log = []
    world.stage.asCurrent { page.view.layoutIfNeeded() }
    #expect(
      Self.log == [
        "outer constraints", "outer will", "box", "outer did", "inner constraints", "inner will",
        "box", "inner did",
      ])
  }

  @Test func aLayoutInACallbackOfALayoutIsTheSameOne() {
    final class Eager: UIViewController {
      var pairs = 0
      override func viewWillLayoutSubviews() {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      override func viewDidLayoutSubviews() {
        pairs += 1
        view.layoutIfNeeded()
      }
    }
    let world = World(), page = world.stage.asCurrent { Eager() }
    world.stage.asCurrent { page.view.layoutIfNeeded() }
    #expect(page.pairs == 1)
  }

  private final class List: UITableViewController {
    var rows = 2, asked = 0, counted = 0
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      counted += 1
      return rows
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      return UITableViewCell()
    }
    override func viewWillLayoutSubviews() { log.append("will") }
  }

  @Test func propertiesAreUpdatedAtOnce() {
    final class Card: UIView {
      override func updateProperties() {
        super.updateProperties()
        LayoutAtOnceTests.log.append("properties")
      }
    }
    let world = World(), page = world.stage.asCurrent { Page() }
    let card = world.stage.asCurrent { Card() }
    page.loadViewIfNeeded()
    page.view.addSubview(card)
    world.window.rootViewController = page
    world.stage.settle()
    #expect(
      Self.during(world) {
        card.setNeedsUpdateProperties()
        page.view.updatePropertiesIfNeeded()
        page.view.updatePropertiesIfNeeded()
      } == [["properties"], []])
    #expect(Self.during(world) { card.setNeedsUpdateProperties() } == [[], ["properties"]])
  }

  @Test func theCellsOfABatchAreAskedForAtOnceInAWindow() {
    let world = World(), list = world.stage.asCurrent { List() }
    let unseen = world.stage.asCurrent { List() }
    unseen.loadViewIfNeeded()
    world.window.rootViewController = list
    world.stage.settle()
    for (list, cells) in [(list, 1), (unseen, 0)] {
      _ = list.tableView.numberOfSections
      (list.asked, list.counted) = (0, 0)
      let calls = Self.during(world) {
        list.rows += 1
        list.tableView.beginUpdates()
        list.tableView.insertRows(at: [[0, 0]], with: .none)
        #expect((list.asked, list.counted) == (0, 0))
        list.tableView.endUpdates()
        #expect((list.asked, list.counted) == (cells, 1))
      }
      #expect(calls[0] == [])  // No callback of the controller.
    }
    list.rows += 1
    world.stage.asCurrent {
      list.tableView.performBatchUpdates { list.tableView.insertRows(at: [[0, 0]], with: .none) }
    }
    #expect(list.asked == 2)
  }

  @Test func cellsComeWithTheNextLayout() {
    let world = World(), list = world.stage.asCurrent { List() }
    world.window.rootViewController = list
    world.stage.settle()
    world.stage.asCurrent {
      (list.asked, list.counted) = (0, 0)
      list.tableView.reloadData()
      #expect((list.asked, list.counted) == (0, 1))
      #expect(list.tableView.cellForRow(at: [0, 1]) != nil)
      #expect(list.asked == 2)
    }
  }
}
