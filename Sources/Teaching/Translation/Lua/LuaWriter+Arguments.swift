import Lua

extension LuaWriter {
  // MARK: Classes

  /// `[[Home alloc] initWithItem:item]`; nil for anything else.
  func allocated(
    _ receiver: Expression, _ name: String, _ call: Call
  ) throws(NotTranslated) -> LuaExpression? {
    if ["alloc", "new"].contains(name), call.isMessage, call.arguments.isEmpty,
      let type = receiver.typeName ?? ownClass(receiver)
    {
      return try construct(type, [], call)
    }
    guard case .call(let inner) = receiver.kind, ["alloc", "allocWithZone"].contains(inner.name),
      name.hasPrefix("init")
    else { return nil }
    if let inner = inner.receiver, let type = ownClass(inner) {
      return try construct(type, labelled(call, name), call)
    }
    let isSuper = if case .name("super")? = inner.receiver?.kind { true } else { false }
    guard let type = inner.receiver?.typeName ?? (isSuper ? owner?.name : nil) else { return nil }
    return try construct(type, labelled(call, name), call)
  }

  /// The class that `self` is in a method of the class; nil for anything else.
  private func ownClass(_ receiver: Expression) -> String? {
    guard case .name("self") = receiver.kind, isStatic else { return nil }
    return owner?.name
  }

  /// The arguments of an initializer, of which the first has its label in the name.
  private func labelled(_ call: Call, _ name: String) -> [Argument] {
    var arguments = call.arguments
    if let first = arguments.first {
      let label = name.hasPrefix("initWith") ? name.dropFirst(8).lowercasedFirst : name
      arguments[0] = Argument(label: label, value: first.value)
    }
    return arguments
  }

  /// A function of a class: `UIView.animate(…)`, `[UIAlertAction actionWithTitle:… ]`.
  func classCall(
    _ name: String, of type: String, _ call: Call, expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    if name == "init" { return try construct(type, call.arguments, call) }
    if types[type]?.inner.contains(name) == true {
      return try construct(name, call.arguments, call)
    }
    if ["class", "self"].contains(name) { return LuaExpression(text: type, type: .ofClass(type)) }
    if let own = types[type],
      let function = call.isMessage
        ? own.method(call.selector) : own.method(matching: name, call.arguments)
    {
      return LuaExpression(
        text:
          "\(type).\(methodName(of: function, in: own))(\(try list(call.arguments, for: function)))",
        type: function.result?.name == "instancetype" || function.result?.name == "Self"
          || function.result?.name == "id"
          ? .object(type) : valueType(function.result))
    }
    let selector = call.isMessage ? call.selector : nil
    let host = hostClass(of: type)
    if let meaning = vocabulary.meaning(of: name, selector: selector, in: host) {
      if let construction = meaning.construction {
        return try construct(construction.name, named(call.arguments, construction.labels), call)
      }
      guard meaning.member?.isCalled == true else {
        return LuaExpression(text: "\(type).\(meaning.name)", type: ValueType(meaning.member?.type))
      }
      return LuaExpression(
        text: "\(type).\(meaning.name)(\(try list(call.arguments, for: meaning)))",
        type: ValueType(meaning.member?.type))
    }
    if call.isMessage, let arguments = labels(of: call, creating: type) {
      return try construct(type, arguments, call)
    }
    throw unknown(name, of: type)
  }

  /// The arguments of `actionWithTitle:style:handler:`, which makes an object, with their labels.
  func labels(of call: Call, creating type: String) -> [Argument]? {
    guard let name = call.name, let range = name.firstRange(of: "With") else { return nil }
    var arguments = call.arguments
    guard let first = arguments.first else { return nil }
    let label = name[range.upperBound...].lowercasedFirst
    arguments[0] = Argument(label: label, value: first.value)
    return arguments
  }

  func named(_ arguments: [Argument], _ labels: [String]) -> [Argument] {
    zip(arguments, labels).map { Argument(label: $1, value: $0.value) }
  }

  // MARK: Arguments

  /// Arguments in their order.
  func list(_ arguments: [Argument]) throws(NotTranslated) -> String {
    var values: [String] = []
    for argument in arguments { values.append(try value(argument.value).text) }
    while values.last == "nil" { values.removeLast() }
    return values.joined(separator: ", ")
  }

  /// Arguments in the order of the parameters of a function of the program.
  func list(_ arguments: [Argument], for function: Function) throws(NotTranslated) -> String {
    var rest = arguments, values: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let isNext =
        rest.first.map { first in
          first.label == parameter.label || first.label == nil || parameter.label == nil
            || language == .objectiveC || index == 0 && first.label == parameter.label
        } ?? false
      guard isNext else {
        values.append("nil")
        continue
      }
      values.append(
        try value(rest.removeFirst().value, expecting: valueType(parameter.type)).text)
    }
    while values.last == "nil" { values.removeLast() }
    return values.joined(separator: ", ")
  }

  /// Arguments in the order of the parameters of a method of UIKit's.
  func list(
    _ arguments: [Argument], for meaning: Vocabulary.Meaning
  ) throws(NotTranslated) -> String {
    let names = meaning.parameters ?? []
    let types = Dictionary(
      (meaning.member?.parameters ?? []).map { ($0.name, ValueType($0.type)) },
      uniquingKeysWith: { first, _ in first })
    var values = [String?](repeating: nil, count: names.count)
    let places = placesOf(arguments, among: names, types)
    for (argument, place) in zip(arguments, places) {
      guard let place else {
        if case .constant("nil") = argument.value.kind { continue }
        let label = argument.label ?? "the argument"
        note(.withoutEffect(label, why: "`\(meaning.name)` takes \(names.joined(separator: ", "))"))
        continue
      }
      let type = types[names[place]] ?? types.values.first { $0 == .unknown } ?? .unknown
      if case .number("0") = argument.value.kind, type.isOption { continue }
      if case .oneOf = type, case .constant(let word) = argument.value.kind, word != "nil" {
        // `withRowAnimation:YES` of old pages.
        note(.withoutEffect(word == "true" ? "YES" : "NO", why: "`\(names[place])` is a word"))
        continue
      }
      values[place] = try value(argument.value, expecting: type).text
    }
    while values.last == "nil" || values.last == .some(nil) { values.removeLast() }
    return values.map { $0 ?? "nil" }.joined(separator: ", ")
  }

  /// Which parameter each argument is: in order if there are as many, else by labels.
  func placesOf(
    _ arguments: [Argument], among names: [String], _ types: [String: ValueType]
  ) -> [Int?] {
    if arguments.count == names.count { return Array(names.indices) }
    var free = Set(names.indices)
    var places = [Int?](repeating: nil, count: arguments.count)
    for (index, argument) in arguments.enumerated() {
      guard let label = argument.label, let place = names.firstIndex(of: label),
        free.contains(place)
      else { continue }
      free.remove(place)
      places[index] = place
    }
    for (index, argument) in arguments.enumerated() where places[index] == nil {
      let isClosure = if case .closure = argument.value.kind { true } else { false }
      let fits = free.sorted().first { place in
        isClosure == (types[names[place]]?.isFunction ?? Self.isFunctionName(names[place]))
      }
      guard let fits,
        argument.label == nil || arguments.count <= names.count || index == 0 || isClosure
      else { continue }
      free.remove(fits)
      places[index] = fits
    }
    return places
  }

  static func isFunctionName(_ name: String) -> Bool {
    ["completion", "animations", "animation", "handler", "configuration", "fn"].contains(name)
  }
}
