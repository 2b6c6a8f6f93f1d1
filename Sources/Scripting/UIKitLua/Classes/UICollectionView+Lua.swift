import Foundation
import HeadlessUIKit
import Lua

extension UICollectionView.ScrollPosition: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [
      "none": [], "top": .top, "centeredVertically": .centeredVertically, "bottom": .bottom,
      "left": .left, "centeredHorizontally": .centeredHorizontally, "right": .right,
    ]
  }
}

/// The kinds of headers and footers; a kind of a program's own is none of them.
enum ElementKind {
  case header, footer

  /// The kind of a name in Swift.
  init(named name: String) {
    self = name == UICollectionView.elementKindSectionFooter ? .footer : .header
  }

  /// Its name in Swift.
  var name: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

extension ElementKindName: LuaConvertible {
  package static var luaType: String { ElementKind.luaType }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> ElementKindName {
    throw stack.mismatch(luaType, at: index)
  }

  package func push(onto stack: LuaStack) { ElementKind(named: name).push(onto: stack) }
}

extension ElementKind: LuaEnumeration {
  static var luaType: String { "UICollectionView.ElementKind" }
  static var luaCases: LuaCases<Self> {
    ["elementKindSectionHeader": .header, "elementKindSectionFooter": .footer]
  }
}

extension UICollectionView: ScriptedList {}

extension ScriptWorld {
  var collectionView: ClassDescriptor<UICollectionView> {
    withElements(
      withUpdates(
        withItems(
          ClassDescriptor(
            "UICollectionView", of: UICollectionView.self, extends: "UIScrollView",
            receiver: "grid",
            summary: "Items in sections, which its layout places; those on screen have cells."
          )
          .initializer("frame", "collectionViewLayout") { arguments throws(LuaError) in
            let layout: UICollectionViewLayout? = try arguments.read("collectionViewLayout")
            return UICollectionView(
              frame: try arguments.read("frame") ?? CGRect.zero,
              collectionViewLayout: layout ?? UICollectionViewFlowLayout())
          }
          .collectionViewLayout("Where its items are; a flow layout by default.")
          .delegate(
            "dataSource", type: "UICollectionViewDataSource",
            summary: "Provides the sections and items; without it there are none.",
            as: ScriptedCollectionDelegate.self, in: self
          ) { $0.dataSource = $1 }
          .reading { $0.dataSource as? any LuaObject }
          .delegate(
            type: "UICollectionViewDelegate",
            summary: "Allows the user's selections, and is notified of them.",
            as: ScriptedCollectionDelegate.self, in: self
          ) { $0.delegate = $1 }
          .reading { $0.delegate as? UICollectionViewController })))
  }

  private func withItems(
    _ descriptor: ClassDescriptor<UICollectionView>
  ) -> ClassDescriptor<UICollectionView> {
    descriptor
      .allowsSelection()
      .allowsMultipleSelection()
      .isEditing()
      .allowsSelectionDuringEditing()
      .allowsMultipleSelectionDuringEditing()
      .numberOfSections("How many sections it has.")
      .visibleCells()
      .indexPathsForSelectedItems("The index paths of the selected items; nil if there is none.")
      .indexPathsForVisibleItems()
      .numberOfItems()
      .cellForItem()
      .indexPath()
      .indexPathForItem()
      .layoutAttributesForItem()
      .method(
        "layoutAttributesForSupplementaryElement", "kind", "indexPath",
        summary: "Where the layout places a header or footer; nil for one that it doesn't place."
      ) {
        (view: UICollectionView, kind: ElementKind, path: IndexPath)
          -> UICollectionViewLayoutAttributes? in
        view.layoutAttributesForSupplementaryElement(ofKind: kind.name, at: path)
      }
      .method(
        "dequeueConfiguredReusableCell", "registration", "indexPath", "item",
        summary: "A cell of a registration, configured for an item."
      ) {
        (
          view: UICollectionView, registration: ScriptedCellRegistration, path: IndexPath,
          item: LuaValue
        ) -> UICollectionViewCell in
        view.dequeueConfiguredReusableCell(using: registration.cells, for: path, item: item)
      }
      .method(
        "scrollToItem", "indexPath", "scrollPosition", "animated",
        summary: "Scrolls until an item is at a position."
      ) {
        (
          view: UICollectionView, path: IndexPath, position: UICollectionView.ScrollPosition,
          animated: Bool
        ) -> Void in
        view.scrollToItem(at: path, at: position, animated: animated)
      }
      .method(
        "selectItem", "indexPath", "animated", "scrollPosition",
        summary: "Selects an item without notifying the delegate; nil deselects all."
      ) {
        (
          view: UICollectionView, path: IndexPath?, animated: Bool,
          position: UICollectionView.ScrollPosition?
        ) -> Void in
        view.selectItem(at: path, animated: animated, scrollPosition: position ?? [])
      }
      .deselectItem()
  }

