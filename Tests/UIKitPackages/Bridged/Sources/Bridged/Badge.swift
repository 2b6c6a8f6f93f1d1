import Foundation

@MainActor
public func badge(on layer: CALayer) -> CGFloat { layer.bounds.width / 2 }
