import Lua

extension LuaWriter {
  /// The functions of C and Swift that have a counterpart.
  var foundationNames: Set<String> { Self.functionNames }

  static let functionNames: Set = [
    "print", "NSLog", "debugPrint", "min", "max", "abs", "Int", "Double", "CGFloat", "Float",
    "String",
    "Bool", "fatalError", "preconditionFailure", "assertionFailure", "CGRectMake", "CGRect",
    "CGSizeMake", "CGSize", "CGPointMake", "CGPoint",
    "UIEdgeInsetsMake", "UIEdgeInsets", "NSMakeRange", "IndexPath", "stride", "dispatch_after",
    "dispatch_async", "dispatch_time", "NSStringFromClass", "NSLocalizedString", "Task", "Array",
    "precondition", "assert", "NSAssert", "round", "floor", "Set", "dispatch_once",
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
    case "abs", "fabs", "floor", "sqrt", "fabsf", "floorf", "sqrtf", "ceil", "ceilf":
      let plain = name.hasSuffix("f") && name != "f" ? String(name.dropLast()) : name
      return LuaExpression(
        text: "math.\(plain == "fabs" ? "abs" : plain)(\(try list(arguments)))", type: .number)
    case "UI_USER_INTERFACE_IDIOM":
      return LuaExpression(text: "UIDevice.current().userInterfaceIdiom", type: .text)
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
    case "arc4random", "rand", "random":
      return LuaExpression(text: "math.random(0, 2147483647)", type: .number)
    case "arc4random_uniform":
      let limit = LuaExpression.difference(try value(arguments[0].value).operand(of: .sum), 1)
      return LuaExpression(text: "math.random(0, \(limit))", type: .number)
    case "MAX", "MIN", "fmax", "fmin":
      return LuaExpression(
        text: "math.\(name.lowercased().suffix(3))(\(try list(arguments)))", type: .number)
    case "UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait",
      "UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait":
      let word = name.hasSuffix("Landscape") ? "landscape" : "portrait"
      return LuaExpression(
        text: "\(try value(arguments[0].value).receiver):find(\"\(word)\", 1, true) ~= nil",
        level: .comparison, type: .boolean)
    case "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMinX", "CGRectGetMinY", "CGRectGetMaxX",
      "CGRectGetMaxY", "CGRectGetMidX", "CGRectGetMidY":
      return try edge(name.dropFirst("CGRectGet".count), of: try value(arguments[0].value))
    case "CGRectInset": return try inset(arguments)
    case "dispatch_once": return try once(arguments)
    case "fatalError", "preconditionFailure", "assertionFailure":
      return LuaExpression(text: "error(\(try list(arguments)))")
    case "precondition", "assert", "NSAssert":
      return LuaExpression(text: "assert(\(try list(Array(arguments.prefix(2)))))")
    case "dispatch_async": return try later(LuaExpression(text: "0"), arguments.last)
    case "dispatch_after": return try later(try seconds(arguments[0].value), arguments.last)
    case "Task": return try task(arguments)
    default: return nil
    }
  }

  func printed(_ arguments: [Argument]) throws(NotTranslated) -> String {
    var values: [String] = []
    for argument in arguments where argument.label == nil {
      let value = try value(argument.value)
      switch value.type {
      case .list(.text), .list(.number): values.append("table.concat(\(value.text), \", \")")
      default: values.append(value.text)
      }
    }
    return values.joined(separator: ", ")
  }

  func integer(_ name: String, _ arguments: [Argument]) throws(NotTranslated)
    -> LuaExpression
  {
    let value = try value(arguments[0].value)
    let text =
      value.type == .text ? "tonumber(\(value.text))" : "\(value.operand(of: .product)) // 1"
    return LuaExpression(text: text, level: value.type == .text ? .atom : .product, type: .number)
  }

  // MARK: Structures

  static let structures: [String: [String]] = [
    "CGRectMake": ["x", "y", "width", "height"], "CGRect": ["x", "y", "width", "height"],
    "CGSizeMake": ["width", "height"], "CGSize": ["width", "height"],
    "CGPointMake": ["x", "y"], "CGPoint": ["x", "y"], "NSMakeRange": ["location", "length"],
    "UIEdgeInsetsMake": ["top", "left", "bottom", "right"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"], "IndexPath": ["row", "section"],
  ]

  func structure(
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
  func joined(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    var inner: [Argument] = []
    for argument in arguments {
      guard case .call(let call) = argument.value.kind else {
        throw NotTranslated(reason: "write the four numbers of the rectangle")
      }
      inner += call.arguments
    }
    return try structure(["x", "y", "width", "height"], inner)
  }

  /// A side of a rectangle, or its middle: `MaxX`.
  func edge(
    _ name: Substring, of rectangle: LuaExpression
  ) throws(NotTranslated) -> LuaExpression {
    let owner = rectangle.receiver
    guard !name.hasPrefix("M") else {
      let (axis, size) = name.hasSuffix("X") ? ("x", "width") : ("y", "height")
      let start = "\(owner).\(axis)"
      switch name.prefix(3) {
      case "Max":
        return LuaExpression(text: "\(start) + \(owner).\(size)", level: .sum, type: .number)
      case "Mid":
        return LuaExpression(text: "\(start) + \(owner).\(size) / 2", level: .sum, type: .number)
      default: return LuaExpression(text: start, type: .number)
      }
    }
    return LuaExpression(text: "\(owner).\(name.lowercased())", type: .number)
  }

  func inset(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    let rectangle = try value(arguments[0].value)
    guard arguments.count == 3, rectangle.isPath else {
      throw NotTranslated(reason: "write the rectangle to a variable before `CGRectInset`")
    }
    let (x, y) = (try value(arguments[1].value), try value(arguments[2].value))
    let (owner, dx, dy) = (rectangle.text, x.operand(of: .product), y.operand(of: .product))
    return LuaExpression(
      text: table([
        "x = \(owner).x + \(dx)", "y = \(owner).y + \(dy)",
        "width = \(owner).width - 2 * \(dx)", "height = \(owner).height - 2 * \(dy)",
      ]), level: .literal, type: .structure)
  }

  /// What runs the first time only.
  func once(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    guard arguments.count == 2, case .closure(let closure) = arguments[1].value.kind else {
      throw NotTranslated(reason: "what runs once is missing")
    }
    let mark = try value(arguments[0].value).text
    let lines = inFunction([:]) { self.lines(of: closure.body) }
    return LuaExpression(
      text: (["if not \(mark) then", "  \(mark) = true"] + lines.map(\.indented) + ["end"])
        .joined(separator: "\n"))
  }

  // MARK: Time

  /// A function that runs later.
  func later(
    _ seconds: LuaExpression, _ body: Argument?
  ) throws(NotTranslated) -> LuaExpression {
    guard let body else { throw NotTranslated(reason: "what runs later is missing") }
    return LuaExpression(text: "after(\(seconds.text), \(try value(body.value).text))")
  }

  /// The seconds of `.now() + 2`, or of `dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC)`.
  func seconds(_ expression: Expression) throws(NotTranslated) -> LuaExpression {
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

  func task(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
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
      return arguments.isEmpty || arguments.first?.label == "capacity"
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

  func copied(_ list: Expression) throws(NotTranslated) -> LuaExpression {
    let value = try value(list)
    return LuaExpression(
      text: "{ table.unpack(\(value.text)) }", level: .literal, type: value.type)
  }

  /// The elements before a nil that ends them.
  func elements(_ arguments: [Argument]) throws(NotTranslated) -> [String] {
    var parts: [String] = []
    for argument in arguments {
      if case .constant("nil") = argument.value.kind { break }
      parts.append(try value(argument.value).text)
    }
    return parts
  }

  func dictionary(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    let values = arguments.filter {
      if case .constant("nil") = $0.value.kind { false } else { true }
    }
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      parts.append(
        try value(values[index + 1].value).asField + " = " + (try value(values[index].value).text))
    }
    return LuaExpression(text: table(parts), level: .literal, type: .map)
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
