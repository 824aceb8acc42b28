/** Where the picture of a mural may break. [2.3.42] */
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { copiedLine, entityDraft, entityReader, type EntityValue, isOn } from '../entity-kind.ts'
import { lineFields } from '../fields.ts'
import { defineKind } from '../kind.ts'
import { line } from '../primitives.ts'

export const mismatchLineKind = defineKind<EntityValue<'calicoMismatchLine'>>({
  name: 'mismatchLine',
  resource: 'entity',
  words: () => spatialKindWords.calicoMismatchLine,
  layer: 'panelsAndSeams',
  order: 52,
  drawnBy: 'line',
  drawnOn: ['view'],
  usualSize: { width: 30, height: 0 },
  chains: false,
  moves: true,
  resizes: 'ends',
  rotates: false,
  isHollow: false,
  dependsOnOthers: false,
  read: entityReader('calicoMismatchLine'),
  partsOn: ({ data }, sheet) =>
    isOn(sheet, data.archCustomViewId)
      ? [{ name: '', form: { type: 'line', from: data.from, to: data.to, thickness: 0 } }]
      : [],
  reform: (_, [moved]) =>
    moved?.form.type === 'line' ? { data: { from: { ...moved.form.from }, to: { ...moved.form.to } } } : null,
  draft: (form, sheet, _, newId) =>
    form.type === 'line'
      ? entityDraft('calicoMismatchLine', sheet, { from: { ...form.from }, to: { ...form.to } }, newId)
      : [],
  fields: () => lineFields('data', 'y'),
  scene: (_, { form }) =>
    form.type === 'line' ? [line(form.from, form.to, { role: 'hidden', stroke: 'accent' })] : [],
  title: () => '',
  copyTo: ({ data }, sheet, by) => copiedLine(data.from, data.to, sheet, by),
})
