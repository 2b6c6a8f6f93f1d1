import Lua

extension LuaWriter {
  /// The lines of a class, a structure, an enumeration or an addition to a class, once.
  func typeLines(_ name: String) -> [String] {
    let key = name.isEmpty ? Self.looseName : apps.contains(name) ? "app" : name
    guard let type = types[key], !type.isWritten else { return [] }
    type.isWritten = true
    for omission in type.omissions { omit(omission.place, omission.reason) }
    var before: [String] = []
    if let parent = type.superclass, types[parent]?.isDeclared == true {
      before = typeLines(parent)
    }
    before += type.inner.flatMap(typeLines)
    let former = (owner, selfName)
    (owner, selfName) = (type, nil)
    defer { (owner, selfName) = former }
    if type.kind == .enumeration { return before + enumeration(type) }
    let lines =
      before + head(of: type) + initializer(type) + accessors(type)
      + type.methods.compactMap { entry in
        isDelegates(entry.function, in: type) ? nil : method(entry.function, entry.place, in: type)
      }
    // They may create objects of the class.
    return lines + statics(type)
  }

  /// The class of methods that stand alone on a page.
  static let looseName = "Controller"

  func head(of type: OwnType) -> [String] {
    if type.isApp {
      note(.remark("`simulator:relaunch()` calls the functions of `app`"))
      return []
    }
    guard type.isDeclared else {
      if isExtension(type) {
        note(
          .remark("classes of UIKit's can't be extended: what is added are functions of an object"))
      }
      return []
    }
    if type.kind == .structure {
      note(.remark("a structure is a class here: variables share its objects"))
    }
    let parent = type.superclass ?? "NSObject"
    if type.name == Self.looseName {
      note(.remark("`\(type.name)` is the class of these methods: `\(type.name){}` has them"))
      return ["\(type.name) = \(type.name) or class(\"\(type.name)\", \(parent))"]
    }
    return ["\(type.name) = class(\"\(type.name)\", \(parent))"]
  }

  // MARK: Enumerations

  func enumeration(_ type: OwnType) -> [String] {
    var fields: [String] = [], raws: [String] = [], number = 0
    let isText = type.protocols.first == "String"
    let isNumber = type.protocols.first == "Int"
    for entry in type.cases {
      var text = "\"\(entry.name)\""
      if let raw = entry.raw {
        if case .number(let digits) = raw.kind { number = Int(digits) ?? number }
        if isText, let value = try? value(raw).text { text = value }
      }
      fields.append("\(luaName(entry.name)) = \(text)")
      raws.append("\(luaName(entry.name)) = \(number)")
      number += 1
    }
    let names = type.cases.map { "\(type.name).\(luaName($0.name))" }
    var lines = ["\(type.name) = \(table(fields))", "\(type.name).allCases = \(table(names))"]
    if isNumber { lines.append("\(type.name).rawValues = \(table(raws))") }
    selfName = "self"
    for (property, place) in type.properties where property.getter != nil && !property.isStatic {
      lines.append(
        accessor(
          "function \(type.name).\(property.name)(self)", property.getter ?? [], property, place))
    }
    return lines + type.methods.compactMap { method($0.function, $0.place, in: type) }
      + statics(type)
  }

  // MARK: Properties

  func statics(_ type: OwnType) -> [String] {
    selfName = type.name
    isStatic = true
    defer { isStatic = false }
    return type.properties.flatMap { property, place -> [String] in
      guard property.isStatic else { return [] }
      if let getter = property.getter {
        let read = accessor("function \(type.name).\(property.name)()", getter, property, place)
        guard let (name, body) = property.setter else { return [read] }
        let head = "function \(type.name).assign\(property.name.capitalizedFirst)(\(name))"
        return [read, accessor(head, body, property, place, [name: valueType(of: property)])]
      }
      guard let value = property.value else { return [] }
      let line = line(at: place) { () throws(NotTranslated) in
        "\(type.name).\(property.name) = \(try self.value(value, expecting: self.valueType(of: property)).text)"
      }
      return line.map { [$0] } ?? []
    }
  }

  /// One line, or why there is none.
  func line(at place: SourcePlace, _ body: () throws(NotTranslated) -> String) -> String? {
    let before = hoisted
    hoisted = []
    defer { hoisted = before }
    do throws(NotTranslated) {
      let line = try inScope([:]) { () throws(NotTranslated) in try body() }
      return (hoisted + [line]).joined(separator: "\n")
    } catch {
      omit(place, error.reason)
      return nil
    }
  }

