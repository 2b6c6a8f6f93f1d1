import Console
import Demos
import Foundation
import Lua
import Testing

/// A few scripts.
enum SiteFixture {
  static let book = DemoBook([
    Demo(
      .lessons, "push",
      source: """
        -- facts: A16, A4
        -- A push.
        -- nav:popViewController(true) would be the way back
        local root = UIViewController "Root"
        local nav = UINavigationController{ root }
        window.rootViewController = nav
        nav:pushViewController(UIViewController "Detail", false)
        settle()
        print(#nav.viewControllers, "nav:popViewController(true)")
        """),
    Demo(
      .recipes, "bars",
      source: """
        -- facts: B1
        -- Bars
        -- Watch: the `title` of a button.
        local Root = class("Root", UIViewController)
        function Root:viewDidLoad()
          self.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Add" }
        end
        window.rootViewController = UINavigationController{ Root() }
        settle()
        user.tap "Add"
        window.rootViewController:present(UIViewController "Sheet", false)
        settle()
        """),
    Demo(
      .recipes, "hostile",
      source: """
        -- facts: B1, CAT-02
        -- </script><img src=x onerror=alert(1)> \u{202E}
        -- Also: " onclick="alert(2)
        -- Also: \(String(repeating: "long ", count: 20_000))
        print "</script><img src=y>"
        """),
    Demo(.mistakes, "m", source: wrong),
    Demo(
      .mistakes, "m-cured",
      source: wrong.replacing("A16", with: "none").replacing("nil", with: "UIViewController 'B'")
        .replacing("Push nothing", with: "Push `a` controller")),
    Demo(.mistakes, "wrong", source: "-- facts: none\n-- Without a cure.\nprint(1)"),
    Demo(.mistakes, "alone-cured", source: "-- facts: none\n-- Without a mistake.\nprint(1)"),
  ])

  /// Their site, which is made once.
  @MainActor static let site = Result { try BuiltSite(book) }

  private static let wrong = """
    -- facts: A16
    -- Push nothing.
    local nav = UINavigationController{ UIViewController "Root" }
    window.rootViewController = nav
    settle()
    nav:pushViewController(nil, false)
    """
}

/// The files of a site by their paths.
@MainActor
struct BuiltSite {
  let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  init(_ book: DemoBook, states: Int = 0) throws {
    let files = try SiteFiles(of: book, states: states).files
    #expect(Set(files.map(\.path)).count == files.count)
    texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { one, _ in one })
  }

  var index: String { texts["index.html"] ?? "" }

  /// The names of the cards, in order.
  var cards: [String] {
    index.matches(of: /<li id="([^"]*)"/).map { String($0.output.1) }
  }

  /// A card of the index.
  func card(_ name: String) throws -> Substring {
    let start = try #require(index.firstRange(of: "<li id=\"\(name)\""))
    let rest = index[start.upperBound...]
    let end = rest.firstRange(of: "<li id=") ?? rest.firstRange(of: "</ol>")
    return rest[..<(try #require(end)).lowerBound]
  }

  /// The page of a class, or of what a member belongs to.
  func page(of member: String) -> String? {
    texts["members/\(member.prefix { $0 != "." }).html"]
  }

  /// A row of an index; nil if there is none.
  static func row(_ name: String, on page: String) -> Substring? {
    guard let start = page.firstRange(of: "<div id=\"\(name)\"") else { return nil }
    let rest = page[start.upperBound...]
    return rest[..<(rest.firstRange(of: "</dd>")?.lowerBound ?? rest.endIndex)]
  }

  /// The films in a row of an index; nil if there is no such row.
  static func films(of row: String, on page: String) -> [String]? {
    Self.row(row, on: page)?.matches(of: /href="(?:\.\.\/)?films\/([^"]*)\.html"/)
      .map { String($0.output.1) }
  }

  /// The links that lead to no file or no place in it: the page that has it, and what it says.
  var brokenLinks: [String] {
    let places = texts.mapValues { Set(Self.values(of: " id=\"", in: $0)) }
    return texts.sorted { $0.key < $1.key }.flatMap { path, text in
      Set(Self.values(of: " href=\"", in: text)).sorted().filter { link in
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts[0].prefix { $0 != "?" }
        let target = file.isEmpty ? path : Self.target(of: String(file), from: path)
        guard let places = places[target] else { return true }
        return parts.count == 2 && !places.contains(parts[1])
      }.map { "\(path): \($0)" }
    }
  }

  private static func target(of link: String, from path: String) -> String {
    var folders = path.split(separator: "/").dropLast()
    for part in link.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." { _ = folders.popLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }

  /// The values of an attribute, without those that a script would make.
  private static func values(of attribute: String, in text: String) -> [Substring] {
    let end = text.ranges(of: "<script>").last?.lowerBound ?? text.endIndex
    return text[..<end].components(after: attribute)
  }
}

/// A step as the page of a film has it.
struct SiteStep {
  let path: String
  let number: Int
  /// The device in the header.
  let device: String
  /// The width and the height of the drawn device.
  private let size: [Double]
  /// How its page is laid out.
  private let layout: String
  /// What its page makes room for: words, callbacks, and the height of the hierarchy.
  private let amounts: [Int]

  var place: String { "\(path), step \(number)" }
  var drawnDevice: String { (size.min() ?? 0) > 600 ? "iPad" : "iPhone" }

  /// The steps of a page.
  static func steps(of page: String, at path: String) -> [SiteStep] {
    page.components(separatedBy: "<li class=\"step").dropFirst().enumerated().map {
      SiteStep($0.element, number: $0.offset + 1, path)
    }
  }

  private init(_ text: String, number: Int, _ path: String) {
    (self.path, self.number) = (path, number)
    let numbers = { (kind: String) in
      text.components(separatedBy: "<svg class=\"\(kind)").dropFirst().map { picture in
        (picture.components(separatedBy: "viewBox=\"").dropFirst().first ?? "").prefix {
          $0 != "\""
        }
        .split(separator: " ").suffix(2).compactMap { Double($0) }
      }
    }
    device = String(
      (text.components(separatedBy: "data-device=\"").dropFirst().first ?? "").prefix { $0 != "\"" }
    )
    size = numbers("dev ").last ?? []
    let isWide = size.count == 2 && size[0] > 0.6 * size[1]
    layout = text.contains("side unseen") ? "unseen" : isWide ? "wide" : "high"
    amounts = [
      (text.components(separatedBy: "<div class=\"figs\">").first ?? "").utf8.count,
      text.components(separatedBy: "data-e=").count,
      Int(numbers("family").compactMap(\.last).max() ?? 0),
    ]
  }

  /// The steps that need most room, of each layout and each of the amounts.
  static func largest(of steps: [SiteStep]) -> [SiteStep] {
    let layouts = Dictionary(grouping: steps, by: \.layout).sorted { $0.key < $1.key }
    let chosen = layouts.flatMap { _, steps in
      (0..<3).flatMap { place in steps.sorted { $0.amounts[place] > $1.amounts[place] }.prefix(3) }
    }
    return Dictionary(grouping: chosen, by: \.place).sorted { $0.key < $1.key }.map { $0.value[0] }
  }
}

extension Substring {
  /// What is between a text and the next quotation mark, wherever the text is.
  fileprivate func components(after start: String) -> [Substring] {
    ranges(of: start).map { self[$0.upperBound...].prefix { $0 != "\"" } }
  }
}
