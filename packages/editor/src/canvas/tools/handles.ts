/** The handles of the one shape that is selected: which it shows, where they stand, and which one a hand meant. */
import type { Point } from '@orderwright/domain/geometry'
import {
  centerOf,
  contains,
  distance,
  type Form,
  type Handle,
  handlePoint,
  handlesOf,
} from '@orderwright/domain/canvas'
import { type Reach, reaches } from '../canvas-state.ts'
import { isLocked, type Shape } from '../shapes.ts'

const cornerHandles: ReadonlySet<Handle> = new Set(['nw', 'ne', 'se', 'sw'])

/** Where the handle stands that turns a form. */
export function turnHandlePoint(form: Form, inches: number): Point {
  const top = handlePoint(form, 'n')
  const center = centerOf(form)
  const away = distance(top, center)
  if (form.type === 'line' || away === 0) return { x: center.x, y: center.y - inches }
  const factor = (away + inches) / away
  return { x: center.x + (top.x - center.x) * factor, y: center.y + (top.y - center.y) * factor }
}

/** Can it be turned where it stands? */
export function canTurn({ kind, part }: Shape): boolean {
  return kind.rotates && part.isUpright !== true && !isLocked({ part })
}

/**
 * The handles by which a shape is resized at a scale (pixels to an inch). One in the middle of a side stands between the
 * corners only where a hand can tell all three apart.
 */
export function resizeHandles({ kind, part }: Shape, scale: number, reach: Reach): readonly Handle[] {
  const { form } = part
  const all = handlesOf(form)
  if (kind.resizes === 'none' || isLocked({ part })) return []
  if (kind.resizes === 'proportional') return all.filter((handle) => cornerHandles.has(handle))
  if (kind.resizes === 'width') return all.filter((handle) => handle === 'e' || handle === 'w')
  if (form.type === 'line') return all
  const isLong = (side: number) => side * scale >= 4 * reach.handle
  const [hasAcross, hasDown] = [isLong(form.width), isLong(form.height)]
  return all.filter(
    (handle) => cornerHandles.has(handle) || (handle === 'n' || handle === 's' ? hasAcross : hasDown),
  )
}

/** Of a small shape the middle is left to be moved by: within it handles reach no farther than a quarter of its smaller side. */
function reachWithin(form: Form, scale: number, reach: Reach): number {
  const side = form.type === 'box' ? Math.min(form.width, form.height) : distance(form.from, form.to)
  return Math.min(reach.handle, Math.max(reaches.mouse.handle, (side * scale) / 4))
}

interface Place {
  readonly handle: Handle | 'turn'
  readonly away: number
}

/** The handle of a shape at a point of the sheet, the nearest one; null: none is meant. */
export function handleAt(shape: Shape, point: Point, scale: number, reach: Reach): Handle | 'turn' | null {
  const { form } = shape.part
  const near = (contains(form, point) ? reachWithin(form, scale, reach) : reach.handle) / scale
  const turn: readonly Place[] = canTurn(shape)
    ? [{ handle: 'turn', away: distance(turnHandlePoint(form, reach.turn / scale), point) }]
    : []
  const sides = resizeHandles(shape, scale, reach).map(
    (handle): Place => ({ handle, away: distance(handlePoint(form, handle), point) }),
  )
  const [nearest] = [...turn, ...sides].toSorted((one, other) => one.away - other.away)
  return nearest && nearest.away <= near ? nearest.handle : null
}
