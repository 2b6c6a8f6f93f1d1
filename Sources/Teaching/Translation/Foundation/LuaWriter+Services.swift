import Lua

extension LuaWriter {
  /// A call around UIKit, whose receiver decides what it means; nil for any other.
  func foundationCall(
    of receiver: Expression, _ name: String, _ call: Call, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    if let type = receiver.typeName, self.type(of: type) == nil,
      let value = try typeCall(type, name, call, expecting: expected)
    {
      return value
    }
    if let value = try serviceCall(receiver, name, call) { return value }
    if let value = try delayed(receiver, name, call) { return value }
    if case .call(let inner) = receiver.kind, inner.name == "enumerated" {
      return try listCall(name, of: LuaExpression(text: "nil"), call, receiver)
    }
    guard let list = try? unguarded(receiver, expecting: .unknown) else { return nil }
    let isObject = hostClass(of: list.type.className) != nil
    guard !isObject || list.type == .text else { return nil }
    if case .ofClass = list.type { return nil }
    if list.type.className != nil,
      ownTypes(of: list.type.className).contains(where: { $0.method(name) != nil })
    {
      return nil
    }
    if list.type != .map, case .list = list.type {
    } else if let text = try textCall(name, of: list, call.arguments) {
      return text
    } else if list.type == .text, !call.arguments.isEmpty || !call.isMessage,
      !Self.commonNames.contains(name)
    {
      throw NotTranslated(reason: "`\(name)` of a text has no counterpart here")
    }
    let before = hoisted
    if let value = try listCall(name, of: list, call, receiver) { return value }
    hoisted = before
    if call.isMessage, call.arguments.isEmpty { return try foundationMember(name, of: list) }
    return nil
  }

  /// What all objects can do.
  private static let commonNames: Set = [
    "isEqual", "isEqualToString", "isEqualToArray", "isEqualToNumber", "isKindOfClass",
    "isMemberOfClass", "isKind", "respondsToSelector", "responds", "performSelector", "perform",
    "copy", "mutableCopy", "init", "self", "retain", "release", "autorelease",
  ]

