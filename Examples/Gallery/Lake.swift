/// A lake, or what it is a part of.
struct Lake: Identifiable, Hashable {
  let id: String
  var parts: [Lake]?

  /// Lakes by continent.
  static let continents = [
    Lake(
      id: "Africa",
      parts: [
        Lake(id: "Lake Victoria", parts: nil), Lake(id: "Lake Tanganyika", parts: nil),
        Lake(id: "Lake Malawi", parts: nil),
      ]),
    Lake(
      id: "Asia",
      parts: [
        Lake(
          id: "Lake Baikal",
          parts: [Lake(id: "Chivyrkuy Bay", parts: nil), Lake(id: "Barguzin Bay", parts: nil)]),
        Lake(id: "Lake Biwa", parts: nil),
      ]),
    Lake(id: "South America", parts: [Lake(id: "Lake Titicaca", parts: nil)]),
  ]

  /// All lakes, without what they are parts of.
  static let all = continents.flatMap { $0.parts ?? [] }
}
