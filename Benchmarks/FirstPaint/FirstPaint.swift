import Foundation

/// Time from start to the first pixel of an article, and memory, of one program or of several in
/// turn.
@main
struct FirstPaint {
  static let usage = """
    usage: first-paint [-n RUNS] [--articles COUNT] [--switches COUNT] --data FOLDER PROGRAM [PROGRAM]

    Starts each program RUNS times (11), in turn, on a display of its own, and waits until it
    shows the article lakes://baikal/. FOLDER holds articles and styles; the programs get a copy
    whose grounds have colours that nothing else has, named by LAKES_ARTICLES, with small articles
    added until there are COUNT. Then Ctrl+Page Down and Ctrl+Page Up choose other articles, COUNT
    times (0) in each run.
    """

  var runs = 11
  var articles = 0
  var switches = 0
  var data: URL?
  var programs: [String] = []

  static func main() {
    do {
      try FirstPaint(CommandLine.arguments.dropFirst()).measure()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  init(_ arguments: some Collection<String>) throws {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "-n": runs = try Self.number(words.next())
      case "--articles": articles = try Self.number(words.next())
      case "--switches": switches = try Self.number(words.next())
      case "--data":
        data = words.next().map { URL(filePath: $0) }
      case _ where word.hasPrefix("-"):
        throw Problem(Self.usage)
      default:
        programs.append(word)
      }
    }
    guard !programs.isEmpty, data != nil else { throw Problem(Self.usage) }
  }

  func measure() throws {
    let work = FileManager.default.temporaryDirectory.appending(
      path: "first-paint-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: work) }
    guard let data else { throw Problem(Self.usage) }
    let articles = try Ground.paint(data, into: work, count: articles)

    var measured: [String: [Measurement]] = [:]
    // The first round fills the caches of fonts and of the disk, and does not count.
    for round in 0...runs {
      for program in programs {
        let stage = try Stage(home: work.appending(path: "home"), articles: articles)
        defer { stage.end() }
        let result = try stage.run(program, switches: switches, within: 30)
        print(
          "\(round == 0 ? "warm-up" : "run \(round)"): \(name(of: program))",
          "\(Int(result.milliseconds)) ms, \(Int(result.mebibytes)) MiB",
          result.choices.isEmpty ? "" : "other articles \(Int(median(result.choices))) ms",
          result.isAlone ? "" : "(memory not counted: other programs show pages)")
        if round > 0 { measured[program, default: []].append(result) }
      }
    }
    report(measured)
  }

  private static func number(_ word: String?) throws -> Int {
    guard let number = word.flatMap({ Int($0) }), number > 0 else { throw Problem(usage) }
    return number
  }

  private func report(_ measured: [String: [Measurement]]) {
    for program in programs {
      let results = measured[program] ?? []
      let times = results.map(\.milliseconds)
      guard let shortest = times.min(), let longest = times.max() else { continue }
      let sizes = results.filter(\.isAlone).map(\.mebibytes)
      print(
        "\(name(of: program)): median \(Int(median(times))) ms",
        "(\(Int(shortest)) to \(Int(longest))) of \(times.count) runs,",
        sizes.isEmpty ? "memory unknown" : "\(Int(median(sizes))) MiB of \(sizes.count)",
        switches == 0 ? "" : "another article \(rounded(median(results.flatMap(\.choices)))) ms")
    }
    guard programs.count == 2, let first = measured[programs[0]], let second = measured[programs[1]]
    else { return }
    // By rounds, so that what the machine did meanwhile is on both sides.
    let rounds = zip(first, second)
    let time = median(rounds.map { $0.milliseconds / $1.milliseconds })
    let sizes = rounds.filter { $0.isAlone && $1.isAlone }.map { $0.mebibytes / $1.mebibytes }
    print(
      "median of the ratios: time \(rounded(time)),",
      sizes.isEmpty ? "memory unknown" : "memory \(rounded(median(sizes)))",
      switches == 0
        ? ""
        : "another article \(rounded(median(rounds.map { median($0.choices) / median($1.choices) })))"
    )
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded() / 100 }

  private func name(of program: String) -> String { URL(filePath: program).lastPathComponent }
}
