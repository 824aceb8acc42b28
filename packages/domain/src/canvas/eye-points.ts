/** The eye points of an order, in the order in which they were made, and what they are called. */
import { roomMessages } from '../messages/canvas/room.ts'
import type { CanvasContext } from './kind.ts'
import { type EyePointValue, readEyePoint } from './kinds/eye-point.ts'

export type { EyePointValue } from './kinds/eye-point.ts'

/** Oldest first; those that the server does not know yet come last. */
export function eyePointsOf({ tables }: Pick<CanvasContext, 'tables'>): readonly EyePointValue[] {
  const age = ({ record: { id } }: EyePointValue) => (id < 0 ? 2 ** 40 - id : id)
  return [...tables.entity.values()]
    .flatMap((entity) => readEyePoint(entity) ?? [])
    .toSorted((a, b) => age(a) - age(b))
}

/** Its title, or its number from 1 where it has none. */
export function eyePointTitle({ data }: EyePointValue, number: number): string {
  return data.title.trim() || roomMessages.eyePoint({ number })
}
