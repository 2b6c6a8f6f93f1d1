import Foundation
import Support
import Testing

/// A file named for a class has that class in it, and nothing about another one.
struct FilesOfClassesTests {
  @Test(arguments: ["Sources/HeadlessUIKit", "Sources/SystemControllers"])
  func filesHaveTheirOwnClassOnly(folder: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.path + "/" + folder)
    var count = 0
    for path in files where path.hasSuffix(".swift") {
      let name = String(path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
      let others = try others(than: name, in: Repository.text(of: "\(folder)/\(path)"))
      #expect(others.isEmpty, "\(path) has something about \(others.joined(separator: ", "))")
      count += 1
    }
    #expect(count > 10)
  }

  @Test(arguments: [
    ("UIView", "extension UIView {}\nextension UIView.Calls: A {}", []),
    ("UIView", "import B\npackage extension UIViewController {", ["UIViewController"]),
    ("UIWindow", "extension Stage {}\nextension CGRect {}", ["Stage"]),
    ("UIAlertView", "extension UIAlertViewDelegate {}", []),
    ("Bars", "extension UIToolbar {}\nextension UITabBar {}", []),
  ])
  func othersAreFound(name: String, text: String, expected: [String]) {
    #expect(others(than: name, in: text) == expected)
  }

  /// The classes of the framework, other than that of the name, which a text extends; a file that is
  /// named for no class is about a topic, and may extend all of them.
  private func others(than name: String, in text: String) -> [String] {
    let classes = /^(UI|MF|EK|GK|AB|MP)[A-Z]\w+$|^(Stage|TransitionEngine|ActiveTransition)$/
    guard name.contains(classes) else { return [] }
    return text.matches(of: /(?m)^(?:\w+ )?extension (\w+)/).map { String($0.1) }
      .filter { $0 != name && $0.contains(classes) && !$0.hasSuffix("Delegate") }
  }
}
