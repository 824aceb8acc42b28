/**
 * Changes that would make a refused choice possible. Candidates are tried on the whole document, so that
 * each repair that is offered really repairs.
 */
import { messages } from '../messages.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { priceItem } from '../pricing/price-item.ts'
import { cents, type Cents } from '../units/money.ts'
import { blamedProperties } from './conflict.ts'
import { type Judged, judgeChanges } from './judge-changes.ts'
import type { NetworkState } from './network-state.ts'
import type { EvaluationContext, Repair, SelectionChange } from './types.ts'

/** How many repairs are offered, and how many trials are made to find them. */
const OFFERED = 5
const SINGLE_TRIALS = 400
const PAIR_TRIALS = 400
const STEP_TRIALS = 300

type Candidate = { readonly changes: readonly SelectionChange[]; readonly judged: Judged & { ok: true } }

/** The place and properties to blame for a refusal. */
export type Blame = {
  readonly itemId: number | null
  readonly state: NetworkState
  /** the options that should be available again: any one of them will do */
  readonly options: readonly number[]
}

/** Other choices for one blamed property, the present one left out. */
function alternatives(blame: Blame, property: number): SelectionChange[] {
  const { state } = blame
  const { network } = state
  const record = network.properties[property]
  if (record === undefined) return []
  const itemId = record.isOrderLevel === 1 ? null : blame.itemId
  const base = network.staticByRole[state.role].removed
  const current = state.selections[property]
  const chosen = state.chosen[property] ?? []
  const changes: SelectionChange[] = []
  if (network.isMultiple[property] === 1) {
    for (const dropped of chosen) {
      const optionIds = chosen
        .filter((other) => other !== dropped)
        .flatMap((other) => network.options[other]?.id ?? [])
      const selection = optionIds.length === 0 ? null : { ...current, optionIds }
      changes.push({ itemId, propertyId: record.id, selection })
    }
    return changes
  }
  const end = network.optionStart[property + 1] ?? 0
  for (let option = network.optionStart[property] ?? 0; option < end; option++) {
    if (chosen.includes(option)) continue
    // Order-level options have no static count on an item: the trial judges them.
    if (network.isTarget[property] === 1 && base[option] !== 0) continue
    changes.push({
      itemId,
      propertyId: record.id,
      selection: { ...current, optionId: network.options[option]?.id ?? 0 },
    })
  }
  if (record.isRequired === 0 && current !== undefined) {
    changes.push({ itemId, propertyId: record.id, selection: null })
  }
  return changes
}

/** Repairs of a refused list of changes, best first: fewest changes, least broken, least price difference. */
export function findRepairs(
  context: EvaluationContext,
  document: OrderDocument,
  refused: readonly SelectionChange[],
  blame: Blame,
): Repair[] {
  const isRefused = (change: SelectionChange) =>
    refused.some((other) => other.itemId === change.itemId && other.propertyId === change.propertyId)
  const options = [...blamedProperties(blame.state, blame.options)].map((property) =>
    alternatives(blame, property).filter((change) => !isRefused(change)),
  )
  const attempt = (changes: readonly SelectionChange[]): Candidate | undefined => {
    const all = [...changes, ...refused]
    const judged = judgeChanges(context, document, all)
    return judged.ok ? { changes: all, judged } : undefined
  }

  const found: Candidate[] = []
  for (const change of options.flat().slice(0, SINGLE_TRIALS)) {
    const candidate = attempt([change])
    if (candidate !== undefined) found.push(candidate)
  }
  if (found.length === 0) found.push(...pairs(options, attempt))
  if (found.length === 0) found.push(...stepByStep(context, document, refused, blame))
  return rank(context, document, found)
}

/** The place that a refusal is about, with what to blame there. */
export function blameOf(judged: Exclude<Judged, { ok: true }>): Blame | undefined {
  if (judged.kind === 'notAllowed') {
    return { itemId: judged.itemId, state: judged.state, options: [judged.option] }
  }
  if (judged.kind !== 'emptied') return undefined
  const { network } = judged.state
  const first = network.optionStart[judged.property] ?? 0
  const end = network.optionStart[judged.property + 1] ?? 0
  const options = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  return { itemId: judged.itemId, state: judged.state, options }
}

