import Foundation

/// Reads what the compiler has noted in the build of this run, with the toolchain's library, which has
/// functions of C and no module.
struct IndexReader {
  private typealias Object = UnsafeMutableRawPointer
  private typealias Open = @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
  private typealias Close = @convention(c) (Object) -> Void
  private typealias Numbers = UnsafeMutablePointer<UInt32>

  private let folder = Repository.root.appending(path: ".build/debug/index/store").path
  private let library: Object
  private let index: Object
  private var symbols: [String: SourceIndex.Symbol] = [:]

  init() throws {
    let path = "\(try Toolchain.resources.get())/../libIndexStore"
    guard let library = dlopen("\(path).so", RTLD_NOW) ?? dlopen("\(path).dylib", RTLD_NOW)
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
    self.library = library
    let create: @convention(c) (UnsafePointer<CChar>, Object?) -> Object? = Self.function(
      "store_create", in: library)
    guard let index = create(folder, nil)
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder]) }
    self.index = index
  }

  /// The places in the Swift files whose paths in the repository are included.
  mutating func occurrences(
    where isIncluded: (String) -> Bool
  ) throws -> [SourceIndex.Occurrence] {
    let open: Open = function("unit_reader_create"), close: Close = function("unit_reader_dispose")
    let file = text("unit_reader_get_main_file"), name = text("unit_dependency_get_name")
    let forEachPart = forEach("unit_reader_dependencies")
    let kind: @convention(c) (Object) -> Int32 = function("unit_dependency_get_kind")
    let version: @convention(c) () -> UInt32 = function("format_version")
    let root = Repository.root.path + "/"
    var found: [SourceIndex.Occurrence] = []
    let units = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/v\(version())/units")
    for unitName in units where unitName.contains(".swift.o-") {
      guard let unit = open(index, unitName, nil) else { continue }
      defer { close(unit) }
      let path = String(file(unit).dropFirst(root.count))
      // What was noted about files that have been removed is still there.
      guard isIncluded(path), FileManager.default.fileExists(atPath: root + path) else { continue }
      var records: [String] = []
      forEachPart(unit) { if kind($0) == 2 { records.append(name($0)) } }
      for record in records { read(record, of: path, into: &found) }
    }
    return found
  }

  /// Reads the places of a file, but for what the compiler has added.
  private mutating func read(
    _ record: String, of path: String, into found: inout [SourceIndex.Occurrence]
  ) {
    let open: Open = function("record_reader_create")
    let close: Close = function("record_reader_dispose")
    guard let reader = open(index, record, nil) else { return }
    defer { close(reader) }
    let symbol: @convention(c) (Object) -> Object = function("occurrence_get_symbol")
    let relatedSymbol: @convention(c) (Object) -> Object = function("symbol_relation_get_symbol")
    let roles: @convention(c) (Object) -> UInt64 = function("occurrence_get_roles")
    let relatedRoles: @convention(c) (Object) -> UInt64 = function("symbol_relation_get_roles")
    let position: @convention(c) (Object, Numbers, Numbers) -> Void = function(
      "occurrence_get_line_col")
    let forEachRelation = forEach("occurrence_relations")
    let name = text("symbol_get_name"), id = text("symbol_get_usr")
    let kind: @convention(c) (Object) -> Int32 = function("symbol_get_kind")
    // The library has one object for each declaration in a record.
    var known: [Object: SourceIndex.Symbol] = [:]
    func declaration(_ object: Object) -> SourceIndex.Symbol {
      if let symbol = known[object] { return symbol }
      let id = id(object)
      let symbol = symbols[id] ?? .init(name(object), .init(rawValue: kind(object)), id)
      (known[object], symbols[id]) = (symbol, symbol)
      return symbol
    }
    forEach("record_reader_occurrences")(reader) { place in
      let roles = SourceIndex.Roles(rawValue: roles(place))
      if roles.contains(.implicit) { return }
      var relations: [(roles: SourceIndex.Roles, symbol: SourceIndex.Symbol)] = []
      forEachRelation(place) { relation in
        relations.append(
          (.init(rawValue: relatedRoles(relation)), declaration(relatedSymbol(relation))))
      }
      var (line, column) = (0 as UInt32, 0 as UInt32)
      position(place, &line, &column)
      found.append(
        .init(
          symbol: declaration(symbol(place)), roles: roles, path: path, line: Int(line),
          column: Int(column), relations: relations))
    }
  }

  // MARK: Functions of the library

  private func function<Function>(_ name: String) -> Function { Self.function(name, in: library) }

  private static func function<Function>(_ name: String, in library: Object) -> Function {
    // bridge: what is looked up by name has no type
    unsafeBitCast(dlsym(library, "indexstore_\(name)"), to: Function.self)
  }

  /// A function that answers a pointer and a count, as this structure of the system has them.
  private func text(_ name: String) -> (Object) -> String {
    let function: @convention(c) (Object) -> iovec = function(name)
    return { object in
      let text = function(object)
      return String(
        decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
    }
  }

  /// A function that calls another one with each item of an object.
  private func forEach(_ name: String) -> (Object, (Object) -> Void) -> Void {
    typealias Body = (Object) -> Void
    typealias Visit = @convention(c) (Object, Object) -> Bool
    let function: @convention(c) (Object, Object, Visit) -> Bool = function("\(name)_apply_f")
    return { object, body in
      withoutActuallyEscaping(body) { body in
        var body = body
        _ = withUnsafeMutablePointer(to: &body) { context in
          function(object, context) { context, item in
            context.assumingMemoryBound(to: Body.self).pointee(item)
            return true
          }
        }
      }
    }
  }
}
