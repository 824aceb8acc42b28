/** What is found out of a model while its components are counted or searched. */
import type { Witness } from './search.ts'

/** How many allowed combinations of choices; `least` and `most` are the same where it was counted. */
export type Count = { readonly least: bigint; readonly most: bigint }

export type Findings = {
  /** by state: 1 where it is in an allowed combination of its component */
  readonly alive: Uint8Array
  /** by state: 1 where that is not known */
  readonly undecided: Uint8Array
  /** keeps a combination that was found */
  readonly note: (witness: Witness) => void
}
