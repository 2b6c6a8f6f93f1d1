import Foundation
import NavigationModel

/// The keyboard of a device: on screen while a text field in a window is edited.
final class Keyboard {
  // The world owns its keyboard, and no other object retains it longer.
  private unowned let stage: Stage
  /// The keys on screen; nil while there are none.
  private var keys: Keys?
  /// Where the user has put it (E105).
  private var place = Stage.User.KeyboardPlace.docked
  /// How often it has changed.
  private var changeCount = 0
  /// The responder for which another one resigns: the keyboard stays for a text field (E101).
  private var successor: UIResponder?
  /// The responders that have resigned because their controllers left the screen, by controller
  /// (E107).
  private var interrupted: [Hierarchy.ID: WeakResponder] = [:]
  /// The responders that have resigned for sheets over their controllers, by sheet (EQ11).
  private var interruptedBySheets: [Hierarchy.ID: WeakResponder] = [:]
  /// The presented controller for which it stays although nothing is edited (E110).
  private weak var keeper: UIViewController?

  /// The guides of views that follow it.
  private var guides: [WeakGuide] = []

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private struct WeakResponder {
    weak var responder: UIResponder?
  }

  /// Creates the keyboard of a world.
  init(on stage: Stage) { self.stage = stage }

  /// What the keys depend on.
  private struct Keys: Equatable {
    let type: UIKeyboardType
    let isSecure: Bool
  }

  /// Lets the first responder resign for another one; true if it does, or if there is none.
  func pass(to successor: UIResponder) -> Bool {
    guard let former = stage.firstResponder else {
      // A field that is gone has taken its keyboard with it.
      keys = nil
      return true
    }
    let outer = self.successor
    self.successor = successor
    defer { self.successor = outer }
    return former.receiveResignFirstResponder()
  }

  /// The first responder resigns, if it is the controller that disappears, or in its view.
  func interruptEditing(of controller: UIViewController) {
    guard let responder = stage.firstResponder, controller.contains(responder) else { return }
    if stage.profile.resumesEditing, let owner = responder.controllerOfEditing {
      interrupted = interrupted.filter { stage.hierarchy.contains($0.key) }
      interrupted[owner.id] = WeakResponder(responder: responder)
    }
    if responder.receiveResignFirstResponder() || stage.firstResponder !== responder { return }
    responder.resignByForce()
  }

  /// The responder that resigned when a controller left the screen becomes first responder again,
  /// unless another one is (E107, E108; that it is before `viewDidAppear` is unconfirmed).
  func resumeEditing(of controller: UIViewController) {
    guard !interrupted.isEmpty else { return }
    let former = interrupted.removeValue(forKey: controller.id)?.responder
    if stage.firstResponder == nil, former?.isOnScreen == true, former?.resumesEditing == true {
      former?.receiveBecomeFirstResponder()
    }
  }

  /// The first responder below a sheet resigns when that appears (EQ11, unconfirmed).
  func interruptEditing(below sheet: UIViewController) {
    guard let responder = stage.firstResponder, let owner = responder.controllerOfEditing,
      stage.isSheet(sheet.id), !stage.hierarchy.lineage(of: owner.id).contains(sheet.id),
      stage.hierarchy.presents(sheet.id, aboveFamilyOf: owner.id)
    else { return }
    interruptedBySheets = interruptedBySheets.filter { stage.hierarchy.contains($0.key) }
    interruptedBySheets[sheet.id] = WeakResponder(responder: responder)
    responder.receiveResignFirstResponder()
  }

  /// It becomes first responder again when the sheet has disappeared (EQ11, unconfirmed).
  func resumeEditing(below sheet: UIViewController) {
    guard !interruptedBySheets.isEmpty, stage.hierarchy[sheet.id].presenter == nil else { return }
    let former = interruptedBySheets.removeValue(forKey: sheet.id)?.responder
    if stage.firstResponder == nil, former?.isOnScreen == true, former?.resumesEditing == true {
      former?.receiveBecomeFirstResponder()
    }
  }

