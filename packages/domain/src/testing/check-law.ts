/**
 * Property tests that say how often they test what they are about. A law that starts with "if the text is an amount"
 * proves nothing while the generator hardly ever makes one; here each such case has a floor under its share of the
 * runs, as with QuickCheck's `cover`, and the test fails below it.
 */
import { fc } from '@fast-check/vitest'

/** Called by a law once it knows that this run is such a case. */
export type Cover<Case extends string> = (name: Case) => void

/** Counts runs and cases, and fails where a case stays below its floor (percent of the runs). */
class Coverage<Case extends string> {
  private runs = 0
  private readonly counts = new Map<string, number>()

  constructor(private readonly floors: Readonly<Record<Case, number>>) {}

  /** One run; a case that it names twice counts once. */
  startRun(): Cover<Case> {
    const named = new Set<string>()
    this.runs += 1
    return (name) => {
      if (named.has(name)) return
      named.add(name)
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    }
  }

  /** `wanted` is how many runs there should have been: a law that a time limit interrupted drew too few to tell. */
  assert(wanted: number): void {
    if (this.runs < wanted) return
    const rare = Object.entries<number>(this.floors).flatMap(([name, floor]) => {
      const count = this.counts.get(name) ?? 0
      return count * 100 < floor * this.runs
        ? [`"${name}" held in ${count} of ${this.runs} runs, its floor is ${floor} percent`]
        : []
    })
    if (rare.length > 0) throw new Error(`The generator hardly makes what is tested: ${rare.join('; ')}`)
  }
}

/** fast-check's own, where nobody says how many. */
const usualRuns = 100

type Runs = { readonly numRuns?: number }

/**
 * Checks a law for values of an arbitrary (`fc.tuple` or `fc.record` for several) as `fc.assert` does, and that each
 * named case held in at least its percentage of the runs. Keep a floor well under the usual share: runs may be drawn
 * anew. Throws when the law fails or a case is too rare.
 */
export function checkLaw<Case extends string, Value>(
  floors: Readonly<Record<Case, number>>,
  values: fc.Arbitrary<Value>,
  law: (cover: Cover<Case>, value: Value) => void,
  runs: Runs = {},
): void {
  const coverage = new Coverage(floors)
  fc.assert(
    fc.property(values, (value) => law(coverage.startRun(), value)),
    runs,
  )
  coverage.assert(runs.numRuns ?? fc.readConfigureGlobal().numRuns ?? usualRuns)
}

/** The same for a law that waits. */
export async function checkAsyncLaw<Case extends string, Value>(
  floors: Readonly<Record<Case, number>>,
  values: fc.Arbitrary<Value>,
  law: (cover: Cover<Case>, value: Value) => Promise<void>,
  runs: Runs = {},
): Promise<void> {
  const coverage = new Coverage(floors)
  await fc.assert(
    fc.asyncProperty(values, (value) => law(coverage.startRun(), value)),
    runs,
  )
  coverage.assert(runs.numRuns ?? fc.readConfigureGlobal().numRuns ?? usualRuns)
}
