import CLuaShims

extension Interpreter {
  /// Makes a value readable as an undefined global; nil ends that.
  package func setResult(_ value: LuaValue, named name: String) {
    withStack { stack in
      value.push(onto: stack)
      dd_set_result(stack.state, name)
    }
  }
}
