import Lua

extension LuaWriter {
  /// The functions of C and Swift that have a counterpart.
  var foundationNames: Set<String> { Self.functionNames }

  private static let functionNames: Set = [
    "print", "NSLog", "debugPrint", "min", "max", "abs", "Int", "Double", "CGFloat", "Float",
    "String",
    "Bool", "fatalError", "CGRectMake", "CGRect", "CGSizeMake", "CGSize", "CGPointMake", "CGPoint",
    "UIEdgeInsetsMake", "UIEdgeInsets", "NSMakeRange", "IndexPath", "stride", "dispatch_after",
    "dispatch_async", "dispatch_time", "NSStringFromClass", "NSLocalizedString", "Task", "Array",
    "precondition", "assert", "NSAssert", "round", "floor", "Set",
  ]

  /// A call of a function that UIKit's world has around it; nil for any other.
  func foundationFunction(_ name: String, _ call: Call) throws(NotTranslated) -> LuaExpression? {
    let arguments = call.arguments
    if let fields = Self.structures[name] { return try structure(fields, arguments) }
    switch name {
    case "print", "debugPrint": return LuaExpression(text: "print(\(try printed(arguments)))")
    case "NSLog":
      note(.meaning(of: "NSLog", is: "print"))
      return LuaExpression(text: "print(\(try formattedText(arguments).text))")
    case "min", "max":
      return LuaExpression(text: "math.\(name)(\(try list(arguments)))", type: .number)
    case "abs", "fabs", "floor", "sqrt":
      return LuaExpression(
        text: "math.\(name == "fabs" ? "abs" : name)(\(try list(arguments)))", type: .number)
    case "round", "Int": return try integer(name, arguments)
    case "Double", "CGFloat", "Float":
      return LuaExpression(text: "tonumber(\(try list(arguments)))", type: .number)
    case "String":
      if arguments.contains(where: { $0.label == "format" }) { return try formattedText(arguments) }
      if let first = arguments.first, first.label == "localized" { return try value(first.value) }
      if let label = arguments.first?.label, label != "describing" {
        throw NotTranslated(reason: "`String(\(label):)` has no counterpart")
      }
      return LuaExpression(text: "tostring(\(try list(arguments)))", type: .text)
    case "Array", "Set":
      return arguments.isEmpty
        ? LuaExpression(text: "{}", level: .literal, type: .list(.unknown))
        : try value(arguments[0].value)
    case "NSLocalizedString": return try value(arguments[0].value)
    case "NSStringFromClass":
      return LuaExpression(text: "tostring(\(try list(arguments)))", type: .text)
    case "fatalError": return LuaExpression(text: "error(\(try list(arguments)))")
    case "precondition", "assert", "NSAssert":
      return LuaExpression(text: "assert(\(try list(Array(arguments.prefix(2)))))")
    case "dispatch_async": return try later(LuaExpression(text: "0"), arguments.last)
    case "dispatch_after": return try later(try seconds(arguments[0].value), arguments.last)
    case "Task": return try task(arguments)
    default: return nil
    }
  }

  private func printed(_ arguments: [Argument]) throws(NotTranslated) -> String {
    try list(arguments.filter { $0.label == nil })
  }

  private func integer(_ name: String, _ arguments: [Argument]) throws(NotTranslated)
    -> LuaExpression
  {
    let value = try value(arguments[0].value)
    let text =
      value.type == .text ? "tonumber(\(value.text))" : "\(value.operand(of: .product)) // 1"
    return LuaExpression(text: text, level: value.type == .text ? .atom : .product, type: .number)
  }

  // MARK: Structures

