/** What rules and conditions say between the choices of a product, read off its networks. */
import { holds } from '../constraints/availability.ts'
import type { OptionIndex } from '../constraints/indices.ts'
import type { Network, Removals } from '../constraints/network.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import { groupBy } from './group-by.ts'
import type { State } from './state.ts'

/** What rules look at, by number: each offered option of the product, and "anything" of each of its properties. */
export class Atoms {
  private readonly optionAtoms = new Map<number, number>()
  private readonly variables: number[] = []
  readonly optionCount: number
  private readonly byProperty: ReadonlyMap<number, number>

  constructor(properties: readonly ProductProperty[], offeredOf: readonly (readonly number[])[]) {
    this.byProperty = new Map(properties.map(({ id }, variable) => [id, variable]))
    offeredOf.forEach((ids, variable) => {
      for (const id of ids) {
        this.optionAtoms.set(id, this.variables.length)
        this.variables.push(variable)
      }
    })
    this.optionCount = this.variables.length
    properties.forEach((_, variable) => this.variables.push(variable))
  }

  /** -1 for an option that is not offered. */
  ofOption(id: number | undefined): number {
    return id === undefined ? -1 : (this.optionAtoms.get(id) ?? -1)
  }

  ofValue(variable: number): number {
    return this.optionCount + variable
  }

  /** Anything of this property; -1 where the product does not have it. */
  ofProperty(id: number | undefined): number {
    const variable = id === undefined ? undefined : this.byProperty.get(id)
    return variable === undefined ? -1 : this.ofValue(variable)
  }

  variableOf(atom: number): number {
    return this.variables[atom] ?? -1
  }

  get count(): number {
    return this.variables.length
  }
}

/** A property of the product that may be hidden, and by what. */
export type HidableVariable = {
  readonly variable: number
  readonly mustShow: boolean
  readonly hiding: readonly number[]
  readonly showing: readonly number[]
}

/** An option that is offered only while one of these options is chosen. */
type Need = { readonly atom: number; readonly variable: number; readonly oneOf: ReadonlySet<number> }

export type Links = {
  readonly hidables: readonly HidableVariable[]
  /** options whose conditions never hold on this product */
  readonly never: ReadonlySet<number>
  readonly areApart: (one: number, other: number) => boolean
  /** whether any rule or condition looks at the option itself */
  readonly isTouched: (atom: number) => boolean
  /** the same for options of a property that nothing tells apart */
  readonly signature: (atom: number) => string
  readonly conflictsOf: (states: readonly State[]) => Set<number>[]
}

/** Reads what the networks (of the item, then of the order) say between the atoms. */
export function readLinks(networks: readonly Network[], atoms: Atoms): Links {
  const apart: (Set<number> | undefined)[] = Array.from({ length: atoms.count })
  const hidables: HidableVariable[] = []
  const needs: Need[] = []
  const never = new Set<number>()
  const part = (one: number, other: number) => {
    if (one < 0 || other < 0) return
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = apart[a]
      if (known === undefined) apart[a] = new Set([b])
      else known.add(b)
    }
  }
  for (const network of networks) {
    const { options, properties } = network
    const optionAtom = (index: OptionIndex) => atoms.ofOption(options[index]?.id)
    const partAll = (from: number, removals: Removals | undefined) => {
      if (removals === undefined || from < 0) return
      for (const target of removals.rules.keys()) part(from, optionAtom(target))
    }
    for (const p of network.propertyIndices) {
      partAll(atoms.ofProperty(properties[p]?.id), network.valueRemovals[p])
      for (const o of network.optionsOf[p] ?? []) partAll(optionAtom(o), network.removals[o])
    }
    for (const { option, conditions } of network.conditionalOptions) {
      const atom = optionAtom(option)
      if (atom < 0) continue
      for (const { property, availability } of conditions) {
        const variable = property === undefined ? -1 : variableOf(atoms, properties[property]?.id)
        const oneOf = new Set(
          (property === undefined ? [] : (network.optionsOf[property] ?? [])).flatMap((index) => {
            const other = options[index]
            const isMet = other !== undefined && holds(other.data[availability.dataKey], availability)
            const otherAtom = optionAtom(index)
            return isMet && otherAtom >= 0 ? [otherAtom] : []
          }),
        )
        if (variable < 0 || oneOf.size === 0) never.add(atom)
        else needs.push({ atom, variable, oneOf })
      }
    }
    for (const hidable of network.hidables) {
      const variable = variableOf(atoms, properties[hidable.property]?.id)
      if (variable < 0) continue
      const values = (of: typeof hidable.hideValues) => of.map((p) => atoms.ofProperty(properties[p]?.id))
      const known = (of: readonly number[]) => of.filter((atom) => atom >= 0)
      hidables.push({
        variable,
        mustShow: hidable.mustShow,
        hiding: known([...hidable.hideOptions.map(optionAtom), ...values(hidable.hideValues)]),
        showing: known([...hidable.showOptions.map(optionAtom), ...values(hidable.showValues)]),
      })
    }
  }
  return linksOf({ apart, hidables, needs, never, atoms })
}