  /// Its frame in points of the screen; nil while it isn't there.
  var frame: CGRect? { keys == nil ? nil : shownFrame }

  /// Its frame while it is at the lower edge, where it covers contents (E111).
  var dockedFrame: CGRect? { place == .docked ? frame : nil }

  /// The user puts it elsewhere on the screen; it stays there when it is hidden and shown again.
  func move(to new: Stage.User.KeyboardPlace) {
    let (former, wasDocked) = (shownFrame, place == .docked)
    place = new
    guard keys != nil else { return }
    let change: KeyboardChange = wasDocked ? .hide : new == .docked ? .show : .move
    play(change, from: former, to: shownFrame)
  }

  /// A guide follows it from now on: its constraints are solved again when the keyboard changes.
  func note(_ guide: UIKeyboardLayoutGuide) {
    guides = guides.filter { $0.guide != nil } + [WeakGuide(guide: guide)]
  }

  /// Whether the user has put it there.
  func isIn(_ other: Stage.User.KeyboardPlace) -> Bool { place == other }

  /// Appears for a text field that has become first responder outside a window, once it is in one
  /// (H124: unconfirmed).
  func showIfDue() {
    guard let field = due, field.window != nil else { return }
    due = nil
    show(for: field)
  }

  /// The text field that is to get it once it is in a window.
  private(set) weak var due: (any TextEntryView)?

  /// Appears for a text field that is edited, or becomes the one that it needs.
  func show(for field: any TextEntryView) {
    let needed = Keys(type: field.keyboardType, isSecure: field.isSecureTextEntry)
    due = field.window == nil ? field : nil
    guard field.isFirstResponder, field.window != nil, keys != needed else { return }
    let former = keys == nil ? hiddenFrame : shownFrame
    keys = needed
    play(place == .docked ? .show : .move, from: former, to: shownFrame)
  }

  /// Disappears after a responder has resigned, unless another text field is about to be edited, or
  /// a presented controller prevents it (E110).
  func hide(after responder: UIResponder? = nil) {
    guard keys != nil, (successor as? any TextEntryView)?.window == nil else { return }
    keeper = responder.flatMap(keeper)
    if keeper != nil { return stage.keepsKeyboard = true }
    keys = nil
    play(place == .docked ? .hide : .move, from: shownFrame, to: hiddenFrame)
  }

  /// The presented controller around a responder, if it keeps the keyboard.
  private func keeper(of responder: UIResponder) -> UIViewController? {
    var family = responder.controllerOfEditing
    while let parent = family?.currentParent { family = parent }
    guard let family, family.presentingViewController != nil, !family.isBeingDismissed,
      family.resolvedDisablesKeyboardDismissal
    else { return nil }
    return family
  }

  /// Disappears with the controller for which it has stayed.
  func endKeeping(for controller: UIViewController) {
    guard keeper == nil || keeper === controller else { return }
    stage.keepsKeyboard = false
    if stage.firstResponder == nil { hide() }
  }

  /// Follows the device into another orientation: it disappears where it was and is there again after
  /// the turn (E56, E104).
  func turn(from former: Traits, lasting duration: Duration) {
    guard keys != nil else { return }
    let screen = CGSize(width: former.screen.width, height: former.screen.height)
    let oldFrame = Self.shownFrame(on: screen, place)
    guard place == .docked else { return post(.move, from: oldFrame, to: shownFrame) }
    post(.hide, from: oldFrame, to: Self.hiddenFrame(on: screen))
    changeCount += 1
    let number = changeCount
    stage.after(duration) { [unowned self] in
      if number == changeCount, keys != nil { post(.show, from: hiddenFrame, to: shownFrame) }
    }
  }

  /// Posts the whole of a change at once.
  private func post(_ change: KeyboardChange, from former: CGRect, to new: CGRect) {
    let values = Self.values(from: former, to: new)
    for notification in change.begin + change.end {
      stage.post(notification, from: nil, userInfo: values)
    }
  }

