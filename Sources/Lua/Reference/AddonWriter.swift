/// Writes the files that make the definitions an addon of lua-language-server.
nonisolated package enum AddonWriter {
  /// The addon's description, its settings, and its plugin.
  package static var files: [GeneratedFile] {
    [
      GeneratedFile(path: "info.json", text: info),
      GeneratedFile(path: "config.json", text: config),
      GeneratedFile(path: "plugin.lua", text: plugin),
    ]
  }

  private static let info = """
    {
      "name": "Drilldown",
      "description": "Definitions of UIKit's navigation for Drilldown's scripts.",
      "hasPlugin": true
    }

    """

  /// Own fields of objects, and overrides of an object's methods, are intended.
  private static let config = """
    {
      "name": "Drilldown",
      "words": ["window%.rootViewController", "UI%w+Controller%s*[{\\"(]"],
      "settings": {
        "Lua.runtime.version": "Lua 5.4",
        "Lua.diagnostics.disable": ["duplicate-set-field", "inject-field"]
      }
    }

    """

  private static let plugin = """
    -- Written by `drilldown meta`; do not edit.
    -- Lets the language server see `local Bed = class("Bed", UIViewController)` as a class that
    -- extends another and is called as that one is; `UIViewController:subclass("Bed")` as well.

    local patterns = {
      { "()local%s+([%a_][%w_]*)%s*=%s*class%s*%(%s*[\\"']([^\\"'\\n]*)[\\"']%s*,%s*([%a_][%w_]*)%s*%)" },
      {
        "()local%s+([%a_][%w_]*)%s*=%s*([%a_][%w_]*):subclass%s*%(?%s*[\\"']([^\\"'\\n]*)[\\"']",
        swapped = true,
      },
    }

    function OnSetText(_, text)
      local edits = {}
      for _, pattern in ipairs(patterns) do
        for place, variable, first, second in text:gmatch(pattern[1]) do
          local parent = pattern.swapped and first or second
          edits[#edits + 1] = {
            start = place,
            finish = place - 1,
            text = ("---@class %s : %s\\n---@overload fun(arguments?: table|string): %s\\n")
              :format(variable, parent, variable),
          }
        end
      end
      table.sort(edits, function(one, other) return one.start < other.start end)
      return #edits > 0 and edits or nil
    end

    """
}

extension Catalog {
  /// The files that tell editors of scripts.
  package var definitionFiles: [GeneratedFile] { AddonWriter.files + DefinitionWriter(self).files }
}
