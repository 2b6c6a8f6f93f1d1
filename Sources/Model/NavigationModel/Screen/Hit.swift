/// Something that a finger can do at a place of the screen, or why it does nothing there.
///
/// A list of hits has those in front first: the first one of a kind at a point is what a finger reaches
/// there.
package struct Hit: Sendable, Hashable, Codable {
  /// What is touched, and how.
  package var kind: Kind
  /// What a screen reader would say: its label, its text, or the name of its controller.
  package var name: String
  /// The line of Lua or of Swift that does it.
  package var line: String
  /// Where it is seen on the screen, in points.
  package var frame: Frame
  /// Why it does nothing, as `user` says it; nil where UIKit lets it happen.
  ///
  /// A program that is asked about it then may still refuse it.
  package var obstacle: String?

  /// A hit; most do something.
  package init(_ kind: Kind, _ name: String, line: String, frame: Frame, obstacle: String? = nil) {
    self.kind = kind
    self.name = name
    self.line = line
    self.frame = frame
    self.obstacle = obstacle
  }

  /// What is touched, and how.
  package enum Kind: String, Sendable, CaseIterable, Codable {
    /// A tap on a button, in a bar or in the contents.
    case button
    /// A tap on the back button.
    case backButton
    /// A tap on a row of a table, or on an item of a collection.
    case row
    /// A tap on a tab, in the bar, in the sidebar or in the More list.
    case tab
    /// A tap on a segment.
    case segment
    /// A tap on a switch.
    case toggle
    /// A tap on a field, which is edited then.
    case field
    /// A tap on a button of an alert, or of an action sheet.
    case alertButton
    /// A tap on an entry of a menu.
    case menuEntry
    /// A tap on an action that a swipe has uncovered.
    case rowAction
    /// A tap on a view with a recogniser for it.
    case view
    /// A tap beside what is in front.
    case surroundings
    /// A tap on the status bar.
    case statusBar
    /// Keys for a field.
    case keys
    /// A drag of a slider's thumb.
    case slider
    /// A swipe that deletes a row, or a tap on its control.
    case deletion
    /// A swipe that uncovers the actions of a row.
    case rowSwipe
    /// A long press, which shows a menu or is recognised.
    case hold
    /// An entry of the back button's menu.
    case backEntry
    /// A swipe from the edge, which pops.
    case backSwipe
    /// A drag that takes hold of what is being pushed by a zoom.
    case grab
    /// A drag that shows a further column of a split view, or hides one.
    case columnSwipe
    /// A swipe to another page.
    case pageTurn
    /// A swipe down that dismisses.
    case dismissalSwipe
    /// A drag that dismisses with the program's own animation.
    case dismissalDrag
    /// A drag of a sheet to another height.
    case sheetDrag
    /// A swipe over contents, which hides or shows bars.
    case contentsSwipe
    /// A drag of the keyboard to another place.
    case keyboardDrag
    /// A drag of the content of a scroll view.
    case scroll
    /// A pull that begins a refresh.
    case refresh
    /// A gesture for a recogniser of the program: a swipe, a drag or a pinch.
    case recognizedGesture
    /// What is chosen in a system controller, or Cancel in it.
    case systemChoice
  }
}

extension Hit.Kind {
  /// Whether it is a tap, which is the simplest thing to do.
  package var isTap: Bool { Self.taps.contains(self) }

  private static let taps: Set<Self> = [
    .button, .backButton, .row, .tab, .segment, .toggle, .field, .alertButton, .menuEntry,
    .rowAction, .view,
  ]
}
