/**
 * Auto-layout: the panels that cover a run with the least waste, and up to four other layouts to compare. Every seam stands
 * on a sixteenth of an inch; no layout on sixteenths is better at what a proposal is for.
 */
import type { Refusal } from '../../../units/result.ts'
import { SAME_LENGTH } from '../figures/measures.ts'
import { seamShares } from '../figures/seam-shares.ts'
import { chooseSeams, countPanels } from './choose-seams.ts'
import { describeLayout, widthsBetween } from './describe-layout.ts'
import { gapsOf } from './gaps.ts'
import type { LayoutInput, LayoutRefusalCode, LayoutWish, MuralLayout } from './input.ts'
import { refuseLayout } from './refuse-layout.ts'

export type LayoutProposals = { readonly ok: true; readonly layouts: readonly MuralLayout[] }

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return (
    one.length === other.length &&
    one.every((place, index) => Math.abs(place - (other[index] ?? 0)) < SAME_LENGTH)
  )
}

/**
 * Up to five layouts that differ. The first has the fewest faults, rolls, waste, seams near what matters, and inequality
 * of widths, in this order (all after the faults follow from the number of panels until the seams near). The others have as
 * few faults: one has equal widths, one hides its seams, both with at most two panels more;
 * two have panels as wide as the roll lets them be, from the left and from the right, with the rest at the other side. Locked panels stay. Constraints
 * that cannot be met are warnings of the layout; input that is no wall, no roll or no room is refused.
 */
export function proposeLayouts(input: LayoutInput): LayoutProposals | Refusal<LayoutRefusalCode> {
  const shares = seamShares(input.seam)
  if (!shares.ok) return shares
  const refused = refuseLayout(input, shares)
  if (refused !== undefined) return refused
  const { left, right } = shares
  const gaps = countPanels(gapsOf(input, { left, right }), input.minimumStrip)
  const chosen = chooseSeams(gaps, input.minimumStrip, input.mismatchLines.length > 0, (places) =>
    widthsBetween(input, places),
  )
  const different: { places: readonly number[]; wishes: LayoutWish[] }[] = []
  for (const { wish, places } of chosen) {
    const same = different.find((known) => isSame(known.places, places))
    if (same === undefined) different.push({ places, wishes: [wish] })
    else same.wishes.push(wish)
  }
  return {
    ok: true,
    layouts: different.map(({ places, wishes }) => describeLayout(input, { left, right }, places, wishes)),
  }
}
