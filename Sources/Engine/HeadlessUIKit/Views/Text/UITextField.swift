import Foundation
import NavigationModel

/// An editable line of text.
///
/// [UITextField](https://developer.apple.com/documentation/uikit/uitextfield)
@preconcurrency @MainActor
open class UITextField: UIControl, TextShowing {
  /// The text; empty by default, and after setting nil.
  open var text: String? {
    get { contents }
    set { contents = newValue ?? "" }
  }
  /// The placeholder, shown while there is no text.
  open var placeholder: String?
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false
  /// The keyboard type.
  ///
  /// B92
  open var keyboardType = UIKeyboardType.default
  /// The label of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals; kept, no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
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
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  /// Whether mistakes are corrected; kept, no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked; kept, no effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What is to be entered, for suggestions; kept, no effect.
  open var textContentType: UITextContentType?
  /// Whether Return needs a text; kept, no effect.
  open var enablesReturnKeyAutomatically = false
  /// The color of the text; kept, no effect.
  open var textColor: UIColor? = .label
  /// The font; kept, no effect.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The text with attributes, which aren't drawn.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: contents) }
    set { contents = newValue?.string ?? "" }
  }
  /// The placeholder with attributes, which aren't drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The view before the text; kept, no effect.
  open var leftView: UIView?
  /// When that is shown; kept, no effect.
  open var leftViewMode = ViewMode.never
  /// The view after the text; kept, no effect.
  open var rightView: UIView?
  /// When that is shown; kept, no effect.
  open var rightViewMode = ViewMode.never
  /// When there is a button that clears the text; kept, no effect.
  open var clearButtonMode = ViewMode.never
  /// The style of the border.
  open var borderStyle = BorderStyle.none
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is cleared when editing begins.
  ///
  /// B92
  open var clearsOnBeginEditing = false
  /// The delegate, which is notified of the editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  /// The alert that contains it.
  weak var alert: UIAlertController?
  private var contents = ""

  package override var retainers: [AnyObject] { super.retainers + [alert].compactMap { $0 } }

  /// When a part of a field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// The text, or dots instead of it; the placeholder if there is none.
  package var shownText: String? {
    if contents.isEmpty { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: contents.count) : contents
  }

  package override var primaryEvent: Event { .editingDidEnd }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, mayBeginEditing(), super.becomeFirstResponder() else { return false }
    reportKeyboard()
    if clearsOnBeginEditing { contents = "" }
    didBeginEditing()
    recordingStage.post(.textDidBeginEditing, from: self)
    recordingStage.keyboardOfDevice.show(for: self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    recordingStage.keyboardOfDevice.hide(after: self)
    reportEndOfEditing()
    return true
  }

  override func resignByForce() {
    super.resignByForce()
    reportEndOfEditing()
  }

  private func reportEndOfEditing() {
    didEndEditing()
    recordingStage.post(.textDidEndEditing, from: self)
    sendActions(for: .editingDidEnd)
  }

  /// Whether the delegate lets editing begin.
  func mayBeginEditing() -> Bool {
    call(Calls.shouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
  }

  /// Notifies the delegate that editing has begun.
  func didBeginEditing() { call(Calls.didBeginEditing) { $0.textFieldDidBeginEditing(self) } }

  /// Whether the delegate lets editing end.
  func mayEndEditing() -> Bool {
    call(Calls.shouldEndEditing) { $0.textFieldShouldEndEditing(self) }
  }

  /// Notifies the delegate that editing has ended, also where it has refused that in vain.
  func didEndEditing() {
    call(Calls.didEndEditing) { $0.textFieldDidEndEditing(self, reason: .committed) }
  }

  /// Notifies the enclosing stack of the keyboard, which may hide its bars (B52).
  private func reportKeyboard() { _ = userTouches(.keyboard) }

  // MARK: The user

  package override func tap() { receiveBecomeFirstResponder() }

  /// Types a text at the end; `\b` deletes a character, `\n` is the Return key.
  ///
  /// Returns the reason if it can't be done, else nil.
  package func userTypes(_ text: String) -> String? {
    if let obstacleToTyping { return obstacleToTyping }
    guard receiveBecomeFirstResponder() else { return "the field may not begin editing" }
    if let key = text.first(where: { !keyboardType.offers($0) }) {
      return "the keyboard \(keyboardType) has no key '\(key == "\n" ? "Return" : "\(key)")'"
    }
    for key in text where isFirstResponder { press(key) }
    return nil
  }

  package var obstacleToTyping: String? { isEnabled ? nil : "the field is disabled" }

  private func press(_ key: Character) {
    if key == "\n" { return pressReturn() }
    if key == "\u{8}" {
      if deletesBackward() { return }
      guard let length = contents.last.map({ String($0).utf16.count }) else { return }
      replace(NSRange(location: contents.utf16.count - length, length: length), with: "")
    } else {
      replace(NSRange(location: contents.utf16.count, length: 0), with: String(key))
    }
  }

  /// Deletes what is in front of its text, if the key deletes that.
  func deletesBackward() -> Bool { false }

  private func replace(_ range: NSRange, with text: String) {
    guard mayReplace(range, with: text) else { return }
    // The delegate may have changed the text meanwhile.
    if text.isEmpty { _ = contents.popLast() } else { contents += text }
    didReplace()
  }

  /// Whether the delegate allows a change by the user.
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    call(Calls.shouldChangeCharacters) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
  }

  /// Reports that the user has changed the text.
  func didReplace() {
    recordingStage.post(.textDidChange, from: self)
    sendActions(for: .editingChanged)
  }

  /// Performs the Return key.
  func pressReturn() {
    guard call(Calls.shouldReturn, { $0.textFieldShouldReturn(self) }) else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing, isFirstResponder { receiveResignFirstResponder() }
  }

  /// Why editing has ended.
  ///
  /// [UITextField.DidEndEditingReason](https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason)
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    /// On a television only.
    case cancelled = 1
  }

  /// The style of a text field's border.
  nonisolated public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }
}

extension UITextField {
  /// Posted after the delegate's `textFieldDidBeginEditing`.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after the delegate's `textFieldDidEndEditing`.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
