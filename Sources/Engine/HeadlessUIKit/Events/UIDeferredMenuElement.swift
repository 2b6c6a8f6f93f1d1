import Foundation

/// Entries that are made when the menu is shown (H21).
///
/// [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement)
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let elementMaker: AnsweringHandler<([UIMenuElement]) -> Void, Void>
  private let isCached: Bool
  private var made: [UIMenuElement]?
  private var isAsking = false

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    elementMaker = AnsweringHandler(.menuElements, provider)
    super.init(title: "Loading…")
  }

  /// Creates entries that are asked for once, when they are first shown.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isCached: true, elementProvider) }

  /// Creates entries that are asked for each time that they are shown (iOS 15).
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  /// Asks for the entries, if they are to be asked for; `then` is called when they are there.
  func prepare(_ then: @escaping () -> Void) {
    if !isCached && !isAsking { made = nil }
    guard made == nil, !isAsking else { return }
    isAsking = true
    elementMaker.answer { [weak self] elements in
      guard let self, isAsking else { return }
      (made, isAsking) = (elements, false)
      then()
    }
  }

  /// Keeps what a binding has made for it, as long as it lives.
  package var kept: [UIMenuElement] = []

  override var shownElements: [UIMenuElement] {
    made.map { $0.flatMap(\.shownElements) } ?? [self]
  }

  override var shownAttributes: Attributes { .disabled }

  nonisolated deinit {}
}
