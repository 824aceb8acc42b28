/** A door, a window or an opening: in a wall of the plan and of every viewport that looks at it, or on a viewport alone. */
import { canvasFieldMessages as words } from '../../messages/canvas/fields.ts'
import { spatialKindWords } from '../../messages/canvas/spatial-records.ts'
import { coordinate } from '../../geometry/box.ts'
import type { ArchWall } from '../../spatial/schema.ts'
import { seenFrom } from '../elevation-view.ts'
import { entityDraft, entityReader, type EntityValue } from '../entity-kind.ts'
import { anyLength, field, nullableFields, positiveLength, zeroLength } from '../fields.ts'
import {
  add,
  type BoxForm,
  cornersOf,
  distance,
  type Form,
  type LineForm,
  nearestOnSegment,
  scale,
  subtract,
} from '../form.ts'
import {
  type CanvasContext,
  type CanvasProps,
  type CanvasSheet,
  defineKind,
  type Draft,
  type Part,
} from '../kind.ts'
import { line, outlineOf } from '../primitives.ts'
import { opened } from './door-swings.ts'
import { planLine } from './wall.ts'

type OpeningValue = EntityValue<'opening'>

/** Inches from a wall within which a press means that wall. */
const REACH = 24

const kinds = () => [
  { value: 'door', label: words.door },
  { value: 'window', label: words.window },
  { value: 'opening', label: words.opening },
]

function wallOf({ data }: OpeningValue, { tables }: CanvasContext): ArchWall | undefined {
  return data.archWallId === null ? undefined : tables.archWall.get(data.archWallId)
}

/** A place along a wall's axis. */
function alongWall(wall: ArchWall, offset: number): LineForm['from'] {
  const { from, to } = planLine(wall.from, wall.to, 0)
  const length = distance(from, to)
  return length === 0 ? from : add(from, scale(subtract(to, from), offset / length))
}

/** How far along a wall a point of the plan lies. */
function offsetOn(wall: ArchWall, point: LineForm['from']): number {
  const { from, to } = planLine(wall.from, wall.to, 0)
  const length = distance(from, to)
  if (length === 0) return 0
  const along = scale(subtract(to, from), 1 / length)
  const away = subtract(point, from)
  return away.x * along.x + away.y * along.y
}

function onPlan(value: OpeningValue, context: CanvasContext): readonly Part[] {
  const wall = wallOf(value, context)
  if (!wall) return []
  const { offset, width } = value.data
  const [from, to] = [alongWall(wall, offset), alongWall(wall, offset + width)]
  return [{ name: '', form: { type: 'line', from, to, thickness: wall.thickness } }]
}

function onView({ data }: OpeningValue, viewId: number, { tables }: CanvasContext): readonly Part[] {
  if (data.archWallId === null) {
    if (data.archCustomViewId !== viewId) return []
    const at = data.position ?? { x: 0, y: 0 }
    return [{ name: '', form: { type: 'box', ...at, width: data.width, height: data.height, rotation: 0 } }]
  }
  const { floor, walls } = seenFrom(tables, viewId)
  const seen = walls.find(({ wall }) => wall.id === data.archWallId)
  if (!seen) return []
  const { offset, width, height, sill } = data
  const x = seen.isForward ? seen.box.x + offset : seen.box.x + seen.box.width - offset - width
  return [{ name: 'seen', form: { type: 'box', x, y: floor - sill - height, width, height, rotation: 0 } }]
}

/** The data of an opening that stands in a wall and is seen as this box. */
function fromSeen(
  data: OpeningValue['data'],
  form: BoxForm,
  sheet: CanvasSheet,
  { tables }: CanvasContext,
): CanvasProps | null {
  if (sheet.type !== 'view') return null
  const { floor, walls } = seenFrom(tables, sheet.id)
  const seen = walls.find(({ wall }) => wall.id === data.archWallId)
  if (!seen) return null
  const { box, isForward } = seen
  const offset = isForward ? form.x - box.x : box.x + box.width - form.x - form.width
  return { offset, width: form.width, height: form.height, sill: Math.max(0, floor - form.y - form.height) }
}

function reformed(
  value: OpeningValue,
  form: Form,
  sheet: CanvasSheet,
  context: CanvasContext,
): CanvasProps | null {
  const wall = wallOf(value, context)
  if (form.type === 'line') {
    if (!wall) return null
    const [a, b] = [offsetOn(wall, form.from), offsetOn(wall, form.to)]
    return { offset: Math.min(a, b), width: Math.max(1 / 16, Math.abs(b - a)) }
  }
  if (wall) return fromSeen(value.data, form, sheet, context)
  return { position: { x: form.x, y: form.y }, width: form.width, height: form.height }
}

