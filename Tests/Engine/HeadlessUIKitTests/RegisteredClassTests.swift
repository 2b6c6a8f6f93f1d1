import Foundation
import HeadlessUIKit
import Testing

/// Classes of a program's own are registered as on a device.
struct RegisteredClassTests {
  private final class Note: UICollectionViewCell {
    let caption = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(caption)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Row: UITableViewCell {
    var isMade = false

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isMade = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// A class that inherits all initializers.
  private final class Header: UICollectionReusableView {
    var title = ""
  }

  @Test func aRegistrationMakesCellsOfItsClass() {  // H65, H96
    let world = World()
    world.stage.asCurrent {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<Note, String> { cell, _, text in
        cell.caption.text = text
      }
      let path = IndexPath(item: 0, section: 0)
      let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "Milk")
      #expect(cell.caption.text == "Milk" && cell.caption.superview === cell.contentView)
      let kind = UICollectionView.elementKindSectionHeader
      let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) {
        header, kind, _ in header.title = kind
      }
      let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      #expect(header.title == kind)
    }
  }

  @Test func registeredClassesMakeCells() throws {  // H96
    let world = World()
    try world.stage.asCurrent {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let path = IndexPath(item: 0, section: 0)
      view.register(Note.self, forCellWithReuseIdentifier: "note")
      #expect(view.dequeueReusableCell(withReuseIdentifier: "note", for: path) is Note)
      let kind = UICollectionView.elementKindSectionFooter
      view.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      #expect(header is Header)
      let table = UITableView(frame: .zero)
      table.register(Row.self, forCellReuseIdentifier: "row")
      let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
      #expect(row.isMade && row.reuseIdentifier == "row")
      // A class that isn't a cell makes none.
      view.register(UILabel.self, forCellWithReuseIdentifier: "note")
      #expect(
        world.stage.exceptions {
          _ = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
        }.count == 1)
    }
  }
}

/// Contents decide the sizes of rows and items.
struct FittingTests {
  private static func label(in content: UIView, _ text: String, lines: Int = 1) {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = ["One", String(repeating: "many words ", count: 20), ""]
    var heights: [Int: CGFloat] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if !texts[indexPath.row].isEmpty {
        FittingTests.label(in: cell.contentView, texts[indexPath.row], lines: 0)
      }
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row] ?? tableView.rowHeight
    }
  }

  @Test func rowsFitTheirConstraints() {  // H97, H98
    let world = World()
    let source = Source()
    world.stage.asCurrent {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(table.rowHeight == UITableView.automaticDimension)
      (table.dataSource, table.delegate) = (source, source)
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      let heights = table.visibleCells.map(\.frame.height)
      #expect(abs(heights[0] - (line + 24)) < 0.5)
      #expect(heights[1] > 3 * line && heights[2] == 44)
      source.heights = [0: 100, 1: UITableView.automaticDimension]
      table.rowHeight = 30
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [100, heights[1], 30])
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var texts = ["One", String(repeating: "many words ", count: 20), "Three"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      FittingTests.label(in: cell.contentView, texts[indexPath.item], lines: 0)
      return cell
    }
  }

  @Test func rowsOfAListFitTheirConstraints() {  // H98
    let world = World()
    let items = Items()
    world.stage.asCurrent {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      view.dataSource = items
      let frames = view.visibleCells.map(\.frame)
      #expect(frames.count == 3 && frames[1].height > 2 * frames[0].height)
      #expect(frames[2].minY == frames[1].maxY && frames[2].height == frames[0].height)
    }
  }

  @Test func aViewIsAsLargeAsItsConstraintsSay() {  // H98
    let world = World()
    world.stage.asCurrent {
      let box = UIView(frame: .zero)
      Self.label(in: box, "Text")
      let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let text = UILabel.size(of: "Text")
      #expect(abs(size.height - text.height - 24) < 0.5 && abs(size.width - text.width - 32) < 0.5)
      let wide = box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 200, height: size.height))
    }
  }
}

extension UILabel {
  /// The size of a text in the system's font.
  fileprivate static func size(of text: String) -> CGSize {
    let label = UILabel(frame: .zero)
    label.text = text
    return label.intrinsicContentSize
  }
}
