import Drawings
import NavigationModel

/// The pictures of states and ways on one sheet, each drawn once.
struct PlayPictures {
  /// The sheet.
  private(set) var sheet = PictureSheet()
  private let exploration: Exploration
  private let cast: PlayCast
  private var devices: [Device: Int] = [:]
  private var families: [Family: Int] = [:]
  /// Where views are on the devices, by their indices on the sheet.
  private var views: [Int: [DeviceDrawing.View]] = [:]
  /// The least that the card of the hierarchy has on a desktop; on a phone it is smaller.
  private static let room = FamilyDrawing.Room(width: 420, height: 230)

  init(_ exploration: Exploration, _ cast: PlayCast) {
    (self.exploration, self.cast) = (exploration, cast)
  }

  private struct Device: Hashable {
    let profile: String
    let screen: Int
    let former: Int?
    let motions: [Motion]
    let hues: [Int?]
  }

  private struct Family: Hashable {
    let hierarchies: [Int]
    let isLasting: Bool
  }

  /// The device of a state.
  mutating func device(_ state: Exploration.State) -> Int {
    let moment = Film.Moment(
      at: .zero, kind: .rest, profile: state.profile, hierarchy: state.hierarchy,
      screen: state.screen)
    return device(moment, from: state.hierarchy, hasWords: true)
  }

  /// The device of a moment of a way that begins with a hierarchy.
  mutating func device(_ moment: Film.Moment, from former: Int, hasWords: Bool = false) -> Int {
    let members = cast.members(of: [moment.hierarchy, former].map { exploration.hierarchies[$0] })
    let key = Device(
      profile: moment.profile, screen: moment.screen, former: moment.former,
      motions: moment.motions.map(\.drawn), hues: members.flatMap { [$0.number, $0.hue] })
    if let known = devices[key] { return known }
    let drawing = DeviceDrawing(
      exploration.screens[moment.screen], look: Look(Profile.named(moment.profile) ?? .modern),
      hues: members.hues, motions: moment.motions,
      from: moment.former.map { exploration.screens[$0] })
    let index = sheet.add(drawing, hasWords: hasWords)
    devices[key] = index
    views[index] = drawing.views
    return index
  }

  /// Where what is in front is drawn on a device; nil where that is all there is.
  func front(_ device: Int, of screen: Screen) -> Frame? {
    guard let layer = screen.layers.last, layer.kind != .full else { return nil }
    let view = views[device]?.last { $0.controller == layer.pane.controller }
    return view?.frame ?? layer.frame
  }

  /// The families of the last one of hierarchies, with those that the others had.
  mutating func family(_ hierarchies: [Int], hasWords: Bool) -> Int {
    let key = Family(hierarchies: hierarchies, isLasting: hasWords)
    if let known = families[key] { return known }
    let all = hierarchies.map { exploration.hierarchies[$0] }
    let drawing = FamilyDrawing(all, hues: cast.members(of: all.reversed()).hues, in: Self.room)
    let index = sheet.add(drawing, hasWords: hasWords)
    families[key] = index
    return index
  }
}

extension [PlayCast.Member] {
  /// The hues for pictures.
  fileprivate var hues: Hues {
    Hues([Int: Int](uniqueKeysWithValues: compactMap { one in one.hue.map { (one.number, $0) } }))
  }
}

extension Motion {
  /// The same motion without times, which a picture doesn't show.
  fileprivate var drawn: Motion {
    var copy = self
    (copy.began, copy.duration) = (.zero, .zero)
    return copy
  }
}