  /// Adds the headers and footers.
  func withElements(
    _ descriptor: ClassDescriptor<UICollectionView>
  ) -> ClassDescriptor<UICollectionView> {
    descriptor
      .method(
        "supplementaryView", "kind", "indexPath",
        summary: "The header or footer of a section; nil if it is not visible."
      ) {
        (view: UICollectionView, kind: ElementKind, path: IndexPath) -> UICollectionReusableView? in
        view.supplementaryView(forElementKind: kind.name, at: path)
      }
      .method(
        "visibleSupplementaryViews", "kind", summary: "The headers or footers on screen."
      ) {
        (view: UICollectionView, kind: ElementKind) -> [UICollectionReusableView] in
        view.visibleSupplementaryViews(ofKind: kind.name)
      }
      .method(
        "indexPathsForVisibleSupplementaryElements", "kind",
        summary: "The index paths of the headers or footers on screen."
      ) {
        (view: UICollectionView, kind: ElementKind) -> [IndexPath] in
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind.name)
      }
      .method(
        "dequeueReusableSupplementaryView", "kind", "identifier", "indexPath",
        summary: "A header or footer that is no longer shown, or a new one of the registered class."
      ) {
        (view: UICollectionView, kind: ElementKind, identifier: String, path: IndexPath)
          -> UICollectionReusableView in
        view.dequeueReusableSupplementaryView(
          ofKind: kind.name, withReuseIdentifier: identifier, for: path)
      }
  }

  private func withUpdates(
    _ descriptor: ClassDescriptor<UICollectionView>
  ) -> ClassDescriptor<UICollectionView> {
    descriptor
      .reloadData()
      .insertItems()
      .deleteItems()
      .reloadItems()
      .reconfigureItems()
      .moveItem()
      .method(
        "moveSection", "section", "newSection",
        summary: "Moves a section, which the data source must already have at its new place."
      ) {
        (view: UICollectionView, section: Int, new: Int) -> Void in
        view.moveSection(min(section, .max - 1), toSection: min(new, .max - 1))
      }
      .method(
        "insertSections", "sections", summary: "Inserts sections with their items."
      ) {
        (view: UICollectionView, sections: [Int]) -> Void in
        view.insertSections(IndexSet(sectionNumbers: sections))
      }
      .method(
        "deleteSections", "sections", summary: "Deletes sections with their items."
      ) {
        (view: UICollectionView, sections: [Int]) -> Void in
        view.deleteSections(IndexSet(sectionNumbers: sections))
      }
      .method(
        "reloadSections", "sections",
        summary: "Reloads the cells of sections, which deselects their items."
      ) {
        (view: UICollectionView, sections: [Int]) -> Void in
        view.reloadSections(IndexSet(sectionNumbers: sections))
      }
      .batchUpdates(in: self)
      .method(
        "register", "class", "identifier", "ofKind",
        summary:
          "Registers a class of cells for an identifier; of headers or footers, if a kind follows."
      ) {
        [unowned self]
        (
          view: UICollectionView, make: LuaValue, identifier: String, kind: ElementKind?
        ) -> Void in
        guard let kind else {
          return view.register(forCellWithReuseIdentifier: identifier) { [weak self] in
            self?.makeCell(make, identifier) as? UICollectionViewCell
          }
        }
        view.register(forSupplementaryViewOfKind: kind.name, withReuseIdentifier: identifier) {
          [weak self] in self?.makeCell(make, identifier) as? UICollectionReusableView
        }
      }
      .typed("class", .named("table"))
      .dequeueReusableCell()
  }
}

extension UICollectionView.ScrollDirection: LuaEnumeration {}
