/**
 * A short text that is the same as long as a room looks the same from an eye point: a still that was kept under another one is
 * of another room. It names no record by its id, as records get theirs only when the server has them.
 */
import type { CanvasContext } from '../canvas/kind.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { placementsOf } from '../orders/placements.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { EyePointData } from '../spatial/kinds/eye-point.ts'
import { elevationInto } from '../canvas/elevation-view.ts'
import { shownViewports } from '../canvas/viewports.ts'
import { type RoomScene, roomScene } from './room-scene.ts'

/** Hundredths of an inch: less is not seen. */
function n(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return String(rounded === 0 ? 0 : rounded)
}

function points(list: readonly Vec3[]): string {
  return list.map((point) => point.map(n).join(',')).join(' ')
}

/** JSON with the keys of objects in one order; what is undefined is left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`
}

/** What is seen of a line's product: anything that is the same object as long as it looks the same. */
export type LookOf = (item: ProductInstance) => object

const lookTexts = new WeakMap<object, string>()

function lookText(look: object): string {
  const known = lookTexts.get(look)
  if (known !== undefined) return known
  const text = canonical(look)
  lookTexts.set(look, text)
  return text
}

/**
 * Where the pieces of a line stand, by the walls that their views look at and not by how large they are drawn at the moment.
 * Those that stand nowhere in the room are left out.
 */
function piecesText({ tables, items }: CanvasContext, shown: ReadonlySet<number>, lookOf: LookOf): string[] {
  const lineOf = (viewId: number) => {
    const elevation = elevationInto(tables, viewId)
    if (!elevation) return null
    return [elevation.from.x, elevation.from.z, elevation.to.x, elevation.to.z].map(n).join(',')
  }
  return items.flatMap((item) =>
    placementsOf(item).flatMap(({ plan, view }) => {
      const line = view && shown.has(view.archCustomViewId) ? lineOf(view.archCustomViewId) : null
      if (plan === null && line === null) return []
      const onPlan = plan ? [plan.x, plan.z, plan.rotation].map(n).join(',') : ''
      const onView = view && line !== null ? [line, n(view.x), n(view.y)].join(',') : ''
      return [['piece', lookText(lookOf(item)), onPlan, onView].join(' ')]
    }),
  )
}

function roomText({ walls, openings, hung }: RoomScene): string[] {
  return [
    ...walls.map(({ wall: { from, to, height, thickness } }) =>
      ['wall', ...[from.x, from.z, to.x, to.z, height, thickness].map(n)].join(' '),
    ),
    ...openings.map(({ data: { kind }, joined, hole }) => {
      const { from, along } = joined
      const numbers = [from.x, from.y, along.x, along.y, hole.from, hole.to, hole.bottom, hole.top]
      return ['opening', kind, ...numbers.map(n)].join(' ')
    }),
    ...hung.map(({ address, corners, places }) =>
      [
        'picture',
        // An address may carry until when it holds.
        address === null ? '-' : (address.split('?')[0] ?? ''),
        points(corners),
        places.map((at) => at.map(n).join(',')).join(' '),
      ].join(' '),
    ),
  ]
}

/** 64 bits of FNV-1a over the letters, as two halves that begin differently. */
function hashOf(text: string): string {
  const half = (seed: number) => {
    let hash = seed
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
    }
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return half(2_166_136_261) + half(1_181_783_497)
}

const rooms = new WeakMap<CanvasContext, readonly string[]>()

function roomTextOf(context: CanvasContext): readonly string[] {
  const text = rooms.get(context) ?? roomText(roomScene(context))
  rooms.set(context, text)
  return text
}

/** Of a room and an eye point of it. */
export function roomFingerprint(
  context: CanvasContext,
  { from, to, height, fieldOfView, tilt }: EyePointData,
  lookOf: LookOf,
): string {
  const shown = new Set(shownViewports(context).map(({ id }) => id))
  const room = [...roomTextOf(context), ...piecesText(context, shown, lookOf)].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const eye = [from.x, from.z, to.x, to.z, height, fieldOfView, tilt].map(n).join(' ')
  return hashOf([...room, eye].join('\n'))
}

/** Is the still of an eye point one of another room, or from another place? Without a still it is not. */
export function isStillOld(context: CanvasContext, data: EyePointData, lookOf: LookOf): boolean {
  return data.mediumId !== null && data.stillOf !== roomFingerprint(context, data, lookOf)
}
