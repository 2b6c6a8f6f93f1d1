import Foundation
import HeadlessUIKit
import Testing

/// Compositional layouts place groups of items.
struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The frames of the items of a layout in a view of 200 by 300 points.
  private func frames(
    _ counts: [Int], _ layout: UICollectionViewLayout
  ) -> [[CGRect]] {
    let source = Source(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.dataSource = source
    return counts.enumerated().map { section, count in
      (0..<count).map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
      }
    }
  }

  @Test func aGroupHasAsManyItemsAsFit() {  // H99, H100
    World().stage.asCurrent {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 5
      let found = frames([4, 1], UICollectionViewCompositionalLayout(section: section))
      #expect(found[0].map(\.minY) == [0, 0, 0, 45])
      #expect(abs(found[0][2].maxX - 200) < 0.01)
      #expect(found[1][0].minY == 85 && found[1][0].height == 40)
    }
  }

  @Test func groupsContainGroups() {  // H99
    World().stage.asCurrent {
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      small.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small,
        count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let found = frames([4], layout)[0]
      #expect(found[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(found[1] == CGRect(x: 102, y: 1, width: 94, height: 46))
      #expect(found[2] == CGRect(x: 102, y: 51, width: 94, height: 46))
      #expect(found[3].origin == CGPoint(x: 0, y: 100))
    }
  }

  @Test func spacesGrowIfTheyAreFlexible() {  // H100
    World().stage.asCurrent {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
      group.interItemSpacing = .flexible(10)
      let section = NSCollectionLayoutSection(group: group)
      let layout = UICollectionViewCompositionalLayout(section: section)
      #expect(frames([3], layout)[0].map(\.minX) == [0, 75, 150])
      group.interItemSpacing = .fixed(10)
      #expect(frames([3], layout)[0].map(\.minX) == [0, 60, 120])
    }
  }

  @Test func sectionsMayDiffer() {  // H30, H99
    World().stage.asCurrent {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 8
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          #expect(environment.container.effectiveContentSize.width == 200)
          if index == 1 { return nil }
          return .list(
            using: UICollectionLayoutListConfiguration(appearance: .plain),
            layoutEnvironment: environment)
        }, configuration: configuration)
      let found = frames([1, 1, 1], layout)
      #expect(found[0][0] == CGRect(x: 0, y: 0, width: 200, height: 44))
      #expect(found[1][0] == .zero && found[2][0].minY == 60)
    }
  }

  @Test func itemsWithoutExtentDontGoOnForEver() {  // H100
    World().stage.asCurrent {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(.nan)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(0), .absolute(0)), subitems: [item])
      let empty = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(10), .absolute(10)), subitems: [])
      for group in [group, empty] {
        let section = NSCollectionLayoutSection(group: group)
        let found = frames([5], UICollectionViewCompositionalLayout(section: section))
        #expect(found[0].count == 5)
      }
    }
  }
}
