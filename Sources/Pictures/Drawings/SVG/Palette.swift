/// The colors of pictures, as custom properties: in light, in dark, and in the look of old releases,
/// which is the same in both.
struct PaletteColor: Sendable {
  let name, light, dark, classic: String

  init(_ name: String, _ light: String, _ dark: String, _ classic: String? = nil) {
    (self.name, self.light, self.dark) = (name, light, dark)
    self.classic = classic ?? light
  }

  static let all = [
    PaletteColor("--case", "#22252b", "#3a3f49", "#1b1c1f"),
    PaletteColor("--screen", "#fff", "#0b0c0f"),
    PaletteColor("--bar", "#f7f7f8", "#17191e", "#6d84a2"),
    PaletteColor("--line", "#d5d3cd", "#33373f", "#b4b8bf"),
    PaletteColor("--group", "#f1f1f5", "#050608", "#c9d0d9"),
    PaletteColor("--card", "#fff", "#1a1c21"),
    PaletteColor("--panel", "#f4f4f6", "#24272d", "#1f3358"),
    PaletteColor("--text", "#111318", "#f2f3f6", "#111318"),
    PaletteColor("--sub", "#62676f", "#9fa5b0", "#4c566c"),
    PaletteColor("--tint", "#0a5fd0", "#5aa2ff", "#24507f"),
    PaletteColor("--red", "#c0281f", "#ff7a70", "#b4281f"),
    PaletteColor("--green", "#2f9e4f", "#3fb765", "#2a6fd0"),
    PaletteColor("--fill", "#e4e4e8", "#2c2f36", "#d7dbe2"),
    PaletteColor("--keys", "#d2d5da", "#23262c", "#bcc3cc"),
    PaletteColor("--cap", "#fff", "#565b66", "#fff"),
    PaletteColor("--low", "#bfc4cc", "#3b404a", "#9aa3b0"),
    PaletteColor("--mark", "#8b3fd0", "#bf8bf5"),
    PaletteColor("--on", "#fff", "#fff"),
    PaletteColor("--off", "#a9adb5", "#a9adb5"),
    PaletteColor("--kn", "#5d646f", "#99a1ae", "#4c525c"),
    PaletteColor("--k0", "#2b6be0", "#6ea3ff", "#1f57bd"),
    PaletteColor("--k1", "#b44f08", "#f2954b", "#99420a"),
    PaletteColor("--k2", "#157a3f", "#52c483", "#12673a"),
    PaletteColor("--k3", "#8b3fd0", "#bf8bf5", "#7431b8"),
    PaletteColor("--k4", "#0b7682", "#4fc3cf", "#0a6570"),
    PaletteColor("--k5", "#c22f55", "#f2809c", "#a92747"),
  ]

  /// The number of hues for controllers.
  static let hueCount = 6
}

