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
    let rewriter = Rewriter(self, declarations, filming: filming, path: path)
    rewriter.walk(tree)
    rewriter.moveMembers()
    return (rewriter.text, rewriter.remarks)
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
  /// Whether the file imports UIKit.
  let usesUIKit: Bool
  /// Whether statements of tests are marked for films.
  private let isFilming: Bool
  /// Whether it uses what Apple's Foundation has and that of Linux lacks.
  let needsBridges: Bool

  init(_ file: ParsedFile, _ declarations: Declarations, filming: Bool, path: String) {
    isFilming = filming
    self.path = path
    self.declarations = declarations
    converter = file.converter
    text = EditedText(file.text)
    usesUIKit = ImportFinder.imports(of: file.tree).contains { $0 == "UIKit" || $0 == "SwiftUI" }
    let source = file.text
    needsBridges = !usesUIKit && AppleModule.bridges.contains { source.contains($0) }
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
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkFunction(node)
    moveToMainActor(node)
    if isFilming {
      mark(node)
      film(node, in: path)
    }
    types.append("")
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { types.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    observeProperty(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEnd(of: node)
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
