import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A window that was open leaves nothing: no widget, no node, no closure.
@Suite(.serialized) @MainActor
struct LeakTests {
  /// Something that the views' closures hold.
  @Observable
  fileprivate final class Model {
    var isOn = true
    var ids = [1, 2, 3]
    var text = "lake"
    var selection: Int?
    var visibility = NavigationSplitViewVisibility.all
    func act() {}
  }

  /// Opens and closes windows with a view, and looks for what is left of them.
  private func expectNothingIsLeft<Content: View>(
    times: Int = 50, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder of content: @escaping (Model) -> Content
  ) async {
    var models: [WeakModel] = []
    let census = WidgetCensus()
    for number in 0..<times {
      let model = Model()
      models.append(WeakModel(model: model))
      // Some are on the screen, the others are closed before they were drawn.
      let rendered = Rendered(isShown: number % 10 == 0) { content(model) }
      if number % 10 == 0 { await rendered.settle() }
      census.add(rendered.windowObject.cast())
      model.isOn = false
      model.ids = [4, 3, 1]
      rendered.flush()
      model.isOn = true
      model.text = "sea"
      rendered.flush()
      census.add(rendered.windowObject.cast())
      rendered.close()
    }
    let survivors = await census.survivors(after: 5)
    #expect(survivors == [], sourceLocation: location)
    let isGone = await TestLoop.eventually(within: 5) { models.allSatisfy { $0.model == nil } }
    #expect(isGone, "a closure or a node holds the model", sourceLocation: location)
  }

  fileprivate struct WeakModel {
    weak var model: Model?
  }

  @Test func textsAndPictures() async {
    await expectNothingIsLeft { model in
      VStack {
        Text(model.text).bold().help(model.text)
        Label(model.text, systemImage: "edit-find-symbolic")
        if model.isOn { Image(systemName: "open-menu-symbolic") }
        ProgressView(value: model.isOn ? 0.5 : nil)
      }
    }
  }

  @Test func buttonsFieldsAndShortcuts() async {
    await expectNothingIsLeft { model in
      @Bindable var bindable = model
      VStack {
        Button("Act") { model.act() }.keyboardShortcut("a").disabled(model.isOn)
        Toggle("On", isOn: $bindable.isOn)
        TextField("name", text: $bindable.text).onSubmit { model.act() }
        if model.isOn { SearchField("words", text: $bindable.text) }
        Text("x").onKeyboardShortcut(.escape, modifiers: []) { model.act() }
      }
    }
  }

  @Test func looksAndAccessibility() async {
    await expectNothingIsLeft { model in
      VStack {
        (Text(model.text).bold() + Text("x").font(.title)).foregroundStyle(.red).background(.blue)
        Text(model.text).textSelection(.enabled).accessibilityAddTraits(.isHeader)
          .accessibilityValue(model.text).accessibilityHint(model.text)
        Label(model.text, systemImage: "starred-symbolic")
          .labelStyle(model.isOn ? .iconOnly : .titleAndIcon)
        Button(model.text, systemImage: "starred-symbolic") { model.act() }
          .labelStyle(model.isOn ? .iconOnly : .titleOnly).buttonStyle(.plain)
        Button {
          model.act()
        } label: {
          HStack { Text(model.text) }
        }
        ProgressView(model.text, value: model.isOn ? nil : 0.5).progressViewStyle(.linear)
        ContentUnavailableView.search(text: model.text)
        Color.red
      }
    }
  }

  @Test func togglesOfEveryStyle() async {
    await expectNothingIsLeft { model in
      @Bindable var bindable = model
      VStack {
        Toggle("a", isOn: $bindable.isOn).toggleStyle(.switch)
        Toggle("b", isOn: $bindable.isOn).toggleStyle(.button)
        Toggle("c", isOn: $bindable.isOn).toggleStyle(model.isOn ? .checkbox : .switch)
      }
    }
  }

