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
    return withSections(withItems(withQuestions(withMarked(described))))
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
  }

  private func withItems(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method(
        "appendItems", "items", "section",
        summary: "Adds items at the end of a section, or of the last one."
      ) {
        (snapshot: ScriptedSnapshot, items: [ListIdentifier], section: ListIdentifier?) -> Void in
        snapshot.value.appendItems(items, toSection: section)
      }
      .inserting("insertItemsBefore", "items", "item", "Inserts items before one of its own.") {
        $0.insertItems($1, beforeItem: $2)
      }
      .inserting("insertItemsAfter", "items", "item", "Inserts items after one of its own.") {
        $0.insertItems($1, afterItem: $2)
      }
      .taking("deleteItems", "items", "Removes items from whichever sections they are in.") {
        $0.deleteItems($1)
      }
      .method("deleteAllItems", summary: "Removes all items and sections.") {
        (snapshot: ScriptedSnapshot) -> Void in snapshot.value.deleteAllItems()
      }
      .moving("moveItemBefore", "item", "Moves an item before another one.") {
        $0.moveItem($1, beforeItem: $2)
      }
      .moving("moveItemAfter", "item", "Moves an item after another one.") {
        $0.moveItem($1, afterItem: $2)
      }
      .taking("reloadItems", "items", "Marks items to get new cells.") { $0.reloadItems($1) }
      .taking("reconfigureItems", "items", "Marks items whose cells are configured again.") {
        $0.reconfigureItems($1)
      }
  }

  private func withSections(
    _ descriptor: ClassDescriptor<ScriptedSnapshot>
  ) -> ClassDescriptor<ScriptedSnapshot> {
    descriptor
      .method("indexOfSection", "section", summary: "The index of a section, from 0; nil for none.")
    {
      (snapshot: ScriptedSnapshot, section: ListIdentifier) -> Int? in
      snapshot.value.indexOfSection(section)
    }
      .taking("appendSections", "sections", "Adds sections without items at the end.") {
        $0.appendSections($1)
      }
      .inserting(
        "insertSectionsBefore", "sections", "section", "Inserts sections before one of its own."
      ) { $0.insertSections($1, beforeSection: $2) }
      .inserting(
        "insertSectionsAfter", "sections", "section", "Inserts sections after one of its own."
      ) { $0.insertSections($1, afterSection: $2) }
      .taking("deleteSections", "sections", "Removes sections with their items.") {
        $0.deleteSections($1)
      }
      .moving("moveSectionBefore", "section", "Moves a section before another one.") {
        $0.moveSection($1, beforeSection: $2)
      }
      .moving("moveSectionAfter", "section", "Moves a section after another one.") {
        $0.moveSection($1, afterSection: $2)
      }
      .taking("reloadSections", "sections", "Marks sections to get new cells.") {
        $0.reloadSections($1)
      }
  }
}

extension ClassDescriptor where Object == ScriptedSnapshot {
  /// Adds a method that changes the snapshot by some identifiers.
  fileprivate func taking(
    _ name: String, _ identifiers: String, _ summary: String,
    _ change: @escaping (inout ScriptedSnapshot.Value, [ListIdentifier]) -> Void
  ) -> Self {
    method(name, identifiers, summary: summary) {
      (snapshot: ScriptedSnapshot, identifiers: [ListIdentifier]) -> Void in
      change(&snapshot.value, identifiers)
    }
  }

  /// Adds a method that inserts identifiers beside another one.
  fileprivate func inserting(
    _ name: String, _ identifiers: String, _ target: String, _ summary: String,
    _ change: @escaping (inout ScriptedSnapshot.Value, [ListIdentifier], ListIdentifier) -> Void
  ) -> Self {
    method(name, identifiers, target, summary: summary) {
      (snapshot: ScriptedSnapshot, list: [ListIdentifier], target: ListIdentifier) -> Void in
      change(&snapshot.value, list, target)
    }
  }

  /// Adds a method that moves an identifier beside another one.
  fileprivate func moving(
    _ name: String, _ identifier: String, _ summary: String,
    _ change: @escaping (inout ScriptedSnapshot.Value, ListIdentifier, ListIdentifier) -> Void
  ) -> Self {
    method(name, identifier, "target", summary: summary) {
      (snapshot: ScriptedSnapshot, identifier: ListIdentifier, target: ListIdentifier) -> Void in
      change(&snapshot.value, identifier, target)
    }
  }
}