  /// A function of a class of Foundation's, or of one without an effect.
  private func typeCall(
    _ type: String, _ name: String, _ call: Call, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression? {
    let arguments = call.arguments
    switch type {
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet":
      guard name != "alloc" else { return nil }
      return try foundationObject(
        type,
        name.hasSuffix("WithArray")
          ? [Argument(label: "array", value: arguments[0].value)]
          : name.hasSuffix("Capacity") ? [] : arguments)
    case "NSDictionary", "NSMutableDictionary":
      return name == "alloc"
        ? nil : try foundationObject(type, name.hasSuffix("Capacity") ? [] : arguments)
    case "NSString", "NSMutableString":
      if name.hasSuffix("Format") || name == "localizedStringWithFormat" {
        return try formattedText(arguments)
      }
      return name == "alloc"
        ? nil : try foundationObject(type, name.hasSuffix("Capacity") ? [] : arguments)
    case "NSNumber": return arguments.isEmpty ? nil : try value(arguments[0].value)
    case "NSIndexPath":
      return try foundationFunction(
        "IndexPath",
        Call(
          receiver: nil, name: nil,
          arguments: zip(["row", "section"], arguments).map { Argument(label: $0, value: $1.value) }
        ))
    case "UIImage":
      guard let first = arguments.first else { return nil }
      note(.withoutEffect("UIImage", why: "images are names, and are not drawn"))
      return try value(first.value)
    case "UIFont": return withoutEffect("UIFont", "texts have one font")
    case "UIColor":
      guard let colours = vocabulary.enumeration("UIColor") else { return nil }
      if !arguments.isEmpty {
        note(.withoutEffect(call.selector, why: "colours are names, and this one is \"gray\""))
      }
      return try self.case(arguments.isEmpty ? name : "gray", of: colours)
    case "NSLayoutConstraint": return withoutEffect(type, "views have frames, and no constraints")
    case "Timer", "NSTimer": return try timer(arguments)
    case "NSBundle", "Bundle", "UINib": return nil
    case "Task":
      guard name == "sleep", let first = arguments.first else { return nil }
      let value = try value(first.value)
      return LuaExpression(
        text:
          "wait(\(first.label == "nanoseconds" ? "\(value.operand(of: .product)) / 1e9" : value.text))"
      )
    case "NSUserDefaults" where name == "standardUserDefaults":
      return LuaExpression(text: "defaults", type: .object(Self.defaultsClass))
    case "Int", "Double", "CGFloat":
      guard name == "random",
        case .range(let first, let last, let isClosed)? = arguments.first?.value.kind
      else { return nil }
      let start = try value(first).text, end = try value(last)
      guard type == "Int" else {
        return LuaExpression(
          text: "\(start) + math.random() * (\(end.text) - \(start))", level: .sum, type: .number)
      }
      let limit = isClosed ? end.text : LuaExpression.difference(end.operand(of: .sum), 1)
      return LuaExpression(text: "math.random(\(start), \(limit))", type: .number)
    case "Bool" where name == "random":
      return LuaExpression(text: "math.random(2) == 1", level: .comparison, type: .boolean)
    case "UIApplication" where name == "sharedApplication":
      return LuaExpression(text: "UIApplication.shared()", type: .object("UIApplication"))
    case "UIScreen": return LuaExpression(text: "window", type: .object("UIWindow"))
    case "UIStoryboard":
      note(.remark("there are no storyboards: classes are called instead"))
      return LuaExpression(text: "nil", level: .literal)
    case "NSNotificationCenter" where name == "defaultCenter":
      return LuaExpression(text: "NotificationCenter", type: .object(Self.notificationsClass))
    case "UIImpactFeedbackGenerator": return withoutEffect(type, "nothing is felt here")
    default: return nil
    }
  }

  /// `[UIScreen mainScreen].bounds`, `IndexPath.zero`: a property of a class that isn't here.
  func foundationConstant(_ type: String, _ name: String) throws(NotTranslated) -> LuaExpression? {
    switch (type, name) {
    case ("CGRect", "zero"):
      return LuaExpression(
        text: "{ x = 0, y = 0, width = 0, height = 0 }", level: .literal, type: .structure)
    case ("CGSize", "zero"):
      return LuaExpression(text: "{ width = 0, height = 0 }", level: .literal, type: .structure)
    case ("CGPoint", "zero"):
      return LuaExpression(text: "{ x = 0, y = 0 }", level: .literal, type: .structure)
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"):
      return LuaExpression(text: "window", type: .object("UIWindow"))
    case ("UIColor", _):
      guard let colours = vocabulary.enumeration("UIColor") else { return nil }
      return try self.case(name, of: colours)
    case ("UserDefaults", "standard"):
      return LuaExpression(text: "defaults", type: .object(Self.defaultsClass))
    case ("NotificationCenter", "default"):
      return LuaExpression(text: "NotificationCenter", type: .ofClass("NotificationCenter"))
    case ("UIApplication", "shared"):
      return LuaExpression(text: "UIApplication.shared()", type: .object("UIApplication"))
    default: return nil
    }
  }

  // MARK: Services

  /// Whether a variable or a property has the defaults.
  private func isDefaults(_ receiver: Expression) -> Bool {
    switch receiver.kind {
    case .name, .member:
      let before = (hoisted, notes, needsSelf)
      defer { (hoisted, notes, needsSelf) = before }
      return (try? unguarded(receiver))?.type == .object(Self.defaultsClass)
    default: return false
    }
  }

  /// What defaults and notifications do; nil for any other receiver.
  private func serviceCall(
    _ receiver: Expression, _ name: String, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    let arguments = call.arguments
    if isDefaults(receiver) || receiver.isService("NSUserDefaults", "standardUserDefaults")
      || receiver.isService("UserDefaults", "standard")
    {
      if arguments.count == 2 {
        return LuaExpression(
          text:
            "defaults.set(\(try value(arguments[1].value).text), \(try value(arguments[0].value).text))"
        )
      }
      guard arguments.count == 1 else { return LuaExpression(text: "nil", level: .literal) }
      return LuaExpression(text: "defaults.get(\(try value(arguments[0].value).text))")
    }
    if receiver.isService("UIScreen", "mainScreen") {
      return LuaExpression(text: "window.bounds", type: .structure)
    }
    guard
      isNotifications(receiver) || receiver.isService("NSNotificationCenter", "defaultCenter")
        || receiver.isService("NotificationCenter", "default")
    else { return nil }
    throw NotTranslated(
      reason: "notifications have functions: `NotificationCenter.addObserver(name, fn)`")
  }

  /// Whether a variable has the centre of notifications.
  private func isNotifications(_ receiver: Expression) -> Bool {
    guard case .name(let name) = receiver.kind else { return false }
    return type(of: name) == .object(Self.notificationsClass)
      || type(of: name) == .ofClass(Self.notificationsClass)
  }

  // MARK: Time

  /// `DispatchQueue.main.async { … }`, `performSelector:withObject:afterDelay:`.
  private func delayed(
    _ receiver: Expression, _ name: String, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    guard case .member(let queue, let word) = receiver.kind, ["main", "global"].contains(word),
      queue.typeName == "DispatchQueue", let body = call.arguments.last
    else { return nil }
    if name == "async" || name == "sync" {
      return LuaExpression(text: "after(0, \(try value(body.value).text))")
    }
    guard name == "asyncAfter", let deadline = call.arguments.first else { return nil }
    return try foundationFunction(
      "dispatch_after",
      Call(receiver: nil, name: nil, arguments: [deadline, body]))
  }

  /// A timer, which calls itself again if it repeats.
  private func timer(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    guard let interval = arguments.first else {
      throw NotTranslated(reason: "the interval is missing")
    }
    let isUnused = isTimerUnused
    isTimerUnused = false
    let seconds = try value(interval.value).text
    let repeats = arguments.contains { argument in
      argument.label == "repeats"
        && { if case .constant("true") = argument.value.kind { true } else { false } }()
    }
    var body: String
    if let selector = arguments.first(where: { $0.label == "selector" }),
      let target = arguments.first(where: { $0.label == "target" })
    {
      let object = try value(target.value)
      let method = try value(selector.value).text.filter { $0 != "\"" }
      body = "function(timer) \(object.receiver):\(method)(timer) end"
    } else if case .closure(let closure)? = arguments.last?.value.kind {
      body = try function(
        closure, expecting: .function(["timer"]), types: [.object(Self.timerClass)]
      ).text
    } else if let last = arguments.last {
      body = try value(last.value).text
    } else {
      throw NotTranslated(reason: "what the timer calls is missing")
    }
    if isUnused, !repeats {
      let call = body.hasPrefix("function(timer) ") ? body.replacing("(timer)", with: "()") : body
      return LuaExpression(text: "after(\(seconds), \(call))")
    }
    let timer = freeName("timer")
    let again = repeats ? ["after(\(seconds), tick)"] : []
    let test = block("if timer.isValid then", ["timer:fire()"] + again, "end")
    // The variable may get another value while the timer runs.
    let loop = [
      "local timer = \(timer)", block("local function tick()", [test], "end"),
      "after(\(seconds), tick)",
    ]
    try hoist(
      [
        "local \(timer) = \(table(["isValid = true", "fire = \(body)"]))",
        (["do"] + loop.map(\.indented) + ["end"]).joined(separator: "\n"),
      ], for: "Timer")
    note(.remark("a timer is a table here: `isValid = false` ends it"))
    return LuaExpression(text: timer, type: .object(Self.timerClass))
  }
}

extension Expression {
  /// Whether it is the object that a class shares: `[NSUserDefaults standardUserDefaults]`.
  fileprivate func isService(_ type: String, _ member: String) -> Bool {
    switch kind {
    case .member(let owner, member): owner.typeName == type
    case .call(let call): call.name == member && call.receiver?.typeName == type
    default: false
    }
  }
}
