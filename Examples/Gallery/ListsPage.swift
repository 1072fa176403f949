import GTKUI

/// Rows below each other, and trees of them.
struct ListsPage: View {
  @State private var chosen: String? = "Lake Baikal"
  @State private var part: String?
  @State private var opened = "nothing"
  @State private var isExpanded = true

  var body: some View {
    Samples {
      Sample("Rows, of which one is chosen") {
        List(selection: $chosen) {
          Section("Lakes") {
            ForEach(Lake.all) { lake in Label(lake.id, systemImage: "mark-location-symbolic") }
          }
          Section("Other") {
            VStack(alignment: .leading) {
              Text("A row of two lines")
              Text("with a value of its own").font(.caption)
            }
            .tag("other")
            Text("A second one").tag("second")
          }
        }
        .listAccessibilityLabel("Lakes")
        .onListActivation { opened = chosen ?? "nothing" }
        .frame(maxWidth: 400, minHeight: 240)
        Text("Chosen: \(chosen ?? "nothing"), activated: \(opened)").foregroundStyle(.secondary)
      }
      Sample("Ten thousand rows, no higher than what they show") {
        List(Numbers.tenThousand) { Text("Row \($0.id)").font(.caption) }
          .denseListRows()
          .listAccessibilityLabel("Numbers")
          .frame(maxWidth: 400, minHeight: 140)
      }
      Sample("A tree") {
        List(Lake.continents, children: \.parts, selection: $part) { Text($0.id) }
          .listAccessibilityLabel("Continents")
          .frame(maxWidth: 400, minHeight: 180)
        Text("Chosen: \(part ?? "nothing")").foregroundStyle(.secondary)
      }
      Sample("Groups that open") {
        DisclosureGroup("Depth") { Text("1,642 metres at the deepest place") }
        DisclosureGroup("Shores, open at first", isExpanded: $isExpanded) {
          Text("2,100 kilometres")
          Toggle("Open", isOn: $isExpanded)
        }
        OutlineGroup(Lake.continents, children: \.parts) { Text($0.id) }
      }
    }
  }
}

private struct Numbers: Identifiable {
  let id: Int

  static let tenThousand = (1...10_000).map { Numbers(id: $0) }
}