/** A new opening: in the wall that is nearest to the press, or on the viewport. */
function draft(
  form: Form,
  sheet: CanvasSheet,
  { tables }: CanvasContext,
  newId: () => number,
): readonly Draft[] {
  if (form.type !== 'box') return []
  const at = { x: form.x, y: form.y }
  const { width, height } = form
  if (sheet.type === 'view')
    return entityDraft('opening', sheet, { archWallId: null, position: at, width, height }, newId)
  if (sheet.type !== 'plan') return []
  const nearest = [...tables.archWall.values()]
    .map((wall) => {
      const axis = planLine(wall.from, wall.to, 0)
      return { wall, away: distance(at, nearestOnSegment(at, axis.from, axis.to)) }
    })
    .filter(({ away }) => away <= REACH)
    .sort((a, b) => a.away - b.away)[0]
  if (!nearest) return []
  const { wall } = nearest
  const props = {
    archWallId: wall.id,
    archCustomViewId: null,
    offset: offsetOn(wall, at) - width / 2,
    width,
    height,
  }
  return entityDraft('opening', sheet, props, newId)
}

export const readOpening = entityReader('opening')

export const openingKind = defineKind<OpeningValue>({
  name: 'opening',
  resource: 'entity',
  words: () => spatialKindWords.opening,
  layer: null,
  // The mural is cut out there: above what covers the wall, below what stands before it.
  order: 42,
  drawnBy: 'point',
  drawnOn: ['plan', 'view'],
  usualSize: { width: 36, height: 80 },
  chains: false,
  moves: true,
  resizes: 'both',
  rotates: false,
  isHollow: false,
  dependsOnOthers: true,
  read: readOpening,
  partsOn(value, sheet, context) {
    if (sheet.type === 'plan') return onPlan(value, context)
    return sheet.type === 'view' ? onView(value, sheet.id, context) : []
  },
  reach: ({ data }) => data.width,
  reform(value, [moved], sheet, context) {
    const data = moved ? reformed(value, moved.form, sheet, context) : null
    return data && { data }
  },
  draft,
  fields: ({ data }) => [
    field(['data', 'kind'], words.openingKind, { type: 'choice', choices: kinds() }),
    ...(data.archWallId === null
      ? nullableFields('position', data.position, { x: 0, y: 0 }, { x: words.x, y: words.y }, anyLength)
      : [field(['data', 'offset'], words.offset, anyLength)]),
    field(['data', 'width'], words.width, positiveLength),
    field(['data', 'height'], words.height, positiveLength),
    field(['data', 'sill'], words.sill, zeroLength),
  ],
  scene({ data }, { form }) {
    if (form.type === 'box') {
      const [a, b, c, d] = cornersOf(form)
      const glass = { role: 'fine', stroke: 'ink2' } as const
      return [
        outlineOf(form, { role: 'detail', fill: 'paper' }),
        ...(data.kind === 'window' ? [line(a, c, glass), line(b, d, glass)] : []),
      ]
    }
    const hole = outlineOf({ ...form, thickness: form.thickness + 0.5 }, { role: 'detail', fill: 'paper' })
    if (data.kind === 'window') return [hole, line(form.from, form.to, { role: 'fine' })]
    if (data.kind === 'opening') return [hole]
    // The leaf stands open, and its edge draws a quarter of a circle.
    const leaf = add(form.from, opened(subtract(form.to, form.from)))
    const radius = distance(form.from, form.to)
    const at = ({ x, y }: LineForm['from']) => [coordinate(x), coordinate(y)].join(' ')
    const arc = ['M', at(form.to), 'A', coordinate(radius), coordinate(radius), '0 0 0', at(leaf)].join(' ')
    return [hole, line(form.from, leaf, { role: 'detail' }), { kind: 'path', d: arc, role: 'fine' }]
  },
  title: ({ data }) => (data.kind === 'opening' ? '' : words[data.kind]),
  standsOn: ({ data }) => (data.archWallId === null ? null : { resource: 'archWall', id: data.archWallId }),
  copyTo({ data }, sheet, by) {
    const { x, y } = data.position ?? { x: 0, y: 0 }
    const moved: CanvasProps =
      data.archWallId === null
        ? { position: { x: x + by.x, y: y + by.y } }
        : { offset: data.offset + data.width + by.x }
    if (data.archWallId !== null) return sheet.type === 'plan' ? { data: moved } : null
    return sheet.type === 'view' ? { data: { archCustomViewId: sheet.id, ...moved } } : null
  },
  copyWith: (_, __, archWallId) => ({ data: { archWallId } }),
})

/** The openings that are seen on a viewport, where they stand there. */
export function openingsSeen(
  viewId: number,
  context: CanvasContext,
): readonly { readonly id: number; readonly box: BoxForm }[] {
  return [...context.tables.entity.values()].flatMap((entity) =>
    openingKind
      .partsOn(entity, { type: 'view', id: viewId }, context)
      .flatMap(({ form }) => (form.type === 'box' ? [{ id: entity.id, box: form }] : [])),
  )
}
