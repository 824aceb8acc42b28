/** An elevation: the line on which one stands, and the side to which one looks at the walls. [2.3.30, 2.3.31] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { ArchElevation } from '../../spatial/schema.ts'
import { field, lineFields, positiveLength } from '../fields.ts'
import { add, type Form, middleOf, rotate, scale, subtract } from '../form.ts'
import { type CanvasContext, type CanvasRecord, defineKind, type Draft } from '../kind.ts'
import { line } from '../primitives.ts'
import { floorPoints, planLine } from './wall.ts'

export function isElevation(record: CanvasRecord): record is ArchElevation {
  return 'viewDepth' in record
}

/** Where one looks: to the left of the way from its start to its end, which is up for a line drawn to the right. */
export function lookOf(form: Form) {
  if (form.type !== 'line') return { x: 0, y: -1 }
  const along = subtract(form.to, form.from)
  const length = Math.hypot(along.x, along.y)
  return length === 0 ? { x: 0, y: -1 } : rotate(scale(along, 1 / length), -90)
}

/** A new elevation has a viewport of its own that comes last in their order. */
function draft(form: Form, { tables }: CanvasContext, newId: () => number): readonly Draft[] {
  if (form.type !== 'line') return []
  const ranks = [...tables.archCustomView.values()].map(({ rank }) => rank)
  const view: Draft = { resource: 'archCustomView', id: newId(), props: { rank: Math.max(0, ...ranks) + 1 } }
  return [
    view,
    { resource: 'archElevation', id: newId(), props: { ...floorPoints(form), archCustomViewId: view.id } },
  ]
}

export const elevationKind = defineKind<ArchElevation>({
  name: 'elevation',
  resource: 'archElevation',
  words: () => spatialKindWords.archElevation,
  layer: null,
  order: 30,
  drawnBy: 'line',
  drawnOn: ['plan'],
  usualSize: { width: 120, height: 0 },
  chains: false,
  moves: true,
  resizes: 'ends',
  rotates: true,
  isHollow: false,
  dependsOnOthers: true,
  read: (record) => (isElevation(record) ? record : null),
  partsOn: ({ from, to }, sheet) =>
    sheet.type === 'plan' ? [{ name: '', form: planLine(from, to, 0) }] : [],
  reach: ({ viewDepth }) => viewDepth,
  reform: (_, [moved]) => (moved?.form.type === 'line' ? floorPoints(moved.form) : null),
  draft: (form, sheet, context, newId) => (sheet.type === 'plan' ? draft(form, context, newId) : []),
  fields: (_, { tables }) => [
    field(['viewDepth'], words.viewDepth, positiveLength),
    field(['archCustomViewId'], words.viewport, {
      type: 'record',
      none: words.noViewport,
      choices: [...tables.archCustomView.values()]
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ id, title }) => ({ value: id, label: title })),
    }),
    ...lineFields('record', 'z'),
  ],
  scene({ viewDepth }, { form }) {
    if (form.type !== 'line') return []
    const look = lookOf(form)
    const middle = middleOf(form.from, form.to)
    const tip = add(middle, scale(look, Math.min(12, viewDepth)))
    const wing = (degrees: number) => add(tip, scale(rotate(look, degrees), 4))
    const away = scale(look, viewDepth)
    const far = { from: add(form.from, away), to: add(form.to, away) }
    return [
      line(form.from, form.to, { role: 'center', stroke: 'accent' }),
      line(middle, tip, { role: 'detail', stroke: 'accent' }),
      line(tip, wing(150), { role: 'detail', stroke: 'accent' }),
      line(tip, wing(-150), { role: 'detail', stroke: 'accent' }),
      line(form.from, far.from, { role: 'hidden', stroke: 'accent' }),
      line(far.from, far.to, { role: 'hidden', stroke: 'accent' }),
      line(far.to, form.to, { role: 'hidden', stroke: 'accent' }),
    ]
  },
  title: (elevation, { tables }) => {
    const id = 'archCustomViewId' in elevation ? elevation.archCustomViewId : null
    return typeof id === 'number' ? (tables.archCustomView.get(id)?.title ?? '') : ''
  },
})
