/** A line with or without arrows on any sheet. [2.3.48, 2.3.49, 2.9.24] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { ProductCanvasLine } from '../../spatial/schema.ts'
import type { Point } from '../../geometry/box.ts'
import { field, lineFields, positiveLength } from '../fields.ts'
import { add, directionOf, rotate } from '../form.ts'
import { type CanvasRecord, defineKind } from '../kind.ts'
import { line, polygon } from '../primitives.ts'
import type { CanvasPrimitive } from '../scene.ts'
import { standsOnSheet, viewIdOf } from './canvas-text.ts'

function isCanvasLine(record: CanvasRecord): record is ProductCanvasLine {
  return 'strokeWidth' in record
}

/** How long an arrow's head is, in widths of its line. */
const HEAD = 4

function arrow(tip: Point, tail: Point, strokeWidth: number): CanvasPrimitive {
  const back = directionOf(tip, tail)
  const wing = (degrees: number) => add(tip, rotate({ x: strokeWidth * HEAD, y: 0 }, back + degrees))
  return polygon([tip, wing(25), wing(-25)], { fill: 'ink' })
}

const symbols = () => [
  { value: 'none', label: words.none },
  { value: 'arrow', label: words.arrow },
]

export const canvasLineKind = defineKind<ProductCanvasLine>({
  name: 'line',
  resource: 'productCanvasLine',
  words: () => spatialKindWords.productCanvasLine,
  layer: null,
  order: 65,
  drawnBy: 'line',
  drawnOn: ['plan', 'view'],
  usualSize: { width: 50, height: 0 },
  chains: false,
  moves: true,
  resizes: 'ends',
  rotates: true,
  isHollow: false,
  dependsOnOthers: false,
  read: (record) => (isCanvasLine(record) ? record : null),
  partsOn: ({ from, to, customViewId }, sheet) =>
    standsOnSheet(customViewId, sheet) ? [{ name: '', form: { type: 'line', from, to, thickness: 0 } }] : [],
  reach: ({ strokeWidth }) => strokeWidth * HEAD,
  reform: (_, [moved]) =>
    moved?.form.type === 'line' ? { from: { ...moved.form.from }, to: { ...moved.form.to } } : null,
  draft(form, sheet, _, newId) {
    if (form.type !== 'line' || sheet.type === 'layout') return []
    const props = { from: { ...form.from }, to: { ...form.to }, customViewId: viewIdOf(sheet) }
    return [{ resource: 'productCanvasLine', id: newId(), props }]
  },
  fields: () => [
    field(['strokeWidth'], words.strokeWidth, positiveLength),
    field(['fromSymbol'], words.fromSymbol, { type: 'choice', choices: symbols() }),
    field(['toSymbol'], words.toSymbol, { type: 'choice', choices: symbols() }),
    ...lineFields('record', 'y'),
  ],
  scene: ({ strokeWidth, fromSymbol, toSymbol }, { form }) =>
    form.type === 'line'
      ? [
          line(form.from, form.to, { role: 'detail' }),
          // [2.3.49]
          ...(fromSymbol === 'arrow' ? [arrow(form.from, form.to, strokeWidth)] : []),
          ...(toSymbol === 'arrow' ? [arrow(form.to, form.from, strokeWidth)] : []),
        ]
      : [],
  title: () => '',
  copyTo: ({ from, to }, sheet, by) =>
    sheet.type === 'layout'
      ? null
      : {
          customViewId: viewIdOf(sheet),
          from: { x: from.x + by.x, y: from.y + by.y },
          to: { x: to.x + by.x, y: to.y + by.y },
        },
})
