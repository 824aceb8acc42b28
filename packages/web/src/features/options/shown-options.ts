/** Which options a person has any business seeing. */
import type { OptionState } from '@orderwright/domain/constraints'
import { messages } from '@orderwright/domain/messages'

const hidden: ReadonlySet<string> = new Set(['disabledForProduct', 'archived', 'publishLevel'])

/** Not those that are not offered for the product, archived, or above the person's level, unless they are chosen. */
export function isShown(state: OptionState): boolean {
  return state.chosen || state.allowed || !state.reasons.some(({ code }) => hidden.has(code))
}

/** Why an option can not be chosen; empty where it can. */
export function reasonOf({ allowed, reasons }: OptionState): string {
  return allowed ? '' : (reasons[0]?.message ?? messages.optionUnknown)
}

export interface ReasonGroup {
  /** said once above all of its options; null: each says its own, or needs none */
  readonly reason: string | null
  readonly states: readonly OptionState[]
}

/** In the order given, with those that share a reason together, so that it is said once and not nine times. */
export function byReason(states: readonly OptionState[]): ReasonGroup[] {
  const counts = new Map<string, number>()
  for (const state of states) counts.set(reasonOf(state), (counts.get(reasonOf(state)) ?? 0) + 1)
  const isShared = (reason: string) => reason !== '' && (counts.get(reason) ?? 0) > 1
  const single = states.filter((state) => !isShared(reasonOf(state)))
  const shared = [...counts.keys()].filter(isShared)
  return [
    { reason: null, states: single },
    ...shared.map((reason) => ({ reason, states: states.filter((state) => reasonOf(state) === reason) })),
  ]
}
