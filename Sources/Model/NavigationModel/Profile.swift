/// A group of iOS releases with the same wordings, named by the first one (D27).
public enum Era: Int, Sendable, CaseIterable, Comparable {
  case iOS5 = 5
  case iOS7 = 7
  case iOS8 = 8
  case iOS13 = 13
  case iOS18 = 18

  /// Older before newer.
  public static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }

  /// The releases from an era up to another one: `iOS 5 to 7`, `iOS 7`, or `iOS 13 and later`.
  public func releases(before next: Era?) -> String {
    guard let next else { return "iOS \(rawValue) and later" }
    let last = next.rawValue - 1
    return last == rawValue ? "iOS \(rawValue)" : "iOS \(rawValue) to \(last)"
  }
}

/// The levels of windows that UIKit makes for what covers all others.
public struct PanelLevels: Sendable, Equatable {
  /// That of an alert view's window.
  public let alert: Double
  /// That of an action sheet's window.
  public let actionSheet: Double

  /// iOS 7, and before.
  static let iOS7 = PanelLevels(alert: 1996, actionSheet: 2001)  // F23
}

/// Everything that differs between iOS releases, as data.
public struct Profile: Sendable {
  /// The name scripts use.
  public private(set) var name: String
  /// The era whose wordings are used.
  public private(set) var era: Era
  /// What `automatic` resolves to (P24).
  public private(set) var automaticStyle: UIModalPresentationStyle
  /// Whether a navigation controller is a presentation context by default (P5, D9).
  public private(set) var navigationControllerDefinesContext: Bool
  /// Whether memory warnings unload the views of controllers off screen (A9, A10).
  public private(set) var unloadsViews = false
  /// How styles adapt in compact size classes (P28 to P31).
  var adaptations = Adaptation.modern
  /// Whether the user can dismiss a sheet, with a swipe or a tap beside it (P33, C21: iOS 13).
  public private(set) var userDismissesSheets = true
  /// Whether the context styles inside a popover only support coverVertical (P46).
  public private(set) var popoversCoverOnly = false
  /// Whether a presentation waits until the popover of a `UIPopoverController` has left the
  /// presenter, instead of being refused (unconfirmed): up to iOS 7 such a popover is no presentation.
  public private(set) var presentationsWaitForPopovers = false
  /// Whether a presenter that no chain of parents connects to a root draws a warning (P67; H70: not
  /// before iOS 7).
  public private(set) var warnsOfDetachedPresenters = true
  /// Whether a partial curl leaves a part of the presenter on the screen (P45: iOS 8 curls it away).
  public private(set) var curlsPartially = false
  /// Whether the animation of a chain's dismissal shows the lowest controller; else the topmost
  /// (P57).
  public private(set) var chainShowsLowest = true
  /// Whether a modal transition prevents all others (P83).
  public private(set) var modalTransitionsExclude = false
  /// Whether an animator gets no view of a presenter that stays where it is (P27: iOS 8).
  public private(set) var sparesPresenters = true
  /// The rule that a second presentation breaks during the first (P65, P83).
  public private(set) var presentationBusyRule = Diagnostic.Rule.presentationInProgress
  /// Whether an unwind segue searches the children of each ancestor at any depth (P123), or asks
  /// each ancestor once for one of its children or itself (P122).
  public private(set) var unwindsThroughChildren = true
  /// Whether what a window's root presents stays in the window when the root is replaced (C24, D24).
  public private(set) var keepsReplacedPresentations = true
  /// Whether an app becomes active before its root has appeared (A28, C6, D38).
  public private(set) var activatesBeforeAppearance = true
  /// Whether controllers decide the status bar's visibility and style (iOS 7).
  public private(set) var hasControllerBasedStatusBar = true
  /// Whether the first responder of a controller resigns before it disappears, and becomes first
  /// responder again when it reappears (E107, E108: iOS 7).
  public private(set) var resumesEditing = true
  /// Whether a controller inherits its traits from what its view is in, and those off screen keep
  /// the ones they had; else from its parent (F99: iOS 17).
  public private(set) var traitsFollowViews = true
  /// How controllers decide on the orientation of the screen (E71 to E85, E87).
  public private(set) var orientations = OrientationRules.modern
  /// Whether an active search dims what is searched (E14: not if it was built for iOS 15).
  public private(set) var obscuresSearched = false
  /// The levels of the windows that alert views and action sheets have (F23: up to iOS 7); nil if they
  /// have none.
  public private(set) var panelLevels: PanelLevels?
  /// The screen of an iPhone (E102).
  public private(set) var phone = Traits.ScreenSize.tall
  /// The behavior of bars (B12, B19, B22, B52, B64, B66, B67).
  public private(set) var bars = BarRules.modern
  /// Whether the delegate of a presentation is asked how to adapt (P31: iOS 7).
  public private(set) var asksHowToAdapt = true
  /// Whether a split view collapses, and asks which column is primary; else it asks whether that is
  /// hidden (F50: up to iOS 7).
  public private(set) var collapsesSplitViews = true
  /// The style in which the tabs are arranged, over the More list (F86).
  public private(set) var styleOfArranging = UIModalPresentationStyle.overFullScreen
  /// Whether tabs behind More are no children of the tab bar controller (J21: iOS 11; with that release
  /// the whole of `mid`).
  public private(set) var hidesTabsBehindMore = true
  /// Whether sheets are cards, which have detents and leave room above them (P24, P40: iOS 13).
  public private(set) var hasCards = true
  /// Whether releases without a safe area inset scroll views for it (E67: iOS 7).
  public private(set) var adjustsScrollViews = true
  /// Whether navigation items have groups of items (H76: iOS 13 stands for iOS 16).
  public private(set) var hasItemGroups = true
  /// Whether there are scenes, and the delegate of the application is asked for secure states first
  /// (B73: iOS 13).
  public private(set) var hasScenes = true
  /// Whether keyboards of an iPad float (iOS 13).
  public private(set) var keyboardsFloat = true
  /// Whether a preferred transition zooms (F110: iOS 18).
  public private(set) var hasZooms = true
  /// Whether traits that callbacks read are tracked (F102: iOS 18).
  public private(set) var tracksTraits = true
  /// Whether tab bars have an accessory, drags over the contents pop, and controllers lock the
  /// orientation (F98, F105, F114: iOS 26, with which the whole of `modern`).
  public private(set) var hasPartsOfiOS26 = true
  /// The size of a switch, in points (unconfirmed).
  public private(set) var switchSize = (width: 51.0, height: 31.0)
  /// Whether views have a safe area: their controllers are notified of it (E55: iOS 11; with those
  /// releases the whole of `mid`).
  public private(set) var hasSafeArea = false
  /// Whether views and controllers update their properties before a layout (H75: iOS 26; with that
  /// release the whole of `modern`).
  public private(set) var updatesProperties = false
  /// The rows, by kind.
  @usableFromInline var rows: [Choreography.Row]

