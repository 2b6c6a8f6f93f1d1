extension Diagnostic.Rule {
  /// The name of an exception.
  static let invalidArgument = "NSInvalidArgumentException"
  /// The name of another exception.
  static let inconsistency = "NSInternalInconsistencyException"
  /// The effect on a call that raises.
  static let raised = "an exception is raised, and nothing has changed"
  /// The effect on a presentation that is refused.
  static let presentDropped = "the call is dropped, and its completion never runs"

  /// A row.
  init(
    _ id: String, category: String? = nil, raises exception: String? = nil,
    _ wordings: [(Era, String?)], hint: String, why: String, effect: String, facts: [String],
    script: String, ways: [Diagnostic.Way] = []
  ) {
    self.id = id
    self.category = category
    self.exception = exception
    self.wordings = wordings.map { Diagnostic.Wording(since: $0, text: $1) }
    self.hint = hint
    self.why = why
    self.effect = effect
    self.facts = facts
    self.script = script
    self.ways = ways
  }

  /// All rules.
  public static let all: [Diagnostic.Rule] = [
    sameInstance, navigationInNavigation, splitInStack, nilPush, popToNonMember, notDistinct,
    stackBusy, notATab,
    managedBar, managedBarDelegate, managedToolbarDelegate, managedTabBar, managedBarGeometry,
    managedToolbarItems, barClass, superLeftOut,
    pageCount,
    alreadyPresenting, searching, presenterLeaving, notInWindow, presentationInProgress,
    transitionInProgress, dismissalInProgress,
    presentedWithNone, popoverWithoutSource, noDetents, popoverOnPhone, popoverWithoutWindow,
    customWithoutAnimator, popoverReleased,
    partialCurl, transitionInPopover, detachedPresenter,
    rootSwapped,
    presentNil, presentSelf, alreadyPresented, hasParent, childOfItself, alreadyOnScreen,
    notExchangeable, hierarchyInconsistency, sharedView,
    requestedParent, appearanceMisuse, selfSubview,
    viewsTooDeep,
    rootPresented, misspelledField, newerName, tabsNotDistinct,
    tabWithoutController, groupsTooDeep, unbalanced, nestedPush,
    unexpectedState, noSuchSegue, searchFreed, secondCancelAction, fieldInActionSheet,
    actionSheetWithoutSource,
    rowCount, sectionCount, rowToDelete, rowToInsert, sectionToDelete, sectionToInsert,
    deletedAndMoved, insertedAndMoved, noCell,
    noItemCell, tokenIndex, joinedEdges, identifiersNotUnique, unknownIdentifier,
    snapshotWithoutSections, attributesOfNoItem,
    cellNotRegistered, nibNotFound, viewOutletNotSet, notStorable, notARestorationClass,
    noCommonOrientation, preferredNotSupported, settingOrientation,
  ]
}
