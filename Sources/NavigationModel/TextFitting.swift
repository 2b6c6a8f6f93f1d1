/// How the texts of a bar are made to fit into a number of characters.
///
/// UIKit measures widths; counting characters is a convenience for tests and pictures, kept apart from
/// the rules of the bar (B22).
public enum TextFitting: Sendable {
  /// The title has its room first; a longer back text gives way to a shorter one, then to none.
  case replaced
  /// A text that is too long ends in an ellipsis; Back has at most half of the room.
  case ellipsis

  /// The texts of the back button, nil where there is none, and of the title.
  ///
  /// `back` names the texts to choose from, the best one first; a budget of nil takes the best.
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
  /// The text, or its beginning and an ellipsis where it is longer than that.
  fileprivate func shortened(to length: Int) -> String {
    count <= length ? self : length < 1 ? "" : prefix(length - 1) + "…"
  }
}
