// Segues, alerts, tables and nibs.
extension Complaint.Rule {
  /// A segue is performed that the controller does not have.
  public static let noSuchSegue = Complaint.Rule(
    "no-such-segue", raises: invalidArgument,
    [(.classic, "Receiver (%1) has no segue with identifier '%2'")],
    hint: "there are no storyboards here: put the segue into the controller's segues first",
    why: "a segue is found by its identifier among those of the controller",
    effect: raised, facts: ["P124"],
    script: "perform-a-segue-that-is-not-there")
  /// An alert is given a second action of the style cancel.
  public static let secondCancelAction = Complaint.Rule(
    "second-cancel", raises: inconsistency,
    [
      (
        .classic,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    ],
    hint: "give the other action the style default or destructive",
    why: "an alert has one action that gives it up",
    effect: raised, facts: [],
    script: "an-alert-with-two-ways-to-cancel")
  /// An action sheet comes as a popover and has nothing to point at.
  public static let actionSheetWithoutSource = Complaint.Rule(
    "action-sheet-source", raises: "NSGenericException",
    [
      (
        .classic,
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
    why: "an action sheet is a popover where there is room for one",
    effect: raised, facts: ["P30", "P77"],
    script: "an-action-sheet-on-a-pad")
  /// An action sheet is given a text field.
  public static let fieldInActionSheet = Complaint.Rule(
    "field-in-action-sheet", raises: inconsistency,
    [
      (
        .classic,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    ],
    hint: "make the controller with preferredStyle alert",
    why: "only alerts have room for text fields",
    effect: raised, facts: [],
    script: "a-text-field-in-an-action-sheet")

  /// A data source has another number of rows than a table's updates lead to (B91).
  public static let rowCount = Complaint.Rule(
    "row-count", raises: inconsistency,
    [
      (
        .classic,
        "Invalid update: invalid number of rows in section %1.  The number of rows contained in an "
          + "existing section after the update (%2) must be equal to the number of rows contained "
          + "in that section before the update (%3), plus or minus the number of rows inserted or "
          + "deleted from that section (%4 inserted, %5 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      )
    ],
    hint: "change the data first, and by as many rows as the table is told of",
    why: "the data source is asked again after an update, and has to agree with it",
    effect: raised, facts: ["B91"],
    script: "tell-the-table-before-the-data")
  /// A data source has another number of sections than a table's updates lead to (B91).
  public static let sectionCount = Complaint.Rule(
    "section-count", raises: inconsistency,
    [
      (
        .classic,
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "table view after the update (%1) must be equal to the number of sections contained in "
          + "the table view before the update (%2), plus or minus the number of sections inserted "
          + "or deleted (%3 inserted, %4 deleted)."
      )
    ],
    hint: "change the data first, and by as many sections as the table is told of",
    why: "the data source is asked again after an update, and has to agree with it",
    effect: raised, facts: ["B91"],
    script: "tell-the-table-of-too-few-sections")
  /// A row is deleted that a table does not have.
  ///
  /// B91
  public static let rowToDelete = Complaint.Rule(
    "row-to-delete", raises: inconsistency,
    [
      (
        .classic,
        "attempt to delete row %1 from section %2 which only contains %3 rows before the update"
      )
    ],
    hint: "rows and sections count from 0",
    why: "only a row that is there can be deleted",
    effect: raised, facts: ["B91"],
    script: "delete-a-row-that-is-not-there")
  /// A row is inserted that a table will not have.
  ///
  /// B91
  public static let rowToInsert = Complaint.Rule(
    "row-to-insert", raises: inconsistency,
    [
      (
        .classic,
        "attempt to insert row %1 into section %2, but there are only %3 rows in section %2 after "
          + "the update"
      )
    ],
    hint: "change the data first; rows and sections count from 0",
    why: "a row can be inserted where there will be one",
    effect: raised, facts: ["B91"],
    script: "insert-a-row-beyond-the-end")
  /// A section is deleted that a table does not have.
  public static let sectionToDelete = Complaint.Rule(
    "section-to-delete", raises: inconsistency,
    [
      (
        .classic,  // unconfirmed
        "attempt to delete section %1, but there are only %2 sections before the update"
      )
    ],
    hint: "sections count from 0",
    why: "only a section that is there can be deleted",
    effect: raised, facts: ["B91"],
    script: "delete-a-section-that-is-not-there")
  /// A section is inserted that a table will not have.
  public static let sectionToInsert = Complaint.Rule(
    "section-to-insert", raises: inconsistency,
    [
      (
        .classic,  // unconfirmed
        "attempt to insert section %1 but there are only %2 sections after the update"
      )
    ],
    hint: "change the data first; sections count from 0",
    why: "a section can be inserted where there will be one",
    effect: raised, facts: ["B91"],
    script: "insert-a-section-beyond-the-end")
  /// A data source gives no cell.
  public static let noCell = Complaint.Rule(
    "no-cell", raises: inconsistency,
    [
      (.classic, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
      (.mid, "UITableView (%1) failed to obtain a cell from its dataSource (%2)"),
    ],
    hint: "return a UITableViewCell from cellForRow, a new one or one that is used again",
    why: "every row is shown by a cell",
    effect: "an exception is raised while the table is laid out", facts: ["B89"],
    script: "return-no-cell")
  /// A cell is asked for of which the table does not know the class.
  public static let cellNotRegistered = Complaint.Rule(
    "cell-not-registered", raises: inconsistency,
    [
      (
        .classic,
        "unable to dequeue a cell with identifier %1 - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      )
    ],
    hint: "register a class for the identifier first, or ask without an index path",
    why: "cells are made of the class that is registered",
    effect: raised, facts: ["B89"],
    script: "ask-for-a-cell-of-no-class")

  /// A controller names a nib that does not exist.
  ///
  /// B93
  public static let nibNotFound = Complaint.Rule(
    "nib-not-found", raises: inconsistency,
    [(.classic, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '%1'")],
    hint: "put a nib of that name into the table nibs first",
    why: "a nib that is named has to be there",
    effect: "an exception is raised while the view is loaded", facts: ["B93"],
    script: "name-a-nib-that-is-not-there")
  /// A nib has no view for its controller.
  ///
  /// B93
  public static let viewOutletNotSet = Complaint.Rule(
    "view-outlet-not-set", raises: inconsistency,
    [
      (
        .classic,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"%1\" nib but the view "
          + "outlet was not set."
      )
    ],
    hint: "give the nib a view",
    why: "a nib has to bring the view of its owner",
    effect: "an exception is raised while the view is loaded", facts: ["B93"],
    script: "make-a-nib-without-a-view")
}
