import Foundation
import Testing

@testable import NavigationModel

struct NodeTests {
  @Test func aNodeWithoutRarePartsIsAsBeforeThem() {
    var hierarchy = Hierarchy()
    let ids = (0..<2).map { _ in hierarchy.insert(className: "UIViewController") }
    let before = hierarchy[ids[0]]
    hierarchy[ids[0]].presentation = Presentation(
      presented: ids[1], source: ids[0], style: .fullScreen, coversPresenter: true)
    hierarchy[ids[0]].uncontainedChildren.append(ids[1])
    #expect(hierarchy[ids[0]] != before)
    hierarchy[ids[0]].presentation = nil
    hierarchy[ids[0]].uncontainedChildren.removeAll()
    #expect(hierarchy[ids[0]] == before)
  }

  @Test func rarePartsAreStoredBesideTheOthers() throws {
    var hierarchy = Hierarchy()
    let id = hierarchy.insert(className: "UIViewController")
    var node = hierarchy[id]
    (node.hostWindow, node.returnParent, node.viewClassName) = (3, id, "UITableView")
    let data = try JSONEncoder().encode(node)
    let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(members["viewClassName"] as? String == "UITableView")
    #expect(members["uncontained"] as? [String: Int] == ["stored": 3])
    #expect(members.count == 22)
    #expect(try JSONDecoder().decode(Node.self, from: data) == node)
  }
}
