// Details that types cannot express about the preceding member: `.method("animate", …)
// {…}.calling("completion", …)`.

extension ClassDescriptor {
  /// Adds the facts that the last member implements.
  package func facts(_ tags: String...) -> Self {
    changingLast { $0.facts += tags }
  }

  /// Adds the parameters of a function that is passed to the last member.
  package func calling(
    _ parameter: String, _ arguments: KeyValuePairs<String, any LuaConvertible.Type> = [:],
    returning result: (any LuaConvertible.Type)? = nil
  ) -> Self {
    changingLast { $0 = $0.calling(parameter, arguments, returning: result) }
  }

  /// Sets the type of the last member's parameter or value where Swift's type is less precise.
  package func typed(
    _ parameter: String? = nil, _ type: @autoclosure @escaping @MainActor () -> LuaType
  ) -> Self {
    changingLast { $0 = $0.typed(parameter, type()) }
  }

  /// Sets the names and types of the last member's results.
  package func returning(_ results: KeyValuePairs<String, any LuaConvertible.Type>) -> Self {
    changingLast { $0 = $0.returning(results) }
  }

  /// Adds a label of the initializer that is not a property.
  package func label(
    _ name: String, _ type: any LuaConvertible.Type, _ summary: String
  ) -> Self {
    var copy = self
    copy.parts.labelParts.append(LuaField(name, type, summary))
    return copy
  }
}

extension Member {
  /// Adds the parameters of a function that is passed to it.
  package func calling(
    _ parameter: String, _ arguments: KeyValuePairs<String, any LuaConvertible.Type> = [:],
    returning result: (any LuaConvertible.Type)? = nil
  ) -> Member {
    let former = parameters.first { $0.name == parameter }
    return typed(parameter, Self.function(arguments, result, in: former))
  }

  private static func function(
    _ arguments: KeyValuePairs<String, any LuaConvertible.Type>,
    _ result: (any LuaConvertible.Type)?, in parameter: Parameter?
  ) -> LuaType {
    let parts = arguments.map { LuaType.Component($0.key, $0.value.luaDescription) }
    let result = result.map { [LuaType.Component("", $0.luaDescription)] } ?? []
    let type = LuaType.function(parts, returns: result)
    return parameter?.type.takesNil == true ? .optional(type) : type
  }

  /// Sets the type of a parameter or the value where Swift's type is less precise.
  package func typed(
    _ parameter: String? = nil, _ type: @autoclosure @escaping @MainActor () -> LuaType
  ) -> Member {
    var copy = self
    guard let parameter else {
      copy.source = .later(type)
      return copy
    }
    let index = parameters.firstIndex { $0.name == parameter }
    guard let index else { preconditionFailure("\(name) has no parameter \(parameter)") }
    copy.parameters[index] = Parameter(parameter, later: type)
    return copy
  }

  /// Sets the names and types of several results.
  package func returning(_ results: KeyValuePairs<String, any LuaConvertible.Type>) -> Member {
    var copy = self
    copy.results = results.map { Parameter($0.key, $0.value) }
    return copy
  }

  /// Adds the facts that it implements.
  package func facts(_ tags: String...) -> Member {
    var copy = self
    copy.facts += tags
    return copy
  }
}
