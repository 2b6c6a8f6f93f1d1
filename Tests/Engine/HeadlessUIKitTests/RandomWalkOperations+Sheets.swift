import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// Operations on sheets with heights, and on popovers.
  static let sheets: [Self] = [
    Self(
      "presentSheet", weight: 2, roles: [.any, .new()], choices: heights.count, plainer: "present",
      execute: { it in
        it.other.modalPresentationStyle = .pageSheet
        it.other.sheetPresentationController?.detents = heights[it.number].detents
        it.one.present(
          it.other, animated: it.flag, completion: it.scene.counted("present", it.other, it.one))
      },
      lua: {
        """
        \($0.other).modalPresentationStyle = "pageSheet"
        \(heights($0.other, $0.number))
        \($0.one):present(\($0.other), \($0.flag))
        """
      }),
    Self(
      "changeHeights", roles: [.any], choices: heights.count,
      execute: { it in
        let sheet = it.one.sheetPresentationController
        if it.flag {
          sheet?.animateChanges { sheet?.detents = heights[it.number].detents }
        } else {
          sheet?.detents = heights[it.number].detents
        }
      },
      lua: { heights($0.one, $0.number) }),
    Self(
      "selectHeight", roles: [.any],
      execute: { $0.one.sheetPresentationController?.selectedDetentIdentifier = .medium },
      lua: {
        "if \($0.one).sheetPresentationController then "
          + "\($0.one).sheetPresentationController.selectedDetentIdentifier = \"medium\" end"
      }),
    Self(
      "dragSheet", weight: 2, .outside,
      execute: { try? $0.stage.user.dragSheet(to: $0.flag ? .large : .medium) },
      lua: { "pcall(user.dragSheet, \"\($0.flag ? "large" : "medium")\")" }),
    Self(
      "presentPopover", weight: 2, roles: [.any, .new(of: ["plain", "nav"])],
      plainer: "present",
      execute: { it in
        it.other.modalPresentationStyle = .popover
        it.other.popoverPresentationController?.sourceView = it.one.view
        it.one.present(
          it.other, animated: it.flag, completion: it.scene.counted("present", it.other, it.one))
      },
      lua: {
        """
        \($0.other).modalPresentationStyle = "popover"
        \($0.other).popoverPresentationController.sourceView = \($0.one).view
        \($0.one):present(\($0.other), \($0.flag))
        """
      }),
  ]

  /// The heights of sheets, and their texts in a script.
  private static let heights: [(detents: [UISheetPresentationController.Detent], lua: String)] = [
    ([.medium(), .large()], "{ \"medium\", \"large\" }"),
    ([.large()], "{ \"large\" }"),
    ([.medium()], "{ \"medium\" }"),
    (
      [.custom(identifier: .init("low")) { _ in 120 }, .large()],
      "{ { identifier = \"low\", height = 120 }, \"large\" }"
    ),
  ]

  private static func heights(_ member: RandomWalk.Participant, _ number: Int) -> String {
    let sheet = "\(member).sheetPresentationController"
    return "if \(sheet) then \(sheet).detents = \(heights[number].lua) end"
  }
}
