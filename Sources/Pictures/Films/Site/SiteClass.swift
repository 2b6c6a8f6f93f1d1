/// A class, a table, or the global functions, as the reference has it: a page of a site.
package struct SiteClass: Sendable {
  /// The name; that of its file as well.
  package let name: String
  /// What it is.
  let kind: Kind
  let summary: String
  /// The class that it inherits from.
  let parent: String?
  /// Its own members.
  package let members: [SiteMemberText]

  /// Under which heading it is listed.
  package enum Kind: String, CaseIterable, Sendable {
    case type = "Classes"
    case delegate = "Delegates and data sources"
    case table = "Tables and functions"
  }

  /// A class, a table, or functions.
  package init(
    _ name: String, _ kind: Kind, summary: String, parent: String? = nil, members: [SiteMemberText]
  ) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
    var seen: Set<SiteMember> = []
    (self.parent, self.members) = (parent, members.filter { seen.insert($0.member).inserted })
  }

  /// Its file, relative to the index.
  var path: String { Self.path(of: name) }

  /// The file of a class, relative to the index.
  static func path(of name: String) -> String { "members/\(name).html" }
}
