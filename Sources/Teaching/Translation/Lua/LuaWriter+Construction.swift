import Lua

extension LuaWriter {
  /// A new object of a class: the class is called with one table.
  func construct(
    _ type: String, _ arguments: [Argument], _ call: Call
  ) throws(NotTranslated) -> LuaExpression {
    if let value = try foundationObject(type, arguments) { return value }
    needType(type)
    if let own = types[type] {
      if own.kind == .enumeration { return try enumerationCase(own, arguments) }
      if let value = try constructOwn(own, arguments, call) { return value }
    }
    guard let host = hostClass(of: type) ?? (types[type] == nil ? nil : "NSObject") else {
      guard globals.contains(type) else {
        if let meant = Self.superclass(meantBy: type) {
          return try construct(meant, insteadOf: type, arguments)
        }
        throw NotTranslated(reason: "`\(type)` is no class here: define it first")
      }
      return LuaExpression(text: "\(type)\(try fields(arguments))", type: .object(type))
    }
    var fields: [String] = []
    if let list = arguments.firstIndex(where: { $0.label == "," }), list > 0 {
      return try construct(type, Self.gathered(arguments, from: list - 1), call)
    }
    for (index, argument) in arguments.enumerated() {
      let isTrailing =
        index >= arguments.count - call.trailing && call.arguments.count == arguments.count
      if let field = try field(argument, of: host, isTrailing: isTrailing && argument.label == nil)
      {
        fields.append(field)
      }
    }
    let body = fields.isEmpty ? "{}" : table(fields)
    return LuaExpression(text: "\(type)\(body)", type: .object(type))
  }

