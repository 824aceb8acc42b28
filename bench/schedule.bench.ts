/**
 * `schedule`: 300 keypads of the demonstration's catalog, and a block of 1,800 cells pasted over their engravings: read from
 * the clipboard's text, planned, put into the order, judged, and worked out as rows of the grid, with real glyphs and texts
 * that nobody has measured before. Beside it the slow obvious way to the same figures: the order judged from nothing, and
 * every item's engravings checked by themselves.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultSelections, evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import {
  createHarfbuzzMeasurer,
  engravingFaceOr,
  loadEngravingSymbols,
  unpackWoff,
} from '@orderwright/domain/engraving'
import { checkedEngravings, engravingGridOf, type EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import { planChanges } from '@orderwright/domain/repairs'
import { defaultProfile } from '@orderwright/domain/tenancy'
import { fromCsvCell, toTimestamp } from '@orderwright/domain/units'
import {
  type EngravingSchedule,
  engravingSchedule,
  pasteBlock,
  planCells,
} from '@orderwright/domain/engraving-schedule'
import * as harfbuzz from 'harfbuzzjs'
import Papa from 'papaparse'
import { anItem, anOrder } from '../packages/domain/src/testing/builders.ts'
import '../packages/server/src/platform/drawing-families.ts'
import { maisonLumenCatalog } from '../packages/server/src/seeds/maison-lumen/catalog/catalog.ts'
import { layouts } from '../packages/server/src/seeds/maison-lumen/catalog/mechanisms.ts'
import { optionIds, productIds, propertyIds } from '../packages/server/src/seeds/maison-lumen/ids.ts'
import { median, percentile, report } from './lib/measure.ts'

const ITEMS = 300
const CELLS = 1800
const ROUNDS = 20
const WARM_UP = 4
const GOAL_MS = 200
const GOAL_RATIO = 1.5
const words = ['READING', 'BED', 'LIGHTS', 'ALL OFF', 'SCENE', 'TERRACE', 'WEST', 'AV', 'FAN', 'BLIND']

const require = createRequire(import.meta.url)
const catalog = compileCatalog(maisonLumenCatalog(new Date('2026-11-25T12:00:00Z')))
await loadEngravingSymbols()

const { layout, engravingType } = propertyIds
async function glyphsOf(fontNames: ReadonlySet<string>) {
  const faces = await Promise.all(
    [...fontNames].map(async (name) => {
      const face = engravingFaceOr(name)
      const files = await Promise.all(
        face.files.map(async (file) => {
          const woff = await readFile(require.resolve(`${face.packageName}/files/${file.name}.woff`))
          const unpacked = await unpackWoff(woff, (data) => inflateSync(data))
          if (!unpacked.ok) throw new Error(`${file.name}: ${unpacked.code}`)
          return unpacked.bytes
        }),
      )
      return { key: face.key, files }
    }),
  )
  return () =>
    createHarfbuzzMeasurer<harfbuzz.Blob, harfbuzz.Face, harfbuzz.Font, harfbuzz.Buffer>(harfbuzz, faces)
}

const bare: EvaluationContext = {
  catalog,
  profile: { ...defaultProfile, engraving: { ...defaultProfile.engraving, limits: true } },
  viewer: { role: 'owner', pricingIsHidden: false },
  now: toTimestamp(new Date('2026-11-25T12:00:00Z')),
}

/** Keypads of three buttons, engraved by mechanism: six places each. */
function keypads(): OrderDocument {
  const order = anOrder({ id: 1 })
  const start = defaultSelections(bare, { order, items: [] }, productIds.keypad)
  const three = layouts.find(({ columns, rows, kind }) => columns === 3 && rows === 1 && kind === 'push')
  if (three === undefined) throw new Error('the demonstration has no layout of three buttons')
  const properties = {
    ...start,
    [layout]: { optionId: three.id },
    [engravingType]: { optionId: optionIds.engraved },
  }
  const items = Array.from({ length: ITEMS }, (_, index) =>
    anItem({
      id: index + 1,
      productId: productIds.keypad,
      rank: index + 1,
      title: `Room ${index + 1}`,
      properties,
    }),
  )
  return { order, items }
}

