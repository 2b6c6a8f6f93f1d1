import NavigationModel

/// A gesture of the user that dismisses presentations of some styles.
struct DismissalGesture {
  /// The styles that it dismisses.
  let styles: Set<PresentationStyle>
  /// Whether the delegate is notified of an attempt that is prevented (P34).
  let notifiesOfAttempt: Bool

  /// A drag down on a sheet (P33).
  static let swipe = [DismissalGesture(styles: sheets, notifiesOfAttempt: true)]
  /// A drag down on what came by a zoom, in whatever style (F110).
  static let zoom = [
    DismissalGesture(styles: Set(PresentationStyle.allCases), notifiesOfAttempt: true)
  ]
  /// A tap outside a popover (P36) or on the dimmed area around a sheet (C21, F63).
  static let tapOutside = [
    DismissalGesture(styles: [.popover], notifiesOfAttempt: true),
    DismissalGesture(styles: sheets, notifiesOfAttempt: false),
  ]

  private static let sheets: Set = [PresentationStyle.pageSheet, .formSheet]
}
