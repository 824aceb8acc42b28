/** A part of a wall that a mural covers. [2.3.45] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { formatInches } from '../../units/lengths.ts'
import {
  boxData,
  boxForm,
  copiedBox,
  entityDraft,
  entityReader,
  type EntityValue,
  isOn,
} from '../entity-kind.ts'
import { field, offWallField, optionalExtent, placedFields, rotationField } from '../fields.ts'
import { measuredSidesOf, measuredSize } from '../../spatial/murals/figures/measured-sides.ts'
import type { MuralSize } from '../../spatial/murals/figures/measures.ts'
import { type CanvasContext, type CanvasField, type CanvasRecord, defineKind } from '../kind.ts'
import { allAreas, areaAfter, type RunArea, runOfArea } from '../mural-runs.ts'
import { outlineOf } from '../primitives.ts'

/** An area as it is told from others: by its viewport and its size. */
export function areaName({ viewId, box }: RunArea, { tables }: CanvasContext): string {
  const view = tables.archCustomView.get(viewId)?.title ?? ''
  return words.areaOf({ view, width: formatInches(box.width), height: formatInches(box.height) })
}

/** The areas around whose corner this one can go on: those that nothing goes on from, and that do not go on from this one. */
function continuesField({ record }: EntityValue<'calicoMuralArea'>, context: CanvasContext): CanvasField {
  const own = runOfArea(record.id, context)
  const after = new Set(own.slice(own.findIndex(({ id }) => id === record.id)).map(({ id }) => id))
  const choices = allAreas(context).filter(({ id }) => {
    const next = areaAfter(id, context)
    return !after.has(id) && (next === undefined || next.id === record.id)
  })
  return {
    ...field(['parentId'], words.continues, {
      type: 'record',
      none: words.continuesNone,
      choices: choices.map((area) => ({ value: area.id, label: areaName(area, context) })),
    }),
    change: (parentId) => ({ parentId, parentResourceKey: parentId === null ? null : 'entity' }),
  }
}

const readArea = entityReader('calicoMuralArea')

/** The size that an area has by its measures, of two sides the larger; null where that is its own, or nobody measured. */
export function measuredSizeOf(record: CanvasRecord): MuralSize | null {
  const area = readArea(record)
  if (!area) return null
  const { size } = area.data
  const { width, height } = measuredSize(measuredSidesOf(area.data), size)
  return width === size.width && height === size.height ? null : { width, height }
}

const measures = [
  'measuredTop',
  'measuredBottom',
  'measuredLeft',
  'measuredRight',
  'measuredDiagonalDown',
  'measuredDiagonalUp',
] as const

export const muralAreaKind = defineKind<EntityValue<'calicoMuralArea'>>({
  name: 'muralArea',
  resource: 'entity',
  words: () => spatialKindWords.calicoMuralArea,
  layer: 'murals',
  order: 20,
  drawnBy: 'box',
  drawnOn: ['view'],
  // [2.9.26]
  usualSize: { width: 30, height: 30 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: true,
  isHollow: true,
  dependsOnOthers: false,
  read: readArea,
  partsOn: ({ data }, sheet) =>
    isOn(sheet, data.archCustomViewId) ? [{ name: '', form: boxForm(data) }] : [],
  reform(_, [moved]) {
    const data = moved && boxData(moved.form, true)
    return data ? { data } : null
  },
  draft: (form, sheet, _, newId) => entityDraft('calicoMuralArea', sheet, boxData(form, false), newId),
  fields: (value, context) => [
    ...placedFields(),
    offWallField(value.data.position),
    rotationField(),
    field(['data', 'xzRotation'], words.planRotation, { type: 'angle' }),
    field(['data', 'isReturn'], words.isReturn, { type: 'switch' }),
    continuesField(value, context),
    ...measures.map((key) => field(['data', key], words[key], optionalExtent)),
  ],
  scene: (_, { form }) => [outlineOf(form, { role: 'outline' })],
  measures(_, { form }) {
    if (form.type !== 'box' || form.rotation !== 0) return []
    const [left, right] = [form.x, form.x + form.width]
    const foot = form.y + form.height
    return [
      { from: { x: left, y: form.y }, to: { x: right, y: form.y }, side: 'top', row: 1 },
      { from: { x: right, y: form.y }, to: { x: right, y: foot }, side: 'right', row: 0 },
    ]
  },
  title: () => '',
  copyTo({ data }, sheet, by) {
    const copy = copiedBox(data.position, sheet, by)
    // Only one area goes on around a corner: a copy begins anew.
    return copy && { ...copy, parentId: null, parentResourceKey: null }
  },
})
