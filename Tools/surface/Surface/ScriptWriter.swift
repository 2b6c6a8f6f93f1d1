import Foundation

/// Writes what scripts have of the rows of delegates' methods: how the functions of a script's table are
/// called, and their descriptions.
///
/// The class that calls them is the one that conforms to the protocol. What is written by hand isn't
/// written again: a method in the file of that class, a description that names the protocol.
public struct ScriptWriter {
  private let protocols: [DelegateProtocol]
  private let texts: [String]

  /// Writes the rows of protocols, for the classes in the sources of a folder.
  public init(_ protocols: [DelegateProtocol], in folder: URL) throws {
    self.protocols = protocols
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    texts = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// The files by name: one for each protocol that scripts can implement.
  public var files: [(name: String, text: String)] {
    protocols.compactMap { delegate in
      let parts = [methods(of: delegate), description(of: delegate)].compactMap { $0 }
      return parts.isEmpty
        ? nil : ("\(delegate.name).swift", Self.head + parts.joined(separator: "\n"))
    } + [("TableDescriptor+Protocols.swift", Self.head + list)]
  }

  /// The descriptions; a protocol that refines another one of the same class is described with it.
  private var list: String {
    let described = protocols.filter { !isDescribedByHand($0) }
    let entries = described.filter { base(of: $0) == nil }.map { delegate in
      let refining = described.filter { base(of: $0) == delegate.name }
      return "      .\(delegate.identifier)"
        + refining.map { ".adding(.\($0.identifier))" }.joined()
    }
    return """
      extension TableDescriptor {
        /// The tables of all protocols whose rows say all of them.
        static var ofProtocols: [TableDescriptor] {
          [
      \(entries.joined(separator: ",\n")),
          ]
        }
      }

      """
  }

  private func base(of delegate: DelegateProtocol) -> String? {
    protocols.first { other in
      delegate.refined.contains(other.name)
        && conforming(to: other)?.name == conforming(to: delegate)?.name
    }?.name
  }

  private static let head = """
    // Written by `make surface` from the rows of the protocols; do not edit.
    // swift-format-ignore-file
    import Foundation
    import HeadlessUIKit
    import Lua
    import NavigationModel


    """

  // MARK: Calls

  private func methods(of delegate: DelegateProtocol) -> String? {
    guard let (name, text) = conforming(to: delegate) else { return nil }
    let methods = delegate.methods.filter { $0.isForScripts && !isWritten($0, in: text) }
    if methods.isEmpty { return nil }
    return "extension \(name) {\n\(methods.map(body).joined(separator: "\n"))\n}\n"
  }

  /// The class that calls the functions of scripts, and its file.
  private func conforming(to delegate: DelegateProtocol) -> (name: Substring, text: String)? {
    let pattern = "class (Scripted\\w+): [^{]*\\b\(delegate.name)\\b"
    guard let pattern = try? Regex(pattern, as: (Substring, Substring).self) else { return nil }
    for text in texts {
      if let match = text.firstMatch(of: pattern) { return (match.1, text) }
    }
    return nil
  }

  /// Whether a text has a method of the same name and labels.
  private func isWritten(_ method: DelegateProtocol.Method, in text: String) -> Bool {
    let base = method.selector.prefix { $0 != "(" }
    let labels = method.parameters.map { "\($0.label)\\b[^:,]*:[^,]*" }.joined(separator: ",\\s*")
    let pattern = try? Regex("func \(base)\\(\\s*\(labels)\\)")
    return pattern.map { text.firstMatch(of: $0) != nil } ?? false
  }

  private func body(of method: DelegateProtocol.Method) -> String {
    let arguments = method.parameters.map { parameter in
      ScriptType(of: parameter).argument.replacing("$0", with: parameter.name)
    }
    let call = "(.\(method.word), [\(arguments.joined(separator: ", "))])"
    guard let result = method.result else { return "  \(method.declaration) { _ = run\(call) }" }
    if result.hasSuffix("?") { return "  \(method.declaration) { answer\(call) }" }
    let text = method.answer ?? method.otherwise ?? ""
    let answer = text.contains(" ") ? "(\(text))" : text
    return "  \(method.declaration) { answer\(call) ?? \(answer) }"
  }

  // MARK: Descriptions

  private func description(of delegate: DelegateProtocol) -> String? {
    if isDescribedByHand(delegate) { return nil }
    let calls = delegate.methods.filter(\.isForScripts).map(call).joined(separator: "\n")
    let inherited = protocols.filter { isInherited($0, by: delegate) }.map(\.name)
    let summary =
      delegate.documentation.summary
      + inherited.map { " It has all functions of \($0), too." }.joined()
    return """
      extension TableDescriptor {
        static var \(delegate.identifier): TableDescriptor {
          TableDescriptor("\(delegate.name.replacing(".", with: ""))", \(quoted(summary)))
      \(calls)
        }
      }

      """
  }

  /// Whether the class of a protocol is a subclass of that of a protocol that it refines.
  private func isInherited(_ other: DelegateProtocol, by delegate: DelegateProtocol) -> Bool {
    guard delegate.refined.contains(other.name), let base = conforming(to: other),
      let own = conforming(to: delegate)
    else { return false }
    return own.text.contains("class \(own.name): \(base.name)")
  }

  private func isDescribedByHand(_ delegate: DelegateProtocol) -> Bool {
    let pattern = try? Regex("TableDescriptor\\(\\s*\"\(delegate.name)\"")
    return pattern.map { pattern in texts.contains { $0.contains(pattern) } } ?? false
  }

  private func call(of method: DelegateProtocol.Method) -> String {
    let parameters = method.parameters.map { "\"\($0.name)\": \(ScriptType(of: $0).type).self" }
    var arguments = [
      ".\(method.word)", parameters.isEmpty ? "[:]" : "[\(parameters.joined(separator: ", "))]",
    ]
    var summary = method.documentation.summary
    if let result = method.result {
      arguments.append("returning: \(ScriptType.returned(result))")
      if result == "Bool", let answer = method.answer {
        if answer == "true" { summary += " Only false refuses." }
        if answer == "false" { summary += " Only true counts." }
      }
    } else if let changed = method.parameters.compactMap(ScriptType.changed).first {
      arguments.append("returning: \(changed)?.self")
    }
    arguments.append(quoted(summary))
    let facts = method.documentation.facts.map { "\"\($0)\"" }
    if !facts.isEmpty { arguments.append("facts: \(facts.joined(separator: ", "))") }
    return "      .call(\(arguments.joined(separator: ", ")))"
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension DelegateProtocol {
  /// Its name as that of a property: `uiTabBarControllerDelegate`.
  var identifier: String {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.dropLast().lowercased()
      + name.dropFirst(max(capitals.count - 1, 0))
      .replacing(".", with: "")
  }
}

extension DelegateProtocol.Method {
  /// Whether a script's table can have it: of two forms of a question only the first.
  var isForScripts: Bool { name == word }
}

/// What scripts get for a parameter.
struct ScriptType {
  /// The type in descriptions.
  let type: String
  /// The value, of the parameter `$0`.
  let argument: String

  /// What is passed as it is, and what has another form in Lua.
  init(of parameter: (label: String, name: String, type: String)) {
    switch parameter.type {
    case "any UIViewControllerAnimatedTransitioning":
      (type, argument) = ("LuaValue", "($0 as? ScriptedAnimator)?.value ?? LuaValue.nil")
    case "(any UIContextMenuInteractionAnimating)?", "any UIContextMenuInteractionCommitAnimating",
      "any UITabBarController.Sidebar.Animating":
      (type, argument) = ("ContextMenuAnimator", "$0 as? ContextMenuAnimator")
    case "Any?": (type, argument) = ("LuaValue", "$0 as? any LuaConvertible ?? LuaValue.nil")
    case "any Error": (type, argument) = ("String", "\"\\($0)\"")
    case "UIScene.ConnectionOptions": (type, argument) = ("SceneConnection", "SceneConnection($0)")
    case "Set<UIOpenURLContext>": (type, argument) = ("[String]", "$0.sortedTexts")
    case "NSCoder": (type, argument) = ("RestorationCoder", "$0 as? RestorationCoder")
    case "(any UIViewControllerTransitionCoordinator)?":
      (type, argument) = ("TransitionCoordinator?", "$0 as? TransitionCoordinator")
    case "CGFloat": (type, argument) = ("Double", "$0")
    case "String" where parameter.name == "kind":
      (type, argument) = ("ElementKind", "ElementKind(named: $0)")
    case let other: (type, argument) = (Self.changed(parameter) ?? other, "$0")
    }
  }

  /// The type that a pointer points to: the function gets it, and may return another value.
  static func changed(_ parameter: (label: String, name: String, type: String)) -> String? {
    parameter.type.wholeMatch(of: /\w*Pointer<(.+)>/).map { String($0.1) }
  }

  /// What a function has to return.
  static func returned(_ type: String) -> String {
    if let name = type.firstMatch(of: /UIViewController(Animated|Interactive)Transitioning/) {
      return "\"\(name.0)\""
    }
    return "\(type == "CGFloat" ? "Double" : type).self"
  }
}
