/** What rules look at, by number: each offered option of a product, and "anything" of each of its properties. */
import type { ProductProperty } from '../catalog/schema.ts'

export class Atoms {
  private readonly optionAtoms = new Map<number, number>()
  private readonly optionIds: number[] = []
  private readonly variables: number[] = []
  readonly optionCount: number
  private readonly byProperty: ReadonlyMap<number, number>

  constructor(properties: readonly ProductProperty[], offeredOf: readonly (readonly number[])[]) {
    this.byProperty = new Map(properties.map(({ id }, variable) => [id, variable]))
    offeredOf.forEach((ids, variable) => {
      for (const id of ids) {
        this.optionAtoms.set(id, this.variables.length)
        this.optionIds.push(id)
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

  /** The id of the option that the atom is; undefined for "anything" of a property. */
  optionId(atom: number): number | undefined {
    return this.optionIds[atom]
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
