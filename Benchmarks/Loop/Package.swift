// swift-tools-version:6.0
import PackageDescription

// Apart from the main package: it shows what the main actor on GLib's loop costs with nothing else around it.
let package = Package(
    name: "Loop",
    targets: [
        .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0"),
        .executableTarget(name: "Loop", dependencies: ["CGLib"]),
    ]
)
