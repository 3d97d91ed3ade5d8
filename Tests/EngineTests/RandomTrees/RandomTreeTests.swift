import Foundation
import XCTest

/// Random trees through random changes: what is shown is what a new app would show, and every `@State` is where the
/// rules of identity say.
///
/// `RANDOM_TREE_SEED` sets the first seed, `RANDOM_TREE_COUNT` how many sequences run (1,000), `RANDOM_TREE_LENGTH` how
/// many steps each has at most. A failure prints the seed; `RANDOM_TREE_COUNT=1` with it runs that sequence alone, and a
/// smaller length its beginning.
@MainActor
final class RandomTreeTests: XCTestCase {
    func testChangedTreesEqualNewOnesAndStateFollowsIdentity() async throws {
        let firstSeed = setting("SEED") ?? 20_261_130
        let count = setting("COUNT") ?? 1_000
        let length = setting("LENGTH") ?? 10
        var failures = 0
        for seed in firstSeed..<(firstSeed + count) {
            var generator = SketchGenerator(seed: UInt64(seed))
            let steps = generator.sequence(length: length)
            let runner = SequenceRunner(steps: steps, usesState: generator.random.chance(oneIn: 2))
            guard let failure = try runner.run() else { continue }
            let done = steps[max(failure.step - 1, 0)...failure.step].map { "\($0)" }.joined(separator: "\nthen ")
            XCTFail("seed \(seed), step \(failure.step) of \(length): \(failure.message)\n\n\(done)")
            failures += 1
            if failures == 3 { break }
        }
    }

    private func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["RANDOM_TREE_" + name].flatMap(Int.init)
    }
}
