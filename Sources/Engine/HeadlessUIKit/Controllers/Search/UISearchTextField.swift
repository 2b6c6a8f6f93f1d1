import Foundation
import NavigationModel

/// The text field of a search bar.
///
/// [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The bar that it is the field of.
  package internal(set) weak var bar: UISearchBar?
  /// Whether its text was ever set or edited.
  private(set) var isTouched = false

  open override var text: String? {
    get { super.text }
    set {
      isTouched = true
      let former = super.text
      super.text = newValue
      guard super.text != former, let search = bar?.searchController else { return }  // E5
      if search.isPresentedNow { search.updateResults() } else { search.arrangeResults() }
    }
  }

  open override var frame: CGRect {
    get { bar?.frameOfField ?? super.frame }
    set { super.frame = newValue }
  }

  /// Empties it without a call.
  func empty() {
    super.text = ""
    ownTokens = []
  }

  // MARK: Tokens

  /// The tokens in front of its text; setting them updates the results of an active search (H15).
  open var tokens: [UISearchToken] {
    get { ownTokens }
    set {
      ownTokens = newValue
      tokensDidChange()
    }
  }
  private var ownTokens: [UISearchToken] = []
  /// Whether the user can delete tokens; true by default (H15).
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens; kept, no effect.
  open var allowsCopyingTokens = true
  /// The color of tokens; nil for the usual one; kept, no effect.
  open var tokenBackgroundColor: UIColor?

  /// Inserts a token before the one at an index, or at the end (H15); an index out of range raises.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...ownTokens.count).contains(tokenIndex) else {
      return recordingStage.report(.tokenIndex, "\(tokenIndex)", "\(ownTokens.count)")
    }
    ownTokens.insert(token, at: tokenIndex)
    tokensDidChange()
  }

  /// Removes the token at an index (H15); an index out of range raises.
  open func removeToken(at tokenIndex: Int) {
    guard ownTokens.indices.contains(tokenIndex) else {
      return recordingStage.report(.tokenIndex, "\(tokenIndex)", "\(ownTokens.count)")
    }
    ownTokens.remove(at: tokenIndex)
    tokensDidChange()
  }

  /// That the updater is notified of a change by the program is unconfirmed.
  private func tokensDidChange() {
    guard let search = bar?.searchController else { return }
    if search.isPresentedNow { search.updateResults() } else { search.arrangeResults() }
  }

  /// Deletes the last token, if there is no text before which it is.
  override func deletesBackward() -> Bool {
    guard super.text?.isEmpty != false, allowsDeletingTokens, !ownTokens.isEmpty else {
      return false
    }
    removeToken(at: ownTokens.count - 1)
    return true
  }

  /// Its tokens in brackets, then its text or the placeholder.
  package override var shownText: String? {
    guard !ownTokens.isEmpty else { return super.shownText }
    let words = ownTokens.map { "[\($0.text)]" } + [super.text ?? ""].filter { !$0.isEmpty }
    return words.joined(separator: " ")
  }

  /// It is edited again only where its search is still active.
  override var resumesEditing: Bool { bar?.searchController?.isPresentedNow ?? true }

  package override var obstacleToTyping: String? {
    bar?.searchController?.obstacleToTap ?? super.obstacleToTyping
  }

  override func mayBeginEditing() -> Bool {
    guard super.mayBeginEditing() else { return false }
    guard let bar else { return true }
    return bar.call(UISearchBar.Calls.shouldBeginEditing) { $0.searchBarShouldBeginEditing(bar) }
  }

  override func didBeginEditing() {
    isTouched = true
    bar?.searchController?.activate()
    super.didBeginEditing()
    guard let bar else { return }
    bar.call(UISearchBar.Calls.textDidBeginEditing) { $0.searchBarTextDidBeginEditing(bar) }
    bar.searchController?.updateResults()
  }

  override func mayEndEditing() -> Bool {
    guard super.mayEndEditing() else { return false }
    guard let bar else { return true }
    return bar.call(UISearchBar.Calls.shouldEndEditing) { $0.searchBarShouldEndEditing(bar) }
  }

  override func didEndEditing() {
    super.didEndEditing()
    guard let bar else { return }
    bar.call(UISearchBar.Calls.textDidEndEditing) { $0.searchBarTextDidEndEditing(bar) }
  }

  override func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard super.mayReplace(range, with: text) else { return false }
    guard let bar else { return true }
    return bar.call(UISearchBar.Calls.shouldChangeText, [text]) {
      $0.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// That the bar's delegate is notified before the updater is unconfirmed.
  override func didReplace() {
    super.didReplace()
    guard let bar else { return }
    bar.searchController?.scopes.hasTyped = true
    let text = super.text ?? ""
    bar.call(UISearchBar.Calls.textDidChange, [text]) { $0.searchBar(bar, textDidChange: text) }
    bar.searchController?.layOutBar()
    bar.searchController?.updateResults()
  }

  override func pressReturn() {
    guard let bar else { return super.pressReturn() }
    bar.call(UISearchBar.Calls.searchButtonClicked) { $0.searchBarSearchButtonClicked(bar) }
  }
}
