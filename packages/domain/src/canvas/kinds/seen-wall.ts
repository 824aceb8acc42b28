/** A wall as a viewport shows it: what is drawn there lies on it. It is moved on the plan. */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { ArchWall } from '../../spatial/schema.ts'
import { seenFrom } from '../elevation-view.ts'
import { field, positiveLength } from '../fields.ts'
import { defineKind } from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'
import { isWall } from './wall.ts'

export const seenWallKind = defineKind<ArchWall>({
  name: 'seenWall',
  resource: 'archWall',
  words: () => spatialKindWords.archWall,
  layer: null,
  order: 1,
  drawnBy: null,
  drawnOn: [],
  usualSize: { width: 120, height: 96 },
  chains: false,
  moves: false,
  resizes: 'none',
  rotates: false,
  // What lies on it is to be reached.
  isHollow: true,
  dependsOnOthers: true,
  read: (record) => (isWall(record) ? record : null),
  partsOn(wall, sheet, { tables }) {
    if (sheet.type !== 'view') return []
    return seenFrom(tables, sheet.id)
      .walls.filter((seen) => seen.wall.id === wall.id)
      .map(({ box }) => ({ name: 'seen', form: { type: 'box', ...box, rotation: 0 } }))
  },
  reform: () => null,
  draft: () => [],
  fields: () => [
    field(['height'], words.height, positiveLength),
    field(['thickness'], words.thickness, positiveLength),
  ],
  scene(_, { form }, sheet, { tables }) {
    if (form.type !== 'box' || sheet.type !== 'view') return []
    const { floor } = seenFrom(tables, sheet.id)
    const foot = { x: form.x + form.width, y: floor }
    return [
      outlineOf(form, { role: 'detail', stroke: 'ink2', fill: 'paper' }),
      line({ x: form.x, y: floor }, foot, { role: 'outline' }),
    ]
  },
  title: () => '',
})