/** Another text for each cell of each round. */
function blockOf(round: number): string {
  return Array.from({ length: CELLS }, (_, index) => {
    const [first, second] = [words[index % words.length], words[(index * 7 + round) % words.length]]
    return `${first} ${second} ${(round * CELLS + index) % 997}`
  }).join('\n')
}

const document = keypads()
const probe = engravingSchedule(evaluateOrder(bare, document))
if (probe.rows.length !== CELLS) throw new Error(`there are ${probe.rows.length} places instead of ${CELLS}`)
const fontNames = new Set(
  document.items.map((item) => engravingGridOf(catalog, document, item)?.style.fontFamily ?? ''),
)
const newGlyphs = await glyphsOf(fontNames)

/** As the page reads the clipboard. */
function cellsOf(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter: '\t' }).data.map((row) => row.map(fromCsvCell))
}

function pasted(evaluation: OrderEvaluation, schedule: EngravingSchedule, text: string) {
  const { rows } = schedule
  const range = { top: 0, bottom: 0, left: 0, right: 0 }
  const { writes } = pasteBlock({ rows, columns: ['line1', 'line2'] }, range, cellsOf(text))
  const plan = planCells(evaluation, writes)
  const planned = planChanges(evaluation.context, evaluation.document, plan.changes)
  if (!planned.ok || plan.written !== CELLS) throw new Error('the block was not pasted')
  const after = evaluateOrder(evaluation.context, planned.document, evaluation)
  return { after, rows: engravingSchedule(after).rows }
}

/** Every figure of the grid, item by item. */
function slowly(
  context: EvaluationContext & { measurer: NonNullable<EvaluationContext['measurer']> },
  of: OrderDocument,
) {
  evaluateOrder(context, of)
  let widths = 0
  for (const item of of.items) {
    const grid = engravingGridOf(catalog, of, item)
    if (grid === null) continue
    for (const { checks } of checkedEngravings(context, of, item, grid)) {
      for (const { above, below } of Object.values(checks)) {
        for (const check of [...above.checks, ...below.checks]) widths += check.widthMm
      }
    }
  }
  return widths
}

const own: number[] = []
const yardstick: number[] = []
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const text = blockOf(round)
  // Glyphs that have measured nothing yet, so that nothing is remembered from the round before.
  const context = { ...bare, measurer: newGlyphs() }
  const before = evaluateOrder(context, document)
  const schedule = engravingSchedule(before)
  const begin = performance.now()
  const { after, rows } = pasted(before, schedule, text)
  own.push(performance.now() - begin)

  const again = { ...bare, measurer: newGlyphs() }
  const copy = { ...after.document, items: after.document.items.map((item) => ({ ...item })) }
  const from = performance.now()
  const widths = slowly(again, copy)
  yardstick.push(performance.now() - from)
  const shown = rows.flatMap(({ lines }) => lines.map(({ widthMm }) => widthMm ?? 0))
  if (Math.abs(widths - shown.reduce((sum, one) => sum + one, 0)) > 1e-6)
    throw new Error('the figures differ')
}
const counted = (times: readonly number[]) => times.slice(WARM_UP)
const ratio = median(counted(own)) / median(counted(yardstick))
const p95 = percentile(counted(own), 0.95)
report({
  bench: 'schedule',
  case: `a paste of ${CELLS} cells over ${ITEMS} items`,
  medianMs: median(counted(own)),
  p95Ms: p95,
  goalMs: GOAL_MS,
  yardstickMs: median(counted(yardstick)),
  ratio,
  goalRatio: GOAL_RATIO,
  ok: p95 <= GOAL_MS && ratio <= GOAL_RATIO,
})
