/// The choices of a picker, and which of them is chosen, by their place.
struct PickerChoices {
  /// What is chosen: the accessible name.
  let title: String

  /// What stands under it.
  let subtitle: String
  let choices: [Choice]

  /// The place of the chosen one now; nothing where no choice has the value.
  let selected: () -> Int?

  /// Chooses the one at a place.
  let choose: (Int) -> Void

  /// The value that no choice has, as a text; nothing where one has it.
  let missing: () -> String?

  /// One of the choices.
  struct Choice {
    let id: AnyHashable
    let title: String
    let view: AnyView
  }

  init<Content: View, Selection: Hashable, Label: View>(
    content: Content, selection: Binding<Selection>, label: Label
  ) {
    let texts = LabelTexts(of: label)
    title = texts?.title ?? ""
    subtitle = texts?.subtitle ?? ""
    var rows = ListRows()
    collectRows(of: content, into: &rows)
    var choices: [Choice] = []
    var values: [Selection] = []
    for row in rows where !row.isHeader {
      // A tag of another type can never be chosen, as one of the type's optional can.
      guard let value = row.value?.base as? Selection else {
        let tag = row.value.map { "the tag \($0)" } ?? "no tag"
        Diagnostics.report("Picker of \(Selection.self): a choice has \(tag)")
        continue
      }
      let view = row.content()
      choices.append(
        Choice(id: AnyHashable(value), title: LabelTexts(of: view)?.title ?? "", view: view))
      values.append(value)
    }
    self.choices = choices
    selected = { values.firstIndex(of: selection.wrappedValue) }
    choose = { selection.wrappedValue = values[$0] }
    missing = {
      values.contains(selection.wrappedValue) ? nil : String(describing: selection.wrappedValue)
    }
  }
}

/// A button, or a row of a form, that opens a list of the choices.
struct PickerMenu: View {
  typealias Body = Never

  let choices: PickerChoices
  let isFormRow: Bool
}

/// Linked buttons, of which one is pressed.
struct SegmentedPicker: View {
  typealias Body = Never

  let choices: PickerChoices
}

/// The choices below each other.
struct InlinePicker<Label: View>: View {
  let choices: PickerChoices
  let label: Label
  let group: RadioGroup

  @Environment(\.formPlace) private var formPlace
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if formPlace != .none {
      ForEach(numbered, id: \.choice.id) { item in
        FormRow(
          label: item.choice.view, control: radioButton(item.index, title: ""),
          activatesControl: true, isControlFirst: true)
      }
    } else {
      VStack(alignment: .leading) {
        if !areLabelsHidden { label }
        ForEach(numbered, id: \.choice.id) { radioButton($0.index, title: $0.choice.title) }
      }
    }
  }

  private var numbered: [(index: Int, choice: PickerChoices.Choice)] {
    choices.choices.enumerated().map { ($0.offset, $0.element) }
  }

  /// In a row of a form the button shows nothing, and has the name that the row has.
  private func radioButton(_ index: Int, title: String) -> RadioButton {
    let view = formPlace == .none ? choices.choices[index].view : AnyView(EmptyView())
    return RadioButton(
      title: title, group: group, view: view, isChosen: { choices.selected() == index },
      choose: { choices.choose(index) })
  }
}

/// One of several buttons of which one is marked.
struct RadioButton: View {
  typealias Body = Never

  let title: String
  let group: RadioGroup
  let view: AnyView
  let isChosen: () -> Bool
  let choose: () -> Void
}