  @Test func keysAndThePointer() async {
    await expectNothingIsLeft { model in
      @Bindable var bindable = model
      VStack {
        Text(model.text).onTapGesture(count: model.isOn ? 1 : 2) { model.act() }
          .onHover { _ in model.act() }
        Text(model.text).focusable(model.isOn)
          .onKeyPress { _ in
            model.act()
            return .handled
          }
          .onExitCommand { model.act() }
        TextField("x", text: $bindable.text, prompt: Text(model.text))
        if model.isOn { Button("y") { model.act() }.keyboardShortcut(.defaultAction) }
        Button("z") { model.act() }.keyboardShortcut(model.isOn ? .cancelAction : nil)
      }
    }
  }

  @Test func framesAndLayers() async {
    await expectNothingIsLeft { model in
      ScrollView([.horizontal, .vertical]) {
        ZStack(alignment: .topLeading) {
          if model.isOn { Text("a").frame(width: 10, height: 10) }
          Text("b").fixedSize().padding(EdgeInsets(top: 1))
        }
        .background { if model.isOn { Color.red } else { Text("c") } }
        .overlay { Text("d").frame(minWidth: 5, idealWidth: 9, maxWidth: 20) }
      }
    }
  }

  @Test func menus() async {
    await expectNothingIsLeft { model in
      Menu(model.text) {
        Button("Act") { model.act() }.keyboardShortcut("b")
        if model.isOn { Button("More") { model.act() } }
      }
    }
  }

  @Test func stacksAndRows() async {
    await expectNothingIsLeft { model in
      ScrollView {
        HStack { ForEach(model.ids, id: \.self) { Text("\($0)").padding().frame(width: 50) } }
        ZStack {
          Text("bottom")
          if model.isOn { Text("top") }
        }
        .overlay { if model.isOn { Button("Over") { model.act() } } }
        .frame(maxWidth: 400)
      }
    }
  }

  @Test func lists() async {
    await expectNothingIsLeft { model in
      @Bindable var bindable = model
      List(selection: $bindable.selection) {
        Section("Lakes") {
          ForEach(model.ids, id: \.self) { id in Button("\(id)") { model.act() } }
        }
        if model.isOn { Text("more").tag(9) }
      }
      .onListActivation { model.act() }
    }
  }

  @Test func splitViewsTitlesAndToolbars() async {
    await expectNothingIsLeft { model in
      @Bindable var bindable = model
      NavigationSplitView(columnVisibility: $bindable.visibility) {
        Text("sidebar").toolbar { ToolbarItem { Button("A") { model.act() } } }
      } detail: {
        Text("detail").navigationTitle(model.text).toolbar {
          ToolbarItem(placement: .navigation) { Button("B") { model.act() } }
          if model.isOn { ToolbarItem { Button("C", systemImage: "edit-find-symbolic") {} } }
        }
      }
    }
  }

  @Test func stateFocusAndLifecycle() async {
    await expectNothingIsLeft { model in
      Stateful(model: model)
        .onAppear { model.act() }
        .onDisappear { model.act() }
        .onChange(of: model.text) { model.act() }
        .task(id: model.text) { model.act() }
        .onOpenURL { _ in model.act() }
        .environment(model)
        .modifier(Plain())
    }
  }

  private struct Stateful: View {
    let model: Model
    @State private var count = 0
    @FocusState private var hasFocus: Bool
    var body: some View {
      VStack {
        Button("\(count)") {
          count += 1
          model.act()
        }
        TextField("x", text: .constant(model.text)).focused($hasFocus)
        AnyView(Text(model.text)).id(model.text)
        ContentUnavailableView {
          Label(model.text, systemImage: "edit-find-symbolic")
        } actions: {
          Button("Again") { hasFocus = true }
        }
      }
    }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { Group { content } }
  }

  @Test func aTaskThatNeverEndsByItself() async {
    await expectNothingIsLeft(times: 10) { model in
      Text("lake").task {
        while !Task.isCancelled {
          model.act()
          try? await Task.sleep(for: .milliseconds(5))
        }
      }
    }
  }

  @Test func aRowThatWasRemovedIsGoneThoughTheWindowStays() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      VStack { ForEach(model.ids, id: \.self) { Text("\($0)") } }
    }
    await rendered.settle()
    let witness = rendered.label("2").map { WeakObject($0) }
    model.ids = [1, 3]
    rendered.flush()
    #expect(await TestLoop.eventually { witness?.isAlive == false })
    rendered.close()
  }
}
