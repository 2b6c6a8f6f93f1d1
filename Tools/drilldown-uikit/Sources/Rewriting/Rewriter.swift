import SwiftParser
import SwiftSyntax

/// A file of a package, parsed.
public struct ParsedFile {
  public let text: String
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  public init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Adds what the file declares.
  public func collect(into declarations: inout Declarations) {
    let collector = DeclarationCollector(into: declarations)
    declarations = Declarations()  // Not copied while the collector changes it.
    collector.walk(tree)
    declarations = collector.declarations
  }

  /// The file as a compiler without Objective-C accepts it, and what can't be made to work.
  ///
  /// Films of tests need a mark in front of each statement of theirs.
  public func rewritten(
    _ declarations: Declarations, filming: Bool = false, path: String = ""
  ) -> (text: EditedText, remarks: [Remark]) {
    let result = rewriting(declarations, RewritingOptions(isFilming: filming), path: path)
    return (result.text, result.remarks)
  }

  /// The same, with the members that belong in classes of other files.
  public func rewriting(
    _ declarations: Declarations, _ options: RewritingOptions, path: String
  ) -> RewrittenFile {
    let rewriter = Rewriter(self, declarations, options, path: path)
    rewriter.walk(tree)
    rewriter.moveMembers()
    rewriter.importUIKit()
    return RewrittenFile(
      text: rewriter.text, remarks: rewriter.remarks, sentMembers: rewriter.sentMembers,
      classEnds: Dictionary(
        rewriter.classEnds.filter { $0.branches.isEmpty }.map { ($0.type, $0.brace.utf8Offset) }
      ) { first, _ in first })
  }

  /// Whether the file imports UIKit, at the top or under conditions.
  public var usesUIKit: Bool { ImportFinder.usesUIKit(tree) }
}

/// What a file's surroundings say about how it is rewritten.
public struct RewritingOptions: Sendable {
  /// Whether statements of tests are marked for films.
  public var isFilming: Bool
  /// Whether its module is one for UIKit: one of its files imports it, or uses it all the same.
  public var isInModuleForUIKit: Bool
  /// The classes of its module, each of which is in one file.
  public var uniqueClasses: Set<String>
  /// What UIKit declares.
  public var namesOfUIKit: NamesOfUIKit
  /// What files of Interface Builder's can name of classes in other files than the member's.
  public var sentInterfaceMembers: [String: [InterfaceMember]] = [:]

  public init(
    isFilming: Bool, isInModuleForUIKit: Bool = false, uniqueClasses: Set<String> = [],
    namesOfUIKit: NamesOfUIKit = NamesOfUIKit()
  ) {
    self.isFilming = isFilming
    self.isInModuleForUIKit = isInModuleForUIKit
    self.uniqueClasses = uniqueClasses
    self.namesOfUIKit = namesOfUIKit
  }
}

/// A file as it is compiled.
public struct RewrittenFile: Sendable {
  public var text: EditedText
  public let remarks: [Remark]
  /// What is compiled in other files.
  public let sentMembers: [SentMember]
  /// Where its classes end.
  private let classEnds: [String: Int]

  init(
    text: EditedText, remarks: [Remark], sentMembers: [SentMember], classEnds: [String: Int]
  ) {
    (self.text, self.remarks, self.sentMembers) = (text, remarks, sentMembers)
    self.classEnds = classEnds
  }

  /// Whether it has a class that a member belongs to.
  public func takes(_ member: SentMember) -> Bool { classEnds[member.type] != nil }

  /// Adds a member of another file to its class.
  public mutating func add(_ member: SentMember, path: String) {
    guard let end = classEnds[member.type] else { return }
    let before = text.original[..<end]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    text.insert(
      member.text + "\n#sourceLocation(file: \"\(path)\", line: \(line))\n"
        + String(repeating: " ", count: column), at: end)
  }
}

/// Makes the changes in a file.
final class Rewriter: SyntaxVisitor {
  let declarations: Declarations
  let converter: SourceLocationConverter
  var text: EditedText
  var remarks: [Remark] = []
  /// The types around the node; empty for a function.
  var types: [String] = []
  /// The members that are to be moved into their classes.
  var movedMembers: [MovedMember] = []
  /// Where the classes of the file end.
  var classEnds: [ClassEnd] = []
  /// The path of the file.
  let path: String
  /// Those that belong in classes of other files.
  var sentMembers: [SentMember] = []
  /// The classes of its module that other files can add members to.
  let uniqueClasses: Set<String>
  /// The file.
  let tree: SourceFileSyntax
  /// Whether the file imports UIKit.
  let usesUIKit: Bool
  /// Whether it is compiled with an import of UIKit that it doesn't have.
  var addsUIKit: Bool
  /// Whether its module is one for UIKit.
  let isForUIKit: Bool
  /// The names that are declared as classes, with the classes.
  lazy var metatypes = MetatypeFinder.names(in: tree)
  /// The outlets and actions of the classes in it.
  lazy var interfaceMembers = InterfaceMemberFinder.members(in: tree)
  /// What files of Interface Builder's can name of classes in it, and is declared in other files.
  let sentInterfaceMembers: [String: [InterfaceMember]]
  /// The classes that are declared in it.
  lazy var classesInFile = InterfaceMemberFinder.classes(in: tree)
  /// Whether statements of tests are marked for films.
  private let isFilming: Bool
  /// Whether it imports SwiftUI.
  let usesSwiftUI: Bool

  init(
    _ file: ParsedFile, _ declarations: Declarations, _ options: RewritingOptions, path: String
  ) {
    isFilming = options.isFilming
    tree = file.tree
    uniqueClasses = options.uniqueClasses
    sentInterfaceMembers = options.sentInterfaceMembers
    isForUIKit = options.isInModuleForUIKit || file.usesUIKit
    self.path = path
    self.declarations = declarations
    converter = file.converter
    text = EditedText(file.text)
    usesUIKit = file.usesUIKit
    let imports = ImportFinder.imports(of: file.tree)
    usesSwiftUI = imports.contains("SwiftUI")
    addsUIKit =
      !usesUIKit
      && MissingImport.isNeeded(
        in: file, importing: imports, names: options.namesOfUIKit,
        isForUIKit: options.isInModuleForUIKit)
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes that something can't be made to work.
  func remark(_ text: String, at node: some SyntaxProtocol) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    remarks.append(Remark(line: place.line, column: place.column, text))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let replacement = AttributeRule.replacement(for: node) {
      text.exchange(node.range, for: replacement)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    if isFilming, ["XCTest", "Testing"].contains(node.path.first?.name.text) { importFilms(node) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteConditions(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "Preview":
      text.exchange(node.range, for: "()")
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    text.blank(node.range)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    checkCall(node)
    rewriteConstruction(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalMethod(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isRemoved = removeUncalled(node)
    if !isRemoved {
      checkFunction(node)
      moveToMainActor(node)
      openInterfaceMember(node)
      if isFilming {
        mark(node)
        film(node, in: path)
      }
    }
    let isEmptied = !isRemoved && emptyView(node)
    types.append("")
    return isRemoved || isEmptied ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { types.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    observeProperty(node)
    return emptyView(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEnd(of: node)
    addOutlets(to: node)
    replaceSuperclass(of: node)
    makeSendable(node)
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOverrides(node)
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