  /// The functions that compute properties, assign them, or make them when they are first read.
  func accessors(_ type: OwnType) -> [String] {
    selfName = type.isApp ? "app" : "self"
    return type.properties.flatMap { property, place -> [String] in
      guard !property.isStatic else { return [] }
      let head = isExtension(type) ? "function " : "function \(type.name):"
      var lines: [String] = []
      if let getter = property.getter {
        lines.append(
          accessor(
            "\(head)\(property.name)(\(isExtension(type) ? "self" : ""))", getter, property, place))
      } else if property.isLazy, let value = property.value {
        lines += lazy(property, value, place, head)
      }
      let setter = "\(head)assign\(property.name.capitalizedFirst)"
      if let (name, body) = property.setter {
        lines.append(
          accessor("\(setter)(\(name))", body, property, place, [name: valueType(of: property)]))
      }
      if let observer = property.observer {
        if isOverriding(property, in: type) {
          omit(place, "a property of UIKit's has no observer: override the method that assigns it")
        } else {
          lines.append(observing(property, observer, place, setter))
        }
      }
      return lines
    }
  }

  func accessor(
    _ head: String, _ body: [Statement], _ property: Property, _ place: SourcePlace,
    _ variables: [String: ValueType] = [:]
  ) -> String {
    let before = (ownAccessor, result)
    (ownAccessor, result) = (
      property.isLazy || property.getter == nil ? property.name : nil, valueType(of: property)
    )
    defer { (ownAccessor, result) = before }
    let lines = inFunction(variables) { self.lines(of: Self.returningLast(body)) }
    return block(head, lines, "end")
  }

  /// The body of a getter, of which a single value is the result.
  static func returningLast(_ body: [Statement]) -> [Statement] {
    guard body.count == 1, case .expression(let value) = body[0].kind else {
      return body.count == 1 ? body.map(returningCases) : body
    }
    return [Statement(kind: .returning(value), place: body[0].place)]
  }

  /// A choice that is a value returns that of each case.
  static func returningCases(_ statement: Statement) -> Statement {
    switch statement.kind {
    case .choice(let subject, let cases):
      let new = cases.map {
        Case(patterns: $0.patterns, body: returningLast($0.body), place: $0.place)
      }
      return Statement(kind: .choice(subject, new), place: statement.place)
    default: return statement
    }
  }

  func lazy(
    _ property: Property, _ value: Expression, _ place: SourcePlace, _ head: String
  ) -> [String] {
    let field = "self.\(property.name)Value"
    let line = line(at: place) { () throws(NotTranslated) in
      "\(field) = \(try self.value(value, expecting: self.valueType(of: property)).text)"
    }
    guard let line else { return [] }
    let test = block(
      "if not \(field) then",
      line.split(separator: "\n", omittingEmptySubsequences: false).count == 1 ? [line] : [line],
      "end")
    return [block("\(head)\(property.name)()", [test, "return \(field)"], "end")]
  }

  func observing(
    _ property: Property, _ body: [Statement], _ place: SourcePlace, _ head: String
  ) -> String {
    let before = ownAccessor
    ownAccessor = property.name
    defer { ownAccessor = before }
    let lines = inFunction(["oldValue": valueType(of: property)]) { self.lines(of: body) }
    let old =
      lines.contains { $0.contains("oldValue") } ? ["local oldValue = self.\(property.name)"] : []
    return block("\(head)(value)", old + ["self.\(property.name) = value"] + lines, "end")
  }
}

extension String {
  func hasWord(_ word: String) -> Bool {
    Self.pattern(of: word).map { contains($0) } ?? false
  }

  func replacingWord(_ word: String, with other: String) -> String {
    Self.pattern(of: word).map { replacing($0, with: other) } ?? self
  }

  /// A word that isn't a part of a longer one.
  static func pattern(of word: String) -> Regex<AnyRegexOutput>? {
    try? Regex("\\b\(word)\\b").wordBoundaryKind(.simple)
  }
}

extension OwnType {
  /// Whether it is the delegate of the application, which is the table `app` here.
  var isApp: Bool { name == "app" }
}
