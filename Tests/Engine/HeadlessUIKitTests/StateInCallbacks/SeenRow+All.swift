import NavigationModel

nonisolated extension SeenRow {
  /// All rows, with the scenes in which they are watched.
  static let all = [
    SeenRow(.push, .push, .pushAtOnce, .replace),
    SeenRow(
      .pop, .pop, .popAtOnce, .popTwo, .pushThenPop, .swipe, .swipeByProgram,
      commuting: [
        "didMoveFromParent didMoveToParent", "didMoveToParent layout",
        "willMoveFromParent willMoveToParent",
      ]),
    // A zoom has no animator, and nothing else is pushed or popped with it.
    SeenRow(
      .zoomPush, .zoomPush,
      commuting: [
        "animate enterWindow", "animationEnded didChangeItems",
        "askForAnimator willMoveFromParent", "didAppear didMoveFromParent",
        "didMoveFromParent didMoveToParent", "didMoveHiddenFromParent release",
        "didMoveToParent layout", "didShow animationEnded", "layout didShow",
        "layoutInTransition didMoveHiddenFromParent", "willMoveFromParent willMoveToParent",
        "willShow animate",
      ],
      unseen: [
        "asked enterWindowAtOnce", "committed animate", "committed didMoveHiddenFromParent",
        "committed release", "committed willMoveFromParent", "ended animationEnded",
        "ended didMoveFromParent", "ended layout",
      ]),
    SeenRow(
      .zoomPop, .zoomPop,
      commuting: [
        "animate enterWindow", "animationEnded didChangeItems",
        "didMoveFromParent didMoveToParent", "didMoveHiddenFromParent release",
        "didMoveToParent layout", "didShow animationEnded", "layout didShow",
        "layoutInTransition didMoveHiddenFromParent", "willMoveFromParent willMoveToParent",
        "willMoveToParent load", "willShow animate",
      ],
      unseen: [
        "asked enterWindowAtOnce", "committed animate", "committed didMoveHiddenFromParent",
        "committed release", "committed willMoveToParent", "ended animationEnded",
        "ended didMoveToParent", "ended layout",
      ]),
    SeenRow(
      .cancelZoom, .cancelledZoom,
      commuting: [
        "didDisappear didMoveFromParent", "didMoveFromParent animationEnded",
        "willDisappear didDisappear",
      ],
      unseen: [
        "ended animationEnded", "ended didDisappear", "ended didMoveFromParent",
        "ended willDisappear",
      ]),
    SeenRow(
      .traits, .darken,
      commuting: [
        "adaptToTraits didChangeTraits", "takeTraits adaptToTraits",
        "updateStatusBar layOutScreen",
      ],
      unseen: ["asked adaptToTraits", "asked layOutScreen"]),
    SeenRow(.select, .select, .animatedSelect, commuting: ["leaveWindow enterWindow"]),
    SeenRow(.tap, .tap, .tapAgain, .animatedTap, commuting: ["leaveWindow enterWindow"]),
    SeenRow(
      .cancelSelect, .cancelledSelect,
      commuting: ["enterWindow isAppearing", "willAppear enterWindow"],
      unseen: ["ended enterWindow"]),
    SeenRow(
      .root, .root, .turnOfApp, .turnByRoot, commuting: ["takeOrientation willShow"]),
    // Who has begun to appear disappears without the row, too.
    SeenRow(.close, .close, unseen: ["committed willDisappear", "ended didDisappear"]),
    SeenRow(
      .present, .present, .presentChain, .turnByPresentation,
      commuting: [
        "askForAnimator load", "load presentationWillBegin",
        "preparePopover askForAnimator", "presentationWillBegin takePreferredOrientation",
      ],
      unseen: [
        "committed load", "committed preparePopover",
      ]),
    SeenRow(
      .presentOver, .presentOver, .presentChainOver, .popover, .popoverWithoutSource,
      .turnByPresentationOver,
      commuting: [
        "askForAnimator load", "checkSource askForAnimator", "load presentationWillBegin",
        "presentationWillBegin takeOrientation",
      ],
      unseen: [
        "committed load"
      ]),
    SeenRow(
      .dismiss, .dismiss, .dismissToOther, .turnByDismissal,
      commuting: [
        "didDisappear didShow", "didShow dismissalDidEnd", "willAppear willShow",
        "willShow animate",
      ],
      unseen: [
        "committed willShow", "ended didShow",
      ]),
    SeenRow(.dismissOver, .dismissOver, .turnByDismissalOver),
    SeenRow(
      .userDismiss, .userDismiss,
      commuting: [
        "animationEnded completion", "askForAnimator dismissalWillBegin",
        "completion didDismiss", "didDisappear dismissalDidEnd",
        "dismissalDidEnd animationEnded", "dismissalWillBegin willDisappear",
        "takeOrientationBack didDisappear", "unlink takeOrientationBack",
      ],
      unseen: [
        "committed dismissalWillBegin", "ended completion", "ended dismissalDidEnd",
        "ended takeOrientationBack",
      ]),
    // A zoom has no animator and no manager of the program's; the row of dismissals watches those.
    SeenRow(
      .userUncover, .userUncover,
      commuting: [
        "animate enterWindow", "animationEnded completion", "askForAnimator load",
        "completion didDismiss", "didDisappear didShow", "didShow dismissalDidEnd",
        "dismissalDidEnd animationEnded", "dismissalWillBegin willDisappear",
        "enterWindow updateInsets", "isAppearing layout", "load dismissalWillBegin",
        "takeOrientationBack didAppear", "unlink takeOrientationBack", "updateInsets isAppearing",
        "willAppear willShow", "willShow animate",
      ],
      unseen: [
        "committed animate", "committed dismissalWillBegin", "committed enterWindow",
        "committed layout", "committed load", "committed updateInsets", "committed willShow",
        "ended animationEnded", "ended completion", "ended didShow", "ended dismissalDidEnd",
        "ended takeOrientationBack",
      ]),
    SeenRow(
      .presentSearch, .search, .searchPopover,
      commuting: [
        "didShow presentationDidEnd", "load presentationWillBegin",
        "presentationDidEnd didPresentSearch", "presentationWillBegin willAppear",
      ],
      unseen: ["asked presentationWillBegin", "ended presentationDidEnd"]),
    SeenRow(
      .dismissSearch, .endSearch,
      commuting: [
        "didDisappear dismissalDidEnd", "dismissalDidEnd didDismissSearch",
        "dismissalWillBegin willDisappear",
      ],
      unseen: ["committed dismissalWillBegin", "ended dismissalDidEnd"]),
    SeenRow(
      .scroll, .scroll, commuting: ["load willAppear"],
      unseen: ["asked enterWindowAtOnce", "committed load"]),
    SeenRow(
      .userScroll, .userScroll,
      commuting: [
        "completion didTurnPage", "didShow completion", "enterWindowAtOnce willTurnPage",
        "load willAppear",
      ],
      unseen: [
        "asked enterWindowAtOnce", "committed load", "ended completion",
      ]),
    SeenRow(
      .curl, .curl, commuting: ["load willAppear"],
      unseen: ["asked enterWindowAtOnce", "committed load"]),
    SeenRow(
      .userCurl, .userCurl,
      commuting: [
        "completion didTurnPage", "didShow completion", "enterWindowAtOnce willTurnPage",
        "load willAppear",
      ],
      unseen: [
        "asked enterWindowAtOnce", "committed load", "ended completion",
      ]),
    SeenRow(
      .embed, .embed, .unembed, .embedStack, .addToStack,
      commuting: [
        "didAppear didDisappear", "didDisappear didShow", "didShow didChangeItems",
        "layout release", "willDisappear willAppear",
      ],
      unseen: [
        "committed release", "ended didChangeItems", "ended didDisappear",
      ]),
    SeenRow(.exchange, .exchange),
    SeenRow(
      .cancel, .cancelledSwipe, .cancelledPush,
      commuting: [
        "enterWindow isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "ended enterWindow"
      ]),
    SeenRow(
      .reparent, .lose, .loseBelow,
      commuting: [
        "didAppear didShow", "didShow didChangeItems", "layout release", "willAppear willShow",
        "willShow enterWindow",
      ],
      unseen: [
        "committed release", "committed willShow", "ended didShow",
      ]),
    SeenRow(.arrange, .arrange, .animatedArrange, unseen: ["asked enterWindowAtOnce"]),
    SeenRow(
      .columns, .columns, .columnsIn,
      commuting: columns.union(bare).union(["enterWindowAtOnce willChangeMode"]),
      unseen: unseenOfColumns.union(unseenOfBare).union(caughtUp)),
    SeenRow(
      .userColumns, .userColumns, .userColumnsIn, commuting: columnsByUser,
      unseen: unseenOfColumns.union(unseenOfBare)),
    SeenRow(
      .dragColumns, .dragColumns, .dragColumnsIn, commuting: columnsByUser,
      unseen: unseenOfColumns.union(unseenOfBare)),
    SeenRow(
      .cancelColumns, .cancelColumns, .cancelColumnsIn,
      commuting: ["didDisappear willAppear", "enterWindow isAppearing", "willAppear enterWindow"],
      unseen: ["ended enterWindow"]),
    SeenRow(.inspect, .inspect, .inspectAway, commuting: columns, unseen: unseenOfColumns),
    SeenRow(
      .cancelScroll, .cancelScroll,
      commuting: [
        "enterWindow isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "ended enterWindow"
      ]),
    SeenRow(
      .cancelCurl, .cancelCurl,
      commuting: [
        "enterWindow isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "ended enterWindow"
      ]),
    SeenRow(
      .cancelUserScroll, .cancelUserScroll,
      commuting: [
        "completion didTurnPage", "didMoveFromParent completion", "enterWindow isAppearing",
        "willAppear enterWindow",
      ],
      unseen: [
        "ended completion", "ended enterWindow",
      ]),
    SeenRow(
      .cancelUserCurl, .cancelUserCurl,
      commuting: [
        "completion didTurnPage", "didMoveFromParent completion", "enterWindow isAppearing",
        "willAppear enterWindow",
      ],
      unseen: [
        "ended completion", "ended enterWindow",
      ]),
    SeenRow(
      .cancelPresent, .cancelPresent, .cancelPresentByProgram, .turnByCancelledPresentation,
      commuting: [
        "enterWindow isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "ended enterWindow"
      ]),
    SeenRow(
      .cancelDismiss, .cancelDismiss, .cancelDismissByProgram, .turnByCancelledDismissal,
      commuting: [
        "enterWindow isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "ended enterWindow"
      ]),
    SeenRow(.nothing, .nothing),
    SeenRow(
      .reconcile, .reconcile,
      commuting: [
        "enterWindow updateInsets", "isAppearing layout", "load willDisappear",
        "updateInsets isAppearing", "willAppear enterWindow",
      ],
      unseen: [
        "committed enterWindow", "committed layout", "committed load", "committed updateInsets",
      ]),
    SeenRow(
      .adapt, .adapt,
      commuting: [
        "didAppear didShow", "didDisappear didAppear", "isAppearing layout",
        "enterWindow updateInsets", "load willDisappear", "preparePopover load",
        "updateInsets isAppearing", "willAppear willShow", "willDisappear willAppear",
        "willShow enterWindow",
      ],
      unseen: caughtUp.union([
        "committed layout", "committed load", "committed updateInsets", "committed willShow",
        "ended didShow",
      ])),
    // What asks for an update of properties has it before any layout of the turn.
    SeenRow(.layout, .layout, commuting: ["updateProperties updateConstraints"]),
    SeenRow(.insets, .insets),
    SeenRow(
      .resize, .rotate, .rotatePopover, .rotateKeyboard, .adapt,
      commuting: ["adaptToTraits didChangeTraits"]),
    // No controller decided on the status bar then.
    SeenRow(
      .resize, .rotate, .rotateKeyboard, in: .classic,
      commuting: [
        "adaptToTraits updateStatusBar", "turnKeyboard adaptToTraits",
        "updateStatusBar layOutScreen",
      ],
      unseen: ["asked adaptToTraits", "asked updateStatusBar"]),
    SeenRow(
      .reorient, .turnByRoot, .turnByPresentation,
      commuting: [
        "adaptToTraits didChangeTraits", "layOutScreen turnKeyboard",
        "repositionPopovers layOutScreen", "takeTraits adaptToTraits",
        "updateStatusBar repositionPopovers", "willChangeTraits takeTraits",
      ],
      unseen: ["asked adaptToTraits", "asked repositionPopovers", "asked turnKeyboard"]),
    SeenRow(
      .turnBack, .turnByDismissal, .turnByDismissalOver,
      commuting: [
        "adaptToTraits didChangeTraits", "layOutScreen turnKeyboard",
        "repositionPopovers layOutScreen", "takeTraits adaptToTraits",
        "updateStatusBar repositionPopovers", "willChangeSize takeTraits",
      ],
      unseen: ["asked adaptToTraits", "asked repositionPopovers", "asked turnKeyboard"]),
    SeenRow(
      .appearByHand, .byHand, .byHandForATurn, commuting: ["updateInsets isAppearing"],
      unseen: ["committed updateInsets"]),
    SeenRow(.disappearByHand, .awayByHand),
  ]

  private static let columns: Set = [
    "didAppear didMoveFromParent", "didDisappear didAppear", "didMoveFromParent didMoveToParent",
    "didMoveHiddenFromParent release", "didMoveToParent didShow",
    "layout didMoveHiddenFromParent", "load willDisappear", "willDisappear willAppear",
    "willMoveFromParent willMoveToParent", "willMoveToParent load",
  ]
  private static let unseenOfColumns: Set = [
    "asked enterWindowAtOnce", "committed didMoveHiddenFromParent", "committed load",
    "committed release", "committed willMoveFromParent", "committed willMoveToParent",
    "ended didMoveFromParent", "ended didMoveToParent",
  ]

  // Both columns have been on the screen before.
  private static let bare: Set = [
    "enterWindow updateInsets", "isAppearing layout", "updateInsets isAppearing",
    "willAppear willShow", "willShow enterWindow",
  ]
  private static let columnsByUser = columns.union(bare).union([
    "didHideColumn didShowColumn", "didShow didHideColumn", "enterWindowAtOnce willChangeMode",
    "willHideColumn willShowColumn",
  ])
  /// What a controller lacks is delivered at the end of the turn, after which nothing else follows here.
  private static let caughtUp: Set = ["committed willAppear", "ended didAppear"]
  private static let unseenOfBare: Set = [
    "committed layout", "committed updateInsets", "committed willShow", "ended didShow",
  ]
}
