/**
 * Which properties are hidden. A hidden property carries no value, so it hides nothing itself; where
 * properties hide each other in a ring, the first in display order stays.
 */
import { entryAt, type OptionIndex, type PropertyIndex } from './indices.ts'
import type { Hidable } from './network.ts'
import type { Choices } from './choices.ts'

const off = 0
const on = 1
const undecided = 2

/** Whether one of these options is chosen on a visible property: off, on, or not decided yet. */
function optionsAre(state: Choices, options: readonly OptionIndex[]): number {
  let result = off
  for (const option of options) {
    const property = entryAt(state.network.propertyOfOption, option)
    const chosen = entryAt(state.chosen, property)
    const isChosen = chosen.length === 1 ? chosen[0] === option : chosen.includes(option)
    if (!isChosen || state.hidden[property] === 1) continue
    if (state.hidden[property] === 0) return on
    result = undecided
  }
  return result
}

function valuesAre(state: Choices, properties: readonly PropertyIndex[]): number {
  let result = off
  for (const property of properties) {
    if (state.hasValue[property] === 0 || state.hidden[property] === 1) continue
    if (state.hidden[property] === 0) return on
    result = undecided
  }
  return result
}

function either(one: number, other: number): number {
  if (one === on || other === on) return on
  return one === undecided || other === undecided ? undecided : off
}

/** on: hidden; off: visible. */
function decide(state: Choices, hidable: Hidable): number {
  const hiding = either(optionsAre(state, hidable.hideOptions), valuesAre(state, hidable.hideValues))
  if (hiding === on || !hidable.mustShow) return hiding
  const showing = either(optionsAre(state, hidable.showOptions), valuesAre(state, hidable.showValues))
  if (showing === off) return on
  return hiding === off && showing === on ? off : undecided
}

/** Nothing is decided yet. */
export function forgetDecisions({ network, hidden }: Choices): void {
  for (const { property } of network.hidables) hidden[property] = undecided
}

/** Whether a property has a choice of which it is not decided yet whether it counts. */
export function isUndecided({ network, hidden, chosen, hasValue }: Choices, propertyId: number): boolean {
  const at = network.propertyIndex.get(propertyId)
  if (at === undefined || hidden[at] !== undecided) return false
  return hasValue[at] === 1 || entryAt(chosen, at).length > 0
}

/** Decides what can be decided now; whether that was anything. */
export function decideSome(state: Choices): boolean {
  const { hidden } = state
  let isFurther = false
  for (const hidable of state.network.hidables) {
    if (hidden[hidable.property] !== undecided) continue
    const decision = decide(state, hidable)
    if (decision === undecided) continue
    hidden[hidable.property] = decision
    isFurther = true
  }
  return isFurther
}

/** Shows the first property that is undecided; false when all are decided. */
export function breakRing({ network, hidden }: Choices): boolean {
  for (const { property } of network.hidables) {
    if (hidden[property] !== undecided) continue
    hidden[property] = off
    return true
  }
  return false
}

/** Writes into `state.hidden` what the choices hide: 1 hidden, 0 visible. */
export function computeHidden(state: Choices): void {
  forgetDecisions(state)
  for (;;) {
    if (decideSome(state)) continue
    if (!breakRing(state)) return
  }
}
