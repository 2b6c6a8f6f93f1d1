import CLua
import CLuaShims

/// A registered class: its descriptor, what it inherits, and its counterpart in C.
///
/// The descriptor and the counterpart are created on first use: most scripts use few classes.
final class ClassBinding {
  let name: String
  let parent: ClassBinding?
  let number: Int32
  private let state: OpaquePointer?
  private let describe: () -> AnyClassDescriptor
  private var similar: [String: Member?] = [:]

  init(
    _ name: String, parent: ClassBinding?, number: Int32, in state: OpaquePointer?,
    describe: @escaping () -> AnyClassDescriptor
  ) {
    self.name = name
    self.parent = parent
    self.number = number
    self.state = state
    self.describe = describe
  }

  /// The counterpart in C.
  var pointer: OpaquePointer? { dd_use_class(state, number) }

  /// Whether there is one: whether a script has used the class, or has an object of it.
  var isUsed: Bool { dd_is_class_used(state, number) }

  /// Stored elsewhere because it is large.
  private final class Description {
    let descriptor: AnyClassDescriptor

    init(_ descriptor: AnyClassDescriptor) { self.descriptor = descriptor }
  }

  var descriptor: AnyClassDescriptor { description.descriptor }

  private lazy var description: Description = {
    var descriptor = describe()
    precondition(descriptor.name == name, "\(descriptor.name) was registered as \(name)")
    precondition(
      descriptor.parent == parent?.name,
      "\(name) extends \(parent?.name ?? "nothing"), not \(descriptor.parent ?? "nothing")")
    if parent == nil { descriptor.members.append(.isKind(receiver: descriptor.receiver)) }
    return Description(descriptor)
  }()

  /// The labels that the initializer reads from the table; stored here because the descriptor is
  /// large.
  private(set) lazy var labels = descriptor.labels

  /// All members by name, inherited ones included.
  private(set) lazy var members: [String: Member] = {
    var members = parent?.members ?? [:]
    for member in descriptor.members { members[member.name] = member }
    return members
  }()

  /// The index of each overridable member.
  private(set) lazy var overrides: [String: Int] = {
    var overrides = parent?.overrides ?? [:]
    for member in descriptor.members where member.isOverridable {
      if overrides[member.name] == nil { overrides[member.name] = overrides.count }
    }
    return overrides
  }()

  /// The names that can be called on an object, or on the class.
  func callableNames(onClass: Bool) -> [String] {
    members.values.filter {
      $0.kind == .method || $0.kind == .callback || (onClass && $0.kind == .function)
    }.map(\.name)
  }

  /// The members whose values the object owns.
  private(set) lazy var ownedMembers =
    members.values.filter(\.isOwned).sorted { $0.name < $1.name }

  /// The property whose name is one edit away from an unknown name.
  func similarProperty(to name: String) -> Member? {
    if let known = similar[name] { return known }
    guard name.utf8.count > 2, members[name] == nil else { return nil }
    let near = members.values.filter {
      ($0.kind == .property || $0.kind == .slot)
        && abs($0.name.utf8.count - name.utf8.count) <= 1
    }
    let found = near.filter { editDistance($0.name, name) == 1 }.min { $0.name < $1.name }
    if similar.count < 1_000 { similar[name] = .some(found) }
    return found
  }

  /// The callback whose name is nearly that of a function.
  func similarCallback(to name: String) -> Member? {
    guard name.utf8.count > 4, members[name] == nil else { return nil }
    let most = name.utf8.count < 10 ? 1 : 2
    let near = members.values.filter {
      $0.isOverridable && abs($0.name.utf8.count - name.utf8.count) <= most
    }.map { (distance: editDistance($0.name, name), member: $0) }
    return near.filter { $0.distance <= most }
      .min { ($0.distance, $0.member.name) < ($1.distance, $1.member.name) }?.member
  }

  /// The descriptors of the class and its ancestors, nearest first.
  private(set) lazy var lineage: [AnyClassDescriptor] = [descriptor] + (parent?.lineage ?? [])

  /// Whether the call of the class, or of one above it, reads an entry itself.
  func inherits(label: String) -> Bool {
    labels.contains(label) || parent?.inherits(label: label) == true
  }

  /// A value of the nearest class, starting with this one, whose descriptor has it.
  func inherited<Value>(_ value: (AnyClassDescriptor) -> Value?) -> Value? {
    value(descriptor) ?? parent?.inherited(value)
  }
}

extension Interpreter {
  /// Registers a class as a global of its name; its parent must be registered already.
  package func register<Object>(class descriptor: ClassDescriptor<Object>) {
    let descriptor = descriptor.erased
    let parent = descriptor.parent.flatMap { binding(named: $0) }
    precondition(
      parent != nil || descriptor.parent == nil, "register the parent of \(descriptor.name) first")
    register(descriptor.name, Object.self, parent) { descriptor }
  }

  /// Registers a class that is described on first use.
  ///
  /// Its parent is the nearest registered one in Swift.
  package func register<Object>(
    class name: String, describedBy describe: @escaping () -> ClassDescriptor<Object>
  ) {
    register(name, Object.self, nearestBinding(_getSuperclass(Object.self))) { describe().erased }
  }

