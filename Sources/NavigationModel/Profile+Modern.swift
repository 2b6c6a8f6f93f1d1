extension Profile {
  /// iOS 13 and later.
  public static let modern = Profile(
    name: "modern", era: .modern,
    automaticStyle: .pageSheet,  // P24
    navigationControllerDefinesContext: true,  // P5, D9
    rows: [
      .root: Choreography(  // A12, A55, D16 (unconfirmed where a root is replaced)
        "root",
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .isAppearing, .layout,
        ],
        ended: [.didDisappear, .didAppear, .didShow]),
      .push: Choreography(  // A13, A31, A38, A39, A54, A55; duration and partBuried unconfirmed
        "push", duration: .milliseconds(350), cancelledBy: .cancel,
        committed: [
          .askForAnimator, .willPart, .willJoin, .load, .willDisappear, .willAppear, .willShow,
          .animate, .enterWindow, .isAppearing, .layout, .partBuried, .letGo,
        ],
        ended: [.didDisappear, .didAppear, .didPart, .didJoin, .didShow, .animationEnded]),
      .pop: Choreography(  // A14, A19, A38, A39, A47, A52; duration and partBuried unconfirmed
        "pop", duration: .milliseconds(350), whenBusy: .answerNothing, cancelledBy: .cancel,
        committed: [
          .askForAnimator, .willPart, .willJoin, .load, .willDisappear, .willAppear, .willShow,
          .animate, .enterWindow, .isAppearing, .layout, .partBuried, .letGo,
        ],
        ended: [.didDisappear, .didAppear, .didPart, .didJoin, .didShow, .animationEnded]),
      .cancel: Choreography(  // A17, A56: no didShow, and no second willShow; didPart unconfirmed
        "cancel", duration: .milliseconds(350), whenPending: .apart,
        committed: [],
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .didAppear, .didPart,
          .animationEnded,
        ]),
      .scroll: Choreography(  // A24, WL-03; moves and duration unconfirmed
        "scroll", duration: .milliseconds(300), cancelledBy: .cancelScroll,
        committed: [
          .willPart, .willJoin, .load, .willAppear, .willDisappear, .willShow, .enterWindow,
          .isAppearing, .layout,
        ],
        ended: [.didAppear, .didDisappear, .didPart, .didJoin, .didShow, .completion]),
      .cancelScroll: Choreography(  // A24, WL-04
        "cancel", duration: .milliseconds(300), whenPending: .apart,
        committed: [],
        ended: [
          .willAppear, .enterWindow, .didAppear, .willDisappear, .didDisappear, .didPart,
          .completion,
        ]),
      .curl: Choreography(  // A24, WL-05; moves and duration unconfirmed
        "curl", duration: .milliseconds(500), cancelledBy: .cancelCurl,
        committed: [
          .willPart, .willJoin, .load, .willAppear, .willDisappear, .willShow, .enterWindow,
          .isAppearing, .layout,
        ],
        ended: [.didDisappear, .didAppear, .didPart, .didJoin, .didShow, .completion]),
      .cancelCurl: Choreography(  // A24, WL-06
        "cancel", duration: .milliseconds(500), whenPending: .apart,
        committed: [],
        ended: [
          .willDisappear, .willAppear, .enterWindow, .didDisappear, .didAppear, .didPart,
          .completion,
        ]),
      .lose: Choreography(  // A70, D19
        "lose", whenBusy: .proceed,
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .isAppearing, .layout,
          .letGo,
        ],
        ended: [.didDisappear, .didAppear, .didShow]),
      .select: Choreography(  // A16, A32
        "select", whenBusy: .proceed,
        asked: [.load, .willAppear, .willDisappear, .willShow],
        committed: [.enterWindow, .isAppearing, .layout],
        ended: [.didDisappear, .didAppear, .didShow]),
      .tap: Choreography(  // A16, A86
        "tap", whenBusy: .proceed,
        asked: [.load, .willAppear, .willDisappear, .willShow, .didSelect],
        committed: [.enterWindow, .isAppearing, .layout],
        ended: [.didDisappear, .didAppear, .didShow]),
      .arrange: Choreography(  // A83, unconfirmed order
        "arrange", whenBusy: .proceed,
        committed: [
          .willPart, .willJoin, .load, .willDisappear, .willAppear, .willShow, .enterWindow,
          .isAppearing,
          .layout,
          .partBuried, .letGo,
        ],
        ended: [.didDisappear, .didAppear, .didPart, .didJoin, .didShow]),
      .nothing: Choreography(  // D6, unconfirmed
        "dismiss", whenBusy: .proceed, whenPending: .apart, committed: [], ended: [.completion]),
      .catchUp: Choreography(  // unconfirmed
        "catch up", whenBusy: .proceed, whenPending: .apart,
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .isAppearing, .layout,
        ],
        ended: [.didDisappear, .didAppear, .didShow]),
      .exchange: Choreography(  // A23
        "transition", whenBusy: .proceed,
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .isAppearing, .layout,
        ],
        ended: [.didAppear, .didDisappear, .didShow, .completion]),
      .embed: Choreography(  // A18, A33, A36
        "embed", whenBusy: .proceed,
        asked: [.willDisappear, .willAppear, .willShow],
        committed: [.enterWindow, .isAppearing, .layout, .letGo],
        ended: [.didAppear, .didDisappear, .didShow]),
      .present: Choreography(  // P15, P48, P51, P65, P77; duration unconfirmed (P47)
        "present", duration: .milliseconds(500), whenBusy: .refuse, cancelledBy: .cancelPresent,
        asked: [.load],
        committed: [
          .checkSource, .askForAnimator, .load, .presentationWillBegin, .willDisappear, .willAppear,
          .willShow, .animate, .enterWindow, .isAppearing, .layout,
        ],
        ended: [
          .didAppear, .didDisappear, .didShow, .presentationDidEnd, .animationEnded, .completion,
        ]),
      .presentOver: Choreography(  // P15, P50, P51, P65, P77, D5; duration unconfirmed (P47)
        "present", duration: .milliseconds(500), whenBusy: .refuse, unanimated: .nextTurn,
        cancelledBy: .cancelPresent,
        asked: [.load],
        committed: [
          .checkSource, .askForAnimator, .load, .presentationWillBegin, .willAppear, .willShow,
          .animate, .enterWindow, .isAppearing, .layout,
        ],
        ended: [.didAppear, .didShow, .presentationDidEnd, .animationEnded, .completion]),
      .dismiss: Choreography(  // P16, P49, P51, P66, D4; duration unconfirmed (P47)
        "dismiss", duration: .milliseconds(500), whenBusy: .refuse, cancelledBy: .cancelDismiss,
        committed: [
          .askForAnimator, .load, .dismissalWillBegin, .willDisappear, .willAppear, .willShow,
          .animate, .enterWindow, .isAppearing, .layout,
        ],
        ended: [
          .unlink, .didAppear, .didDisappear, .didShow, .dismissalDidEnd, .animationEnded,
          .completion,
        ]),
      .dismissOver: Choreography(  // P16, P50, P51, P66, D4, D5; duration unconfirmed (P47)
        "dismiss", duration: .milliseconds(500), whenBusy: .refuse, unanimated: .nextTurn,
        cancelledBy: .cancelDismiss,
        committed: [.askForAnimator, .dismissalWillBegin, .willDisappear, .animate],
        ended: [.unlink, .didDisappear, .dismissalDidEnd, .animationEnded, .completion]),
      .cancelPresent: Choreography(  // as A17, unconfirmed
        "cancel", duration: .milliseconds(500), whenPending: .apart,
        committed: [],
        ended: [
          .willDisappear, .unlink, .didDisappear, .willAppear, .enterWindow, .didAppear,
          .presentationDidEnd, .animationEnded,
        ]),
      .cancelDismiss: Choreography(  // D15, unconfirmed
        "cancel", duration: .milliseconds(500), whenPending: .apart,
        committed: [],
        ended: [
          .willDisappear, .didDisappear, .willAppear, .enterWindow, .didAppear, .dismissalDidEnd,
          .animationEnded,
        ]),
      .adapt: Choreography(  // unconfirmed
        "adapt", whenBusy: .proceed, whenPending: .apart,
        committed: [
          .load, .willDisappear, .willAppear, .willShow, .enterWindow, .isAppearing, .layout,
        ],
        ended: [.didDisappear, .didAppear, .didShow]),
    ])
}
