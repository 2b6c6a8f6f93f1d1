import CDemos

/// A script that is part of the program and can be played.
package struct Demo: Sendable {
  /// The folder that it is in.
  package let group: DemoGroup
  /// The name of its file, without the ending.
  package let name: String
  /// Its text.
  package let source: String

  /// A script of a group.
  package init(_ group: DemoGroup, _ name: String, source: String) {
    self.group = group
    self.name = name
    self.source = source
  }

  /// What the comments at its beginning say.
  package var heading: DemoHeading { DemoHeading(of: source) }

  /// The name of the mistake that it cures; nil if it cures none.
  package var mistake: String? {
    name.hasSuffix(Self.cured) ? String(name.dropLast(Self.cured.count)) : nil
  }

  /// The name of the script that cures it.
  package var cure: String { name + Self.cured }

  private static let cured = "-cured"
}

/// A folder of scripts.
package enum DemoGroup: String, CaseIterable, Sendable {
  case lessons, recipes, flows, mistakes

  /// Its title in a list.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// All scripts that can be played.
package struct DemoBook: Sendable {
  /// The scripts, by group and name.
  package let demos: [Demo]

  /// The scripts that this program was built with; they are read when they are needed.
  package static let standard = DemoBook(embedded)

  /// A book of these scripts.
  package init(_ demos: [Demo]) {
    self.demos = DemoGroup.allCases.flatMap { group in
      demos.filter { $0.group == group }.sorted { $0.name < $1.name }
    }
  }

  /// The script with a name; nil if there is none.
  package subscript(name: String) -> Demo? { demos.first { $0.name == name } }

  /// The scripts of a group.
  package subscript(group: DemoGroup) -> [Demo] { demos.filter { $0.group == group } }

  /// The first script that shows one of some facts, which are tried in order.
  package func demo(showing facts: [String]) -> Demo? {
    facts.lazy.compactMap { fact in demos.first { $0.heading.facts.contains(fact) } }.first
  }

  private static var embedded: [Demo] {
    sequence(state: 0) { (index: inout Int) in
      defer { index += 1 }
      return Demo(dd_demo(index))
    }.map(\.self)
  }
}

extension Demo {
  /// A script of the program; nil past the last.
  fileprivate init?(_ demo: dd_demo) {
    guard demo.text != nil, let group = DemoGroup(rawValue: String(cString: demo.folder))
    else { return nil }
    self.init(
      group, String(cString: demo.name), source: String(decoding: demo.bytes, as: UTF8.self))
  }
}

extension dd_demo {
  /// Its text in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text, count: length) }
}
