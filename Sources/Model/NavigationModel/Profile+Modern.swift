extension Profile {
  /// iOS 13 and later.
  public static let modern = Profile(
    name: "modern", era: .iOS18,
    automaticStyle: .pageSheet,  // P24
    navigationControllerDefinesContext: true,  // P5, D9
    rows: [
      // A12, A55, C5, C6, D16 (unconfirmed where a root is replaced), D26, D34
      .root: Choreography(
        "root", unanimated: .nextTurn,
        asked: [
          .takeOrientationOfApp, .load, .willDisappear, .willAppear, .takeOrientation,  // E88, E89
          .willShow, .enterWindow,
        ],
        committed: [.updateInsets, .isAppearing, .layout],
        ended: [.didDisappear, .didAppear, .didShow]),
      .close: Choreography(  // unconfirmed
        "close", committed: [.willDisappear], ended: [.didDisappear]),
      .push: push,
      .zoomPush: push.zooming(cancelledBy: nil),  // F111
      .zoomPop: pop.zooming(cancelledBy: .cancelZoom),  // F112
      .cancelZoom: Choreography(  // F112; what the other controller receives is unconfirmed
        "cancel", duration: .milliseconds(350), whenPending: .separate,
        committed: [.resumeAppearance, .didAppear],
        ended: [.willDisappear, .didDisappear, .didMoveFromParent, .animationEnded]),
      .pop: pop,
      // A17, A56, J9: no didShow, and no second willShow; didPart unconfirmed
      .cancel: Choreography(
        "cancel", duration: .milliseconds(350), whenPending: .separate,
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .isAppearing, .didAppear,
          .didMoveFromParent, .animationEnded,
        ]),
      .scroll: scroll,
      // `viewControllers` are still the former pages in `willTransitionTo`; `children` are the new ones
      // (unconfirmed).
      .userScroll: scroll.adding(
        asked: [.willTurnPage], ended: [.didTurnPage, .askForPageBeyond],  // C27
        cancelledBy: .cancelUserScroll,
        whenOvertaken: .init(kind: .scroll, ended: [.didTurnPage])),  // C28
      .cancelScroll: cancelScroll,
      .cancelUserScroll: cancelScroll.adding(ended: [.didTurnPage]),
      .curl: curl,
      .userCurl: curl.adding(
        asked: [.willTurnPage], ended: [.didTurnPage], cancelledBy: .cancelUserCurl,
        whenOvertaken: .init(kind: .curl, ended: [.didTurnPage])),  // C28
      .cancelCurl: cancelCurl,
      .cancelUserCurl: cancelCurl.adding(ended: [.didTurnPage]),
      .reparent: Choreography(  // A70, D19
        "lose",
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .updateInsets, .isAppearing,
          .layout,
          .release,
        ],
        ended: [.didDisappear, .didAppear, .didShow, .didChangeItems]),
      .select: Choreography(  // A16, A32, F87; its duration is the animator's
        "select", duration: .milliseconds(350), cancelledBy: .cancelSelect,
        asked: [
          .load, .willAppear, .willDisappear, .willShow, .leaveWindow, .enterWindow,  // C4
        ],
        committed: [.animate, .updateInsets, .isAppearing, .layout],
        ended: [.didDisappear, .didAppear, .didShow, .animationEnded]),
      .tap: Choreography(  // A16, A86, F76, F77, F87
        "tap", duration: .milliseconds(350), cancelledBy: .cancelSelect,
        asked: [
          .load, .willAppear, .willDisappear, .willShow, .leaveWindow, .enterWindow, .didSelect,
        ],
        committed: [.animate, .updateInsets, .isAppearing, .layout],
        ended: [.didAppear, .didDisappear, .didShow, .animationEnded]),  // C34, D25
      .cancelSelect: Choreography(  // F87: as A17, unconfirmed
        "cancel", duration: .milliseconds(350), whenPending: .separate,
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .isAppearing, .didAppear,
          .animationEnded,
        ]),
      .arrange: Choreography(  // A83, H135; order unconfirmed, with an animator as a stack's
        "arrange", duration: .milliseconds(350), asked: [.enterWindowAtOnce],  // J1
        committed: [
          .willMoveFromParent, .willMoveToParent, .load, .willDisappear, .willAppear, .willShow,
          .animate, .enterWindow, .updateInsets, .isAppearing, .layout, .didMoveHiddenFromParent,
          .release,
        ],
        ended: [
          .didDisappear, .didAppear, .didMoveFromParent, .didMoveToParent, .didShow,
          .animationEnded,
        ]),
      .columns: columns.adding(asked: [.willChangeMode]),  // F30, F49
      .userColumns: userColumns,
      .dragColumns: userColumns.adding(
        ended: [.gestureDidEnd], cancelledBy: .cancelColumns,
        whenOvertaken: .init(kind: .columns, ended: [.gestureDidEnd])),
      .cancelColumns: Choreography(  // as A17, unconfirmed
        "cancel", duration: .milliseconds(350), whenPending: .separate, asked: [.restoreMode],
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .isAppearing, .didAppear,
          .gestureDidEnd,
        ]),
      .inspect: columns,  // F47
      .nothing: Choreography(  // D6, unconfirmed
        "dismiss", whenPending: .separate, ended: [.completion]),
      .reconcile: Choreography(  // unconfirmed
        "catch up", whenPending: .separate,
        committed: [
          .load, .willDisappear, .willAppear, .enterWindow, .updateInsets, .isAppearing, .layout,
        ],
        ended: [.didDisappear, .didAppear]),
      .exchange: Choreography(  // A23
        "transition",
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .updateInsets, .isAppearing,
          .layout,
        ],
        ended: [.didAppear, .didDisappear, .didShow, .completion]),
      .embed: Choreography(  // A18, A33, A36
        "embed",
        asked: [.willDisappear, .willAppear, .willShow, .enterWindow],  // J1
        committed: [.updateInsets, .isAppearing, .layout, .release],
        ended: [.didAppear, .didDisappear, .didShow, .didChangeItems]),
      .present: Choreography(  // P15, P48, P51, P65; duration unconfirmed (P47)
        "present", duration: .milliseconds(500), cancelledBy: .cancelPresent,
        asked: [.load, .enterWindowAtOnce],  // C9
        committed: [
          .preparePopover, .askForAnimator, .load, .presentationWillBegin,
          .takePreferredOrientation,  // E81
          .willDisappear, .willAppear,
          .willShow, .animate, .enterWindow, .updateInsets, .isAppearing, .layout,
        ],
        ended: [
          .didAppear, .didDisappear, .didShow, .presentationDidEnd, .animationEnded, .completion,
        ]),
      .presentOver: Choreography(  // P15, P50, P51, P65, P77, D5; duration unconfirmed (P47)
        "present", duration: .milliseconds(500), unanimated: .nextTurn,
        cancelledBy: .cancelPresent,
        asked: [.load, .enterWindowAtOnce],  // C9
        committed: [
          .preparePopover, .checkSource, .askForAnimator, .load, .presentationWillBegin,
          .takeOrientation, .willAppear, .willShow,
          .animate, .enterWindow, .updateInsets, .isAppearing, .layout,
        ],
        ended: [.didAppear, .didShow, .presentationDidEnd, .animationEnded, .completion]),
      .dismiss: dismiss,
      .dismissOver: dismissOver,
      // P33. The delegate is called after the edit, so that there is a coordinator to animate along
      // with (C23); the links are as before, because they are cut at the end (P16).
      .userDismiss: dismissOver.adding(asked: [.willDismiss], ended: [.didDismiss]),
      .userUncover: dismiss.adding(asked: [.willDismiss], ended: [.didDismiss]),  // F110
      .cancelPresent: Choreography(  // as A17, unconfirmed
        "cancel", duration: .milliseconds(500), whenPending: .separate,
        ended: [
          .willDisappear, .unlink, .takeOrientation, .didDisappear, .willAppear, .enterWindow,
          .isAppearing, .didAppear, .presentationDidEnd, .animationEnded,
        ]),
      .cancelDismiss: Choreography(  // D15, J9
        "cancel", duration: .milliseconds(500), whenPending: .separate,
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .isAppearing, .didAppear,
          .dismissalDidEnd, .animationEnded,
        ]),
      // E3, E4, EQ1 (unconfirmed): all that comes before the keyboard is inside the call
      .presentSearch: Choreography(
        "search", unanimated: .nextTurn,
        asked: [
          .preparePopover, .checkSource, .willPresentSearch, .load, .presentationWillBegin,
          .willAppear, .willShow, .enterWindow, .updateInsets, .isAppearing, .layout,
        ],
        ended: [.didAppear, .didShow, .presentationDidEnd, .didPresentSearch]),
      .dismissSearch: Choreography(  // E4, E6, EQ2 (unconfirmed)
        "end search", unanimated: .nextTurn,
        asked: [.willDismissSearch, .emptySearch, .endSearchEditing],
        committed: [.dismissalWillBegin, .willDisappear],
        ended: [.unlink, .didDisappear, .dismissalDidEnd, .didDismissSearch]),
      .adapt: Choreography(  // unconfirmed
        "adapt", whenPending: .separate,
        committed: [
          .preparePopover,  // F72
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .updateInsets, .isAppearing,
          .layout,
        ],
        ended: [.didDisappear, .didAppear, .didShow]),
      .resize: Choreography(  // EQ6, unconfirmed
        "resize", duration: .milliseconds(300), whenPending: .separate,
        asked: [
          .willChangeTraits, .willChangeSize, .takeTraits, .adaptToTraits,
          .didChangeTraits, .updateStatusBar, .repositionPopovers, .layOutScreen,  // F71
          .turnKeyboard,
        ]),
      .reorient: Choreography(  // E82, E89; the duration is unconfirmed
        "reorient", duration: .milliseconds(300), whenPending: .separate,
        asked: [
          .willChangeTraits, .takeTraits, .adaptToTraits, .didChangeTraits, .updateStatusBar,
          .repositionPopovers, .layOutScreen, .turnKeyboard,
        ]),
      .turnBack: Choreography(  // E83, J12; the duration is unconfirmed
        "reorient", duration: .milliseconds(300), whenPending: .separate,
        asked: [
          .willChangeTraits, .willChangeSize, .takeTraits, .adaptToTraits, .didChangeTraits,
          .updateStatusBar, .repositionPopovers, .layOutScreen, .turnKeyboard,
        ]),
      .traits: Choreography(  // F101
        "traits", whenPending: .separate,
        asked: [
          .takeTraits, .adaptToTraits, .didChangeTraits, .updateStatusBar, .layOutScreen,
        ]),
      .layout: Choreography(  // A25, A26, H75
        "layout", whenPending: .separate,
        committed: [
          .updateProperties, .updateConstraints, .willLayoutSubviews, .layoutSubviews,
          .didLayoutSubviews,
        ]),
      .insets: Choreography(  // E51: margins first
        "insets", whenPending: .separate,
        committed: [.layoutMarginsDidChange, .safeAreaInsetsDidChange]),
      .appearByHand: Choreography(  // A75, A76
        "appear", whenPending: .separate, asked: [.willAppear],
        committed: [.updateInsets, .isAppearing],  // A25
        ended: [.updateInsets, .isAppearing, .didAppear]),
      .disappearByHand: Choreography(  // A75, A76
        "disappear", whenPending: .separate, asked: [.willDisappear],
        ended: [.didDisappear]),
    ])

  /// The second column of a push and of a pop.
  private static let stackCommitted: [Beat] = [
    .askForAnimator, .willMoveFromParent, .willMoveToParent, .load, .willDisappear, .willAppear,
    .willShow, .animate, .enterWindow, .updateInsets, .isAppearing, .layoutInTransition,
    .didMoveHiddenFromParent, .release,
  ]
  /// The third column of a push and of a pop.
  private static let stackEnded: [Beat] = [
    .didDisappear, .didAppear, .didMoveFromParent, .didMoveToParent, .layout,  // J11
    .didShow, .animationEnded, .didChangeItems,
  ]

  // A13, A31, A38, A39, A54, A55, B63; duration and partBuried unconfirmed
  private static let push: Choreography = {
    var row = Choreography(
      "push", duration: .milliseconds(350), whenBusy: .wait, cancelledBy: .cancel,
      asked: [.enterWindowAtOnce],  // J1
      committed: stackCommitted, ended: stackEnded)
    row.waitsForAppearance = true  // A46c
    return row
  }()

  // A14, A19, A38, A39, A52, B63, J6; duration and partBuried unconfirmed
  private static let pop = Choreography(
    "pop", duration: .milliseconds(350), whenBusy: .wait, cancelledBy: .cancel,
    asked: [.enterWindowAtOnce],  // J1
    committed: stackCommitted, ended: stackEnded)

  // F30; order and duration unconfirmed
  private static let columns = Choreography(
    "columns", duration: .milliseconds(350), asked: [.enterWindowAtOnce],  // J1
    committed: [
      .willMoveFromParent, .willMoveToParent, .load, .willDisappear, .willAppear, .willShow,
      .enterWindow, .updateInsets, .isAppearing, .layout, .didMoveHiddenFromParent, .release,
    ],
    ended: [.didDisappear, .didAppear, .didMoveFromParent, .didMoveToParent, .didShow])

  // F42; the order of the calls is unconfirmed
  private static let userColumns = columns.adding(
    asked: [.willChangeMode, .willHideColumn, .willShowColumn],
    ended: [.didHideColumn, .didShowColumn])

  private static let scroll: Choreography = {
    var row = Choreography(  // A24, WL-03; moves and duration unconfirmed
      "scroll", duration: .milliseconds(300), whenBusy: .wait, cancelledBy: .cancelScroll,
      asked: [.enterWindowAtOnce],  // J1
      committed: [
        .willMoveFromParent, .willMoveToParent, .load, .willAppear, .willDisappear, .willShow,
        .enterWindow,
        .updateInsets, .isAppearing, .layout,
      ],
      ended: [
        .didAppear, .didDisappear, .didMoveFromParent, .didMoveToParent, .didShow, .completion,
      ])
    row.appearsBeforeContainer = true  // C29
    return row
  }()

  private static let cancelScroll = Choreography(  // A24, WL-04
    "cancel", duration: .milliseconds(300), whenPending: .separate,
    ended: [
      .willAppear, .enterWindow, .isAppearing, .didAppear, .willDisappear, .didDisappear,
      .didMoveFromParent, .completion,
    ])

  private static let curl = Choreography(  // A24, WL-05; moves and duration unconfirmed
    "curl", duration: .milliseconds(500), whenBusy: .wait, cancelledBy: .cancelCurl,
    asked: [.enterWindowAtOnce],  // J1
    committed: [
      .willMoveFromParent, .willMoveToParent, .load, .willAppear, .willDisappear, .willShow,
      .enterWindow,
      .updateInsets, .isAppearing, .layout,
    ],
    ended: [
      .didDisappear, .didAppear, .didMoveFromParent, .didMoveToParent, .didShow, .completion,
    ])

  private static let cancelCurl = Choreography(  // A24, WL-06
    "cancel", duration: .milliseconds(500), whenPending: .separate,
    ended: [
      .willDisappear, .willAppear, .enterWindow, .isAppearing, .didDisappear, .didAppear,
      .didMoveFromParent, .completion,
    ])

  private static let dismiss = Choreography(  // P16, P49, P51, P66, D4; duration unconfirmed (P47)
    "dismiss", duration: .milliseconds(500), cancelledBy: .cancelDismiss,
    asked: [.returnToWindow],  // P63
    committed: [
      .askForAnimator, .load, .dismissalWillBegin, .willDisappear, .willAppear, .willShow,
      .animate, .enterWindow, .updateInsets, .isAppearing, .layout,
    ],
    ended: [
      .unlink, .takeOrientationBack,  // E83, J12
      .didAppear, .didDisappear, .didShow, .dismissalDidEnd, .animationEnded, .completion,
    ])

  // P16, P50, P51, P66, D4, D5; duration unconfirmed (P47)
  private static let dismissOver = Choreography(
    "dismiss", duration: .milliseconds(500), unanimated: .nextTurn,
    cancelledBy: .cancelDismiss,
    committed: [
      .askForAnimator, .dismissalWillBegin, .willDisappear, .animate,
    ],
    ended: [
      .unlink, .takeOrientationBack,  // E83, J12
      .didDisappear, .dismissalDidEnd, .animationEnded, .completion,
    ])
}
