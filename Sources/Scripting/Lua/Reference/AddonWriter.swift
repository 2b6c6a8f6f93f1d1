import Texts

/// Writes the files that make the definitions an addon of lua-language-server.
package enum AddonWriter {
  /// The addon's description, its settings, and its plugin.
  package static var files: [GeneratedFile] {
    let files: KeyValuePairs = [
      "info.json": Texts["Lua/Reference/Addon/info.json"],
      "config.json": Texts["Lua/Reference/Addon/config.json"],
      "plugin.lua": Texts["Lua/Reference/Addon/plugin.lua"],
    ]
    return files.map { GeneratedFile(path: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}

extension Catalog {
  /// The files that tell editors of scripts.
  package var definitionFiles: [GeneratedFile] { AddonWriter.files + DefinitionWriter(self).files }
}
