/// What to type for statements of Swift that have no sure translation.
enum ForeignStatements {
  /// The advice about the statement that an input begins with; nil for none.
  static func advice(about input: String) -> String? {
    let words = input.split { !$0.isLetter && $0 != "@" }.prefix(4).map(String.init)
    let word = words.first { !Self.modifiers.contains($0) } ?? ""
    guard let row = rows.first(where: { $0.words.contains(word) }) else { return nil }
    // Lua has some of these words, too.
    return row.needsBrace && !input.contains("{") ? nil : row.advice
  }

  private static let modifiers: Set = [
    "override", "public", "open", "private", "fileprivate", "internal", "final", "@objc",
    "@MainActor",
  ]

  private static let rows: [(words: [String], needsBrace: Bool, advice: String)] = [
    (["guard"], false, "`if not x then return end` for `guard x else { return }`"),
    (["switch"], false, "`if x == 1 then … elseif x == 2 then … else … end`"),
    (["for"], true, "`for _, x in ipairs(list) do … end`, `for i = 1, 3 do … end`"),
    (["while"], true, "`while x do … end`"), (["repeat"], true, "`repeat … until not x`"),
    (
      ["class", "struct"], false,
      "`Home = class(\"Home\", UIViewController)`, then `function Home:viewDidLoad() … end`"
    ),
    (
      ["init", "convenience", "required"], false,
      "`function Home:init(arguments) … end`, called as `Home{ depth = 1 }`"
    ),
    (["func"], false, "`function home:viewDidLoad() … end`"),
    (
      ["extension"], false,
      "functions of the class itself: `function UIViewController:name() … end`"
    ),
    (["protocol"], false, "no declaration: a delegate is a table, `{ didShow = function(…) end }`"),
    (["enum"], false, "no declaration: the cases are strings, as \"formSheet\""),
    (["import"], false, "nothing: UIKit is there already"),
    (["do", "try"], true, "`pcall(function() … end)`"),
    (["defer"], false, "no such statement: write it where the function ends"),
  ]
}