  /// Registers a class without a parent whose type isn't named before its first use, as making that of a
  /// generic class takes longer than all that is registered; until then it has no objects.
  package func register(
    lateClass name: String, describedBy describe: @escaping () -> AnyClassDescriptor
  ) {
    register(name, nil, nil) { [unowned self] in
      let descriptor = describe()
      bindings[descriptor.type] = binding(named: name)
      latestBinding = nil
      return descriptor
    }
  }

  /// Registers the class that all classes without another parent descend from, those that are
  /// registered later.
  package func register<Object>(
    rootClass name: String, describedBy describe: @escaping () -> ClassDescriptor<Object>
  ) {
    register(name, Object.self, nil) { describe().erased }
    rootClass = bindings[Object.self]
  }

  private func register(
    _ name: String, _ type: AnyClass?, _ parent: ClassBinding?,
    _ describe: @escaping () -> AnyClassDescriptor
  ) {
    let number = addClass(name, (parent ?? rootClass)?.number ?? -1, in: owner.pointer)
    let binding = ClassBinding(
      name, parent: parent, number: number, in: owner.pointer
    ) { [unowned self] in noting(describe()) }
    if let type { bindings[type] = binding }
    latestBinding = nil
    classes.append(binding)
  }

  /// Adds the members of a class, which happens otherwise when a script first uses it.
  package func fill(classNamed name: String) {
    guard let pointer = binding(named: name)?.pointer else { return }
    withStack { dd_fill_class($0.state, pointer) }
  }

  /// The names of the classes that scripts have used or have objects of.
  package var usedClasses: [String] { classes.filter(\.isUsed).map(\.name) }

  /// Adds the class's members to its counterpart in C.
  func fill(_ pointer: UnsafeMutableRawPointer) {
    let pointer = OpaquePointer(pointer)
    let binding = classes[Int(dd_class_number(pointer))]
    dd_class_set_receiver(pointer, binding.descriptor.receiver)
    for member in binding.descriptor.members { add(member, to: binding) }
    addConstruction(to: binding)
  }

  /// The binding of the object's class or its nearest registered ancestor.
  func binding(of object: AnyObject) -> ClassBinding? {
    let type: AnyClass = Swift.type(of: object)
    if let latestBinding, latestBinding.type == type { return latestBinding.binding }
    guard let binding = nearestBinding(type) else { return nil }
    bindings[type] = binding
    latestBinding = (type, binding)
    return binding
  }

  /// The most recently registered class of a name.
  func binding(named name: String) -> ClassBinding? { classes.last { $0.name == name } }

  private func nearestBinding(_ type: AnyClass?) -> ClassBinding? {
    var ancestor: AnyClass? = type
    while let candidate = ancestor {
      if let binding = bindings[candidate] { return binding }
      ancestor = _getSuperclass(candidate)
    }
    return nil
  }

  private func add(_ member: Member, to binding: ClassBinding) {
    let bit = member.isOverridable ? binding.overrides[member.name] ?? -1 : -1
    dd_class_add(
      owner.pointer, binding.pointer, member.kind.code, member.name,
      member.call.map { makeHostFunction($0, leaf: member.leaf).call }, setter(of: member)?.call,
      member.superCall.map { makeHostFunction($0).call }, Int32(bit))
  }

  private func setter(of member: Member) -> HostFunction? {
    guard let set = member.set else { return nil }
    let body: HostBody = { stack, object in
      guard let object else { return 0 }
      do throws(Member.Rejection) {
        try set(stack, object, 3)
        return 0
      } catch {
        return stack.fail(error.error { "bad value for '\(member.name)' (\($0.description))" })
      }
    }
    return makeHostFunction(body, leaf: member.setLeaf)
  }
}

nonisolated private func addClass(
  _ name: String, _ parent: Int32, in state: OpaquePointer?
) -> Int32 {
  var name = name
  return name.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      dd_add_class(state, $0.baseAddress, $0.count, parent)
    }
  }
}

extension Member.Rejection {
  func error(_ text: (LuaMismatch) -> String) -> LuaError {
    switch self {
    case .mismatch(let mismatch): mismatch.error ?? LuaError(text(mismatch))
    case .failure(let error): error
    }
  }
}

extension Member.Kind {
  fileprivate var code: dd_kind {
    switch self {
    case .property: DD_PROPERTY
    case .slot: DD_SLOT
    case .method: DD_METHOD
    case .callback: DD_CALLBACK
    case .function: DD_FUNCTION
    }
  }
}

extension Member {
  /// `object:isKind(Class)`, which every class has.
  fileprivate static func isKind(receiver name: String) -> Member {
    var member = Member(
      kind: .method, name: "isKind",
      summary: "Whether the object is of the class or a subclass of it.")
    member.parameters = [Parameter("class", .named("table"))]
    member.source = .swift(Bool.self)
    member.call = { stack, object in
      guard dd_is_class(stack.state, 2) else {
        return stack.fail(
          LuaError("bad argument #1 to 'isKind' (class expected, got \(stack.typeName(at: 2)))"))
      }
      dd_is_kind(stack.state, object, 2).push(onto: stack)
      return 1
    }
    return member
  }
}
