/** What seams cost beyond faults, and what the searches give back. */

/** Compared by `first`, then by `second`. */
export type Cost = { readonly first: number; readonly second: number }

/** What a seam costs that is near something, and one that stands on no mismatch line; `first` stays below `FAULT_COST`. */
export type SeamCosts = { readonly near: Cost; readonly offLine: Cost }

/** A fault outweighs what all seams of a gap can cost otherwise. */
export const FAULT_COST = 2 ** 21

/** The places of a gap's seams, left to right, and their cost; to `second` the sum of the widths' squares is added. */
export type BestSeams = Cost & { readonly places: readonly number[] }

export function isLess(one: Cost, other: Cost): boolean {
  return one.first < other.first || (one.first === other.first && one.second < other.second)
}
