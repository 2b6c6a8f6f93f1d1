extension Construction {
  /// What is meant by `alloc`, `new` or `initWithTitle:style:` of a class: a class is called with one
  /// table.
  static func spelling(of name: String, in lineage: [AnyClassDescriptor]) -> Spelling? {
    guard let descriptor = lineage.first, descriptor.canBeCalled else { return nil }
    if name == "alloc" { return Spelling("alloc", "\(descriptor.name){}") }
    guard name.hasPrefix("initWith") else { return nil }
    let known = Set(lineage.flatMap { $0.labels + $0.members.map(\.name) })
    let parts = name.dropFirst("initWith".count).split { $0 == ":" || $0 == "_" }
    let labels = parts.map { String($0).lowercasedFirst }.filter(known.contains)
    let fields = labels.map { "\($0) = …" }.joined(separator: ", ")
    return Spelling(name, "\(descriptor.name){\(fields.isEmpty ? "" : " \(fields) ")}")
  }
}
