/** The order of a list as an address has it: 'title', or '-title' for the other way round. */

export interface SortBy<Key extends string> {
  readonly by: Key
  readonly isDescending: boolean
}

/** null: the address says nothing, or names what the list is not sorted by. */
export function readSort<Key extends string>(
  text: string | undefined,
  keys: readonly Key[],
): SortBy<Key> | null {
  const isDescending = text?.startsWith('-') === true
  const name = isDescending ? text.slice(1) : text
  const by = keys.find((key) => key === name)
  return by === undefined ? null : { by, isDescending }
}

export function sortText({ by, isDescending }: SortBy<string>): string {
  return isDescending ? `-${by}` : by
}
