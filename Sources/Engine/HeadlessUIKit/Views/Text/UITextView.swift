import Foundation
import NavigationModel

/// A text of several lines that scrolls and may be edited.
///
/// [UITextView](https://developer.apple.com/documentation/uikit/uitextview)
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextShowing, TextEntryView {
  /// The text; empty by default, and after setting nil.
  open var text: String! {
    get { contents }
    set { exchange(newValue ?? "", attributed: nil) }
  }
  /// The text with attributes, which aren't drawn.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: contents) }
    set { exchange(newValue?.string ?? "", attributed: newValue) }
  }
  /// The font; nil for the system's in 12 points.
  open var font: UIFont? { didSet { setNeedsLayout() } }
  /// The color of the text; kept, no effect.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text; true by default (H130).
  open var isEditable = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }
  /// Whether the user can select text; kept, no effect.
  open var isSelectable = true
  /// Whether the user can make text bold and the like; kept, no effect.
  open var allowsEditingTextAttributes = false
  /// The attributes of what is typed next; kept, no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; kept, no effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What in the text becomes a link; kept, no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Where the lines of the text are.
  open private(set) var textContainer = NSTextContainer()
  /// Whether typing replaces the text that is selected when editing begins; kept, no effect.
  open var clearsOnInsertion = false
  /// Whether the font follows the user's preferred size; kept, no effect.
  open var adjustsFontForContentSizeCategory = false
  /// The kind of keyboard for editing.
  ///
  /// B92
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks; kept, no effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the Return key, which begins a new line.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals; kept, no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected; kept, no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked; kept, no effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What is to be entered, for suggestions; kept, no effect.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden while it is typed; kept, no effect.
  open var isSecureTextEntry = false
  /// Whether Return needs a text; kept, no effect.
  open var enablesReturnKeyAutomatically = false
  /// The view that is shown instead of the keyboard; kept, no effect.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard; kept, no effect.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// The delegate, which is notified of the editing; not retained.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { super.delegate = newValue }
  }
  private weak var textDelegate: (any UITextViewDelegate)?
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  private var contents = ""
  private var attributed: NSAttributedString?
  private var selection = NSRange(location: 0, length: 0)

  /// Creates an empty text with a frame in points; its container isn't used.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates an empty text with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  override func delegateDidChange() {
    textDelegate = super.delegate as? any UITextViewDelegate
  }

  /// The part of the text that is selected, in UTF-16 units; what is typed replaces it.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let length = contents.utf16.count
      let start = min(max(newValue.location, 0), length)
      let new = NSRange(location: start, length: min(max(newValue.length, 0), length - start))
      guard new != selection else { return }
      selection = new
      selectionDidChange()
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !contents.isEmpty }

  /// Scrolls until a part of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let before = (contents as NSString).substring(
      to: min(max(range.location, 0), contents.utf16.count))
    let lines = MeasuredText(before, usedFont).lineCount(within: textWidth)
    let height = usedFont.lineHeight
    let top = textContainerInset.top + CGFloat(max(lines - 1, 0)) * height
    scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: height), animated: false)
  }

  /// The text that is seen.
  package var shownText: String? { contents.isEmpty ? nil : contents }

  // MARK: Layout

  private var usedFont: UIFont { font ?? UIFont.systemFont(ofSize: 12) }

  private var textWidth: CGFloat {
    bounds.width - textContainerInset.left - textContainerInset.right
      - 2 * textContainer.lineFragmentPadding
  }

  /// The size of the text in a width, with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let room = size.width - inset.left - inset.right - padding
    let fitted = MeasuredText(contents, usedFont).size(within: room)
    return CGSize(
      width: min(size.width, fitted.width + inset.left + inset.right + padding),
      height: fitted.height.rounded(.up) + inset.top + inset.bottom)
  }

  /// The height of the text if it doesn't scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: askedSize(thatFits: CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width,
      height: askedSize(
        thatFits: CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      ).height)
  }

  override func userTaps(_ view: UIView?) -> String? {
    if view === self { receiveBecomeFirstResponder() }
    return nil
  }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || mayBeginEditing(), super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    _ = userTouches(.keyboard)  // B52
    call(Calls.didBeginEditing) { $0.textViewDidBeginEditing(self) }
    recordingStage.post(.textViewDidBeginEditing, from: self)
    recordingStage.keyboardOfDevice.show(for: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || mayEndEditing(), super.resignFirstResponder() else { return false }
    recordingStage.keyboardOfDevice.hide(after: self)
    reportEndOfEditing()
    return true
  }

  override func resignByForce() {
    super.resignByForce()
    reportEndOfEditing()
  }

  private func reportEndOfEditing() {
    guard isEditable else { return }
    call(Calls.didEndEditing) { $0.textViewDidEndEditing(self) }
    recordingStage.post(.textViewDidEndEditing, from: self)
  }

  private func mayBeginEditing() -> Bool {
    call(Calls.shouldBeginEditing) { $0.textViewShouldBeginEditing(self) }
  }

  private func mayEndEditing() -> Bool {
    call(Calls.shouldEndEditing) { $0.textViewShouldEndEditing(self) }
  }

  // MARK: Changes

  /// Replaces the text by the program, which the delegate isn't asked about (H132).
  private func exchange(_ text: String, attributed: NSAttributedString?) {
    self.attributed = attributed
    let isOther = text != contents
    contents = text
    if isOther { selectedRange = NSRange(location: text.utf16.count, length: 0) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the selected text as if it was typed, without asking the delegate.
  open func insertText(_ text: String) {
    change(selection, to: text)
  }

  /// Deletes the selected text, or the character in front of it.
  open func deleteBackward() {
    change(selection.length > 0 ? selection : characterBefore, to: "")
  }

  private var characterBefore: NSRange {
    guard selection.location > 0 else { return NSRange(location: 0, length: 0) }
    return (contents as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func change(_ range: NSRange, to text: String) {
    guard range.length > 0 || !text.isEmpty else { return }
    if let place = Range(range, in: contents) {
      contents.replaceSubrange(place, with: text)
    } else {
      contents = (contents as NSString).replacingCharacters(in: range, with: text)
    }
    attributed = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    selectionDidChange()
    call(Calls.didChange) { $0.textViewDidChange(self) }
    recordingStage.post(.textViewDidChange, from: self)
  }

  private func selectionDidChange() {
    call(Calls.didChangeSelection) { $0.textViewDidChangeSelection(self) }
  }

  // MARK: The user

  package var takesKeyboard: Bool { isEditable }

  /// Whether the user's tap begins editing.
  package func isCalled(_ text: String) -> Bool { contents == text }

  /// Types a text where the selection is; `\b` deletes a character, `\n` begins a line.
  ///
  /// Returns the reason if it can't be done, else nil.
  package func userTypes(_ text: String) -> String? {
    if let obstacleToTyping { return obstacleToTyping }
    guard receiveBecomeFirstResponder() else { return "the text may not begin editing" }
    if let key = text.first(where: { !keyboardType.offers($0) }) {
      return "the keyboard \(keyboardType) has no key '\(key == "\n" ? "Return" : "\(key)")'"
    }
    for key in text where isFirstResponder { press(key) }
    return nil
  }

  package var obstacleToTyping: String? { isEditable ? nil : "the text can't be edited" }

  private func press(_ key: Character) {
    let deletes = key == "\u{8}"
    let range = deletes && selection.length == 0 ? characterBefore : selection
    let text = deletes ? "" : String(key)
    guard range.length > 0 || !text.isEmpty, mayReplace(range, with: text) else { return }
    // The delegate may have changed the text meanwhile.
    guard range.location + range.length <= contents.utf16.count else { return }
    change(range, to: text)
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    call(Calls.shouldChangeText) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
  }
}

extension UITextView: UserTappable {
  package var mayBeTapped: Bool { isEditable }
}

extension UITextView {
  /// Posted after the delegate's `textViewDidBeginEditing`.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the delegate's `textViewDidChange`.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after the delegate's `textViewDidEndEditing`.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// What in a text becomes a link.
///
/// [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes)
nonisolated public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and mails.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything that can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
