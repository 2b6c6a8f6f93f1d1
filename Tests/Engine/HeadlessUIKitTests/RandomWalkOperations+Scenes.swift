import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// Operations on the scenes of a pad; a phone has one, and they do nothing there.
  static let scenes: [Self] = [
    Self(
      "newScene", weight: 2, .outside, roles: [.new()],
      execute: { $0.scene.openScene(with: $0.one) },
      lua: {
        """
        scenes = scenes or {}
        if UIApplication.shared().supportsMultipleScenes and #scenes < 4 then
          table.insert(scenes, UIWindow{
            windowScene = simulator:newScene{}, rootViewController = \($0.one) })
          scenes[#scenes]:makeKeyAndVisible()
        end
        """
      }),
    Self(
      "rootOfScene", roles: [.any], choices: 3,
      execute: { it in
        guard let window = it.scene.windowOfScene(it.number) else { return }
        window.rootViewController = it.one
      },
      lua: { inScene($0, "scene.rootViewController = \($0.one)") }),
    Self(
      "showScene", weight: 2, .outside, choices: 4,
      execute: { it in
        let scenes = it.stage.scenes
        guard scenes.all.indices.contains(it.number) else { return }
        scenes.bringToFront(scenes.all[it.number])
      },
      lua: {
        let scene = "UIApplication.shared().connectedScenes[\($0.number + 1)]"
        return "if \(scene) then simulator:showScene(\(scene)) end"
      }),
    Self(
      "closeScene", .outside, choices: 3,
      execute: { $0.scene.closeScene($0.number, isReclaimed: $0.flag) },
      lua: {
        inScene(
          $0,
          """
          if simulator:\($0.flag ? "reclaimScene" : "closeScene")(scene.windowScene) then
              table.remove(scenes, \($0.number + 1))
            end
          """)
      }),
    Self(
      "systemAlert", .outside, execute: { $0.stage.scenes.interrupt($0.flag) },
      lua: { "simulator:\($0.flag ? "systemAlert" : "endSystemAlert")()" }),
  ]

  /// A statement about the window of one of the scenes that the walk opened.
  private static func inScene(_ operands: RandomWalk.Operands, _ statement: String) -> String {
    """
    if scenes and scenes[\(operands.number + 1)] then
      local scene = scenes[\(operands.number + 1)]
      \(statement)
    end
    """
  }
}