  private static func values(from former: CGRect, to new: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: former,
      UIResponder.keyboardFrameEndUserInfoKey: new,
      UIResponder.keyboardAnimationDurationUserInfoKey: KeyboardChange.seconds,
      UIResponder.keyboardAnimationCurveUserInfoKey: KeyboardChange.curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,  // E103
    ]
  }

  /// Disappears because the user drags the contents; the first responder resigns (E112).
  func dismiss() {
    if keys != nil { stage.firstResponder?.receiveResignFirstResponder() }
  }

  private func play(_ change: KeyboardChange, from former: CGRect, to new: CGRect) {
    changeCount += 1
    let number = changeCount
    let values = Self.values(from: former, to: new)
    stage.engine.insetsMayHaveChanged()
    for guide in guides { guide.guide?.setNeedsLayoutAround() }
    for notification in change.begin { stage.post(notification, from: nil, userInfo: values) }
    guard stage.mayObserve(change.end) else { return }
    stage.after(.milliseconds(Int(KeyboardChange.seconds * 1000))) { [unowned self] in
      guard number == changeCount else { return }
      for notification in change.end { stage.post(notification, from: nil, userInfo: values) }
    }
  }

  /// Its frame at the lower edge of the screen: 216 points high in portrait (E102; of landscape, of
  /// other screens and of other places unconfirmed).
  private static func shownFrame(
    on screen: CGSize, _ place: Stage.User.KeyboardPlace = .docked
  ) -> CGRect {
    let height = screen.width > screen.height ? 162.0 : 216
    let width = place == .floating ? min(320, screen.width) : screen.width
    let distance = place == .docked ? 0 : height / 2
    return CGRect(
      x: (screen.width - width) / 2, y: screen.height - height - distance, width: width,
      height: height)
  }

  /// Its frame below the screen (E102).
  private static func hiddenFrame(on screen: CGSize) -> CGRect {
    let height = shownFrame(on: screen).height
    return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  private var shownFrame: CGRect { Self.shownFrame(on: screen, place) }

  private var hiddenFrame: CGRect { Self.hiddenFrame(on: screen) }

  private var screen: CGSize {
    CGSize(width: stage.traits.screen.width, height: stage.traits.screen.height)
  }

  nonisolated deinit {}
}

extension Hierarchy {
  /// Whether a controller is presented by the family of another one, or by what that presents.
  fileprivate func presents(_ presented: ID, aboveFamilyOf owner: ID) -> Bool {
    let families = Set(lineage(of: owner))
    var current: ID? = presented
    while let id = current {
      if families.contains(id) { return true }
      current = self[id].presenter
    }
    return false
  }
}

extension Stage {
  /// Whether a controller is presented as a sheet.
  func isSheet(_ id: Hierarchy.ID) -> Bool {
    guard let presenter = hierarchy[id].presenter else { return false }
    return hierarchy[presenter].presentation?.adaptedStyle.isSheet == true
  }

  /// The frame of the keyboard, in points of the screen; nil while there is none.
  package var keyboardFrame: CGRect? { keyboardOfDevice.frame }
}

/// What is posted when the keyboard appears or disappears, and when it moves and is not docked
/// before or after that (E105): a row.
private struct KeyboardChange {
  /// What is posted inside the call, in order.
  let begin: [UIKitNotification]
  /// What is posted when the animation ends, unless the keyboard has changed again (EQ10).
  let end: [UIKitNotification]

  static let show = Self(  // E100
    begin: [.keyboardWillChangeFrame, .keyboardWillShow],
    end: [.keyboardDidChangeFrame, .keyboardDidShow])
  static let hide = Self(  // E100
    begin: [.keyboardWillChangeFrame, .keyboardWillHide],
    end: [.keyboardDidChangeFrame, .keyboardDidHide])
  static let move = Self(  // E105
    begin: [.keyboardWillChangeFrame], end: [.keyboardDidChangeFrame])

  /// The duration and the curve of both (E102).
  static let seconds = 0.25
  static let curve = 7
}
