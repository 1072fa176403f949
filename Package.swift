// swift-tools-version: 6.2

import PackageDescription

/// For the interop layer: it may use C pointers freely.
let interop: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For everything above it: a C pointer that is not marked `unsafe` is a build error.
let safe: [SwiftSetting] = interop + [.strictMemorySafety()]

/// For what lives on the main loop.
let userInterface: [SwiftSetting] =
  safe + [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
  ]

let package = Package(
  name: "lakes",
  products: [
    .executable(name: "lakes", targets: ["Lakes"]),
    .library(name: "WebKitUI", targets: ["WebKitUI"]),
    .library(name: "GTKUI", targets: ["GTKUI", "GLibSupport"]),
    .executable(name: "first-paint", targets: ["FirstPaint"]),
    .executable(name: "web-calls", targets: ["WebCalls"]),
    .executable(name: "views", targets: ["Views"]),
    .executable(name: "example-reader", targets: ["ExampleReader"]),
    .executable(name: "example-browser", targets: ["ExampleBrowser"]),
    .executable(name: "example-page-to-pdf", targets: ["ExamplePageToPDF"]),
    .executable(name: "gtkui-gallery", targets: ["Gallery"]),
    .executable(name: "example-counter", targets: ["ExampleCounter"]),
  ],
  targets: [
    // The application.
    .executableTarget(
      name: "Lakes",
      dependencies: ["GTKUI", "WebKitUI", "ArticleLibrary", "GLibSupport", "CBundledArticles"],
      swiftSettings: userInterface),

    // The libraries.
    .target(
      name: "WebKitUI",
      dependencies: ["GTKUI", "GLibSupport", "CGTK", "CWebKit", "CCurl"],
      swiftSettings: userInterface),
    .target(
      name: "GTKUI",
      dependencies: ["GLibSupport", "CGTK"],
      swiftSettings: userInterface),
    .target(name: "ArticleLibrary", swiftSettings: safe),

    // Programs that show how the libraries are used.
    .executableTarget(
      name: "ExampleReader", dependencies: ["GTKUI", "WebKitUI"], path: "Examples/Reader",
      swiftSettings: userInterface),
    .executableTarget(
      name: "ExampleBrowser", dependencies: ["GTKUI", "WebKitUI"], path: "Examples/Browser",
      swiftSettings: userInterface),
    .executableTarget(
      name: "ExamplePageToPDF", dependencies: ["GTKUI", "WebKitUI"], path: "Examples/PageToPDF",
      swiftSettings: userInterface),
    .executableTarget(
      name: "ExampleCounter", dependencies: ["GTKUI"], path: "Examples/Counter",
      swiftSettings: userInterface),
    .executableTarget(
      name: "Gallery", dependencies: ["GTKUI", "GLibSupport", "CGTK"], path: "Examples/Gallery",
      swiftSettings: userInterface),

    // Below this line C pointers are at home.
    .target(name: "GLibSupport", dependencies: ["CGTK"], swiftSettings: interop),
    .systemLibrary(
      name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CWebKit", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    // The articles and their style, embedded: the program alone is a reader.
    .target(name: "CBundledArticles"),

    // Tests and what only they use.
    .executableTarget(
      name: "SceneProgram", dependencies: ["GTKUI"], path: "Tests/SceneProgram",
      swiftSettings: userInterface),
    .target(name: "CTestLoop", dependencies: ["CGTK"], path: "Tests/CTestLoop"),
    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    .systemLibrary(
      name: "CX11", path: "Tests/CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .executableTarget(
      name: "FirstPaint", dependencies: ["CX11"], path: "Benchmarks/FirstPaint",
      swiftSettings: interop),
    .target(
      name: "CPlainCalls", dependencies: ["CGTK", "CWebKit"], path: "Benchmarks/PlainCCalls"),
    .executableTarget(
      name: "WebCalls", dependencies: ["GTKUI", "WebKitUI", "CPlainCalls"],
      path: "Benchmarks/WebCalls", swiftSettings: interop + [.defaultIsolation(MainActor.self)]),
    .target(name: "CPlainViews", dependencies: ["CGTK"], path: "Benchmarks/PlainCViews"),
    .executableTarget(
      name: "Views", dependencies: ["GTKUI", "GLibSupport", "CPlainViews"],
      path: "Benchmarks/Views", swiftSettings: interop + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "TestSupport",
      dependencies: ["CTestLoop", "GTKUI", "GLibSupport", "CGTK", "CAtspi"],
      path: "Tests/TestSupport",
      swiftSettings: interop),
    .testTarget(
      name: "GLibSupportTests",
      dependencies: ["GLibSupport", "TestSupport", "CGTK", "CWebKit"],
      swiftSettings: interop),
    .testTarget(
      name: "GTKUITests",
      dependencies: ["GTKUI", "GLibSupport", "TestSupport", "CTestLoop", "CGTK"],
      swiftSettings: interop),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "GTKUI", "GLibSupport", "TestSupport", "CGTK"],
      path: "Tests/GalleryTests", swiftSettings: interop),
    .testTarget(
      name: "WebKitUITests",
      dependencies: ["WebKitUI", "GTKUI", "GLibSupport", "TestSupport", "CWebKit"],
      exclude: ["Conformance/Rows.md", "Conformance/Symbols.txt"],
      swiftSettings: interop),
    .testTarget(
      name: "ArticleLibraryTests",
      dependencies: ["ArticleLibrary"],
      swiftSettings: interop),
    .testTarget(
      name: "LakesTests",
      dependencies: [
        "Lakes", "GTKUI", "WebKitUI", "ArticleLibrary", "GLibSupport", "TestSupport", "CGTK",
      ],
      swiftSettings: interop),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["CAtspi", "CX11", "CGTK", "TestSupport"],
      swiftSettings: interop),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
