/// How the texts of a map look.
enum MapStyle {
  static let title = TextStyle(name: "t", size: 12, isBold: true)
  static let word = TextStyle(name: "w", size: 11, color: "--sub")
  /// The height of a word on a line.
  static let wordHeight = 12.0

  /// The rules of a map, which needs those of all pictures as well.
  ///
  /// They choose children only: a picture in a map has rules of its own.
  /// The class `lit` is that of a gloss in other pictures.
  static let rules = """
    .map .screens>g{cursor:pointer;outline:none}\
    .map .lit{fill-opacity:1}\
    .map .screens>g>rect{fill:var(--card);stroke:var(--off);stroke-width:1.5}\
    .map .screens>g>.room{fill:var(--fill);stroke:none;rx:8px}\
    .map .screens>.open>.box{stroke-dasharray:5 3}\
    .map .screens>.wrong>.box{stroke:var(--red);stroke-width:2.5}\
    .map .screens>g:hover>.box,.map .screens>g:focus-visible>.box,\
    .map .screens>.lit>.box{stroke:var(--tint);stroke-width:2.5}\
    .map .screens>.here>.box{stroke:#e0a500;stroke-width:4}\
    .map .screens>g>text,.map .ways>g>text,.map .notes>text{font:11px var(--sans);fill:var(--sub)}\
    .map .screens>g>text{text-anchor:middle}\
    .map .screens>g>.b{font:600 17px var(--sans);fill:var(--tint)}\
    .map .screens>g>.t{font:600 12px var(--sans);fill:var(--text)}\
    .map .screens>g>.r,.map .notes>.r{fill:var(--red);font-weight:600}\
    .map .ways>g>path{fill:none;stroke:var(--sub);stroke-width:1.5}\
    .map .ways>g>text{fill:var(--text);text-anchor:end;paint-order:stroke;\
    stroke:var(--ground,var(--screen));stroke-width:6;stroke-linejoin:round}\
    .map .ways>.back>path{stroke:var(--off);stroke-width:1}\
    .map .ways>.back>text{fill:var(--sub);text-anchor:middle}\
    .map .ways>.lit>path{stroke:var(--tint);stroke-width:3}\
    .map .notes>text{text-anchor:middle}\
    .map .notes>.h{font:600 15px var(--sans);fill:var(--text)}\
    .map .notes>.l{text-anchor:start}
    """
}