  private static let structures: [String: [String]] = [
    "CGRectMake": ["x", "y", "width", "height"], "CGRect": ["x", "y", "width", "height"],
    "CGSizeMake": ["width", "height"], "CGSize": ["width", "height"],
    "CGPointMake": ["x", "y"], "CGPoint": ["x", "y"], "NSMakeRange": ["location", "length"],
    "UIEdgeInsetsMake": ["top", "left", "bottom", "right"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"], "IndexPath": ["row", "section"],
  ]

  private func structure(
    _ fields: [String], _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    for (index, argument) in arguments.enumerated() {
      let value = try value(argument.value, expecting: .structure)
      if argument.label == "origin" || argument.label == "size" {
        let names = argument.label == "origin" ? ["x", "y"] : ["width", "height"]
        guard value.isPath else { return try joined(arguments) }
        parts += names.map { "\($0) = \(value.text).\($0)" }
        continue
      }
      let name =
        argument.label.map { $0 == "item" ? "row" : $0 }
        ?? (index < fields.count ? fields[index] : "")
      parts.append("\(name) = \(value.text)")
    }
    return LuaExpression(
      text: parts.isEmpty ? "{ x = 0, y = 0, width = 0, height = 0 }" : table(parts),
      level: .literal, type: .structure)
  }

  /// A rectangle of a literal point and a literal size.
  private func joined(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    var inner: [Argument] = []
    for argument in arguments {
      guard case .call(let call) = argument.value.kind else {
        throw NotTranslated(reason: "write the four numbers of the rectangle")
      }
      inner += call.arguments
    }
    return try structure(["x", "y", "width", "height"], inner)
  }

  // MARK: Time

  /// A function that runs later.
  private func later(
    _ seconds: LuaExpression, _ body: Argument?
  ) throws(NotTranslated) -> LuaExpression {
    guard let body else { throw NotTranslated(reason: "what runs later is missing") }
    return LuaExpression(text: "after(\(seconds.text), \(try value(body.value).text))")
  }

  /// The seconds of `.now() + 2`, or of `dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC)`.
  private func seconds(_ expression: Expression) throws(NotTranslated) -> LuaExpression {
    switch expression.kind {
    case .infix("+", let start, let rest) where start.isNow: return try seconds(rest)
    case .infix("*", let number, let unit):
      if case .name("NSEC_PER_SEC") = unit.kind { return try seconds(number) }
      if case .name("NSEC_PER_SEC") = number.kind { return try seconds(unit) }
    case .cast(let value, _, _): return try seconds(value)
    case .call(let call) where call.name == "dispatch_time" && call.arguments.count == 2:
      return try seconds(call.arguments[1].value)
    case .call where expression.isNow: return LuaExpression(text: "0", type: .number)
    default: break
    }
    return try value(expression)
  }

  private func task(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    guard let body = arguments.last else { return LuaExpression(text: "nil", level: .literal) }
    return LuaExpression(text: "app.task(\(try value(body.value).text))")
  }

  // MARK: Objects

  /// An object of a class of Foundation's; nil for any other class.
  func foundationObject(_ type: String, _ arguments: [Argument]) throws(NotTranslated)
    -> LuaExpression?
  {
    switch type {
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet":
      let values = arguments.filter { !["capacity"].contains($0.label ?? "") }
      if values.first?.label == "array" { return try copied(values[0].value) }
      return LuaExpression(
        text: table(try elements(values)), level: .literal, type: .list(.unknown))
    case "NSDictionary", "NSMutableDictionary": return try dictionary(arguments)
    case "NSString", "NSMutableString":
      if arguments.first?.label == "format" { return try formattedText(arguments) }
      return arguments.isEmpty
        ? LuaExpression(text: "\"\"", level: .literal, type: .text) : try value(arguments[0].value)
    case "NSNumber": return try value(arguments[0].value)
    case "CGRect", "CGSize", "CGPoint", "IndexPath", "UIEdgeInsets", "String", "Int", "Double",
      "CGFloat", "Float", "Task", "Array", "Set":
      return try foundationFunction(type, Call(receiver: nil, name: type, arguments: arguments))
    case "UIImage":
      guard let name = arguments.first(where: { ["named", "systemName"].contains($0.label ?? "") })
      else {
        return withoutEffect(type, "images are names")
      }
      note(.withoutEffect("UIImage", why: "images are names, and are not drawn"))
      return try value(name.value)
    case "UIFont", "NSAttributedString", "NSParagraphStyle", "CALayer", "NSShadow":
      return withoutEffect(type, "texts and layers have one look")
    case "UIColor":
      note(.withoutEffect(type, why: "colours are names"))
      return LuaExpression(text: "\"gray\"", level: .literal, type: .text)
    default: return nil
    }
  }

  private func copied(_ list: Expression) throws(NotTranslated) -> LuaExpression {
    let value = try value(list)
    return LuaExpression(
      text: "{ table.unpack(\(value.text)) }", level: .literal, type: value.type)
  }

  /// The elements before a nil that ends them.
  private func elements(_ arguments: [Argument]) throws(NotTranslated) -> [String] {
    var parts: [String] = []
    for argument in arguments {
      if case .constant("nil") = argument.value.kind { break }
      parts.append(try value(argument.value).text)
    }
    return parts
  }

  private func dictionary(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    let values = arguments.filter {
      if case .constant("nil") = $0.value.kind { false } else { true }
    }
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      parts.append(
        "[\(try value(values[index + 1].value).text)] = \(try value(values[index].value).text)")
    }
    return LuaExpression(text: table(parts), level: .literal, type: .map)
  }

