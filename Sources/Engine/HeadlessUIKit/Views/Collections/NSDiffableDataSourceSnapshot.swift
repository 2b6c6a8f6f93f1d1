import Foundation
import NavigationModel

/// What a list shows at one time: the identifiers of its sections and of their items, in their order.
///
/// [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var orderedSections = OrderedIdentifiers<SectionIdentifierType>()
  /// The items of each section that it has.
  private var items: [SectionIdentifierType: OrderedIdentifiers<ItemIdentifierType>] = [:]
  /// The section of each item, so that none is searched for.
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections = OrderedIdentifiers<SectionIdentifierType>()
  private var reloadedItems = OrderedIdentifiers<ItemIdentifierType>()
  private var reconfiguredItems = OrderedIdentifiers<ItemIdentifierType>()
  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { orderedSections.all }
  /// The sections to reload when it is applied, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }
  /// The items that get new cells when it is applied, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }
  /// The items whose cells are configured again when it is applied, in the order in which they were
  /// marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap(items(of:)) }

  /// The number of items in a section; raises for a section that it doesn't have (H60).
  @MainActor
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The identifiers of a section's items; raises for a section that it doesn't have (H60).
  @MainActor
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard has(identifier) else { return [] }
    return items(of: identifier)
  }

  /// The section that contains an item; nil for an item that it doesn't have.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// The index of an item among those of all sections; nil for an item that it doesn't have.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + items(of: $1).count }
    return items[section]?.index(of: identifier).map { before + $0 }
  }

  /// The index of a section; nil for a section that it doesn't have.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    orderedSections.index(of: identifier)
  }

  private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    items[section]?.all ?? []
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one; items that it has move there (H60).
  @MainActor
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return Stage.current.report(.snapshotWithoutSections)
    }
    guard has(section), areDistinct(identifiers, "item") else { return }
    remove(identifiers)
    items[section]?.append(identifiers)
    for item in identifiers { sections[item] = section }
  }

  /// Inserts items before one that it has.
  @MainActor
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, after: false) }

  /// Inserts items after one that it has.
  @MainActor
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, after: true) }

  /// Removes items; those that it doesn't have are ignored (unconfirmed).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  @MainActor
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// Moves an item after another one.
  @MainActor
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  /// Marks items to get new cells.
  @MainActor
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy(hasItem) else { return }
    for identifier in identifiers where !reloadedItems.contains(identifier) {
      reloadedItems.moveToEnd(identifier)
    }
  }

  /// Marks items whose cells are configured again without being replaced.
  @MainActor
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy(hasItem) else { return }
    for identifier in identifiers where !reconfiguredItems.contains(identifier) {
      reconfiguredItems.moveToEnd(identifier)
    }
  }

  // MARK: Sections

  /// Adds sections without items at the end.
  @MainActor
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard areNew(identifiers) else { return }
    orderedSections.append(identifiers)
    for section in identifiers { items[section] = OrderedIdentifiers() }
  }

  /// Inserts sections before one that it has.
  @MainActor
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, after: false) }

  /// Inserts sections after one that it has.
  @MainActor
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, after: true) }

  /// Removes sections with their items; those that it doesn't have are ignored (unconfirmed).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section)?.all ?? [] { sections[item] = nil }
    }
    orderedSections.remove(identifiers)
  }

  /// Moves a section before another one.
  @MainActor
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }

  /// Moves a section after another one.
  @MainActor
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }

  /// Marks sections whose items get new cells.
  @MainActor
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy(has) else { return }
    for identifier in identifiers where !reloadedSections.contains(identifier) {
      reloadedSections.moveToEnd(identifier)
    }
  }

  // MARK: Changes

  @MainActor
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, after: Bool
  ) {
    guard hasItem(target), areDistinct(identifiers, "item"),
      !identifiers.contains(target)
    else { return }
    remove(identifiers)
    guard let section = sections[target] else { return }
    items[section]?.insert(identifiers, beside: target, after: after)
    for item in identifiers { sections[item] = section }
  }

  @MainActor
  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool
  ) {
    guard hasItem(identifier), identifier != target else { return }
    insert([identifier], at: target, after: after)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { sections[$0] != nil }
    for (section, gone) in Dictionary(grouping: known, by: { sections[$0] }) {
      if let section { items[section]?.remove(gone) }
    }
    for item in known { sections[item] = nil }
  }

  @MainActor
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside target: SectionIdentifierType, after: Bool
  ) {
    guard has(target), areNew(identifiers) else { return }
    orderedSections.insert(identifiers, beside: target, after: after)
    for section in identifiers { items[section] = OrderedIdentifiers() }
  }

  @MainActor
  private mutating func move(
    _ identifier: SectionIdentifierType, beside target: SectionIdentifierType, after: Bool
  ) {
    guard has(identifier), has(target), identifier != target else { return }
    orderedSections.remove([identifier])
    orderedSections.insert([identifier], beside: target, after: after)
  }

  // MARK: Checks

  /// Whether none of some sections is a double of another one, or of one that it has.
  @MainActor
  private func areNew(_ sections: [SectionIdentifierType]) -> Bool {
    guard areDistinct(sections, "section") else { return false }
    guard sections.contains(where: { items[$0] != nil }),
      let known = sectionIdentifiers.first(where: sections.contains)
    else { return true }
    Stage.current.report(.identifiersNotUnique, "section", "\(known)")
    return false
  }

  @MainActor
  private func has(_ section: SectionIdentifierType) -> Bool {
    if items[section] != nil { return true }
    Stage.current.report(.unknownIdentifier, "section", "\(section)")
    return false
  }

  @MainActor
  private func hasItem(_ item: ItemIdentifierType) -> Bool {
    if sections[item] != nil { return true }
    Stage.current.report(.unknownIdentifier, "item", "\(item)")
    return false
  }

  @MainActor
  private func areDistinct(_ identifiers: [some Hashable], _ kind: String) -> Bool {
    var seen: Set<AnyHashable> = []
    guard let double = identifiers.first(where: { !seen.insert($0).inserted }) else { return true }
    Stage.current.report(.identifiersNotUnique, kind, "\(double)")
    return false
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The number of items in each section.
  var counts: [Int] { sectionIdentifiers.map { items[$0]?.count ?? 0 } }

  /// The item at a path; nil for a path that is not there.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = items(of: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The path of each item.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, name) in items(of: identifier).enumerated() {
        paths[name] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Whether an item gets a new cell when it is applied.
  func reloads(_ item: ItemIdentifierType) -> Bool {
    reloadedItems.contains(item) || sections[item].map(reloadedSections.contains) == true
  }

  /// The same contents without marks.
  var unmarked: Self {
    var copy = self
    copy.reloadedSections = OrderedIdentifiers()
    copy.reloadedItems = OrderedIdentifiers()
    copy.reconfiguredItems = OrderedIdentifiers()
    return copy
  }
}
