/// The pictures of a page: what occurs in several of them is written once, and used by its number.
package struct PictureSheet: Sendable {
  private var parts = SharedParts()
  private var pictures: [(head: SVGNode, body: Int)] = []
  /// What pictures refer to by a name, such as an outline, in the order of its first use.
  private var named: [(name: String, text: String)] = []

  /// A page without pictures.
  package init() {}

  /// Adds a picture of a device; returns its index.
  ///
  /// A picture that is only seen for a moment needs no words.
  package mutating func add(_ drawing: DeviceDrawing, hasWords: Bool = true) -> Int {
    add(drawing.picture, hasWords: hasWords)
  }

  /// Adds a picture of families; returns its index.
  package mutating func add(_ drawing: FamilyDrawing, hasWords: Bool = true) -> Int {
    add(drawing.picture, hasWords: hasWords)
  }

  /// Uses a picture that was added once more.
  package mutating func repeatPicture(_ index: Int) { parts.use(pictures[index].body) }

  private mutating func add(_ picture: SVGNode, hasWords: Bool) -> Int {
    var renamed: [String: String] = [:]
    var body = SVGNode("g")
    for child in picture.children where child.name != "title" {
      guard child.name == "defs" else {
        body.children.append(child)
        continue
      }
      for definition in child.children { define(definition, &renamed) }
    }
    if !renamed.isEmpty { body = body.renaming(renamed) }
    let words = hasWords ? picture.children.first { $0.name == "title" }?.text : nil
    // A device is as large as the page wants it.
    let isDevice = picture.value(of: "class")?.hasPrefix("dev ") == true
    let head = picture.without(isDevice ? ["xmlns", "width", "height"] : ["xmlns", "height"]).with(
      "aria-label", words)
    pictures.append((head, parts.add(body)))
    return pictures.count - 1
  }

  /// Takes what a picture refers to; two pictures may have different things of the same name.
  private mutating func define(_ definition: SVGNode, _ renamed: inout [String: String]) {
    guard let name = definition.value(of: "id") else { return }
    let text = definition.without(["id"]).written
    for number in 1... {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      guard let known = named.first(where: { $0.name == candidate }) else {
        named.append((candidate, text))
        if number > 1 { renamed[name] = candidate }
        return
      }
      if known.text == text {
        if number > 1 { renamed[name] = candidate }
        return
      }
    }
  }

  /// What the page needs before its pictures, and the pictures in the order in which they were added.
  package var written: (definitions: String, pictures: [String]) { written(naming: "s") }

  /// The same where the names of definitions begin with a letter of their own.
  package func written(naming prefix: String) -> (definitions: String, pictures: [String]) {
    let writer = SharedPartsWriter(parts, .use(prefix))
    let texts = pictures.map { head, body in
      "\(head.openingTag)\(writer.text(of: body))</svg>"
    }
    let definitions = named.map(Self.definition)
    return (definitions.joined() + writer.definitions.joined(), texts)
  }

  /// The same for a script, which puts together what it shows: nothing is on the page before.
  ///
  /// A text is written with apostrophes, and `<1A>` in it stands for the part with this number in
  /// base 36. Colors of programs are in `data-s`, since the policy of a page forbids `style`.
  package var packed: PackedPictures {
    let writer = SharedPartsWriter(parts, .packed)
    let (outlines, rest) = (
      named.filter { $0.text.hasPrefix("<clipPath") },
      named.filter { !$0.text.hasPrefix("<clipPath") }
    )
    var result = PackedPictures()
    result.parts = writer.definitions.map(\.packed)
    result.outlines = outlines.map { ($0.name, $0.text.packed) }
    result.definitions = rest.map(Self.definition).joined()
    var heads: [String: Int] = [:]
    for (head, body) in pictures {
      let words = head.attributes.last { $0.name == "aria-label" }
        .map { " aria-label='\($0.value.inMarkup)'" }
      let tag = head.without(["aria-label"]).openingTag.dropLast().description.packed
      if heads[tag] == nil {
        heads[tag] = result.parts.count
        result.parts.append(tag)
      }
      let start = heads[tag].map { SharedPartsWriter.Style.packed.reference(to: $0) } ?? tag
      result.pictures.append("\(start)\(words ?? "")>\(writer.text(of: body).packed)</svg>")
    }
    return result
  }

  private static func definition(_ name: String, _ text: String) -> String {
    let end = text.firstIndex { $0 == " " || $0 == ">" || $0 == "/" } ?? text.endIndex
    return "\(text[..<end]) id=\"\(name.inMarkup)\"\(text[end...])"
  }
}

/// The pictures of a page in pieces, for a script.
package struct PackedPictures: Sendable {
  /// The pictures in the order in which they were added.
  package fileprivate(set) var pictures: [String] = []
  /// What occurs in several pictures, or in parts.
  package fileprivate(set) var parts: [String] = []
  /// The outlines that pictures are cut to, by their names.
  package fileprivate(set) var outlines: [(name: String, text: String)] = []
  /// What the style sheet refers to, as markup.
  package fileprivate(set) var definitions = ""
}

extension String {
  /// Markup with apostrophes around its values, since a text in JSON escapes quotation marks.
  ///
  /// Those of values and of texts are escaped already.
  fileprivate var packed: String {
    replacing("\"", with: "'").replacing(" style='", with: " data-s='")
  }
}

/// Elements of pictures, each kept once with the number of its uses.
struct SharedParts: Sendable {
  /// An element by what is written for it.
  struct Part: Sendable {
    let tag: String
    let name: String
    let text: String
    let children: [Int]
    /// Whether a script moves it, or something in it, so that it must be written where it is.
    let isMoving: Bool
    var uses = 0
  }

