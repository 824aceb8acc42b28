/** A wall of the plan. [2.3.28, 2.3.29, 2.4.30] */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import type { ArchWall } from '../../spatial/schema.ts'
import { field, lineFields, positiveLength } from '../fields.ts'
import { distance, type LineForm, scale, subtract } from '../form.ts'
import { type CanvasRecord, defineKind, type CanvasSheet } from '../kind.ts'
import { outlineOf, polygon } from '../primitives.ts'
import { cornersOfWall, joinedWall, MITRE_LIMIT } from '../wall-joints.ts'
import { doorReach, opened } from './door-swings.ts'

/** Inches. [2.9.24] */
const THICKNESS = 4

/** What walls that meet others are seldom thicker than: so far their corners reach. */
const USUAL_MOST = 24

export function isWall(record: CanvasRecord): record is ArchWall {
  return 'thickness' in record && 'from' in record && 'z' in record.from
}

/** A line of the floor as a form of the plan. */
export function planLine(
  from: { x: number; z: number },
  to: { x: number; z: number },
  thickness: number,
): LineForm {
  return { type: 'line', from: { x: from.x, y: from.z }, to: { x: to.x, y: to.z }, thickness }
}

/** The ends of a form of the plan as points of the floor. */
export function floorPoints({ from, to }: LineForm) {
  return { from: { x: from.x, z: from.y }, to: { x: to.x, z: to.y } }
}

function isAt(place: LineForm['from'], { x, z }: ArchWall['from']): boolean {
  return place.x === x && place.y === z
}

function isPlan(sheet: CanvasSheet): boolean {
  return sheet.type === 'plan'
}

export const wallKind = defineKind<ArchWall>({
  name: 'wall',
  resource: 'archWall',
  words: () => spatialKindWords.archWall,
  layer: null,
  order: 10,
  drawnBy: 'line',
  drawnOn: ['plan'],
  usualSize: { width: 120, height: THICKNESS },
  chains: true,
  moves: true,
  resizes: 'ends',
  rotates: true,
  isHollow: false,
  // Its corners are mitred where it meets others.
  dependsOnOthers: true,
  read: (record) => (isWall(record) ? record : null),
  partsOn: ({ from, to, thickness }, sheet) =>
    isPlan(sheet) ? [{ name: '', form: planLine(from, to, thickness) }] : [],
  reform: (_, [moved]) => (moved?.form.type === 'line' ? floorPoints(moved.form) : null),
  draft: (form, sheet, _, newId) =>
    form.type === 'line' && isPlan(sheet)
      ? [{ resource: 'archWall', id: newId(), props: floorPoints(form) }]
      : [],
  fields: () => [
    field(['thickness'], words.thickness, positiveLength),
    field(['height'], words.height, positiveLength),
    ...lineFields('record', 'z'),
  ],
  reach: ({ thickness }) => MITRE_LIMIT * Math.max(thickness, USUAL_MOST),
  scene({ id, from, to }, { form }, _, { tables }) {
    // At a mitre a pointed line would stand out of the corner.
    const look = { role: 'outline', fill: 'ink2', isRoundJoined: true } as const
    const isHere = form.type === 'line' && isAt(form.from, from) && isAt(form.to, to)
    // On its way somewhere else it meets nothing yet.
    const wall = isHere ? joinedWall(id, tables.archWall) : undefined
    return [wall ? polygon(cornersOfWall(wall), look) : outlineOf(form, look)]
  },
  measures({ id }, { form }, _, context) {
    if (form.type !== 'line') return []
    const { from, to, thickness } = form
    const inches = doorReach(id, context)
    const direction = opened(scale(subtract(to, from), 1 / distance(from, to)))
    return [
      {
        from,
        to,
        side: 'outer',
        clear: thickness / 2,
        ...(inches > 0 ? { clearTowards: { direction, inches } } : {}),
        row: 0,
      },
    ]
  },
  title: () => '',
  copyTo: ({ from, to }, sheet, by) =>
    isPlan(sheet)
      ? { from: { x: from.x + by.x, z: from.z + by.y }, to: { x: to.x + by.x, z: to.z + by.y } }
      : null,
})
