/// The items in the bar of a message field (composer.md, X2 and X4).
public final class ComposerItems {
  private weak var composer: Composer?
  private var items: [ItemPlace: [ComposerItem]] = [:]
  private var collapsedPlaces: Set<ItemPlace> = []

  init(of composer: Composer) { self.composer = composer }

  /// All items: leading, trailing, bottom, top, and those that are not drawn; at each place in the order in which they
  /// were set.
  public var all: [ComposerItem] { ItemPlace.allCases.flatMap { items[$0] ?? [] } }

  /// The items at a place, in order.
  public subscript(place: ItemPlace) -> [ComposerItem] { items[place] ?? [] }

  /// Replaces the items at a place. One that was elsewhere is no longer there; one that is left out is in no field.
  ///
  /// - Parameters:
  ///   - newItems: The items, in order; one that comes twice is taken once.
  ///   - place: Where they are.
  public func setItems(_ newItems: [ComposerItem], at place: ItemPlace) {
    var kept: [ComposerItem] = []
    for item in newItems where !kept.contains(where: { $0 === item }) { kept.append(item) }
    for item in self[place] { (item.composer, item.place) = (nil, nil) }
    for item in kept {
      (item.composer?.items ?? self).remove(item)
      (item.composer, item.place) = (composer, place)
    }
    items[place] = kept
  }

  /// Whether a place takes no room, though it has items.
  public func isCollapsed(_ place: ItemPlace) -> Bool { collapsedPlaces.contains(place) }

  /// Says whether a place takes no room.
  public func setCollapsed(_ isCollapsed: Bool, at place: ItemPlace) {
    if isCollapsed { collapsedPlaces.insert(place) } else { collapsedPlaces.remove(place) }
  }

  private func remove(_ item: ComposerItem) {
    guard let place = item.place else { return }
    items[place]?.removeAll { $0 === item }
    (item.composer, item.place) = (nil, nil)
  }
}
