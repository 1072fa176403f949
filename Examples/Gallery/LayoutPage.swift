import GTKUI

/// Stacks, frames, room around views, layers and scrolling.
struct LayoutPage: View {
  var body: some View {
    Samples {
      Sample("Stacks") {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("Large").font(.largeTitle)
          Text("on one line with")
          Text("small").font(.caption)
        }
        HStack {
          Text("start")
          Spacer(minLength: 40)
          Text("end")
          Divider()
          Text("after a divider")
        }
        Divider()
      }
      Sample("Frames") {
        Across {
          Text("80 × 60").frame(width: 80, height: 60).background(.blue.opacity(0.3))
          Text("bottom trailing")
            .frame(width: 160, height: 60, alignment: .bottomTrailing)
            .background(.green.opacity(0.3))
          Text("at most 120 wide, so it has several lines")
            .frame(maxWidth: 120).background(.orange.opacity(0.3))
        }
        Text("all the room").frame(maxWidth: .infinity).background(.purple.opacity(0.3))
        HStack {
          Text("never cut").lineLimit(1).fixedSize()
          Text("cut as soon as there is too little room for all of this sentence").lineLimit(1)
        }
      }
      Sample("Layers") {
        Across {
          ZStack {
            Color.blue.frame(width: 80, height: 60)
            Text("on top").foregroundStyle(.white)
          }
          Text("a badge").padding(12)
            .overlay(alignment: .topTrailing) {
              Image(systemName: "starred-symbolic").foregroundStyle(.tint)
            }
          Text("a ground").padding(12)
            .background { Color.yellow.opacity(0.4) }
          Text("see-through").opacity(0.4)
          Text("hidden").hidden()
          Text("after a hidden one")
        }
      }
      Sample("Scrolling across") {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<40) { Text("\($0)").padding(8).background(.gray.opacity(0.2)) }
          }
          .padding(.bottom, 12)
        }
        ScrollView(.horizontal) {
          HStack { ForEach(0..<40) { Text("no bar \($0)").padding(8) } }
        }
        .scrollIndicators(.hidden)
      }
    }
  }
}
