/** What each of the two panels at a seam has of their overlap. Inches. [2.3.40] */
import { muralMessages } from '../../../messages/spatial/murals.ts'
import { formatInches } from '../../../units/lengths.ts'
import { type Refusal, refusal } from '../../../units/result.ts'
import type { MuralSeamData } from '../../kinds/mural-seam.ts'
import { type MuralSpan, SAME_LENGTH } from './measures.ts'

/** How much two panels overlap (`thickness`), and to which side. */
export type SeamOverlap = Pick<
  MuralSeamData,
  'thickness' | 'alignment' | 'alignmentMode' | 'customAlignmentOffset'
>

/** `left` is the inner bleed of the panel on the left (its right one), `right` that of the panel on the right. */
export type SeamShares = { readonly left: number; readonly right: number }

/**
 * An inner edge's bleed is its share of the seam: half each in the center; all of it at the panel on the right where the
 * seam is aligned left, and the other way round; half and the offset where it has its own. Refused where that offset is
 * more than half the overlap.
 */
export function seamShares(
  seam: SeamOverlap,
): ({ readonly ok: true } & SeamShares) | Refusal<'seamOffsetTooLarge'> {
  const { thickness, alignment, alignmentMode, customAlignmentOffset: offset } = seam
  const half = thickness / 2
  if (alignmentMode === 'custom') {
    if (Math.abs(offset) > half + SAME_LENGTH)
      return refusal(
        'seamOffsetTooLarge',
        muralMessages.seamOffsetTooLarge({ offset: formatInches(offset), most: formatInches(half) }),
      )
    return { ok: true, left: half + offset, right: half - offset }
  }
  if (alignment === 'left') return { ok: true, left: 0, right: thickness }
  if (alignment === 'right') return { ok: true, left: thickness, right: 0 }
  return { ok: true, left: half, right: half }
}

/** The stretch in which both panels of a seam at `x` lie: each reaches beyond it by its share. */
export function seamBand(x: number, { left, right }: SeamShares): MuralSpan {
  return { from: x - right, to: x + left }
}
