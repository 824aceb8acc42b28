/**
 * Which properties are hidden. A hidden property carries no value, so it hides nothing itself; where
 * properties hide each other in a ring, the first in display order stays.
 */
import type { Hidable } from './network.ts'
import type { NetworkState } from './network-state.ts'

const off = 0
const on = 1
const undecided = 2

/** Whether one of these options is chosen on a visible property: off, on, or not decided yet. */
function optionsAre(state: NetworkState, options: readonly number[]): number {
  let result = off
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!
    const property = state.network.propertyOfOption[option]!
    const chosen = state.chosen[property]!
    const isChosen = chosen.length === 1 ? chosen[0] === option : chosen.includes(option)
    if (!isChosen || state.hidden[property] === 1) continue
    if (state.hidden[property] === 0) return on
    result = undecided
  }
  return result
}

function valuesAre(state: NetworkState, properties: readonly number[]): number {
  let result = off
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i]!
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
function decide(state: NetworkState, hidable: Hidable): number {
  const hiding = either(optionsAre(state, hidable.hideOptions), valuesAre(state, hidable.hideValues))
  if (hiding === on || !hidable.mustShow) return hiding
  const showing = either(optionsAre(state, hidable.showOptions), valuesAre(state, hidable.showValues))
  if (showing === off) return on
  return hiding === off && showing === on ? off : undecided
}

/** Writes into `state.hidden` what the choices hide: 1 hidden, 0 visible. */
export function computeHidden(state: NetworkState): void {
  const { hidden } = state
  const { hidables } = state.network
  for (let i = 0; i < hidables.length; i++) hidden[hidables[i]!.property] = undecided
  let open = hidables.length
  while (open > 0) {
    const openBefore = open
    for (let i = 0; i < hidables.length; i++) {
      const hidable = hidables[i]!
      if (hidden[hidable.property] !== undecided) continue
      const decision = decide(state, hidable)
      if (decision === undecided) continue
      hidden[hidable.property] = decision
      open -= 1
    }
    if (open < openBefore) continue
    const first = hidables.find(({ property }) => hidden[property] === undecided)
    if (first !== undefined) hidden[first.property] = 0
    open -= 1
  }
}