  /// An object of UIKit's class of the kind that a class is which isn't in the text.
  private func construct(
    _ meant: String, insteadOf type: String, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression {
    let isTable = meant == "UIViewController" && arguments.contains { $0.label == "style" }
    let meant = isTable ? "UITableViewController" : meant
    note(.remark("`\(type)` isn't in the text: `\(meant)` is in its place"))
    let known = arguments.filter { vocabulary.field($0.label ?? "", of: meant) != nil }
    for argument in arguments {
      guard let label = argument.label, vocabulary.field(label, of: meant) == nil,
        !["nibName", "bundle", "coder", "frame"].contains(label)
      else { continue }
      note(.withoutEffect(label, why: "`\(meant)` takes none"))
    }
    let call = Call(receiver: nil, name: meant, arguments: known)
    return LuaExpression(text: try construct(meant, known, call).text)
  }

  /// The values that follow a label up to nil, as a list.
  private static func gathered(_ arguments: [Argument], from start: Int) -> [Argument] {
    let values = arguments[start...].map(\.value).filter {
      if case .constant("nil") = $0.kind { false } else { true }
    }
    let list = Expression(kind: .list(values), place: arguments[start].value.place)
    return arguments[..<start] + [Argument(label: arguments[start].label, value: list)]
  }

  private func fields(_ arguments: [Argument]) throws(NotTranslated) -> String {
    var fields: [String] = []
    for argument in arguments {
      let value = try value(argument.value).text
      fields.append(argument.label.map { "\($0) = \(value)" } ?? value)
    }
    return fields.isEmpty ? "{}" : table(fields)
  }

  /// A field of the table that a class of UIKit's is called with; nil for what it doesn't need.
  private func field(
    _ argument: Argument, of type: String, isTrailing: Bool
  ) throws(NotTranslated) -> String? {
    if case .constant("nil") = argument.value.kind { return nil }
    if argument.label == "nibName" || argument.label == "bundle" || argument.label == "coder" {
      if argument.label == "nibName" {
        note(.withoutEffect("nibName", why: "there are no nib files: `nibs` describes them"))
      }
      return nil
    }
    if case .implicitMember("zero") = argument.value.kind { return nil }
    let label = isTrailing ? vocabulary.closureField(of: type) : argument.label
    guard let label else {
      throw NotTranslated(reason: "`\(type)` is called with named fields here")
    }
    guard
      let field = vocabulary.field(label, of: type)
        ?? vocabulary.field(label.withoutPreposition, of: type)
    else {
      if let reason = Self.withoutEffect[label] {
        note(.withoutEffect(label, why: reason))
        return nil
      }
      throw NotTranslated(reason: "`\(type)` takes no `\(label)` here")
    }
    let value = try value(argument.value, expecting: vocabulary.type(ofField: field, of: type))
    return "\(field) = \(value.text)"
  }

  /// An object of a class of the program; nil if UIKit's initializer is meant.
  private func constructOwn(
    _ own: OwnType, _ arguments: [Argument], _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    let initializers = ownTypes(of: own.name).first { !$0.initializers.isEmpty }?.initializers ?? []
    let fitting = initializers.first { entry in
      let labels = entry.function.initializerLabels
      return arguments.allSatisfy { $0.label == nil || labels.contains($0.label ?? "") }
    }
    let isMemberwise = own.superclass == nil && initializers.isEmpty
    guard fitting != nil || isMemberwise || arguments.isEmpty else { return nil }
    var fields: [String] = []
    let parameters = fitting?.function.parameters ?? []
    for (index, argument) in arguments.enumerated() {
      let parameter =
        index < parameters.count
        ? parameters.first { $0.label == argument.label } ?? parameters[index] : nil
      let label = parameter.map { fitting?.function.field(of: $0) ?? $0.name }
      guard let name = label ?? argument.label else { return nil }
      let type =
        parameter.map { valueType($0.type) } ?? own.property(name).map(valueType(of:)) ?? .unknown
      let value = try value(argument.value, expecting: type)
      if value.text != "nil" { fields.append("\(luaName(name)) = \(value.text)") }
    }
    return LuaExpression(
      text: "\(own.name)\(fields.isEmpty ? "{}" : table(fields))", type: .object(own.name))
  }

  private func enumerationCase(
    _ own: OwnType, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression {
    guard arguments.count == 1, arguments[0].label == "rawValue" else {
      throw NotTranslated(reason: "cases of `\(own.name)` have no values")
    }
    let value = try value(arguments[0].value)
    if value.type == .text || own.protocols.first == "String" {
      return LuaExpression(text: value.text, level: value.level, type: .ownCase(own.name))
    }
    return LuaExpression(
      text: "\(own.name).allCases[\(value.next)]", type: .ownCase(own.name))
  }

  // MARK: Without an effect

  /// Properties that nothing here shows, and why.
  static let withoutEffect: [String: String] = {
    let look = [
      "font", "layer", "contentMode", "clipsToBounds", "tintColor", "barTintColor",
      "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "shadowColor",
      "shadowOffset", "cornerRadius", "opaque", "isOpaque", "minimumFontSize", "attributedText",
      "separatorStyle", "separatorColor", "keyboardAppearance", "showsVerticalScrollIndicator",
      "titleTextAttributes", "largeTitleTextAttributes", "configuration", "axis", "spacing",
      "distribution",
    ]
    let layout = [
      "translatesAutoresizingMaskIntoConstraints", "autoresizingMask",
      "autoresizesSubviews", "isActive", "addConstraint", "addConstraints", "constant", "priority",
      "setNeedsUpdateConstraints",
    ]
    return Dictionary(
      look.map { ($0, "only what navigation needs is drawn") }
        + layout.map { ($0, "views have frames, and no constraints") },
      uniquingKeysWith: { first, _ in first })
  }()

  /// A value without an effect, said once.
  func withoutEffect(_ word: String, _ reason: String) -> LuaExpression {
    note(.withoutEffect(word, why: reason))
    return LuaExpression(text: "nil", level: .literal)
  }
}

extension Function {
  /// The labels of an initializer.
  var initializerLabels: [String] {
    var labels = parameters.map { $0.label ?? "" }
    if name.hasPrefix("initWith"), !labels.isEmpty { labels[0] = name.dropFirst(8).lowercasedFirst }
    return labels
  }

  /// The field of the call's table that a parameter of an initializer is.
  func field(of parameter: Parameter) -> String {
    let index = parameters.firstIndex { $0.name == parameter.name } ?? 0
    let label = initializerLabels[index]
    return label.isEmpty || label == "_" || !label.isName ? parameter.name : label
  }
}

extension String {
  /// `style` of `withStyle`.
  fileprivate var withoutPreposition: String {
    for word in ["with", "for", "in"]
    where hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true {
      return dropFirst(word.count).lowercasedFirst
    }
    return self
  }
}