  /// A profile; the rows must be complete.
  init(
    name: String, era: Era, automaticStyle: UIModalPresentationStyle,
    navigationControllerDefinesContext: Bool, rows: KeyValuePairs<Choreography.Kind, Choreography>
  ) {
    self.name = name
    self.era = era
    self.automaticStyle = automaticStyle
    self.navigationControllerDefinesContext = navigationControllerDefinesContext
    var table = [Choreography.Row?](repeating: nil, count: Choreography.Kind.allCases.count)
    for (kind, row) in rows { table[kind.rawValue] = Choreography.Row(row) }
    self.rows = Choreography.Kind.allCases.map { kind in
      guard let row = table[kind.rawValue] else {
        preconditionFailure("profile \(name) lacks the row \(kind)")
      }
      return row
    }
    hasSafeArea = notifiesOfInsets
    updatesProperties = self[.layout].committed.contains(.updateProperties)
  }

  private var notifiesOfInsets: Bool { !self[.insets].committed.isEmpty }

  /// The callback before which a controller that appears takes the traits around it (F99).
  public var updatesTraitsBefore: Callback {
    traitsFollowViews ? .viewIsAppearing : .viewWillAppear
  }

  /// How long an alert view, an action sheet or a menu takes to appear or to disappear: as long as a
  /// presentation (unconfirmed).
  public var durationOfPanels: Duration { self[.presentOver].duration }

  /// How many tabs fit in a tab bar, including the More tab; nil for all (A84, F85).
  ///
  /// The number of an iPad up to iOS 17 is unconfirmed.
  public func tabLimit(in traits: Traits) -> Int? {
    if traits.device == .iPhone || traits.horizontal == .compact { return 5 }
    return era >= .iOS18 ? nil : 8
  }

