/** An eye point: from where a room is looked at in three dimensions. Its ends are where one stands and to where one looks. [issue 15] */
import { coordinate, type Point } from '../../geometry/box.ts'
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { eyeAngles } from '../../spatial/kinds/eye-point.ts'
import { entityDraft, entityReader, type EntityValue } from '../entity-kind.ts'
import { field, lineFields, positiveLength } from '../fields.ts'
import { add, rotate, scale, subtract } from '../form.ts'
import { type CanvasField, defineKind } from '../kind.ts'
import { line } from '../primitives.ts'
import { floorPoints, planLine } from './wall.ts'

export type EyePointValue = EntityValue<'eyePoint'>

export const readEyePoint = entityReader('eyePoint')

/** Inches: how large the eye is drawn, and how far the edges of what it sees. */
const EYE = 5
const REACH = 48

function angleField(key: keyof typeof eyeAngles): CanvasField {
  return field(['data', key], words[key], { type: 'angle', range: eyeAngles[key] })
}

export const eyePointKind = defineKind<EyePointValue>({
  name: 'eyePoint',
  resource: 'entity',
  words: () => spatialKindWords.eyePoint,
  layer: null,
  order: 32,
  drawnBy: 'line',
  drawnOn: ['plan'],
  usualSize: { width: 96, height: 0 },
  chains: false,
  moves: true,
  resizes: 'ends',
  rotates: true,
  isHollow: false,
  isSnappedTo: false,
  dependsOnOthers: false,
  read: readEyePoint,
  partsOn: ({ data: { from, to } }, sheet) =>
    sheet.type === 'plan' ? [{ name: '', form: planLine(from, to, 0) }] : [],
  reach: () => REACH,
  reform: (_, [moved]) => (moved?.form.type === 'line' ? { data: floorPoints(moved.form) } : null),
  draft: (form, sheet, _, newId) =>
    form.type === 'line' && sheet.type === 'plan'
      ? entityDraft('eyePoint', sheet, floorPoints(form), newId)
      : [],
  fields: () => [
    field(['data', 'title'], words.title, { type: 'text' }),
    field(['data', 'height'], words.eyeHeight, positiveLength),
    angleField('fieldOfView'),
    angleField('tilt'),
    ...lineFields('data', 'z'),
  ],
  scene({ data: { fieldOfView } }, { form }) {
    if (form.type !== 'line') return []
    const { from, to } = form
    const away = subtract(to, from)
    const length = Math.hypot(away.x, away.y)
    if (length === 0) return []
    const look = scale(away, 1 / length)
    const edge = (degrees: number): Point => add(from, scale(rotate(look, degrees), REACH))
    const [left, right] = [edge(-fieldOfView / 2), edge(fieldOfView / 2)]
    const at = ({ x, y }: Point) => [coordinate(x), coordinate(y)].join(' ')
    const seen = ['M', at(left), 'L', at(from), 'L', at(right)].join(' ')
    const tip = (degrees: number) => add(to, scale(rotate(look, degrees), EYE))
    return [
      { kind: 'path', d: `${seen} Z`, fill: 'accent', opacity: 0.08 },
      { kind: 'path', d: seen, role: 'fine', stroke: 'accent' },
      line(from, to, { role: 'center', stroke: 'accent' }),
      line(to, tip(150), { role: 'detail', stroke: 'accent' }),
      line(to, tip(-150), { role: 'detail', stroke: 'accent' }),
      { kind: 'circle', center: from, radius: EYE, role: 'outline', fill: 'paper', stroke: 'accent' },
      { kind: 'circle', center: from, radius: EYE / 2.5, fill: 'accent' },
    ]
  },
  title: ({ data }) => data.title,
  copyTo({ data: { from, to } }, sheet, by) {
    if (sheet.type !== 'plan') return null
    const moved = ({ x, z }: typeof from) => ({ x: x + by.x, z: z + by.y })
    // A still is of the eye that it was made from.
    return { data: { from: moved(from), to: moved(to), mediumId: null, stillOf: null } }
  },
})
