import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues

/// What an archiver has made, which scripts can keep and hand on.
final class ScriptData: LuaObject {
  static let luaType = "NSData"

  fileprivate let data: Data

  fileprivate init(_ data: Data) { self.data = data }

  nonisolated deinit {}
}

extension ScriptWorld {
  var data: ClassDescriptor<ScriptData> {
    ClassDescriptor(
      "NSData", of: ScriptData.self, receiver: "data",
      summary: "An archive that `NSKeyedArchiver` has made."
    )
    .property("length", summary: "The number of its bytes.", get: { $0.data.count })
  }

  /// Registers `NSKeyedArchiver` and `NSKeyedUnarchiver`.
  func registerArchivers() {
    describe("NSData") { $0.data }
    interpreter.register(
      table: "NSKeyedArchiver",
      summary: "Archives controllers and items of bars, with what is in them.",
      functions: ["archivedData"]
    ) { [unowned self] in
      [
        .function(
          "archivedData", ["object"],
          "An archive of a controller with its children, or of an item; views, delegates, targets "
            + "and closures are not in it."
        ) { [unowned self] (object: LuaValue) throws(LuaError) -> ScriptData in
          try archive(object)
        }
      ]
    }
    interpreter.register(
      table: "NSKeyedUnarchiver", summary: "Creates the objects that an archive holds.",
      functions: ["unarchiveObject"]
    ) { [unowned self] in
      [
        .function(
          "unarchiveObject", ["data"],
          "A new object like the archived one; its view is not loaded yet."
        ) { [unowned self] (archive: ScriptData) throws(LuaError) -> LuaValue in
          try unarchive(archive)
        }
      ]
    }
  }

  private func archive(_ value: LuaValue) throws(LuaError) -> ScriptData {
    let found = value.object(in: interpreter)
    guard let object = found,
      object is UIViewController || object is UIBarItem || object is UINavigationItem
    else {
      let name = found.flatMap { interpreter.className(of: $0) } ?? value.typeName
      throw LuaError("bad argument #1 to 'archivedData' (controller or item expected, got \(name))")
    }
    if let controller = object as? UIViewController { try checkDepth(of: controller) }
    do {
      return ScriptData(
        try NSKeyedArchiver.archivedData(
          withRootObject: object, requiringSecureCoding: false))
    } catch {
      throw LuaError("the object can't be archived: \(error.localizedDescription)")
    }
  }

  /// Archiving calls itself for each level of children, and the call stack is limited.
  private func checkDepth(of controller: UIViewController) throws(LuaError) {
    var level = [controller], depth = 0
    while !level.isEmpty {
      depth += 1
      guard depth <= Self.deepestArchive else {
        throw LuaError("controllers in more than \(Self.deepestArchive) levels can't be archived")
      }
      level = level.flatMap(\.children)
    }
  }

  private static let deepestArchive = 100

  private func unarchive(_ archive: ScriptData) throws(LuaError) -> LuaValue {
    do {
      return try archives.checkingClasses {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive.data)
        unarchiver.requiresSecureCoding = false
        // An object that can't be created would end the process otherwise.
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as AnyObject?
        unarchiver.finishDecoding()
        if let error = unarchiver.error { throw LuaError(Self.text(of: error as NSError)) }
        return root.map(interpreter.value) ?? .nil
      }
    } catch let error as LuaError {
      throw error
    } catch {
      throw LuaError(Self.text(of: error as NSError))
    }
  }

  /// What is wrong with an archive, in Foundation's words.
  private static func text(of error: NSError) -> String {
    let reason = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return "the archive can't be read: \(reason)"
  }
}

/// The classes of scripts in archives.
final class ScriptedArchives: ArchivedClasses {
  private unowned let world: ScriptWorld
  /// A class that an archive names and that scripts don't have.
  private var unknownClass: String?
  private static let file = StoredFile(.state, at: "")
  private static let encode = "encode", initialize = "initWithCoder"

  /// The classes of a world's scripts.
  init(world: ScriptWorld) {
    self.world = world
  }

  func archivedName(of controller: UIViewController) -> String? {
    let name = world.interpreter.className(of: controller)
    return name == world.interpreter.nativeClassName(of: controller) ? nil : name
  }

  func archivedValues(of controller: UIViewController) -> String? {
    guard world.interpreter.hasFunction(Self.encode, of: controller) else { return nil }
    let coder = RestorationCoder(on: world.stage)
    call(Self.encode, of: controller, coder)
    let text = try? Self.file.text(of: coder.values)  // too deep a value is not archived
    return text.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a body; throws an error if it creates an object of a class that there is not.
  func checkingClasses<Result>(_ body: () throws -> Result) throws -> Result {
    unknownClass = nil
    let result = try body()
    if let unknownClass {
      throw LuaError(
        "cannot decode object of class (\(unknownClass)): no class of that name is defined")
    }
    return result
  }

  func adopt(_ controller: UIViewController, className: String) {
    if !world.interpreter.adopt(controller, className: className) { unknownClass = className }
  }

  func restore(_ controller: UIViewController, from values: String) {
    guard world.interpreter.hasFunction(Self.initialize, of: controller),
      let values = try? Self.file.contents(of: Array(values.utf8))  // from this program
    else { return }
    let coder = RestorationCoder(on: world.stage)
    coder.values = values
    call(Self.initialize, of: controller, coder)
  }

  private func call(_ name: String, of controller: UIViewController, _ coder: RestorationCoder) {
    world.callBack("\(controller.label) \(name)") { () throws(LuaError) in
      try world.interpreter.runOverride(of: controller, name, coder)
    }
  }
}

extension ScriptWorld {
  /// Adds the members by which a class archives its own values.
  func withArchiving(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .callback(
        "encode", "coder",
        summary: "Called while it is archived, after UIKit has archived its properties: archives "
          + "the values of its class."
      ) {
        [unowned self] (controller: UIViewController, coder: RestorationCoder) throws(LuaError)
          -> Void in
        try run("encode", of: controller, coder)
      } super: { _, _ in
      }
      .callback(
        "initWithCoder", "coder",
        summary: "Called when it is created from an archive, instead of `init`: reads what "
          + "`encode` has archived."
      ) {
        [unowned self] (controller: UIViewController, coder: RestorationCoder) throws(LuaError)
          -> Void in
        try run("initWithCoder", of: controller, coder)
      } super: { _, _ in
      }
  }

  private func run(
    _ name: String, of controller: UIViewController, _ coder: RestorationCoder
  ) throws(LuaError) {
    try interpreter.runOverride(of: controller, name, coder)
  }
}
