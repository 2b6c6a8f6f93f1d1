import CTexts

/// The files in other languages that are part of the program: those in Lua, of pages, and of the
/// addon for editors.
package enum Texts {
  /// The paths of all files, in `Sources`.
  package static var paths: [String] { all.map { String(cString: $0.path) } }

  /// The content of a file by its path in `Sources`, such as `UIKitLua/Lua/bar.lua`, which must be
  /// one of `paths`.
  package static subscript(path: String) -> [UInt8] {
    guard let text = all.first(where: { String(cString: $0.path) == path }) else {
      preconditionFailure("\(path) is no file of the program; `make texts` lists them")
    }
    return Array(UnsafeBufferPointer(start: text.content, count: text.length))
  }

  private static var all: some Sequence<dd_program_text> {
    (0...).lazy.map { dd_program_text($0) }.prefix { $0.content != nil }
  }
}
