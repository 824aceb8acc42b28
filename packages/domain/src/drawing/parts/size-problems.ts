/** What doors, panels and fronts have in common to object to: slats too narrow to make, handles too long for their leaf. */
import { familyMessages } from '../../messages/order/families.ts'
import { formatLength } from '../../units/lengths.ts'
import type { FamilyProblem } from '../family.ts'
import type { Handle } from './leaf.ts'
import { divideSlats, type Slats } from './slats.ts'

/** Narrower slats can not be cut. */
const LEAST_SLAT_MM = 15

/** A length of a check in words. */
export function inMm(value: number): string {
  return formatLength(value, 'mm')
}

/** `width` is what the slats fill, in mm. */
export function slatProblems(width: number, slats: Slats): FamilyProblem[] {
  if (slats.by === 'count' && slats.count < 1) {
    return [{ message: familyMessages.slatCountMissing, path: 'slats.count' }]
  }
  const division = divideSlats(width, slats)
  const whole = slats.by === 'count' ? width / division.count : division.width
  if (whole >= LEAST_SLAT_MM) return []
  const words = { count: division.count, width: inMm(whole), least: inMm(LEAST_SLAT_MM) }
  const path = slats.by === 'count' ? 'slats.count' : 'slats.width'
  return [{ message: familyMessages.slatsTooNarrow(words), path }]
}

/** `leafHeight` in mm: a handle takes at most nine tenths of it. */
export function handleProblems(handle: Handle, leafHeight: number): FamilyProblem[] {
  const most = Math.floor(leafHeight * 0.9)
  if (handle.kind !== 'bar' || handle.length <= most) return []
  return [
    {
      message: familyMessages.handleTooLong({ length: inMm(handle.length), most: inMm(most) }),
      path: 'handle.length',
    },
  ]
}