/** Mends one line after another, where an order-level choice stands against many. */
function stepByStep(
  context: EvaluationContext,
  document: OrderDocument,
  refused: readonly SelectionChange[],
  first: Blame,
): Candidate[] {
  const steps: SelectionChange[] = []
  let blame: Blame | undefined = first
  let trials = 0
  while (blame !== undefined) {
    let next: Blame | undefined
    let isMended = false
    for (const property of blamedProperties(blame.state, blame.options)) {
      for (const change of alternatives(blame, property)) {
        if (isMended) break
        const isTaken = [...steps, ...refused].some(
          (other) => other.itemId === change.itemId && other.propertyId === change.propertyId,
        )
        trials += 1
        if (isTaken || trials > STEP_TRIALS) continue
        const changes = [...steps, change, ...refused]
        const judged = judgeChanges(context, document, changes)
        if (judged.ok) return [{ changes, judged }]
        next = blameOf(judged)
        isMended = next !== undefined && next.itemId !== blame.itemId
        if (isMended) steps.push(change)
      }
    }
    blame = isMended ? next : undefined
  }
  return []
}

function pairs(
  options: readonly (readonly SelectionChange[])[],
  attempt: (changes: readonly SelectionChange[]) => Candidate | undefined,
): Candidate[] {
  const found: Candidate[] = []
  let trials = 0
  for (let a = 0; a < options.length; a++) {
    for (let b = a + 1; b < options.length; b++) {
      for (const first of options[a] ?? []) {
        for (const second of options[b] ?? []) {
          trials += 1
          if (trials > PAIR_TRIALS || found.length >= OFFERED) return found
          const candidate = attempt([first, second])
          if (candidate !== undefined) found.push(candidate)
        }
      }
    }
  }
  return found
}

/** How many chosen options the changes leave taken away. */
function brokenChoices({ judged }: Candidate): number {
  let count = 0
  for (const { after } of judged.places) {
    after.chosen.forEach((chosen, property) => {
      if (after.hidden[property] === 1 || after.network.isTarget[property] === 0) return
      for (const option of chosen) if (option < 0 || after.removed[option] !== 0) count += 1
    })
  }
  return count
}

function rank(
  context: EvaluationContext,
  document: OrderDocument,
  candidates: readonly Candidate[],
): Repair[] {
  const judged = candidates.map((candidate) => ({
    candidate,
    broken: brokenChoices(candidate),
    difference: subtotalDifference(context, document, candidate.judged),
  }))
  judged.sort(
    (a, b) =>
      a.candidate.changes.length - b.candidate.changes.length ||
      a.broken - b.broken ||
      Math.abs(a.difference ?? Number.MAX_SAFE_INTEGER) - Math.abs(b.difference ?? Number.MAX_SAFE_INTEGER),
  )
  return judged.slice(0, OFFERED).map(({ candidate, difference }) => ({
    title: titleOf(context, document, candidate.changes),
    changes: candidate.changes,
    priceDifferenceInCents: difference,
  }))
}

/** What the changed lines would cost more, in cents; null when a price is missing or hidden. */
function subtotalDifference(
  context: EvaluationContext,
  document: OrderDocument,
  judged: Judged & { ok: true },
): Cents | null {
  let difference = 0
  for (const { itemId } of judged.places) {
    if (itemId === null) continue
    const before = itemOf(document, itemId)
    const after = itemOf(judged.document, itemId)
    if (before === undefined || after === undefined) return null
    const priceBefore = priceItem(context, document, before)
    const priceAfter = priceItem(context, judged.document, after)
    if (!priceBefore.ok || !priceAfter.ok) return null
    difference += (priceAfter.unitPrice - priceBefore.unitPrice) * after.quantity
  }
  return cents(difference)
}

/** All changes but the refused ones, in words: "Change Finish to Brushed bronze". */
function titleOf(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): string {
  return wordsOfChanges(context, document, changes.slice(0, -1), changes.at(-1)?.itemId ?? null)
}

/** Changes in words; those of another item than `aboutItemId` name it. */
export function wordsOfChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  aboutItemId: number | null,
): string {
  return changes
    .map((change) => {
      const property = context.catalog.properties.get(change.propertyId)?.title ?? ''
      const optionId = change.selection?.optionId ?? change.selection?.optionIds?.at(-1)
      const option = optionId === undefined ? undefined : context.catalog.options.get(optionId)?.title
      const words =
        option === undefined
          ? messages.repairClear({ property })
          : messages.repairChange({ property, option })
      const item = change.itemId === null ? undefined : itemOf(document, change.itemId)
      return item === undefined || change.itemId === aboutItemId
        ? words
        : messages.repairOnItem({ change: words, item: item.title || `${item.rank}` })
    })
    .join(', ')
}
