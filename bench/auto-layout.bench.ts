/**
 * `auto-layout`: the proposals for a wall of forty panels, plain and with doors, pictures and a corner, beside a bare loop
 * that judges one set of seams after another by its widths alone, as trying them out would: how many of them take as long.
 */
import { type LayoutInput, proposeLayouts } from '@orderwright/domain/spatial'
import { median, percentile, report } from './lib/measure.ts'

const ROUNDS = 40
const WARM_UP = 10
const GOAL_MS = 50
const JUDGED = 100_000

const plain: LayoutInput = {
  faces: [{ width: 2106.5, height: 108 }],
  openings: [],
  focusAreas: [],
  criticalAlignment: [],
  keepClear: [],
  mismatchLines: [],
  locked: [],
  roll: { width: 54, length: 1200, gap: 1 },
  pattern: { repeat: null, isHalfDrop: false },
  bleeds: { left: 0.5, right: 0.5, top: 1, bottom: 1 },
  seam: { thickness: 1, alignment: 'center', alignmentMode: 'standard', customAlignmentOffset: 0 },
  minimumStrip: 10,
}
const doors: LayoutInput = {
  ...plain,
  openings: Array.from({ length: 4 }, (_, index) => ({ x: 300 + index * 500, y: 28, width: 36, height: 80 })),
  focusAreas: [{ from: 1030, to: 1060 }],
}
/** So many doors and pictures that four panels more are needed, and all three proposals differ. */
const crowded: LayoutInput = {
  ...plain,
  faces: [
    { width: 1053.25, height: 108 },
    { width: 1053.25, height: 96 },
  ],
  openings: Array.from({ length: 12 }, (_, index) => ({ x: 60 + index * 170, y: 28, width: 36, height: 80 })),
  focusAreas: Array.from({ length: 6 }, (_, index) => ({ from: 130 + index * 340, to: 150 + index * 340 })),
}

/** The sum of squares of forty widths, some of them moved at every turn. */
function judgeMany(): number {
  const widths = Array.from({ length: 40 }, () => 52)
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < JUDGED; turn += 1) {
    const index = turn % 39
    widths[index] = 48 + (turn % 64) / 16
    let sum = 0
    for (const width of widths) sum += width > 53 ? 1e9 : width * width
    least = Math.min(least, sum)
  }
  return least
}

for (const [name, input] of [
  ['plain', plain],
  ['four doors, one focus area', doors],
  ['twelve doors, six focus areas, a corner', crowded],
] as const) {
  const own: number[] = []
  const judged: number[] = []
  let panels = 0
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const begin = performance.now()
    const proposals = proposeLayouts(input)
    own.push(performance.now() - begin)
    if (!proposals.ok) throw new Error(proposals.message)
    panels = proposals.layouts[0]?.panels.length ?? 0
    const start = performance.now()
    if (judgeMany() === 0) throw new Error('nothing judged')
    judged.push(performance.now() - start)
  }
  const times = own.slice(WARM_UP)
  const yardstick = median(judged.slice(WARM_UP))
  report({
    bench: 'auto-layout',
    case: name,
    panels,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
    yardstickMs: yardstick,
    ratio: median(times) / yardstick,
    goalMs: GOAL_MS,
    ok: median(times) <= GOAL_MS,
  })
}
