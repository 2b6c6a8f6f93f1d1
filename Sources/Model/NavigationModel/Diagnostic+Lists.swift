extension Diagnostic.Rule {
  /// Identifiers are added to a snapshot that are there twice.
  public static let identifiersNotUnique = Diagnostic.Rule(
    "identifiers-not-unique", raises: "NSInternalInconsistencyException",
    [
      (
        .iOS5,
        "Fatal: supplied %1 identifiers are not unique. Duplicate identifiers: {(\n    %2\n)}"
      )
    ],
    hint: "give each item an identifier of its own, such as the id of its record",
    why: "a snapshot finds its sections and items by their identifiers",
    effect: "an exception is raised, and nothing changes", facts: ["H60"],
    script: "give-two-items-one-identifier")
  /// A snapshot is asked for a section or an item that it doesn't have.
  public static let unknownIdentifier = Diagnostic.Rule(
    "unknown-identifier", raises: "NSInternalInconsistencyException",
    [(.iOS5, "The %1 identifier %2 does not exist in the snapshot")],  // unconfirmed
    hint: "append it first, or look for it with indexOfItem or indexOfSection",
    why: "a snapshot finds its sections and items by their identifiers",
    effect: "an exception is raised, and nothing changes", facts: ["H60"],
    script: "reload-an-item-that-is-not-there")
  /// Items are appended to a snapshot without sections.
  public static let snapshotWithoutSections = Diagnostic.Rule(
    "snapshot-without-sections", raises: "NSInternalInconsistencyException",
    [
      (
        .iOS5,
        "There are currently no sections in the data source. Please add a section first."
      )
    ],
    hint: "call appendSections before appendItems",
    why: "each item is in a section",
    effect: "an exception is raised, and nothing changes", facts: ["H60"],
    script: "append-items-without-a-section")
  /// A layout places an item that the data source doesn't have.
  public static let attributesOfNoItem = Diagnostic.Rule(
    "attributes-of-no-item", raises: "NSInternalInconsistencyException",
    [
      (
        .iOS5,
        "UICollectionView received layout attributes for a cell with an index path that does "
          + "not exist: %1"
      )
    ],
    hint: "ask the collection view for numberOfItems in prepare()",
    why: "a layout places the items that the data source has",
    effect: "an exception is raised during the layout", facts: ["H64"],
    script: "place-an-item-that-is-not-there")
}
