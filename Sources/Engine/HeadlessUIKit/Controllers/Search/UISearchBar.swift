import Foundation
import NavigationModel

/// A field for the text to search for, with a Cancel button and scopes.
///
/// [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar)
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The delegate, which is notified of the editing; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Where it is: where its delegate says; anywhere otherwise.
  open var barPosition: UIBarPosition { position(of: self, or: .any) }
  /// A line of text above the field; kept, no effect.
  open var prompt: String?
  /// How its background looks; kept, no effect (iOS 7; D44).
  open var searchBarStyle = Style.default
  /// The field itself.
  open var searchTextField: UISearchTextField {
    recordingStage.note(.searchTextField)
    return field
  }
  /// Which keyboard the field wants.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// What the Return key says; kept, no effect.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Which letters are capitals; kept, no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether texts are corrected; kept, no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The view above the keyboard; kept, no effect.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  /// The controller that it belongs to; not retained, so an app must (E29).
  package internal(set) weak var searchController: UISearchController?
  let field = UISearchTextField()
  let cancelButton = SearchBarButton(type: .system)
  let scopeControl = SearchScopeControl(frame: .zero)
  private(set) var suggestionButtons: [SuggestionButton] = []
  var suggestions: [any UISearchSuggestion]? { didSet { arrangeSuggestions() } }
  private var showsOwnCancel = false
  private var showsOwnScopes = false

  /// Creates a bar that belongs to no controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrangeParts()
  }

  /// Creates a bar with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrangeParts()
  }

  /// Creates the bar of a search; its height is unconfirmed (EQ8).
  convenience init(of search: UISearchController) {
    let width = search.stage.traits.screen.width
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: SearchRow.barHeight))
    searchController = search
  }

  private func arrangeParts() {
    field.bar = self
    cancelButton.bar = self
    scopeControl.bar = self
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.onEvent = { [unowned self] in if $1.contains(.touchUpInside) { userCancels() } }
    scopeControl.onEvent = { [unowned self] in if $1.contains(.valueChanged) { scopeChanged() } }
    for part in [field, cancelButton, scopeControl] { addSubview(part) }
  }

  private func arrangeSuggestions() {
    for button in suggestionButtons { button.removeFromSuperview() }
    suggestionButtons = (suggestions ?? []).map { SuggestionButton($0, in: self) }
    for button in suggestionButtons { addSubview(button) }
  }

  // MARK: Contents

  /// The text; nil until it is set or edited.
  ///
  /// Setting it updates the results of an active search, and calls no delegate (EQ4).
  open var text: String? {
    get { field.isTouched ? field.text : nil }
    set { field.text = newValue }
  }

  /// The placeholder, shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Whether there is a text or a token.
  var hasText: Bool { field.text?.isEmpty == false || !field.tokens.isEmpty }

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for title in scopeButtonTitles ?? [] {
        scopeControl.insertSegment(
          withTitle: title, at: scopeControl.numberOfSegments, animated: false)
      }
      scopeControl.selectedSegmentIndex = 0
      searchController?.layOutBar()
    }
  }

  /// The index of the selected scope, from 0; one out of range is ignored (E13).
  ///
  /// Setting it updates the results of an active search, and calls no delegate (EQ4).
  open var selectedScopeButtonIndex: Int {
    get { max(scopeControl.selectedSegmentIndex, 0) }
    set {
      guard scopeButtonTitles?.indices.contains(newValue) == true,
        newValue != selectedScopeButtonIndex
      else { return }
      scopeControl.selectedSegmentIndex = newValue
      if searchController?.isPresentedNow == true { searchController?.updateResults() }
    }
  }

  /// Whether Cancel is shown: while the search is active, unless it was written (E12).
  open var showsCancelButton: Bool {
    get {
      guard let searchController, searchController.showsCancelByItself else {
        return showsOwnCancel
      }
      return searchController.isPresentedNow
    }
    set {
      searchController?.showsCancelByItself = false
      showsOwnCancel = newValue
    }
  }

  /// Shows or hides Cancel (E12).
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether the scopes are shown: while the search is active, unless it was written (E13).
  open var showsScopeBar: Bool {
    get {
      guard let searchController, searchController.scopes.activation != .manual else {
        return showsOwnScopes
      }
      return searchController.showsScopesNow
    }
    set {
      searchController?.scopes.activation = .manual
      showsOwnScopes = newValue
      searchController?.layOutBar()
    }
  }

  /// Shows or hides the scopes (E13).
  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether its field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
}

extension UISearchBar {
  /// How the background of a search bar looks (D44).
  nonisolated public enum Style: UInt, Sendable {
    /// As the system decides.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}
