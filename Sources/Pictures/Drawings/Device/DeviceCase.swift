import NavigationModel

/// The device around a screen.
struct DeviceCase: Sendable {
  let shell: Shell
  let traits: Traits
  private let screen: Frame

  init(_ look: Look, _ traits: Traits) {
    let isPhone = traits.device == .iPhone
    var shell = look.shell
    if !isPhone {
      shell.side = 24
      shell.above = 24
      shell.below = 24
      shell.corner = min(shell.corner, 20)
      shell.outer = 40
    }
    self.shell = shell
    self.traits = traits
    screen = Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
  }

  /// The room of the whole picture: a device on its side has what is above and below at its sides.
  var frame: Frame {
    let isUpright = traits.orientation == .portrait
    let (left, top) = isUpright ? (shell.side, shell.above) : (shell.above, shell.side)
    let (right, bottom) = isUpright ? (shell.side, shell.below) : (shell.below, shell.side)
    return Frame(
      x: -left, y: -top, width: screen.width + left + right, height: screen.height + top + bottom)
  }

  /// What is behind the screen: the case, with speaker and button where it has room for them.
  var ground: [SVGNode] {
    var nodes = [SVGNode.rect(frame, "case", radius: shell.outer)]
    guard shell.below > 50, traits.device == .iPhone else { return nodes }
    if traits.orientation == .portrait {
      let middle = screen.middle.x
      nodes.append(
        .rect(
          Frame(x: middle - 30, y: -shell.above / 2 - 3, width: 60, height: 6), "slot", radius: 3))
      nodes += button(middle, screen.bottom + shell.below / 2)
    } else {
      let middle = screen.middle.y
      nodes.append(
        .rect(
          Frame(x: -shell.above / 2 - 3, y: middle - 30, width: 6, height: 60), "slot", radius: 3))
      nodes += button(screen.right + shell.below / 2, middle)
    }
    return nodes
  }

  private func button(_ x: Double, _ y: Double) -> [SVGNode] {
    [
      .circle(x, y, radius: 28, "knob"),
      .rect(Frame(x: x - 9, y: y - 9, width: 18, height: 18), "knob", radius: 4),
    ]
  }

  /// What is over the screen: the camera, the line at the lower edge, and the rim.
  var glass: [SVGNode] {
    var nodes: [SVGNode] = []
    if shell.hasIsland, traits.device == .iPhone {
      let isUpright = traits.orientation == .portrait
      nodes.append(
        isUpright
          ? .rect(Frame(x: screen.middle.x - 50, y: 11, width: 100, height: 28), "isle", radius: 14)
          : .rect(Frame(x: 11, y: screen.middle.y - 50, width: 28, height: 100), "isle", radius: 14)
      )
    }
    if shell.hasIsland {
      let width = min(134, screen.width / 3)
      nodes.append(
        .rect(
          Frame(x: screen.middle.x - width / 2, y: screen.bottom - 11, width: width, height: 5),
          "home", radius: 2.5))
    }
    return nodes + [.rect(screen, "rim", radius: shell.corner)]
  }

  /// The time and the charge in a status bar of a height.
  func status(height: Double, isOnBlack: Bool = false) -> [SVGNode] {
    let line = height / 2 + (height > 30 ? 4 : 0), isWide = height > 30
    let clock = SVGNode(
      "text", ["class": "clk", "x": isWide ? 66 : 30, "y": line + 5, "text-anchor": "middle"]
    ).around("9:41")
    let right = screen.right - (isWide ? 40 : 12)
    let battery = [
      SVGNode.path(
        "M\((right - 26).svg) \((line - 6).svg)h24v12h-24zM\(right.svg) \((line - 2).svg)v4", "batt"
      ),
      .rect(Frame(x: right - 24, y: line - 4, width: 20, height: 8), "charge", radius: 1),
    ]
    guard shell.hasBlackStatus else {
      return [SVGNode("g", ["class": isOnBlack ? "gloss" : nil]).around([clock] + battery)]
    }
    let ground = SVGNode.rect(Frame(x: 0, y: 0, width: screen.width, height: height), "isle")
    return [SVGNode("g", ["class": "gloss"]).around([ground, clock] + battery)]
  }
}
