/** `dxf`: the drawings of 20 sheets, one keypad with its engravings each, as DXF files, against the same as SVG. Goal: 20 in 1 s. */
import { viewToSvg } from '@orderwright/domain/documents'
import { drawFamily } from '@orderwright/domain/drawing'
import { drawingFamilyKeys, loadDrawingFamilies } from '@orderwright/domain/drawing-families'
import type { SheetView } from '@orderwright/domain/sheets'
import { viewToDxf } from '@orderwright/domain/dxf'
import { median, percentile, report } from './lib/measure.ts'

const [SHEETS, ROUNDS, WARM_UP, GOAL_MS] = [20, 60, 10, 1000]

await loadDrawingFamilies(drawingFamilyKeys)
const views = Array.from({ length: SHEETS }, (_, index): SheetView => {
  const engravings = Object.fromEntries(
    Array.from({ length: 9 }, (__, at) => [String(at), { above: [{ text: `SCENE ${index} ${at}` }] }]),
  )
  const spec = { width: 144, height: 144, layoutString: 'PPP/PPP/PPP', engravings }
  const drawn = drawFamily('keypad-plate', spec)
  if (!drawn.ok) throw new Error(JSON.stringify(drawn))
  return {
    key: String(index),
    heading: `${index + 1} Hall`,
    subheading: '',
    remarks: [],
    facts: [],
    scene: drawn.scene,
  }
})
const look = { unit: 'mm', showDimensions: true } as const
const timed = (work: () => void) => {
  const from = performance.now()
  work()
  return performance.now() - from
}
for (const version of ['2000', 'R12'] as const) {
  let bytes = 0
  const times: number[] = []
  const yardsticks: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const time = timed(() => {
      bytes = 0
      for (const view of views) bytes += viewToDxf(view, { ...look, version, letters: 'both' }).length
    })
    const yardstick = timed(() => {
      for (const view of views) viewToSvg(view, { ...look, asOutlines: true })
    })
    if (round < WARM_UP) continue
    times.push(time)
    yardsticks.push(yardstick)
  }
  const [ms, yardstickMs] = [median(times), median(yardsticks)]
  report({
    bench: 'dxf',
    case: version,
    sheets: SHEETS,
    kilobytes: bytes / 1000,
    medianMs: ms,
    p95Ms: percentile(times, 0.95),
    yardstickMs,
    ratio: ms / yardstickMs,
    goalMs: GOAL_MS,
  })
}
