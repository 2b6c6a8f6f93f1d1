import Foundation
import Support
import Testing

/// A file is about one class: one named for a class about that one, one of a topic about no more than
/// one; small classes are with those that use them.
struct FilesOfClassesTests {
  @Test(arguments: [
    "Sources/Engine/HeadlessUIKit", "Sources/Engine/SystemControllers", "Sources/OnLinux/UIKit",
    "Sources/Scripting/UIKitLua/Classes",
  ])
  func filesAreAboutOneClass(folder: String) throws {
    let classes = try Self.classes.get()
    let paths = try Self.paths(in: folder)
    for path in paths {
      let others = others(
        than: Self.name(of: path), in: try Repository.text(of: path), of: classes)
      #expect(others.isEmpty, "\(path) has something about \(others.joined(separator: ", "))")
    }
    #expect(paths.count > 10)
  }

  @Test(arguments: [
    ("UIView", "extension UIView {}\nextension UIView.Calls: A {}", []),
    ("UIView", "import B\npackage extension UIViewController {", ["UIViewController"]),
    ("UIView", "final class UIWindow: UIView {}", []),
    ("UIView", "final class UIWindow: UIView {\n" + lines(19) + "}", ["UIWindow"]),
    ("UIView", "final class UIWindow: UIView {\n" + lines(18) + "}", []),
    ("UIWindow", "extension Stage {}\nextension CGRect {}", ["Stage"]),
    ("UIAlertView", "extension UIAlertViewDelegate {}", []),
    ("UIView", "  var window: ClassDescriptor<UIWindow> {", ["UIWindow"]),
    ("Bars", "extension UIToolbar {\n  var a = 1\n}\nextension CGRect {}", []),
    ("Bars", "extension UIToolbar {\n  var a = 1\n}\nextension Stage {\n  var a = 1\n}", []),
    (
      "Bars", "extension UIToolbar {\n  var a = 1\n}\nextension UITabBar {\n  var a = 1\n}",
      ["UITabBar", "UIToolbar"]
    ),
    (
      "Bars",
      "extension UIToolbar {\n  var a = 1\n}\nextension UITabBar {\n  fileprivate var a = 1\n}", []
    ),
    ("Bar", "protocol Bar {\n}\nextension UIToolbar: Bar {}\nextension UITabBar: Bar {}", []),
    ("Bar", "extension UIToolbar: Bar {}\nextension UITabBar: Bar {}", ["UITabBar", "UIToolbar"]),
    (
      "Bars", "class UIToolbar {\n" + lines(30) + "}\nclass UITabBar {\n" + lines(30) + "}",
      ["UITabBar", "UIToolbar"]
    ),
  ])
  func othersAreFound(name: String, text: String, expected: [String]) {
    let classes: Set = ["UIView", "UIViewController", "UIWindow", "UIToolbar", "UITabBar", "Stage"]
    #expect(others(than: name, in: text, of: classes) == expected)
  }

  private static func lines(_ count: Int) -> String {
    String(repeating: "  var a = 1\n", count: count)
  }

  /// The classes of the framework, other than that of the name, which a text is about.
  ///
  /// A file that is named for no class may be about one and the world, may have private members of
  /// others, and may make any conform to a protocol that it declares.
  private func others(than name: String, in text: String, of classes: Set<String>) -> [String] {
    let isOfClass = classes.contains(name)
    let protocols = Set(
      text.matches(of: Self.simple(/(?m)^(?:\w+ )*protocol (\w+)/)).map { String($0.1) })
    var found = Set(Self.largeClasses(in: text))
    for match in text.matches(of: Self.simple(/ClassDescriptor<(\w+)>/)) {
      found.insert(String(match.1))
    }
    let extensions =
      /(?ms)^(?:\w+ )*extension (\w+)[\w.]*(?:: (?:@MainActor )?(\w+)[^{]*)? ?\{(.*?)(?:^\}|\}$|\z)/
    for match in text.matches(of: Self.simple(extensions)) {
      let adopted = match.2.map { protocols.contains(String($0)) } ?? false
      let isOwn = !isOfClass && match.2 == nil && !Self.hasVisibleMember(String(match.3))
      if !adopted && !isOwn { found.insert(String(match.1)) }
    }
    found.formIntersection(classes)
    if isOfClass { found.remove(name) } else { found.subtract(Self.world) }
    return isOfClass || found.count > 1 ? found.sorted() : []
  }

  /// Whether an extension has a member that other files see.
  private static func hasVisibleMember(_ body: String) -> Bool {
    let member =
      /^  (?!fileprivate|private)(?:[a-z@][\w() ]* )?(?:var|let|func|init|subscript|enum|struct)\b/
    return body.split(separator: "\n").contains { $0.contains(member) }
  }

  private static var declared: Regex<(Substring, Substring)> {
    simple(/(?m)^(?:@?[\w()]+ )*class (\w+)/)
  }

  /// The classes of a text that are longer than those that are with their owners.
  private static func largeClasses(in text: String) -> [String] {
    text.matches(of: declared).filter { match in
      let lines = text[match.range.lowerBound...].split(
        separator: "\n", omittingEmptySubsequences: false)
      return (lines.firstIndex { $0.hasPrefix("}") } ?? 0) >= 20
    }.map { String($0.1) }
  }

  /// A pattern that is matched scalar by scalar, which takes a fraction of the time of characters.
  private static func simple<Output>(_ pattern: Regex<Output>) -> Regex<Output> {
    pattern.matchingSemantics(.unicodeScalar)
  }

  /// The classes of ours that many files are about.
  private static let world: Set = ["ActiveTransition", "Stage", "TransitionEngine"]

  /// The classes that UIKit has, and those.
  private static let classes = Result {
    var classes = world
    for folder in [
      "Sources/Engine/HeadlessUIKit", "Sources/Engine/SystemControllers", "Sources/OnLinux/UIKit",
    ] {
      for path in try paths(in: folder) {
        classes.formUnion(
          try Repository.text(of: path).matches(of: declared).map { String($0.1) }
            .filter { $0.contains(/^(UI|MF|EK|GK|AB|MP|MK|SF|PH|NS|CA)[A-Z]/) })
      }
    }
    return classes
  }

  private static func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.root.path + "/" + folder)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
      .map { "\(folder)/\($0)" }
  }

  /// What a file is named for, without its topic.
  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
  }
}