  /// The names of the profiles, the default one first.
  public static var names: [String] { byName.map(\.key) }

  /// The profiles, the default one first.
  public static let all: [Profile] = byName.map { $0.value() }

  /// The profile with a name; nil for an unknown one.
  public static func named(_ name: String) -> Profile? {
    byName.first { $0.key == name }?.value()
  }

  /// The profiles by name; each is made when it is first asked for.
  private static let byName: KeyValuePairs<String, @Sendable () -> Profile> = [
    "modern": { .modern }, "ios16": { .ios16 }, "mid": { .mid }, "ios7": { .ios7 },
    "classic": { .classic },
  ]

  /// The same profile with another row for one kind of change.
  public func replacing(_ kind: Choreography.Kind, with row: Choreography) -> Profile {
    changed(rows: [kind]) { $0 = row }
  }

  /// The row of a kind of change.
  public subscript(kind: Choreography.Kind) -> Choreography {
    @inlinable
    _read { yield rows[kind.rawValue].value }
  }

  /// The same, without copying it.
  @inlinable
  package func row(of kind: Choreography.Kind) -> Choreography.Row { rows[kind.rawValue] }

  /// A copy in which some rows differ.
  func changed(
    rows kinds: [Choreography.Kind], _ change: (inout Choreography) -> Void
  ) -> Profile {
    var copy = self
    for kind in kinds {
      var row = self[kind]
      change(&row)
      copy.rows[kind.rawValue] = Choreography.Row(row)
    }
    copy.hasSafeArea = copy.notifiesOfInsets
    copy.updatesProperties = copy[.layout].committed.contains(.updateProperties)
    return copy
  }
}

extension Profile {
  private static let stackChanges: [Choreography.Kind] = [.push, .pop]
  /// As modern, but a tap on a tab ends like a change by the program (A16, D25), and there are no
  /// updates of properties (H75).
  private static let olderTaps =
    modern
    .changed(rows: [.layout]) { $0.committed.removeAll { $0 == .updateProperties } }
    .changed(rows: [.tap]) { $0.ended = modern[.select].ended }
  /// Leaves out what iOS 18 and 26 have added.
  private mutating func leavesOutNewestParts() {
    hasZooms = false  // F110
    tracksTraits = false  // F102
    hasPartsOfiOS26 = false  // F98, F105, F114
  }

  private static let modal: [Choreography.Kind] = [
    .present, .presentOver, .dismiss, .dismissOver, .userDismiss, .userUncover,
  ]

  /// iOS 13 to 17: as modern, but an animated change of a stack waits for one of the same turn.
  public static let ios16: Profile = {
    var profile = olderTaps.changed(rows: [.push]) { $0.whenPending = .deferAnimated }  // A46d
    profile.name = "ios16"
    profile.traitsFollowViews = false  // F99
    profile.era = .iOS13  // D27
    profile.leavesOutNewestParts()
    return profile
  }()

  /// iOS 8 to 12.
  public static let mid: Profile = {
    var profile = olderTaps.changed(rows: Choreography.Kind.allCases) {
      $0.committed.removeAll { $0 == .isAppearing }  // A25: new in iOS 13
      $0.ended.removeAll { $0 == .isAppearing }
    }
    profile.name = "mid"
    profile.traitsFollowViews = false  // F99
    profile.era = .iOS8
    profile.leavesOutNewestParts()
    profile.hasCards = false  // P40
    profile.hasItemGroups = false  // H76
    profile.hasScenes = false
    profile.keyboardsFloat = false
    profile.activatesBeforeAppearance = false  // D38
    profile.automaticStyle = .fullScreen  // P24
    profile.adaptations = Adaptation.mid
    profile.userDismissesSheets = false
    profile.popoversCoverOnly = true  // P46
    profile.orientations = .mid
    profile.obscuresSearched = true  // E14
    profile.bars = BarRules.mid
    return profile
  }()

