/// How the texts of a bar are fitted into a number of characters.
///
/// UIKit measures widths; counting characters is a convenience for tests and pictures, separate
/// from the rules of the bar (B22).
public enum TextFitting: Sendable {
  /// The title comes first; a long back text is replaced with a shorter one, then with none.
  case replaced
  /// A text that is too long ends in an ellipsis; the back button has at most half of the room.
  case ellipsis

  /// The texts of the back button, nil if there is none, and of the title.
  ///
  /// `back` are the texts to choose from, the best one first; without a budget the best is used.
  func fit(
    back: [String]?, title: String, isTitleBeside: Bool, budget: Int?
  ) -> (back: String?, title: String) {
    guard let budget else { return (back?.first, title) }
    let room = max(budget, 0)
    switch self {
    case .replaced:
      let title = title.shortened(to: room)
      let rest = room - (isTitleBeside ? title.count : 0)
      return (back.map { texts in texts.first { $0.count <= rest } ?? "" }, title)
    case .ellipsis:
      let half = title.isEmpty ? room : max(room / 2, room - title.count)
      let back = back?.first?.shortened(to: half)
      return (back, title.shortened(to: room - (back?.count ?? 0)))
    }
  }
}

extension String {
  /// The text, or its beginning and an ellipsis if it is longer.
  fileprivate func shortened(to length: Int) -> String {
    count <= length ? self : length < 1 ? "" : prefix(length - 1) + "…"
  }
}
