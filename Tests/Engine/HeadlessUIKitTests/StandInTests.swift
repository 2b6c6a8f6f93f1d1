import Testing

@testable import HeadlessUIKit
@testable import NavigationModel

/// What stands in for a property that is nil (J14): a row each, in the order of the table in the facts.
struct StandInTests {
  /// A property, and what is read where it is nil, where it was set, and where nil was assigned again.
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is read instead of nil.
    let standIn: String
    /// What is read when the value is set.
    let own: String
    /// Makes the object in a world, and returns how it is set, with true, or made nil, and read.
    let make: @MainActor @Sendable (World) -> (set: (Bool) -> Void, read: () -> String?)
  }

  nonisolated private static func row(
    _ name: String, _ standIn: String, _ own: String,
    _ make: @escaping @MainActor @Sendable (World) -> (set: (Bool) -> Void, read: () -> String?)
  ) -> Row { Row(testDescription: name, standIn: standIn, own: own, make: make) }

  nonisolated static let rows: [Row] = [
    row("selectedImage of a tab's item is its image", "star", "star.fill") { _ in
      let item = UITabBarItem(title: "A", image: UIImage(named: "star"), tag: 0)
      return (
        { item.selectedImage = $0 ? UIImage(named: "star.fill") : nil },
        { item.selectedImage?.name }
      )
    },
    row("the title of a stack is that of its top", "Top", "Own") { world in
      let nav = world.stack("Root", "Top")
      return ({ nav.title = $0 ? "Own" : nil }, { nav.title })
    },
    row("the tint color of a view is that of the view around it", "red", "blue") { world in
      let view = UIView()
      world.window.tintColor = .red
      world.window.addSubview(view)
      return (
        { view.tintColor = $0 ? .blue : nil },
        { view.tintColor == .red ? "red" : view.tintColor == .blue ? "blue" : nil }
      )
    },
    row("the title of a button in a state is that of the normal one", "Go", "Going") { _ in
      let button = UIButton()
      button.setTitle("Go", for: .normal)
      return (
        { button.setTitle($0 ? "Going" : nil, for: .highlighted) },
        { button.title(for: .highlighted) }
      )
    },
    row("so are its title with attributes", "Go", "Going") { _ in
      let button = UIButton()
      button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
      return (
        {
          button.setAttributedTitle($0 ? NSAttributedString(string: "Going") : nil, for: .disabled)
        }, { button.attributedTitle(for: .disabled)?.string }
      )
    },
    row("its image", "star", "star.fill") { _ in
      let button = UIButton()
      button.setImage(UIImage(named: "star"), for: .normal)
      return (
        { button.setImage($0 ? UIImage(named: "star.fill") : nil, for: .selected) },
        { button.image(for: .selected)?.name }
      )
    },
    row("the image behind its title", "star", "star.fill") { _ in
      let button = UIButton()
      button.setBackgroundImage(UIImage(named: "star"), for: .normal)
      return (
        { button.setBackgroundImage($0 ? UIImage(named: "star.fill") : nil, for: .selected) },
        { button.backgroundImage(for: .selected)?.name }
      )
    },
    row("and the color of its title", "red", "blue") { _ in
      let button = UIButton()
      button.setTitleColor(.red, for: .normal)
      return (
        { button.setTitleColor($0 ? .blue : nil, for: .highlighted) },
        {
          let color = button.titleColor(for: .highlighted)
          return color == .red ? "red" : color == .blue ? "blue" : nil
        }
      )
    },
    row("the title of an item is that of its controller", "Own", "Item") { world in
      let controller = world.controller("Own")
      let item = controller.navigationItem
      item.title = nil
      return (
        { [controller] in controller.navigationItem.title = $0 ? "Item" : nil },
        { item.contents.title }
      )
    },
  ]

  @Test(arguments: rows) func nilReadsAsWhatStandsIn(_ row: Row) {
    let world = World()
    let (set, read) = row.make(world)
    #expect(read() == row.standIn)
    set(true)
    #expect(read() == row.own)
    set(false)
    #expect(read() == row.standIn)
  }
}
