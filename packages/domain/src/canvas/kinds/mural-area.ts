/** A part of a wall that a mural covers. [2.3.45] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import {
  boxData,
  boxForm,
  copiedBox,
  entityDraft,
  entityReader,
  type EntityValue,
  isOn,
} from '../entity-kind.ts'
import { field, placedFields, rotationField } from '../fields.ts'
import { defineKind } from '../kind.ts'
import { outlineOf } from '../primitives.ts'

export const muralAreaKind = defineKind<EntityValue<'calicoMuralArea'>>({
  name: 'muralArea',
  resource: 'entity',
  words: spatialKindWords.calicoMuralArea,
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
  read: entityReader('calicoMuralArea'),
  partsOn: ({ data }, sheet) =>
    isOn(sheet, data.archCustomViewId) ? [{ name: '', form: boxForm(data) }] : [],
  reform(_, [moved]) {
    const data = moved && boxData(moved.form, true)
    return data ? { data } : null
  },
  draft: (form, sheet, _, newId) => entityDraft('calicoMuralArea', sheet, boxData(form, false), newId),
  fields: () => [
    ...placedFields,
    rotationField,
    field(['data', 'isReturn'], words.isReturn, { type: 'switch' }),
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
  copyTo: ({ data }, sheet, by) => copiedBox(data.position, sheet, by),
})