  /// iOS 7: as iOS 8 to 12, but for the warnings of changes that overlap, and the wordings (D29).
  public static let ios7: Profile = {
    var profile =
      mid
      .changed(rows: stackChanges) { $0.whenPending = .joinWithWarnings }  // D1
      .changed(rows: [.push]) { $0.whenBusy = .waitWithWarnings }  // A45, D2
      .changed(rows: [.pop]) { $0.whenBusy = .returnNil }  // A49, D2
      .changed(rows: [.push, .zoomPush]) { $0.waitsForAppearance = false }  // A45
      .changed(rows: [.userScroll]) { $0.asksForOnePage() }
      .changed(rows: [.scroll, .userScroll]) { $0.appearsBeforeContainer = false }  // C29: iOS 9
      .changed(rows: [.resize, .reorient, .turnBack]) { $0.notifiesOfRotations() }
      .changed(rows: [.insets]) { $0.committed = [] }  // E51: iOS 11
    profile.name = "ios7"
    profile.orientations = .ios7
    profile.activatesBeforeAppearance = true  // D38
    profile.era = .iOS7
    profile.collapsesSplitViews = false  // F50
    profile.bars.keepsPoppedItems = false  // J7
    profile.styleOfArranging = .fullScreen  // F86
    profile.hidesTabsBehindMore = false  // J21
    profile.panelLevels = .iOS7  // F23
    profile.curlsPartially = true  // P45
    profile.presentationsWaitForPopovers = true  // unconfirmed
    profile.sparesPresenters = false  // P27
    return profile
  }()

  /// iOS 5 and 6.
  public static let classic: Profile = {
    var profile =
      mid
      .changed(rows: stackChanges) { $0.whenBusy = .finishFirst }  // D2
      .changed(rows: [.push, .zoomPush]) { $0.waitsForAppearance = false }  // A45
      .changed(rows: [.userScroll]) { $0.asksForOnePage() }
      .changed(rows: [.scroll, .userScroll]) { $0.appearsBeforeContainer = false }  // C29: iOS 9
      .changed(rows: [.resize, .reorient, .turnBack]) { $0.notifiesOfRotations() }
      .changed(rows: [.insets]) { $0.committed = [] }  // E51: iOS 11
      .changed(rows: modal) {
        $0.duration = .milliseconds(400)  // P47, unconfirmed
        $0.unanimated = .atOnce  // P59, D5
      }
    profile.name = "classic"
    profile.orientations = .classic
    profile.keepsReplacedPresentations = false  // D24
    profile.warnsOfDetachedPresenters = false  // H70
    profile.activatesBeforeAppearance = true  // D38
    profile.era = .iOS5
    profile.asksHowToAdapt = false  // P31
    profile.collapsesSplitViews = false  // F50
    profile.styleOfArranging = .fullScreen  // F86
    profile.hidesTabsBehindMore = false  // J21
    profile.adjustsScrollViews = false  // E67
    profile.switchSize = (79, 27)  // unconfirmed
    profile.panelLevels = .iOS7  // F23
    profile.curlsPartially = true  // P45
    profile.presentationsWaitForPopovers = true  // unconfirmed
    profile.sparesPresenters = false  // P27
    profile.navigationControllerDefinesContext = false  // P5, D9
    profile.unloadsViews = true  // A9
    profile.adaptations = Adaptation.classic
    profile.chainShowsLowest = false  // P57
    profile.presentationBusyRule = .transitionInProgress  // P83
    profile.modalTransitionsExclude = true  // P83
    profile.unwindsThroughChildren = false  // P122
    profile.hasControllerBasedStatusBar = false
    profile.resumesEditing = false  // E107
    profile.phone = .short  // E102
    profile.bars = BarRules.classic
    return profile
  }()
}

extension Choreography {
  /// Whether a page controller asks for the pages on both sides of a page, and keeps them (C25 to
  /// C28: iOS 9); else for the one that the user turns to, at each turn.
  package var keepsNeighbors: Bool { ended.contains(.askForPageBeyond) }

  fileprivate mutating func asksForOnePage() { ended.removeAll { $0 == .askForPageBeyond } }

  /// Notifies controllers of rotations; iOS 8 notifies them of traits and sizes (E91).
  fileprivate mutating func notifiesOfRotations() {
    asked = [
      .willRotate, .takeTraits, .turnKeyboard, .adaptToTraits, .updateStatusBar, .layOutScreen,
      .willAnimateRotation,
    ]
    ended = [.didRotate]
  }
}
