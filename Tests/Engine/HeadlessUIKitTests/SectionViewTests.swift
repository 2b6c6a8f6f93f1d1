import Foundation
import HeadlessUIKit
import Testing

/// The views above and below the sections of a table.
struct SectionViewTests {
  /// Sections of one row each, with labels above them.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 2
    var asked: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      return section == 0 ? UILabel() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? 50 : 20
    }
  }

  private let sections = Sections()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
  private var labels: Int { table.subviews.count { $0 is UILabel } }

  @Test func theDelegateIsAskedOnceUntilTheRowsAreReloaded() {
    table.dataSource = sections
    table.delegate = sections
    #expect(tops == [50, 94])
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(sections.asked == [0, 1])
    table.reloadData()
    #expect(tops == [50, 94])
    #expect(sections.asked == [0, 1, 0, 1])
    #expect(labels == 1)
  }

  @Test func anInsertedSectionMovesTheOthers() {
    table.dataSource = sections
    table.delegate = sections
    _ = tops
    sections.count = 3
    table.insertSections([0], with: .none)
    #expect(tops == [50, 94, 138])
    #expect(labels == 1)
  }

  @Test func withoutADelegateThereAreNoViews() {
    table.dataSource = sections
    table.delegate = sections
    _ = tops
    table.delegate = nil
    table.setNeedsLayout()
    #expect(tops == [0, 44])
    #expect(labels == 0)
  }
}