  // MARK: Texts

  /// `stringWithFormat:`: letters with values in place of `%@`, `%d`.
  func formattedText(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    guard let first = arguments.first else { throw NotTranslated(reason: "a format is missing") }
    guard arguments.count > 1 else { return try value(first.value) }
    guard case .text(let pieces) = first.value.kind, case .letters(let letters)? = pieces.first
    else {
      return LuaExpression(text: "string.format(\(try list(arguments)))", type: .text)
    }
    var values: [LuaExpression] = []
    for argument in arguments.dropFirst() { values.append(try value(argument.value)) }
    var rest = values[...]
    let format = letters.replacing(/%([-+0-9.]*)[lhqz]*([a-zA-Z@%])/) { match in
      if match.2 == "%" { return "%%" }
      let type = rest.popFirst()?.type
      let isText = match.2 == "@" || type == .boolean
      return "%\(match.1)\(isText ? "s" : ["i", "u"].contains(match.2) ? "d" : String(match.2))"
    }
    let list = values.map(\.text).joined(separator: ", ")
    return LuaExpression(text: "string.format(\"\(format)\", \(list))", type: .text)
  }

  /// A call of a text; nil for any other.
  func textCall(
    _ name: String, of text: LuaExpression, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression? {
    func first() throws(NotTranslated) -> String { try value(arguments[0].value).text }
    switch (name, arguments.count) {
    case ("lowercased", 0), ("uppercased", 0), ("lowercaseString", 0), ("uppercaseString", 0):
      return try foundationMember(name, of: text)
    case ("hasPrefix", 1):
      return LuaExpression(
        text: "\(text.receiver):find(\(try first()), 1, true) == 1", level: .comparison,
        type: .boolean)
    case ("hasSuffix", 1):
      let end = try first()
      return LuaExpression(
        text: "\(text.receiver):sub(-#\(end)) == \(end)", level: .comparison, type: .boolean)
    case ("contains", 1), ("containsString", 1), ("localizedCaseInsensitiveContains", 1),
      ("localizedStandardContains", 1):
      let isAny = name.hasPrefix("localized")
      let source = isAny ? "\(text.receiver):lower()" : text.receiver
      return LuaExpression(
        text: "\(source):find(\(try first())\(isAny ? ":lower()" : ""), 1, true) ~= nil"
          .fixingLiterals,
        level: .comparison, type: .boolean)
    case ("stringByAppendingString", 1), ("stringByAppendingFormat", _), ("appending", 1):
      let rest =
        name.hasSuffix("Format")
        ? try formattedText(arguments).text
        : try value(arguments[0].value).operand(of: .concatenation)
      return LuaExpression(
        text: "\(text.operand(of: .concatenation)) .. \(rest)", level: .concatenation, type: .text)
    case ("trimmingCharacters", 1), ("stringByTrimmingCharactersInSet", 1):
      return LuaExpression(text: "\(text.receiver):match(\"^%s*(.-)%s*$\")", type: .text)
    case ("appendString", 1), ("append", 1):
      return LuaExpression(text: "\(text.text) = \(text.text) .. \(try first())")
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is the time now.
  fileprivate var isNow: Bool {
    guard case .call(let call) = kind else { return false }
    if call.name == "now" { return true }
    guard let receiver = call.receiver, call.name == nil else { return false }
    if case .implicitMember("now") = receiver.kind { return true }
    return false
  }
}

extension String {
  /// A literal in front of a method needs parentheses.
  fileprivate var fixingLiterals: String {
    guard let range = firstRange(of: "find(\""),
      let end = self[range.upperBound...].firstRange(of: "\":lower()")
    else {
      return self
    }
    return self[..<range.lowerBound] + "find((\"" + self[range.upperBound..<end.lowerBound]
      + "\"):lower()"
      + self[end.upperBound...]
  }
}
