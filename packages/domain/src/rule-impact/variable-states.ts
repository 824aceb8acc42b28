/**
 * The states of one property. Options that no rule tells apart are one state that weighs as many. Of texts, numbers and
 * sizes only whether something is given is a state, and no combination is counted for it (`isCounted`).
 */
import type { ProductProperty } from '../catalog/schema.ts'
import type { Atoms } from './atoms.ts'
import { groupBy } from '../units/group-by.ts'
import type { Links } from './links.ts'
import type { State } from './state.ts'

export type VariableStates = {
  readonly states: readonly State[]
  /** all choices that there would be without any rule */
  readonly freeWeight: bigint
  /** options of which the states say nothing */
  readonly leftOut: readonly number[]
}

/** Sets of so many options that rules look at are told apart: 2 to this power of states. */
const MOST_APART = 7

/** Whether choices of the property are combinations of their own. */
export function isCounted({ type }: ProductProperty): boolean {
  return type === 'singleSelect' || type === 'select' || type === 'checkbox'
}

/** Whether a visible property is valid with nothing chosen. See `propertyIsValid` of the engine. */
export function mayBeNone({ type, isRequired, isArray }: ProductProperty, hasOptions: boolean): boolean {
  if (type === 'singleSelect' || type === 'select') return isRequired === 0 || !hasOptions
  return isArray === 1 || type === 'text' || type === 'checkbox' || isRequired === 0
}

function mayBeFilled({ type, isArray, data }: ProductProperty): boolean {
  if (type !== 'dimensions' || isArray === 1) return true
  return data.minDimension === 0 || data.maxDimension === 0 || data.minDimension <= data.maxDimension
}

type Of = {
  readonly property: ProductProperty
  readonly variable: number
  /** the options that may be offered */
  readonly options: readonly number[]
  readonly atoms: Atoms
  readonly links: Links
}

/** The states of a property as the links tell its choices apart. */
export function variableStates({ property, variable, options, atoms, links }: Of): VariableStates {
  const usable = options.filter((id) => !links.never.has(atoms.ofOption(id)))
  const value = atoms.ofValue(variable)
  const isFree = mayBeNone(property, options.length > 0)
  const none: State = { variable, optionIds: [], atoms: [], weight: 1n, isNone: true }
  const states: State[] = isFree || links.isHidable(variable) ? [none] : []
  switch (property.type) {
    case 'singleSelect': {
      const classes = groupBy(usable, (id) => links.signature(atoms.ofOption(id)))
      for (const ids of classes.values()) {
        const own = [atoms.ofOption(ids[0]), value]
        states.push({ variable, optionIds: ids, atoms: own, weight: BigInt(ids.length), isNone: false })
      }
      return { states, freeWeight: BigInt(options.length) + (isFree ? 1n : 0n), leftOut: [] }
    }
    case 'select': {
      const touched = usable.filter((id) => links.isTouched(atoms.ofOption(id)))
      const rest = usable.filter((id) => !links.isTouched(atoms.ofOption(id)))
      states.push(...setsOf(touched.slice(0, MOST_APART), rest, { variable, atoms, links }))
      return { states, freeWeight: 2n ** BigInt(options.length), leftOut: touched.slice(MOST_APART) }
    }
    case 'text':
    case 'number':
    case 'checkbox':
    case 'dimensions':
      if (mayBeFilled(property)) {
        states.push({ variable, optionIds: [], atoms: [value], weight: 1n, isNone: false })
      }
      return { states, freeWeight: property.type === 'checkbox' ? 2n : 1n, leftOut: [] }
  }
}

/** The sets of options of which several may be chosen: what rules look at is told apart, the rest is weight. */
function setsOf(
  apart: readonly number[],
  rest: readonly number[],
  { variable, atoms, links }: Pick<Of, 'variable' | 'atoms' | 'links'>,
): State[] {
  const value = atoms.ofValue(variable)
  const restWeight = 2n ** BigInt(rest.length) - 1n
  const states: State[] = []
  for (let bits = 0; bits < 2 ** apart.length; bits++) {
    const ids = apart.filter((_, place) => ((bits >> place) & 1) === 1)
    const own = ids.map((id) => atoms.ofOption(id))
    if (own.some((one) => own.some((other) => links.areApart(one, other)))) continue
    const all = [...own, value]
    if (ids.length > 0) states.push({ variable, optionIds: ids, atoms: all, weight: 1n, isNone: false })
    if (rest.length > 0) {
      const optionIds = [...ids, ...rest]
      states.push({ variable, optionIds, atoms: all, weight: restWeight, isNone: false })
    }
  }
  return states
}