/// The style sheet of a picture that stands alone.
package enum StyleSheet {
  private static let fonts =
    "--sans:\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",Arimo,sans-serif"

  /// The rules that all pictures share.
  package static let text: String = {
    let light = properties(\.light), dark = properties(\.dark), classic = properties(\.classic)
    return """
      svg{color-scheme:light dark;\(fonts);\(light)}
      @media(prefers-color-scheme:dark){svg{\(dark)}}
      .classic{color-scheme:light;\(classic)}
      \(hues)\(TextStyle.all.map(\.rule).joined())
      \(shapes)
      """
  }()

  /// The rules for the pictures of a page, whose root may say `data-theme`; paper is light.
  package static let ofPage: String = {
    let dark = properties(\.dark)
    return """
      :root{\(fonts);\(properties(\.light))}
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
      @media screen{:root[data-theme=dark]{\(dark)}}
      .classic{color-scheme:light;\(properties(\.classic))}
      \(hues)\(TextStyle.all.map(\.rule).joined())
      \(shapes)
      """
  }()

  private static func properties(_ theme: KeyPath<PaletteColor, String>) -> String {
    PaletteColor.all.map { "\($0.name):\($0[keyPath: theme])" }.joined(separator: ";")
  }

  private static let hues = (["n"] + (0..<PaletteColor.hueCount).map(String.init))
    .map { ".k\($0){--k:var(--k\($0))}" }.joined()

  /// The state of a box is in custom properties: they reach what a page has only once, selectors don't.
  private static let shapes = """
    .case{fill:var(--case)}.rim{fill:none;stroke:#0003}.knob{fill:none;stroke:#666b75;stroke-width:2}\
    .slot{fill:#3c4048}.isle,.void{fill:#000}.batt{fill:none;stroke:var(--text);stroke-width:1.5}\
    .charge,.home{fill:var(--text)}.gloss .batt{stroke:#fff}.gloss .charge,.gloss .clk{fill:#fff}\
    .page{fill:var(--screen)}.bar{fill:var(--bar)}.group{fill:var(--group)}.card{fill:var(--card)}\
    .panel{fill:var(--panel)}.fill{fill:var(--fill)}.keys{fill:var(--keys)}.dim,.shade{fill:#000}\
    .hair{fill:none;stroke:var(--line)}.edge{fill:none;stroke:var(--line);stroke-width:1.5}\
    .chev,.disc,.tick,.ico,.icw,.ich,.icg{fill:none;stroke:var(--tint);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}\
    .chev{stroke-width:3}.tick{stroke-width:2.5}.disc{stroke:var(--sub)}\
    .rimmed{fill:none;stroke:var(--sub);stroke-linejoin:round}.ground{fill:var(--k);fill-opacity:.1}.disk{fill:var(--k);fill-opacity:.16;stroke:var(--k);stroke-width:2}\
    .tinted{fill:var(--tint)}.danger{fill:var(--red)}.alarm{fill:#c0281f}.glow{fill:#7fbfff}\
    .ghost{fill:none;stroke:var(--off);stroke-width:2}.ok{fill:var(--green)}.white{fill:#fff}\
    .drop{fill:#000;fill-opacity:.16}.thin{fill:none;stroke:var(--tint)}\
    .outline{fill:none;stroke:var(--sub)}.dash{fill:none;stroke:var(--mark);stroke-width:2;stroke-dasharray:6 4}\
    .ruler{stroke:var(--mark);stroke-width:1.5}.stop{fill:var(--screen);stroke:var(--mark);stroke-width:2}\
    .stop.on{fill:var(--mark)}.halo{fill:none;stroke:var(--tint);stroke-opacity:.22;stroke-width:9}\
    .tip{fill:none;stroke:var(--tint);stroke-width:3}.fall{fill:url(#fall)}\
    .icw{stroke:#fff}.ich{stroke:var(--off)}.icg{stroke:#7fbfff}\
    .kc,.kl{fill:var(--cap);stroke:var(--cap);stroke-width:8;stroke-linejoin:round}\
    .kl{fill:var(--low);stroke:var(--low)}\
    .off{opacity:.4}.steel{fill:url(#steel)}.black{fill:url(#black)}.bevel{fill:#4a6c9b;stroke:#2f4a70}\
    .pins{fill:url(#pins)}.pin{stroke:#bec5cf;stroke-width:2}.glass{fill:url(#glass);stroke:#dfe6f2;stroke-width:2}\
    .lit{fill:#fff;fill-opacity:.18}.fold{fill:url(#foldshade);stroke:#0003}.lift{fill:url(#liftshade);stroke:#0003}
    .fam{fill:none;stroke:var(--line);stroke-width:1.5}.tie{fill:none;stroke:var(--off);stroke-width:1.5}\
    .tie.on{stroke:var(--sub);stroke-width:2.5}.shows{fill:none;stroke:var(--mark);stroke-width:2}\
    .head{fill:var(--mark)}.asks{fill:none;stroke:var(--mark);stroke-width:1.5;stroke-dasharray:4 3}\
    .holds{fill:none;stroke:var(--sub);stroke-width:1.5;stroke-dasharray:2 3}\
    .bx{fill:var(--bf,var(--card));fill-opacity:var(--bo,1);stroke:var(--bs,var(--off));stroke-width:1.5;\
    stroke-dasharray:var(--bd,none)}.n.full{--bf:var(--k);--bo:.14;--bs:var(--k);--df:var(--k)}\
    .n.half{--bs:var(--k);--bd:5 3}.n.gone,.n.freed,.n.leak{--bf:none;--bd:2 4}\
    .n.leak{--bs:var(--red);--tg:var(--red)}.n.freed{--td:line-through}\
    .tag{fill:var(--tg,var(--sub))}.gon{text-decoration:var(--td,none)}\
    .dot{fill:var(--df,none);stroke:var(--k);stroke-width:2}.moon{fill:var(--k)}
    """
}
