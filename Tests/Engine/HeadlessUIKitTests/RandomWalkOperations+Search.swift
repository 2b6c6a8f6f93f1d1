import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// Operations on searches.
  static let searches: [Self] = [
    Self(
      "activate", weight: 2, roles: [.one("searched")],
      execute: { $0.search?.isActive = $0.flag },
      lua: { "\(search($0.one)).isActive = \($0.flag)" }),
    Self(
      "typeSearch", weight: 2, .outside, roles: [.one("searched")], choices: texts.count,
      execute: { it in
        guard let bar = it.search?.searchBar else { return }
        try? it.stage.user.type(texts[it.number], into: bar)
      },
      lua: { "pcall(user.type, \"\(texts[$0.number])\", \(search($0.one)).searchBar)" }),
    Self(
      "writeSearch", roles: [.one("searched")], choices: texts.count,
      execute: { $0.search?.searchBar.text = $0.flag ? "a" : "" },
      lua: { "\(search($0.one)).searchBar.text = \"\($0.flag ? "a" : "")\"" }),
    Self(
      "cancelSearch", .outside, execute: { try? $0.stage.user.cancelSearch() },
      lua: { _ in "user.cancelSearch()" }),
    Self(
      "pinSearch", roles: [.one("searched")],
      execute: { $0.one.navigationItem.hidesSearchBarWhenScrolling = !$0.flag },
      lua: { "\($0.one).navigationItem.hidesSearchBarWhenScrolling = \(!$0.flag)" }),
    Self(
      "presentFromSearch", roles: [.one("searched"), .new(of: ["plain"])],
      execute: { $0.search?.present($0.other, animated: $0.flag) },
      lua: { "\(search($0.one)):present(\($0.other), \($0.flag))" }),
  ]

  private static let texts = ["a", "\\b", "b"]

  private static func search(_ member: RandomWalk.Participant) -> String {
    "\(member).navigationItem.searchController"
  }
}

extension RandomWalk.OperationKind.Execution {
  /// The search of the member that acts.
  fileprivate var search: UISearchController? { one.navigationItem.searchController }
}
