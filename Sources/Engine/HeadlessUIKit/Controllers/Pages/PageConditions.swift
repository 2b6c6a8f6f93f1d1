import NavigationModel

/// A request that a page controller shows pages.
struct PageAttempt: Attempt {
  /// The page controller.
  let book: UIPageViewController
  /// The pages.
  let pages: [UIViewController]
  /// How many it needs.
  let needed: Int

  var stage: Stage { book.stage }

  private var counts: [String] { [String(pages.count), String(needed)] }

  private var isOfWrongCount: Bool {
    pages.count != needed || !(1...2 ~= needed) || pages.repetition != nil
  }

  /// What pages that are set have to meet.
  static let conditions = [
    Condition<PageAttempt>(
      .pageCount, if: \.isOfWrongCount, names: \.counts, because: \.pages.repetition)
  ]

  /// What the pages that are shown have to meet when the spine moves.
  static let conditionsOfSpine = [
    Condition<PageAttempt>(
      .pageCount, if: { $0.pages.count < $0.needed }, names: \.counts, because: { _ in nil })
  ]
}
