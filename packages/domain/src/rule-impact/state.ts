/** The states of a product's properties, as rules tell them apart. */

/** One choice of a property, or several that no rule tells apart. */
export type State = {
  readonly variable: number
  /** the options that are chosen in it, or each of them in turn where `weight` of them are one state */
  readonly optionIds: readonly number[]
  /** what it has of what rules look at (see `Atoms`) */
  readonly atoms: readonly number[]
  /** how many choices it stands for */
  readonly weight: bigint
  readonly isNone: boolean
}
