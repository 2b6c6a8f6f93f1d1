import Foundation
import Lua
import Support
import Testing

/// The landing page of the Swift library's documentation.
struct DocumentationCatalogTests {
  @Test(
    .slow("it reads what the compiler says of all modules"),
    arguments: [("HeadlessUIKit", 70), ("SystemControllers", 40)])
  func everyPublicTypeIsATopicOnce(module: String, least: Int) throws {
    let types = try PublicSwiftAPI.graph.get().symbols.filter {
      $0.module == module && $0.path.count == 1 && $0.kind != "swift.func"
    }.map { $0.path[0] }
    let page = try String(
      contentsOf: Repository.file("HeadlessUIKit/HeadlessUIKit.docc/\(module).md"), encoding: .utf8)
    let topics = page.matches(of: /(?m)^- ``(\w+)``$/).map { String($0.1) }
    #expect(types.count > least)
    #expect(topics.sorted() == types.sorted())
  }
}
