/** Candidates of the order and of its lines put together, of which the best are kept. */
import type { SelectionChange } from '../../orders/selections.ts'
import { entryAt } from '../../constraints/indices.ts'
import type { Network } from '../../constraints/network.ts'
import type { TrialStep } from './search-line.ts'

/** What is changed at one place, and before it what is changed at others. */
type Part = {
  readonly itemId: number | null
  readonly network: Network
  readonly steps: readonly TrialStep[]
  readonly others: Part | undefined
}

/** Changes at one place or several. */
export type RepairCandidate = {
  readonly part: Part | undefined
  /** how many changes they are */
  readonly size: number
  /** how many other choices are lost by them, being hidden */
  readonly lost: number
  /** what the lines come to then, in cents; null when one has no price */
  readonly total: number | null
  /** by how much it moves the prices of the lines, in either direction, in cents */
  readonly shift: number
}

/** Candidates that are kept of the cheapest, and of those that change the price least. */
const KEPT = 4
const dearest = Number.MAX_SAFE_INTEGER

/** The candidate that some steps at one place are. */
export function candidateAt(
  itemId: number | null,
  network: Network,
  steps: readonly TrialStep[],
  total: number | null,
  lost: number,
): RepairCandidate {
  const part = steps.length === 0 ? undefined : { itemId, network, steps, others: undefined }
  return { part, size: steps.length, lost, total, shift: 0 }
}

/** Its changes, with the words of those that their titles do not say. */
export function changesOf({ part }: RepairCandidate): {
  readonly changes: readonly SelectionChange[]
  readonly words: ReadonlyMap<SelectionChange, string>
} {
  const words = new Map<SelectionChange, string>()
  const changes: SelectionChange[] = []
  for (let at = part; at !== undefined; at = at.others) {
    const { itemId, network } = at
    for (const { property, choice } of at.steps) {
      const propertyId = entryAt(network.properties, property).id
      const change = { itemId, propertyId, selection: choice.selection ?? null }
      if (choice.words !== undefined) words.set(change, choice.words)
      changes.push(change)
    }
  }
  return { changes, words }
}

export function sumOf(totals: readonly (number | null)[]): number | null {
  return totals.reduce<number | null>(
    (sum, total) => (sum === null || total === null ? null : sum + total),
    0,
  )
}

/**
 * Each of some candidates with each of one more line, which came to `was` before. Kept are the cheapest, and those that
 * change the prices least: what is cheapest of all is often not what somebody who chose something else is after.
 */
export function combineWithLine(
  candidates: readonly RepairCandidate[],
  ofLine: readonly RepairCandidate[],
  was: number | null,
): RepairCandidate[] {
  const shifted = keep(
    ofLine.map((candidate) => ({
      ...candidate,
      shift: candidate.total === null || was === null ? 0 : Math.abs(candidate.total - was),
    })),
  )
  return keep(
    candidates.flatMap((candidate) =>
      shifted.map(({ part, size, lost, total, shift }) => ({
        part: part && { ...part, others: candidate.part },
        size: candidate.size + size,
        lost: candidate.lost + lost,
        total: sumOf([candidate.total, total]),
        shift: candidate.shift + shift,
      })),
    ),
  )
}

function keep(candidates: readonly RepairCandidate[]): RepairCandidate[] {
  return [...new Set([...cheapestOf(candidates).slice(0, KEPT), ...nearestOf(candidates).slice(0, KEPT)])]
}

export function cheapestOf(candidates: readonly RepairCandidate[]): RepairCandidate[] {
  return candidates.toSorted((a, b) => (a.total ?? dearest) - (b.total ?? dearest))
}

/** Those that change the prices of the lines least first. */
export function nearestOf(candidates: readonly RepairCandidate[]): RepairCandidate[] {
  return candidates.toSorted((a, b) => a.shift - b.shift)
}
