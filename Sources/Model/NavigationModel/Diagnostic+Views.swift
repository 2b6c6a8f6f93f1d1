// Segues, alerts, tables and nibs.
extension Diagnostic.Rule {
  /// A segue is performed that the controller doesn't have.
  public static let noSuchSegue = Diagnostic.Rule(
    "no-such-segue", raises: invalidArgument,
    [(.iOS5, "Receiver (%1) has no segue with identifier '%2'")],
    hint: "there are no storyboards here: add the segue to the controller's segues first",
    why: "a segue is found by its identifier in the controller's segues",
    effect: raised, facts: ["P124"],
    script: "perform-a-segue-that-is-not-there")
  /// A search controller is released whose view was never loaded.
  ///
  /// E28
  public static let searchFreed = Diagnostic.Rule(
    "search-freed",
    [
      (
        .iOS8,
        "Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (%1)"
      ),
      (.iOS13, nil),
    ],
    hint: "read the search controller's view once, before it is released",
    why: "iOS 8 to 10 load the view of a search controller when it is deallocated",
    effect: "nothing else happens", facts: ["E28"],
    script: "release-a-search-that-never-began")
  /// An alert gets a second action with the style cancel.
  public static let secondCancelAction = Diagnostic.Rule(
    "second-cancel", raises: inconsistency,
    [
      (
        .iOS5,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    ],
    hint: "give the other action the style default or destructive",
    why: "an alert has at most one cancel action",
    effect: raised, facts: [],
    script: "an-alert-with-two-ways-to-cancel")
  /// An action sheet is presented as a popover without a source.
  public static let actionSheetWithoutSource = Diagnostic.Rule(
    "action-sheet-source", raises: "NSGenericException",
    [
      (
        .iOS5,
        "Your application has presented a UIAlertController (%1) of style "
          + "UIAlertControllerStyleActionSheet from %3 (%2). The modalPresentationStyle of a "
          + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
          + "location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or "
          + "a barButtonItem.  If this information is not known when you present the alert "
          + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
          + "-prepareForPopoverPresentation."
      )
    ],
    hint: "set popoverPresentationController.sourceView or .barButtonItem after calling present",
    why: "in a regular width an action sheet is a popover",
    effect: raised, facts: ["P30", "P77"],
    script: "an-action-sheet-on-a-pad")
  /// An action sheet gets a text field.
  public static let fieldInActionSheet = Diagnostic.Rule(
    "field-in-action-sheet", raises: inconsistency,
    [
      (
        .iOS5,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    ],
    hint: "make the controller with preferredStyle alert",
    why: "only alerts can have text fields",
    effect: raised, facts: [],
    script: "a-text-field-in-an-action-sheet")

  /// The number of rows after an update doesn't match the data source (B91).
  public static let rowCount = Diagnostic.Rule(
    "row-count", raises: inconsistency,
    [
      (
        .iOS5,
        "Invalid update: invalid number of %6s in section %1.  The number of %6s contained in an "
          + "existing section after the update (%2) must be equal to the number of %6s contained "
          + "in that section before the update (%3), plus or minus the number of %6s inserted or "
          + "deleted from that section (%4 inserted, %5 deleted) and plus or minus the number of "
          + "%6s moved into or out of that section (%7 moved in, %8 moved out)."
      )
    ],
    hint: "change the data first, by as many as are inserted or deleted",
    why: "the data source is read again after an update, and has to match it",
    effect: raised, facts: ["B91"],
    script: "update-the-table-before-the-data")
  /// The number of sections after an update doesn't match the data source (B91).
  public static let sectionCount = Diagnostic.Rule(
    "section-count", raises: inconsistency,
    [
      (
        .iOS5,
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "%5 after the update (%1) must be equal to the number of sections contained in "
          + "the %5 before the update (%2), plus or minus the number of sections inserted "
          + "or deleted (%3 inserted, %4 deleted)."
      )
    ],
    hint: "change the data first, by as many sections as are inserted or deleted",
    why: "the data source is read again after an update, and has to match it",
    effect: raised, facts: ["B91"],
    script: "insert-too-few-sections")
  /// A row is deleted that the table doesn't have.
  ///
  /// B91
  public static let rowToDelete = Diagnostic.Rule(
    "row-to-delete", raises: inconsistency,
    [
      (
        .iOS5,
        "attempt to delete %4 %1 from section %2 which only contains %3 %4s before the update"
      )
    ],
    hint: "indexes and sections count from 0",
    why: "only an existing row can be deleted",
    effect: raised, facts: ["B91"],
    script: "delete-a-row-that-is-not-there")
  /// A row is inserted past the end.
  ///
  /// B91
  public static let rowToInsert = Diagnostic.Rule(
    "row-to-insert", raises: inconsistency,
    [
      (
        .iOS5,
        "attempt to insert %4 %1 into section %2, but there are only %3 %4s in section %2 after "
          + "the update"
      )
    ],
    hint: "change the data first; indexes and sections count from 0",
    why: "a row can be inserted up to one past the last",
    effect: raised, facts: ["B91"],
    script: "insert-a-row-beyond-the-end")
  /// A section is deleted that a table does not have.
  public static let sectionToDelete = Diagnostic.Rule(
    "section-to-delete", raises: inconsistency,
    [
      (
        .iOS5,  // unconfirmed
        "attempt to delete section %1, but there are only %2 sections before the update"
      )
    ],
    hint: "sections count from 0",
    why: "only a section that is there can be deleted",
    effect: raised, facts: ["B91"],
    script: "delete-a-section-that-is-not-there")
  /// A section is inserted that a table will not have.
  public static let sectionToInsert = Diagnostic.Rule(
    "section-to-insert", raises: inconsistency,
    [
      (
        .iOS5,  // unconfirmed
        "attempt to insert section %1 but there are only %2 sections after the update"
      )
    ],
    hint: "change the data first; sections count from 0",
    why: "a section can be inserted where there will be one",
    effect: raised, facts: ["B91"],
    script: "insert-a-section-beyond-the-end")
  /// A row or section moves from where one is deleted or reloaded (H136).
  public static let deletedAndMoved = Diagnostic.Rule(
    "deleted-and-moved", raises: inconsistency,
    [(.iOS5, "attempt to perform a delete and a move from the same %1")],
    hint: "delete it or move it; reload it in a batch of its own",
    why: "what is deleted is gone, and a reload is a deletion and an insertion",
    effect: raised, facts: ["H136"],
    script: "delete-a-row-and-move-it")
  /// A row or section moves to where one is inserted (H136).
  public static let insertedAndMoved = Diagnostic.Rule(
    "inserted-and-moved", raises: inconsistency,
    [(.iOS5, "attempt to perform an insert and a move to the same %1")],
    hint: "give each its own index after the update",
    why: "two can't be in the same place afterwards",
    effect: raised, facts: ["H136"],
    script: "insert-a-section-where-one-moves-to")
  /// A data source gives no cell.
  public static let noCell = Diagnostic.Rule(
    "no-cell", raises: inconsistency,
    [
      (.iOS5, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
      (.iOS7, "UITableView (%1) failed to obtain a cell from its dataSource (%2)"),
    ],
    hint: "return a UITableViewCell from cellForRow, a new or a dequeued one",
    why: "each row needs a cell",
    effect: "an exception is raised during the table's layout", facts: ["B89"],
    script: "return-no-cell")
  /// A data source gives no cell for an item.
  public static let noItemCell = Diagnostic.Rule(
    "no-item-cell", raises: inconsistency,
    [
      (  // unconfirmed
        .iOS5,
        "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path %1"
      )
    ],
    hint: "return a UICollectionViewCell from cellForItem: dequeue it",
    why: "each item on screen needs a cell",
    effect: "an exception is raised during the layout", facts: ["H2"],
    script: "return-no-cell-of-an-item")
  /// A cell is dequeued whose class isn't registered.
  public static let cellNotRegistered = Diagnostic.Rule(
    "cell-not-registered", raises: inconsistency,
    [
      (
        .iOS5,
        "%2 with identifier %1 - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      )
    ],
    hint: "register a class for the identifier first, or dequeue without an index path",
    why: "cells are made from the registered class",
    effect: raised, facts: ["B89"],
    script: "ask-for-a-cell-of-no-class")

  /// A search token is inserted or removed at an index that is not there.
  public static let tokenIndex = Diagnostic.Rule(
    "token-index", raises: "NSRangeException",
    [(.iOS5, "index %1 is beyond the tokens of the field, of which there are %2")],  // unconfirmed
    hint: "indexes count from 0; a token is inserted at most after the last one",
    why: "there is no token at that index",
    effect: raised, facts: ["H15"],
    script: "insert-a-token-beyond-the-end")
  /// A controller is asked for the scroll view of several edges.
  public static let joinedEdges = Diagnostic.Rule(
    "joined-edges", raises: invalidArgument,
    [(.iOS5, "contentScrollViewForEdge: expects a single edge")],  // unconfirmed
    hint: "ask for the top edge, then for the bottom edge",
    why: "each edge may have a scroll view of its own",
    effect: raised, facts: ["E43"],
    script: "ask-for-the-scroll-view-of-all-edges")

  /// A controller names a nib that does not exist.
  ///
  /// B93
  public static let nibNotFound = Diagnostic.Rule(
    "nib-not-found", raises: inconsistency,
    [(.iOS5, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '%1'")],
    hint: "add a nib of that name to the table nibs first",
    why: "a named nib has to exist",
    effect: "an exception is raised while the view loads", facts: ["B93"],
    script: "name-a-nib-that-is-not-there")
  /// A nib has no view for its controller.
  ///
  /// B93
  public static let viewOutletNotSet = Diagnostic.Rule(
    "view-outlet-not-set", raises: inconsistency,
    [
      (
        .iOS5,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"%1\" nib but the view "
          + "outlet was not set."
      )
    ],
    hint: "give the nib a view",
    why: "a nib has to set its owner's view",
    effect: "an exception is raised while the view loads", facts: ["B93"],
    script: "make-a-nib-without-a-view")
}
