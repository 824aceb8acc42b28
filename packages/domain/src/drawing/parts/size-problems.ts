/** What doors, panels and fronts have in common to object to: slats too narrow to make, handles too long for their leaf. */
import { familyMessages } from '../../messages/order/families.ts'
import { formatLength, type LengthUnit } from '../../units/lengths.ts'
import type { FamilyProblem } from '../family.ts'
import type { Handle } from './leaf.ts'
import { divideSlats, type Slats } from './slats.ts'

/** Narrower slats can not be cut. */
const LEAST_SLAT_MM = 15

/** In which part of a unit the bounds of checks are said: whole millimetres, sixteenths of an inch. */
const PART_MM: Readonly<Record<LengthUnit, number>> = { mm: 1, in: 25.4 / 16 }

/** The most that fits, in words: never more than does. In mm. */
export function mostText(value: number, unit: LengthUnit): string {
  return formatLength(Math.floor(value / PART_MM[unit] + 1e-9) * PART_MM[unit], unit)
}

/** The least that is needed, in words: never less than is. In mm. */
export function leastText(value: number, unit: LengthUnit): string {
  return formatLength(Math.ceil(value / PART_MM[unit] - 1e-9) * PART_MM[unit], unit)
}

/** `width` is what the slats fill, in mm. */
export function slatProblems(width: number, slats: Slats, unit: LengthUnit): FamilyProblem[] {
  if (slats.by === 'count' && slats.count < 1) {
    return [{ message: familyMessages.slatCountMissing, path: 'slats.count' }]
  }
  const division = divideSlats(width, slats)
  const whole = slats.by === 'count' ? width / division.count : division.width
  if (whole >= LEAST_SLAT_MM) return []
  const words = {
    count: division.count,
    width: formatLength(whole, unit),
    least: leastText(LEAST_SLAT_MM, unit),
  }
  const path = slats.by === 'count' ? 'slats.count' : 'slats.width'
  return [{ message: familyMessages.slatsTooNarrow(words), path }]
}

/** `leafHeight` in mm: a handle takes at most nine tenths of it. */
export function handleProblems(handle: Handle, leafHeight: number, unit: LengthUnit): FamilyProblem[] {
  const most = (leafHeight * 9) / 10
  if (handle.kind !== 'bar' || handle.length <= most) return []
  return [
    {
      message: familyMessages.handleTooLong({
        length: formatLength(handle.length, unit),
        most: mostText(most, unit),
      }),
      path: 'handle.length',
    },
  ]
}
