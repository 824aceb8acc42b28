/**
 * What rules and conditions say between the choices of a product, read off its networks. Rules only ever add to it, so
 * that what a network says is read once, and a further rule is laid over it (`base`) without a copy of the rest.
 */
import type { ProductRule } from '../catalog/schema.ts'
import { holds } from '../constraints/availability.ts'
import type { OptionIndex } from '../constraints/indices.ts'
import type { Hidable, Network, Removals } from '../constraints/network.ts'
import { edgesOfRule } from '../constraints/rule-edges.ts'
import type { Atoms } from './atoms.ts'

/** A property of the product that may be hidden, and by what. */
export type HidableVariable = {
  readonly variable: number
  /** its place among those that the engine decides one after another */
  readonly order: number
  readonly mustShow: boolean
  readonly hiding: readonly number[]
  readonly showing: readonly number[]
}

/** An option that is offered only while one of these options is chosen. */
export type Need = { readonly atom: number; readonly variable: number; readonly oneOf: ReadonlySet<number> }

/** The properties of one network after those of the network that was read before it. */
const NETWORK = 1_000_000

export class Links {
  private readonly apart: (Set<number> | undefined)[]
  private readonly marks: (Set<string> | undefined)[]
  /** 1: what is said of the atom is not the base's any more */
  private readonly isOwn: Uint8Array
  private readonly signatures: (string | undefined)[]
  private readonly hidableOf: Map<number, HidableVariable>
  readonly needs: Need[]
  /** options whose conditions never hold on this product */
  readonly never: Set<number>
  /** variables of which something is said that the base does not say */
  readonly changed = new Set<number>()
  private networks: number

  constructor(
    private readonly atoms: Atoms,
    private readonly base?: Links,
  ) {
    this.apart = base?.apart.slice() ?? Array.from({ length: atoms.count })
    this.marks = base?.marks.slice() ?? Array.from({ length: atoms.count })
    this.isOwn = new Uint8Array(atoms.count)
    this.signatures = Array.from({ length: atoms.count })
    this.hidableOf = new Map(base?.hidableOf)
    this.needs = [...(base?.needs ?? [])]
    this.never = new Set(base?.never)
    this.networks = base?.networks ?? 0
  }

  /** The properties that may be hidden, in the order in which the engine decides them. */
  get hidables(): HidableVariable[] {
    return [...this.hidableOf.values()].sort((a, b) => a.order - b.order)
  }

  isHidable(variable: number): boolean {
    return this.hidableOf.has(variable)
  }

  areApart(one: number, other: number): boolean {
    return this.apart[one]?.has(other) === true
  }

  /** What never goes with the atom; nothing where `undefined`. */
  apartFrom(atom: number): ReadonlySet<number> | undefined {
    return this.apart[atom]
  }

  /** Whether any rule or condition looks at the option itself. */
  isTouched(atom: number): boolean {
    return this.apart[atom] !== undefined || this.marks[atom] !== undefined
  }

  /** The same for options of a property that nothing tells apart. */
  signature(atom: number): string {
    if (this.base !== undefined && this.isOwn[atom] === 0) return this.base.signature(atom)
    let text = this.signatures[atom]
    if (text === undefined) {
      const apart = this.apart[atom]
      const marks = this.marks[atom]
      text = apart === undefined ? '' : Int32Array.from(apart).sort().join(' ')
      if (marks !== undefined) text += `;${[...marks].sort().join(' ')}`
      this.signatures[atom] = text
    }
    return text
  }

  /** Lays a rule over what this network says, which is one that was read before and knows nothing of the rule. */
  addRule(network: Network, place: number, rule: ProductRule): void {
    const { options, values, hidables } = edgesOfRule(network, rule)
    for (const [from, to] of options) this.part(this.ofOption(network, from), this.ofOption(network, to))
    for (const [from, to] of values) {
      this.part(this.atoms.ofProperty(network.properties[from]?.id), this.ofOption(network, to))
    }
    for (const hidable of hidables) this.hide(network, place, hidable)
  }

