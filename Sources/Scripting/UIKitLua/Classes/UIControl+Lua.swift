import HeadlessUIKit
import Lua

extension UIControl.Event: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [
      "touchDown": .touchDown, "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
      "touchDragExit": .touchDragExit, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel,
    ]
  }
}

extension UIControl.State: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected,
    ]
  }
}

extension ScriptWorld {
  var control: ClassDescriptor<UIControl> {
    ClassDescriptor(
      "UIControl", of: UIControl.self, extends: "UIView", receiver: "control",
      summary: "A view that sends actions when the user touches it."
    )
    .initializer { _ in UIControl(frame: .zero) }
    .isEnabled()
    .isSelected("Whether it is marked as selected.")
    .isHighlighted("Whether it is drawn as it is while a finger is on it.")
    .method(
      "addAction", "action", "event",
      summary: "Adds an action for an event; without one, for the control's main event."
    ) { [unowned self] (control: UIControl, action: UIAction, event: UIControl.Event?) -> Void in
      control.addAction(action, for: event ?? control.primaryEvent)
      interpreter.mirror(owner: control, owns: action)
    }
    .slot(
      "target", type: "table or object", taking: LuaValue.tablesAndObjects,
      summary: "The object or table that has the action's method."
    ) { [unowned self] control, _ in connect(control) }
    .unretained()
    .slot(
      "action", type: "string or function", taking: LuaValue.actions,
      summary:
        "The action of its main event (a button's tap, the end of a field's editing): the name of the "
        + "target's method, called `(target, sender)`, or a function."
    ) { [unowned self] control, _ in connect(control) }
    .typed(nil, .union([.named("string"), .named("fun(sender: UIControl)")]))
    .slot(
      "allTargets", type: "table", taking: LuaValue.tablesAndObjects,
      summary: "What `addTarget` added: a sequence of `{ target, action, event }`."
    )
    .method(
      "addTarget", "target", "action", "event",
      summary:
        "Calls a target's method, or a function, on an event; without a target, the method is called "
        + "on the first object of the responder chain that has it."
    ) {
      [unowned self]
      (control: UIControl, target: LuaValue, action: LuaValue, event: UIControl.Event?)
        throws(LuaError) -> Void in
      try add(target, action, event ?? control.primaryEvent, to: control)
    }
    .typed("target", .optional(.named("table")))
    .typed("action", .union([.named("string"), .named("fun(sender: UIControl)")]))
    .method(
      "removeTarget", "target", "action", "event",
      summary: "Removes what `addTarget` added; nil removes all."
    ) {
      [unowned self]
      (control: UIControl, target: LuaValue, action: LuaValue, event: UIControl.Event?) -> Void in
      remove(target, action, event, from: control)
    }
    .typed("target", .optional(.named("table")))
    .typed("action", .optional(.union([.named("string"), .named("fun(sender: UIControl)")])))
    .method("sendActions", "event", summary: "Sends the actions of an event.") {
      [unowned self] (control: UIControl, event: UIControl.Event) throws(LuaError) -> Void in
      try raisingErrorsOfActions { control.sendActions(for: event) }
    }
    .callback(
      "sendAction", "action", "target",
      summary: "Called to call a target's method of a name; call super.",
      send: {
        [unowned self] (control: UIControl, action: String, target: LuaValue) throws(LuaError) in
        try send(action, to: target, by: control)
      },
      super: {
        [unowned self] (control: UIControl, action: String, target: LuaValue) throws(LuaError) in
        try call(action, of: target, by: control)
      }
    )
    .callback(
      "beginTracking", "touch",
      summary: "Called when a touch begins in it: whether it follows the touch; true.",
      send: { (control: UIControl, touch: UITouch) in control.receiveBeginTracking(touch) },
      super: { $0.beginTracking($1, with: nil) }
    )
    .callback(
      "continueTracking", "touch",
      summary: "Called when a touch that it follows moves: whether it still follows it; true.",
      send: { (control: UIControl, touch: UITouch) in control.receiveContinueTracking(touch) },
      super: { $0.continueTracking($1, with: nil) }
    )
    .callback(
      "endTracking", "touch", summary: "Called when a touch that it follows ends.",
      send: { (control: UIControl, touch: UITouch) -> Void in control.receiveEndTracking(touch) },
      super: { $0.endTracking($1, with: nil) }
    )
    .callback(
      "cancelTracking", summary: "Called when a touch that it follows is cancelled.",
      send: { (control: UIControl) -> Void in control.receiveCancelTracking() },
      super: { $0.cancelTracking(with: nil) }
    )
  }

