import Foundation
import Testing

@testable import Lakes

@MainActor
@Suite
struct CommandLineTests {
  @Test func whatTheHelpNamesTheManualAndTheCompletionsNameToo() throws {
    let manual = CommandLineManual.self
    let page = try #require(manual.generated("man"))
    for entry in manual.operands + manual.commands + manual.options + manual.variables {
      #expect(manual.help.contains("  \(entry.label) "), "\(entry.word)")
      #expect(page.contains("\\fB\(entry.word.replacing("-", with: "\\-"))\\fR"), "\(entry.word)")
    }
    for kind in ["bash", "zsh", "fish"] {
      let completions = try #require(manual.generated(kind))
      for entry in manual.commands + manual.options {
        let word = kind == "fish" ? entry.word.replacing("--", with: "") : entry.word
        #expect(completions.contains(word), "\(entry.word) in \(kind)")
      }
    }
    #expect(manual.generated("csh") == nil)
  }

  @Test func theHelpFitsATerminal() {
    for line in CommandLineManual.help.split(separator: "\n") {
      #expect(line.count <= 79, "\(line)")
    }
  }

  @Test func theNameOfAnArticleIsItsAddress() {
    func opened(_ arguments: String...) -> [String] {
      CommandLineOptions.openedArguments(of: arguments)
    }
    #expect(opened("open", "baikal", "biwa#かたち") == ["lakes://baikal/", "lakes://biwa/#かたち"])
    #expect(opened("open", "lakes://baikal/#life") == ["lakes://baikal/#life"])
    #expect(opened("lakes://baikal/", "open") == ["lakes://baikal/", "open"])
    #expect(opened().isEmpty)
  }

  @Test func optionsOfGLibAndOfActionsGoOn() {
    for option in ["--gapplication-service", "--new-window", "--open-file", "--help-all"] {
      #expect(CommandLineOptions.answer([option]) == nil, "\(option)")
    }
    #expect(CommandLineOptions.answer(["lakes://baikal/"]) == nil)
    #expect(CommandLineOptions.answer(["open", "baikal", "lakes://biwa/"]) == nil)
    #expect(CommandLineOptions.answer(["--", "--nonsense"]) == nil)
  }

  @Test func whatIsNotUnderstoodIsRefused() {
    for words in [["--nonsense"], ["-x"], ["text"], ["text", "a", "b"], ["open"], ["list", "x"]] {
      #expect(CommandLineOptions.answer(words) == 2, "\(words)")
    }
    for words in [["text", "nothing"], ["open", "nothing"], ["open", "../x"], ["text", "A B"]] {
      #expect(CommandLineOptions.answer(words) == 1, "\(words)")
    }
  }
}