  /** Reads all that a network says, of rules and of conditions. */
  addNetwork(network: Network): void {
    const place = this.networks++
    for (const p of network.propertyIndices) {
      const value = this.atoms.ofProperty(network.properties[p]?.id)
      this.partAll(network, value, network.valueRemovals[p])
      for (const o of network.optionsOf[p] ?? []) {
        const removals = network.removals[o]
        if (removals !== undefined) this.partAll(network, this.ofOption(network, o), removals)
      }
    }
    for (const conditional of network.conditionalOptions) this.condition(network, conditional)
    for (const hidable of network.hidables) this.hide(network, place, hidable)
  }

  private ofOption({ options }: Network, index: OptionIndex): number {
    return this.atoms.ofOption(options[index]?.id)
  }

  private partAll(network: Network, from: number, removals: Removals | undefined): void {
    if (removals === undefined || from < 0) return
    for (const target of removals.rules.keys()) this.part(from, this.ofOption(network, target))
  }

  private part(one: number, other: number): void {
    if (one < 0 || other < 0 || this.areApart(one, other)) return
    for (const atom of [one, other]) {
      this.own(atom)
      ;(this.apart[atom] ??= new Set()).add(atom === one ? other : one)
    }
  }

  private mark(atom: number, text: string): void {
    this.own(atom)
    ;(this.marks[atom] ??= new Set()).add(text)
  }

  /** What is said of the atom becomes its own, before something is added. */
  private own(atom: number): void {
    if (this.isOwn[atom] === 1) return
    this.isOwn[atom] = 1
    this.changed.add(this.atoms.variableOf(atom))
    const [apart, marks] = [this.apart[atom], this.marks[atom]]
    if (apart !== undefined) this.apart[atom] = new Set(apart)
    if (marks !== undefined) this.marks[atom] = new Set(marks)
  }

  private condition(network: Network, { option, conditions }: Network['conditionalOptions'][number]): void {
    const atom = this.ofOption(network, option)
    if (atom < 0) return
    for (const { property, availability } of conditions) {
      const value = property === undefined ? -1 : this.atoms.ofProperty(network.properties[property]?.id)
      const oneOf = new Set(
        (property === undefined ? [] : (network.optionsOf[property] ?? [])).flatMap((index) => {
          const other = network.options[index]
          const isMet = other !== undefined && holds(other.data[availability.dataKey], availability)
          const otherAtom = this.ofOption(network, index)
          return isMet && otherAtom >= 0 ? [otherAtom] : []
        }),
      )
      if (value < 0 || oneOf.size === 0) {
        this.never.add(atom)
        this.changed.add(this.atoms.variableOf(atom))
        continue
      }
      const need = this.needs.length
      this.needs.push({ atom, variable: this.atoms.variableOf(value), oneOf })
      this.mark(atom, `n${need}`)
      for (const other of oneOf) this.mark(other, `m${need}`)
    }
  }

  private hide(network: Network, place: number, hidable: Hidable): void {
    const { properties } = network
    const value = this.atoms.ofProperty(properties[hidable.property]?.id)
    if (value < 0) return
    const variable = this.atoms.variableOf(value)
    const known = this.hidableOf.get(variable)
    const all = (
      before: readonly number[] | undefined,
      options: Hidable['hideOptions'],
      values: Hidable['hideValues'],
    ) => [
      ...new Set([
        ...(before ?? []),
        ...options.map((option) => this.ofOption(network, option)).filter((atom) => atom >= 0),
        ...values.map((p) => this.atoms.ofProperty(properties[p]?.id)).filter((atom) => atom >= 0),
      ]),
    ]
    const hiding = all(known?.hiding, hidable.hideOptions, hidable.hideValues)
    const showing = all(known?.showing, hidable.showOptions, hidable.showValues)
    this.hidableOf.set(variable, {
      variable,
      order: place * NETWORK + hidable.property,
      mustShow: hidable.mustShow || known?.mustShow === true,
      hiding,
      showing,
    })
    this.changed.add(variable)
    for (const atom of hiding) this.mark(atom, `h${variable}`)
    for (const atom of showing) this.mark(atom, `s${variable}`)
  }
}