  private struct Key: Hashable {
    let tag, text: String
    let children: [Int]
  }

  private(set) var parts: [Part] = []
  private var indices: [Key: Int] = [:]

  /// Uses an element once more.
  mutating func use(_ index: Int) { parts[index].uses += 1 }

  /// Adds an element with all that is in it; returns its index.
  mutating func add(_ node: SVGNode) -> Int {
    // What is chosen by the class of an element around it is one text: rules don't cross its border.
    let isWhole = node.chooses
    let children = isWhole ? [] : node.children.inRuns.map { add($0) }
    let text = isWhole ? node.contents : node.text?.inMarkup ?? ""
    let key = Key(tag: node.openingTag, text: text, children: children)
    if let known = indices[key] {
      parts[known].uses += 1
      // Only the first one is written: its children have no further use.
      for child in children { parts[child].uses -= 1 }
      return known
    }
    indices[key] = parts.count
    parts.append(
      Part(
        tag: key.tag, name: node.name, text: text, children: children,
        isMoving: node.isMoving || children.contains { parts[$0].isMoving }, uses: 1))
    return parts.count - 1
  }
}

/// Writes elements, those that are worth it as a reference to a definition.
private struct SharedPartsWriter {
  private let parts: [SharedParts.Part]
  private let style: Style
  /// The number of the definition of each part; nil for those written where they are.
  private var numbers: [Int?] = []
  /// The definitions, each after those it refers to.
  private(set) var definitions: [String] = []

  /// How a page refers to a definition.
  enum Style {
    /// By an element that browsers follow; names begin with this.
    case use(String)
    /// By a number that a script replaces.
    case packed

    /// The most bytes of a reference, and what a definition has around it.
    var sizes: (reference: Int, frame: Int) { isPacked ? (5, 3) : (22, 10) }

    var isPacked: Bool { if case .packed = self { true } else { false } }

    /// The name of a definition; nil where it has none.
    func name(of number: Int) -> String? {
      if case .use(let prefix) = self { "\(prefix)\(number)" } else { nil }
    }

    func reference(to number: Int) -> String {
      name(of: number).map { "<use href=\"#\($0)\"/>" }
        ?? "<\(String(number, radix: 36, uppercase: true))>"
    }
  }

  init(_ shared: SharedParts, _ style: Style) {
    parts = shared.parts
    self.style = style
    let (reference, frame) = style.sizes
    var sizes: [Int] = []
    var count = style.isPacked ? 0 : 1
    for part in parts {
      let own = part.tag.utf8.count + part.text.utf8.count + part.name.utf8.count + 3
      let size = part.children.reduce(own) { $0 + sizes[$1] }
      let mayBeShared = style.isPacked || !part.isMoving
      let isShared = mayBeShared && part.uses * size > part.uses * reference + size + frame
      sizes.append(isShared ? reference : size)
      numbers.append(isShared ? count : nil)
      count += isShared ? 1 : 0
    }
    for (index, part) in parts.enumerated() {
      guard let number = numbers[index] else { continue }
      definitions.append(contents(of: part, id: style.name(of: number)))
    }
  }

  /// An element, or a reference to it.
  func text(of index: Int) -> String {
    numbers[index].map(style.reference) ?? contents(of: parts[index], id: nil)
  }

  private func contents(of part: SharedParts.Part, id: String?) -> String {
    let inner = part.text + part.children.map(text).joined()
    let isPlain = part.tag == "<g>" && id == nil
    if isPlain { return inner }
    let tag = id.map { "<\(part.name) id=\"\($0)\"\(part.tag.dropFirst(part.name.count + 1))" }
    let opening = tag ?? part.tag
    return inner.isEmpty ? "\(opening.dropLast())/>" : "\(opening)\(inner)</\(part.name)>"
  }
}

extension [SVGNode] {
  /// The same elements, but those of one piece that follow each other are in a group, which costs
  /// nothing unless it occurs again.
  fileprivate var inRuns: [SVGNode] {
    var result: [SVGNode] = []
    var run: [SVGNode] = []
    func endRun() {
      result += run.count > 1 && run.count < count ? [SVGNode("g").around(run)] : run
      run = []
    }
    for node in self {
      if node.children.isEmpty, !node.isMoving {
        run.append(node)
      } else {
        endRun()
        result.append(node)
      }
    }
    endRun()
    return result
  }
}

extension SVGNode {
  /// The tag that begins it.
  fileprivate var openingTag: String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value.inMarkup)\"" }.joined() + ">"
  }

  /// What is in it, as text.
  fileprivate var contents: String {
    children.reduce(into: text?.inMarkup ?? "") { $1.write(to: &$0) }
  }

  fileprivate var written: String {
    var result = ""
    write(to: &result)
    return result
  }

  /// Whether rules of the style sheet choose what is in it by its class.
  fileprivate var chooses: Bool {
    value(of: "class") == "gloss"
  }

  /// Whether a script moves it.
  fileprivate var isMoving: Bool { value(of: "data-m") != nil || value(of: "data-o") != nil }

  fileprivate func value(of attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The same element, in which references to some names are to others.
  fileprivate func renaming(_ names: [String: String]) -> SVGNode {
    var copy = self
    copy.attributes = attributes.map { attribute in
      guard attribute.name == "clip-path",
        let new = names[String(attribute.value.dropFirst(5).dropLast())]
      else { return attribute }
      return (attribute.name, "url(#\(new))")
    }
    copy.children = children.map { $0.renaming(names) }
    return copy
  }

  /// The same element without some attributes.
  fileprivate func without(_ names: Set<String>) -> SVGNode {
    var copy = self
    copy.attributes.removeAll { names.contains($0.name) }
    return copy
  }
}
