import Foundation

/// A row of dots, one for each page; a tap shows the next one.
///
/// [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl, UserTappable, TextShowing {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
    }
  }
  /// The page that is shown, from 0 on; limited to those that there are.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether it is hidden where there is one page; kept, no effect.
  open var hidesForSinglePage = false
  /// The color of the dots; kept, no effect.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the page that is shown; kept, no effect.
  open var currentPageIndicatorTintColor: UIColor?

  /// Shows the next page, and sends its event.
  package override func tap() {
    guard isEnabled, currentPage + 1 < numberOfPages else { return }
    currentPage += 1
    sendActions(for: .valueChanged)
  }
  package override var primaryEvent: Event { .valueChanged }
  package var mayBeTapped: Bool { isEnabled }

  /// Its dots: `○ ● ○`.
  package var shownText: String? {
    PageDots(count: numberOfPages, index: currentPage).text
  }
}
