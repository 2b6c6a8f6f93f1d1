import HeadlessUIKit
import Lua

extension ScriptWorld {
  var diffableSnapshot: ClassDescriptor<ScriptedSnapshot> {
    let described = ClassDescriptor(
      "NSDiffableDataSourceSnapshot", of: ScriptedSnapshot.self, receiver: "snapshot",
      summary: "What a list shows: the identifiers of its sections and items, in their order."
    )
    .initializer { _ in ScriptedSnapshot() }
    .property("numberOfItems", summary: "How many items it has.", get: { $0.value.numberOfItems })
    .property(
      "numberOfSections", summary: "How many sections it has.",
      get: { $0.value.numberOfSections }
    )
    .property(
      "itemIdentifiers", summary: "All items, section by section.",
      get: { $0.value.itemIdentifiers }
    )
    .property(
      "sectionIdentifiers", summary: "The sections, in their order.",
      get: { $0.value.sectionIdentifiers }
    )
    let changing = withMarks(withInsertions(withQuestions(withMarked(described))))
    return withMovedSections(withNewSections(changing))
  }

  private func withMarked(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .property(
        "reloadedItemIdentifiers", summary: "The items that get new cells.",
        get: { $0.value.reloadedItemIdentifiers }
      )
      .property(
        "reloadedSectionIdentifiers", summary: "The sections whose items get new cells.",
        get: { $0.value.reloadedSectionIdentifiers }
      )
      .property(
        "reconfiguredItemIdentifiers", summary: "The items whose cells are configured again.",
        get: { $0.value.reconfiguredItemIdentifiers }
      )
  }

  private func withQuestions(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method(
        "itemIdentifiersInSection", "section", summary: "The items of a section, in their order."
      ) {
        (snapshot: ScriptedSnapshot, section: ListIdentifier) -> [ListIdentifier] in
        snapshot.value.itemIdentifiers(inSection: section)
      }
      .method("numberOfItemsInSection", "section", summary: "How many items a section has.") {
        (snapshot: ScriptedSnapshot, section: ListIdentifier) -> Int in
        snapshot.value.numberOfItems(inSection: section)
      }
      .method(
        "sectionIdentifier", "item", summary: "The section that contains an item; nil for none."
      ) {
        (snapshot: ScriptedSnapshot, item: ListIdentifier) -> ListIdentifier? in
        snapshot.value.sectionIdentifier(containingItem: item)
      }
      .method("indexOfItem", "item", summary: "The index of an item, from 0; nil for none.") {
        (snapshot: ScriptedSnapshot, item: ListIdentifier) -> Int? in
        snapshot.value.indexOfItem(item)
      }
      .method(
        "appendItems", "items", "section",
        summary: "Adds items at the end of a section, or of the last one."
      ) {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier], section: ListIdentifier?) -> Void in
        snapshot.value.appendItems(items, toSection: section)
      }
  }

  private func withInsertions(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method("insertItemsBefore", "items", "item", summary: "Inserts items before one of its own.")
    {
      (snapshot: ScriptedSnapshot, items: [ListIdentifier], item: ListIdentifier) -> Void in
      snapshot.value.insertItems(items, beforeItem: item)
    }
      .method("insertItemsAfter", "items", "item", summary: "Inserts items after one of its own.") {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier], item: ListIdentifier) -> Void in
        snapshot.value.insertItems(items, afterItem: item)
      }
      .method(
        "deleteItems", "items", summary: "Removes items from whichever sections they are in."
      ) {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier]) -> Void in
        snapshot.value.deleteItems(items)
      }
      .method("deleteAllItems", summary: "Removes all items and sections.") {
        (snapshot: ScriptedSnapshot) -> Void in snapshot.value.deleteAllItems()
      }
      .method("moveItemBefore", "item", "target", summary: "Moves an item before another one.") {
        (snapshot: ScriptedSnapshot, item: ListIdentifier, target: ListIdentifier) -> Void in
        snapshot.value.moveItem(item, beforeItem: target)
      }
  }

  private func withMarks(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method("moveItemAfter", "item", "target", summary: "Moves an item after another one.") {
        (snapshot: ScriptedSnapshot, item: ListIdentifier, target: ListIdentifier) -> Void in
        snapshot.value.moveItem(item, afterItem: target)
      }
      .method("reloadItems", "items", summary: "Marks items to get new cells.") {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier]) -> Void in
        snapshot.value.reloadItems(items)
      }
      .method(
        "reconfigureItems", "items", summary: "Marks items whose cells are configured again."
      ) {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier]) -> Void in
        snapshot.value.reconfigureItems(items)
      }
  }

  private func withNewSections(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method("indexOfSection", "section", summary: "The index of a section, from 0; nil for none.")
    {
      (snapshot: ScriptedSnapshot, section: ListIdentifier) -> Int? in
      snapshot.value.indexOfSection(section)
    }
      .method("appendSections", "sections", summary: "Adds sections without items at the end.") {
        (snapshot: ScriptedSnapshot, sections: [ListIdentifier]) -> Void in
        snapshot.value.appendSections(sections)
      }
      .method(
        "insertSectionsBefore", "sections", "section",
        summary: "Inserts sections before one of its own."
      ) {
        (snapshot: ScriptedSnapshot, sections: [ListIdentifier], target: ListIdentifier) -> Void in
        snapshot.value.insertSections(sections, beforeSection: target)
      }
      .method(
        "insertSectionsAfter", "sections", "section",
        summary: "Inserts sections after one of its own."
      ) {
        (snapshot: ScriptedSnapshot, sections: [ListIdentifier], target: ListIdentifier) -> Void in
        snapshot.value.insertSections(sections, afterSection: target)
      }
      .method("deleteSections", "sections", summary: "Removes sections with their items.") {
        (snapshot: ScriptedSnapshot, sections: [ListIdentifier]) -> Void in
        snapshot.value.deleteSections(sections)
      }
  }

  private func withMovedSections(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method(
        "moveSectionBefore", "section", "target", summary: "Moves a section before another one."
      ) {
        (snapshot: ScriptedSnapshot, section: ListIdentifier, target: ListIdentifier) -> Void in
        snapshot.value.moveSection(section, beforeSection: target)
      }
      .method(
        "moveSectionAfter", "section", "target", summary: "Moves a section after another one."
      ) {
        (snapshot: ScriptedSnapshot, section: ListIdentifier, target: ListIdentifier) -> Void in
        snapshot.value.moveSection(section, afterSection: target)
      }
      .method("reloadSections", "sections", summary: "Marks sections to get new cells.") {
        (snapshot: ScriptedSnapshot, sections: [ListIdentifier]) -> Void in
        snapshot.value.reloadSections(sections)
      }
  }
}
