/// Writes the reference manual: a page for each class, with the Swift and the Lua declarations.
package struct ManualWriter {
  private let catalog: Catalog
  private let graph: SymbolGraph
  private let links: ManualLinks
  private let factLink: (String) -> String

  /// Creates a writer for a catalog and the compiler's symbol graph; the function converts the tags
  /// of facts.
  package init(
    _ catalog: Catalog, _ graph: SymbolGraph, factLink: @escaping (String) -> String
  ) {
    self.catalog = catalog
    self.graph = graph
    self.factLink = factLink
    links = ManualLinks(catalog)
  }

  /// All pages, the index first.
  package var files: [GeneratedFile] {
    [page("README", index)] + catalog.classes.map { page($0.typeName, text(of: $0)) } + [
      page("globals", globals), page("delegates", delegates), page("values", values),
    ]
  }

  private func page(_ name: String, _ parts: [String]) -> GeneratedFile {
    let note = "<!-- Written by `make generate`; do not edit. -->"
    return GeneratedFile(
      path: "\(name).md",
      text: ([note] + parts.filter { !$0.isEmpty }).joined(separator: "\n\n") + "\n")
  }

  // MARK: The index

  private var index: [String] {
    [
      "# Reference",
      "The API of scripts. Names are UIKit's Swift names; a method's arguments are positional. "
        + "A boolean that is left out is false, `?` marks what may be nil. Facts such as \(factLink("A13")) "
        + "are what UIKit does; `:help A13` prints one.",
      "`pairs(object)` iterates over the elements of an object, as `#object` counts them, and then "
        + "over the script's own fields, by name. Properties aren't included: reading one may "
        + "have an effect, as `view` loads the view.",
      "- [Global functions and variables](globals.md)\n"
        + "- [Delegates and other tables that scripts write](delegates.md)\n"
        + "- [Enumerations and structures](values.md)",
      "## Classes", catalog.classes.filter { $0.parent == nil }.map { branch($0, 0) }.joined(),
    ]
  }

  private func branch(_ descriptor: AnyClassDescriptor, _ depth: Int) -> String {
    let space = String(repeating: "  ", count: depth)
    let line = "\(space)- \(links.link(descriptor.typeName)): \(descriptor.summary)\n"
    return line + catalog.children(of: descriptor).map { branch($0, depth + 1) }.joined()
  }

  // MARK: Classes

  private func text(of descriptor: AnyClassDescriptor) -> [String] {
    let ancestors = catalog.lineage(of: descriptor).dropFirst().map { links.link($0.typeName) }
    let heritage =
      ancestors.isEmpty
      ? nil : "Extends \(ancestors.joined(separator: ", ")), and has what they have."
    let members = descriptor.members
    let sections: [(String, [Member])] = [
      ("Properties", members.filter { !$0.isCallable }),
      ("Methods", members.filter { $0.kind == .method }),
      ("Methods to override", members.filter { $0.kind == .callback }),
      ("Functions of the class", members.filter { $0.kind == .function }),
    ]
    var text = [
      "# \(descriptor.typeName)", descriptor.summary, heritage ?? "", call(of: descriptor),
    ]
    for (title, members) in sections where !members.isEmpty {
      text.append("## \(title)")
      text += members.map { entry($0, of: descriptor) }
    }
    return text
  }

  /// What a call of the class accepts.
  private func call(of descriptor: AnyClassDescriptor) -> String {
    guard descriptor.canBeCalled else {
      return "A script can't create one; it gets them from other objects."
    }
    let name = descriptor.name
    let shorthand = descriptor.shorthand.map {
      "`\(name) \"text\"` is short for `\(name){ \($0) = \"text\" }`."
    }
    let children = descriptor.childType.map {
      "The array part holds `\($0.annotation)` values.\(reading(of: descriptor))"
    }
    let labels = descriptor.labelledParts.map { part in
      "- `\(part.name): \(part.type.wrapped.annotation)`: \(part.summary)"
    }
    let text = ["`\(name){ … }` takes its properties.", children, shorthand].compactMap { $0 }
      .joined(separator: " ")
    return "## Calling it\n\n"
      + ([text + (labels.isEmpty ? "" : " Also:\n")] + labels)
      .joined(separator: "\n")
  }

  /// How the array part is read.
  private func reading(of descriptor: AnyClassDescriptor) -> String {
    guard let property = descriptor.childrenProperty else { return "" }
    let name = descriptor.receiver
    return
      " They read back: `#\(name)`, `\(name)[1]` and `ipairs(\(name))` are those of `\(property)`."
  }

  private func entry(_ member: Member, of descriptor: AnyClassDescriptor) -> String {
    let symbols = graph.members(of: descriptor.name).filter { $0.baseName == member.name }
    return entry(member, receiver: receiver(of: member, descriptor), symbols)
  }

  private func receiver(of member: Member, _ descriptor: AnyClassDescriptor) -> String {
    switch member.kind {
    case .property, .slot: "\(descriptor.receiver)."
    case .method, .callback: "\(descriptor.receiver):"
    case .function: "\(descriptor.name)."
    }
  }

  private func entry(
    _ member: Member, receiver: String, _ symbols: [SymbolGraph.Symbol]
  ) -> String {
    let text = MemberText(member)
    let declarations = symbols.map(\.declaration)
    let swift = declarations.isEmpty ? [] : ["```swift"] + declarations + ["```"]
    let lua = ["```lua", receiver + text.signature, "```"]
    var seen = Set(text.facts)
    let more = symbols.flatMap(\.facts).filter { seen.insert($0).inserted }
    let facts = text.facts + more
    let notes =
      text.deprecations + member.problems.map { "- `\($0.name)`: \($0.text)" }
      + (facts.isEmpty ? [] : ["Facts: \(facts.map(factLink).joined(separator: ", "))."])
    return (["### \(member.name)", (lua + swift).joined(separator: "\n"), text.summary] + notes)
      .joined(separator: "\n\n")
  }

  // MARK: Everything else

  private var globals: [String] {
    ["# Global functions and variables", "## Functions"]
      + catalog.functions.map { entry($0, receiver: "", []) }
      + catalog.tables.flatMap { table in
        ["## \(table.name)", table.summary]
          + table.members.map { entry($0, receiver: "\(table.name).", []) }
      } + ["## Variables"]
      + catalog.values.map { value in
        "### \(value.name)\n\n`\(value.name): \(value.type.annotation)`\n\n\(value.summary)"
      } + ["Every class is a global variable as well: [the list](README.md)."]
  }

  private var delegates: [String] {
    var text = [
      "# Delegates and other tables that scripts write",
      "A delegate is a table, or an object, with some of these functions. A key is the "
        + "distinguishing part of UIKit's name.",
    ]
    for table in catalog.delegates {
      text += ["## \(table.name)", table.summary]
      text += table.members.map { member in
        let symbols = graph.members(of: table.name).filter { $0.may(beCalled: member.name) }
        var seen: Set<String> = []
        let once = symbols.filter { seen.insert($0.declaration).inserted }
        return entry(member, receiver: "", once)
      }
    }
    return text
  }

  private var values: [String] {
    let enumerations = catalog.enumerations.map { enumeration in
      "### \(enumeration.name)\n\n"
        + enumeration.cases.map { "`\"\($0)\"`" }.joined(separator: ", ")
    }
    let structures = catalog.structures.map { structure in
      let fields = structure.fields.map { field in
        "- `\(field.name): \(field.type.annotation)`"
          + (field.summary.isEmpty ? "" : ": \(field.summary)")
      }
      return "### \(structure.name)\n\n\(structure.summary)\n\n"
        + fields.joined(separator: "\n")
    }
    return [
      "# Enumerations and structures", "## Enumerations",
      "The cases are strings; an unknown one is an error that lists them.",
    ] + enumerations + ["## Structures", "Structures are tables, fresh copies at each reading."]
      + structures
  }
}

/// The paths of the manual's pages.
struct ManualLinks {
  private let pages: Set<String>

  init(_ catalog: Catalog) { pages = Set(catalog.classes.map(\.typeName)) }

  func link(_ name: String) -> String {
    pages.contains(name) ? "[\(name)](\(name).md)" : "`\(name)`"
  }
}