function variableOf(atoms: Atoms, propertyId: number | undefined): number {
  const atom = atoms.ofProperty(propertyId)
  return atom < 0 ? -1 : atoms.variableOf(atom)
}

type Read = {
  readonly apart: readonly (ReadonlySet<number> | undefined)[]
  readonly hidables: readonly HidableVariable[]
  readonly needs: readonly Need[]
  readonly never: ReadonlySet<number>
  readonly atoms: Atoms
}

function linksOf({ apart, hidables, needs, never, atoms }: Read): Links {
  /** per option: what it hides, shows, needs and is needed for */
  const marks: (string[] | undefined)[] = Array.from({ length: atoms.count })
  const mark = (atom: number, text: string) => {
    const known = marks[atom]
    if (known === undefined) marks[atom] = [text]
    else known.push(text)
  }
  hidables.forEach(({ hiding, showing }, place) => {
    for (const atom of hiding) mark(atom, `h${place}`)
    for (const atom of showing) mark(atom, `s${place}`)
  })
  needs.forEach(({ atom, oneOf }, place) => {
    mark(atom, `n${place}`)
    for (const other of oneOf) mark(other, `m${place}`)
  })
  const signatures = new Map<number, string>()
  const signature = (atom: number) => {
    let text = signatures.get(atom)
    if (text === undefined) {
      text = [...(apart[atom] ?? [])].sort((a, b) => a - b).join(' ')
      text += `;${marks[atom]?.join(' ') ?? ''}`
      signatures.set(atom, text)
    }
    return text
  }
  return {
    hidables,
    never,
    areApart: (one, other) => apart[one]?.has(other) === true,
    isTouched: (atom) => apart[atom] !== undefined || marks[atom] !== undefined,
    signature,
    conflictsOf(states) {
      const conflicts = states.map(() => new Set<number>())
      const part = (one: number, other: number) => {
        conflicts[one]?.add(other)
        conflicts[other]?.add(one)
      }
      const withAtom: number[][] = Array.from({ length: atoms.count }, () => [])
      states.forEach((state, place) => {
        for (const atom of state.atoms) withAtom[atom]?.push(place)
      })
      apart.forEach((others, atom) => {
        for (const other of others ?? []) {
          if (other < atom || atoms.variableOf(other) === atoms.variableOf(atom)) continue
          for (const one of withAtom[atom] ?? []) for (const two of withAtom[other] ?? []) part(one, two)
        }
      })
      const ofVariable = groupBy(states.keys(), (place) => states[place]?.variable)
      for (const { atom, variable, oneOf } of needs) {
        const unmet = (ofVariable.get(variable) ?? []).filter(
          (place) => states[place]?.atoms.some((one) => oneOf.has(one)) !== true,
        )
        // Of options that are one state the first stands for all: it meets what they meet.
        for (const one of withAtom[atom] ?? []) for (const two of unmet) part(one, two)
      }
      return conflicts
    },
  }
}