  private func add(
    _ target: LuaValue, _ action: LuaValue, _ event: UIControl.Event, to control: UIControl
  ) throws(LuaError) {
    let action = interpreter.function(ofCallable: action)
    switch action {
    case .string, .function: break
    default:
      throw LuaError(
        "bad argument #2 to 'addTarget' (string or function expected, got \(action.typeName))")
    }
    let isThere = entries(of: control).contains { entry in
      interpreter.areEqual(entry["target"], target)
        && interpreter.areEqual(entry["action"], action)
        && interpreter.areEqual(entry["event"], .string(name(of: event)))
    }
    if isThere { return }
    connect(control)
    let list = LuaTable(in: interpreter)
    let entry = LuaTable(in: interpreter)
    entry["target"] = target
    entry["action"] = action
    entry["event"] = .string(name(of: event))
    for (index, former) in entries(of: control).enumerated() { list[index + 1] = .table(former) }
    list[list.count + 1] = .table(entry)
    setEntries(list, of: control)
  }

  private func setEntries(_ list: LuaTable, of control: UIControl) {
    interpreter.setSlot(of: control, "allTargets", list)
    control.handledEvents = entries(of: control).reduce(into: []) { events, entry in
      if let event: UIControl.Event = entry["event"].named() { events.formUnion(event) }
    }
  }

  private func remove(
    _ target: LuaValue, _ action: LuaValue, _ event: UIControl.Event?, from control: UIControl
  ) {
    let list = LuaTable(in: interpreter)
    for entry in entries(of: control) {
      let isMeant =
        isSame(entry["target"], target) && isSame(entry["action"], action)
        && (event.map { isSame(entry["event"], .string(name(of: $0))) } ?? true)
      if !isMeant { list[list.count + 1] = .table(entry) }
    }
    setEntries(list, of: control)
  }

  /// Whether an entry has a wanted value; nil matches any.
  private func isSame(_ value: LuaValue, _ wanted: LuaValue) -> Bool {
    if case .nil = wanted { return true }
    return interpreter.areEqual(value, wanted)
  }

  private func entries(of control: UIControl) -> [LuaTable] {
    guard case .table(let list) = interpreter.slot(of: control, "allTargets") else { return [] }
    return list.sequence.compactMap {
      if case .table(let entry) = $0 { entry } else { nil }
    }
  }

  private func name(of event: UIControl.Event) -> String {
    UIControl.Event.luaCases.first { event.contains($0.value) }?.key ?? ""
  }

  /// Connects the control's slots to its events.
  private func connect(_ control: UIControl) {
    control.onEvent = { [weak self] control, event in
      self?.act("an action of \(control.label)") { () throws(LuaError) in
        try self?.sendActions(event, of: control)
      }
    }
  }

  private func sendActions(_ event: UIControl.Event, of control: UIControl) throws(LuaError) {
    if event.contains(control.primaryEvent) {
      try performAction(
        interpreter.slot(of: control, "action"), on: interpreter.slot(of: control, "target"),
        by: control)
    }
    for entry in entries(of: control) {
      guard case .string(let name) = entry["event"],
        let own = UIControl.Event.luaCases.first(where: { $0.key == name })?.value,
        event.contains(own)
      else { continue }
      try performAction(entry["action"], on: entry["target"], by: control)
    }
  }

  private func performAction(
    _ action: LuaValue, on target: LuaValue, by control: UIControl
  ) throws(LuaError) {
    switch action {
    case .function(let function): try interpreter.call(function, [control])
    case .string(let name): try send(name, to: target, by: control)
    default: return
    }
  }

  /// Calls a target's method of a name, unless the control's own `sendAction` does something else.
  private func send(
    _ name: String, to target: LuaValue, by control: UIControl
  ) throws(LuaError) {
    var failure: LuaError?
    control.receiveSend(name, to: target) {
      do throws(LuaError) { try call(name, of: target, by: control) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func call(
    _ name: String, of target: LuaValue, by control: UIControl
  ) throws(LuaError) {
    let target = if case .nil = target { try performer(of: name, from: control) } else { target }
    guard case .function(let method) = try interpreter.field(name, of: target) else {
      throw LuaError("the target of \(describe(control)) has no method '\(name)'")
    }
    try interpreter.call(method, [target, control])
  }

  /// The first object of the responder chain that has a method, and may perform it.
  private func performer(of name: String, from control: UIControl) throws(LuaError) -> LuaValue {
    var responder = control.next
    var isRefused = false
    while let candidate = responder {
      let value = interpreter.value(of: candidate)
      if case .function = try interpreter.field(name, of: value) {
        if mayPerform(name, candidate, control) { return value }
        isRefused = true
      }
      responder = candidate.next
    }
    throw LuaError(
      "no responder in the chain of \(describe(control)) "
        + (isRefused ? "may perform" : "has a method") + " '\(name)'")
  }
}
